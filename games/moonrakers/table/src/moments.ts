import type { MyDecision } from '@perilune/engine'
import type { TableProps } from '@perilune/ui'
import type { Moments } from './table-state.js'
import type { MoonrakersView } from './view.js'

/** The moments of the game that parts of the table's own state belong to. */
export function momentsOf(
  view: MoonrakersView,
  viewer: TableProps['viewer'],
  decision: MyDecision | undefined,
): Moments {
  const { talks, turn } = view
  const reply = viewer === 'spectator' ? null : talks?.replies[viewer]
  // A draft survives the answers of others; new terms on the table, or a reply of the viewer's own, end it.
  const said = talks && [talks.contract, talks.proposals, talks.terms !== null, reply]
  return {
    answer: `${view.played}:${viewer}`,
    question: `${turn.number}:${decision?.step}:${viewer}`,
    said: `${turn.number}:${viewer}:${said}`,
    talks: `${turn.number}:${talks?.contract}:${viewer}`,
    // Replacing a contract ends the look at the contracts.
    phase: `${turn.number}:${turn.phase}:${turn.contractSwapped}`,
    turn: `${turn.number}:${viewer}`,
  }
}
