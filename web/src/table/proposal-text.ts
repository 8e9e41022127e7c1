import type { TableView } from '@perilune/protocol'
import { words } from '../words/play.js'

const w = words.table

/** What is proposed, who has not answered yet, and until when: one sentence each. */
export function proposalText(
  now: Pick<TableView, 'proposal' | 'viewer'>,
  nameOf: (seat: number | undefined) => string,
): string[] {
  const { proposal, viewer } = now
  if (!proposal) return []
  const what = w.proposals[proposal.what](nameOf(proposal.seat))
  const lines = [proposal.by === viewer ? w.proposed(what) : w.proposal(nameOf(proposal.by), what)]
  if (proposal.what === 'undo') lines.push(w.shuffledAgain)
  if (proposal.needed.length > 0)
    lines.push(w.stillAsked(proposal.needed.map((seat) => (seat === viewer ? w.youToo : nameOf(seat)))))
  if (proposal.until !== undefined) lines.push(w.silence(proposal.until))
  return lines
}
