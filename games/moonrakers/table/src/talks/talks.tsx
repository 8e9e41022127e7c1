import type { Talks as TalksState } from '@perilune/moonrakers'
import type { Happening, SeatInfo, TableChat } from '@perilune/ui'
import type { Cell } from '../table-state.js'
import type { Act } from '../use-table-state.js'
import type { MoonrakersView } from '../view.js'
import { words } from '../words.js'
import { Board } from './board.js'
import { claimsOf } from './claims.js'
import { Conversation } from './conversation.js'
import { saidInTalks } from './conversation-items.js'
import { Shares as SharesRow } from './shares.js'
import { TalksHead } from './talks-head.js'
import { type Draft, isSame, totalsOf } from './terms.js'
import { Versions, VersionTabs } from './versions.js'

export interface TalksProps {
  view: MoonrakersView
  talks: TalksState
  seats: readonly SeatInfo[]
  seat: number
  draft: Draft
  /** Null while the viewer has nothing to answer. */
  setDraft: ((draft: Draft) => void) | null
}

/** The talks about a contract, in the middle of the table. */
export function Talks(
  props: TalksProps & {
    events: readonly Happening[]
    chat: TableChat
    text: string
    setText(text: string): void
    claimAll(): void
  },
) {
  const { talks, chat, events } = props
  const said = saidInTalks(chat.lines, events)
  return (
    <div className="mr-talks" data-guide="conversation">
      <TalksHead contract={talks.contract} claims={claimsOf(said, props.seats.length)} />
      <Conversation {...props} contract={talks.contract} look={props.setDraft} />
    </div>
  )
}

/** The current shares as tokens, and all versions side by side. */
export function Shares(props: TalksProps & { held: Cell | null; act: Act }) {
  const { view, talks, draft, seat, seats } = props
  const counter = talks.counters.findIndex((terms) => isSame(draft, terms))
  if (!props.setDraft && !talks.terms && counter < 0)
    return (
      <section className="mr-draft" data-at="board" data-guide="talks" aria-label={words.noTerms}>
        <p className="mr-no-terms">
          <b>{words.noTerms}</b> {words.setsUp(seats[view.turn.leader]?.name ?? '')}
        </p>
        <SharesRow row={totalsOf(talks.contract)} totals={totalsOf(talks.contract)} changed={[]} />
      </section>
    )
  const own = counter < 0 && !isSame(draft, talks.terms)
  const title = own
    ? words.draftTitle(talks.proposals + 1)
    : counter >= 0
      ? words.counterBy(seats[counter]?.name ?? '')
      : words.terms(talks.proposals)
  return (
    <section className="mr-draft" data-at="board" data-guide="talks" aria-label={title}>
      <p className="mr-draft-head">
        <b>{title}</b> {props.setDraft && <small>{words.howToMove}</small>}
      </p>
      <VersionTabs {...props} look={props.setDraft} />
      <Board {...props} leader={view.turn.leader} author={counter >= 0 ? counter : seat} />
      <Versions {...props} look={props.setDraft} />
    </section>
  )
}
