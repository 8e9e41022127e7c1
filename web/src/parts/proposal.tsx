import { routes, type TableView } from '@perilune/protocol'
import type { SeatInfo } from '@perilune/ui'
import { client, complain } from '../client.js'
import { proposalText } from '../table/proposal-text.js'
import { words } from '../words/play.js'

const w = words.table

/** A proposal to the table: those who must agree accept or decline, and its author can withdraw it. */
export function Proposal({ now, seats }: { now: TableView; seats: readonly SeatInfo[] }) {
  const { proposal, viewer } = now
  if (!proposal) return null
  const vote = (agree: boolean) => {
    if (viewer !== 'spectator')
      client
        .call(routes.vote, { params: { id: now.id, seat: viewer }, body: { proposal: proposal.id, agree } })
        .catch(complain)
  }
  const nameOf = (seat: number | undefined): string => seats.find((s) => s.seat === seat)?.name ?? ''
  const mine = proposal.by === viewer
  return (
    <div className="banner" role="alert">
      <p>{proposalText(now, nameOf).join(' ')}</p>
      {viewer !== 'spectator' && proposal.needed.includes(viewer) && (
        <>
          <button type="button" className="btn strong small" onClick={() => vote(true)}>
            {w.agree}
          </button>
          <button type="button" className="btn second small" onClick={() => vote(false)}>
            {w.refuse}
          </button>
        </>
      )}
      {mine && (
        <button type="button" className="btn second small" onClick={() => vote(false)}>
          {w.withdraw}
        </button>
      )}
    </div>
  )
}
