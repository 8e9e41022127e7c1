import { ROUNDS } from '@perilune/moon-base'
import type { TableProps } from '@perilune/ui'
import type { MoonBaseView } from './view.js'
import { words } from './words.js'

/** The progress of the game: the six rounds, and what happens in the current one. */
export function Progress(props: { view: TableProps['view'] }) {
  const view = props.view as unknown as MoonBaseView
  const step = view.stack.at(-1)?.do
  const says =
    view.round === 0
      ? words.setUp
      : step === 'draft'
        ? words.drafting(view.round)
        : step === 'place-ring'
          ? words.round(view.round, view.turns + 1)
          : words.building(view.round)
  return (
    <div className="mb-progress">
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((round) => (
        <span key={round} className={round === Math.max(1, view.round) ? 'now' : 'other-round'}>
          {round === Math.max(1, view.round) ? says : round}
        </span>
      ))}
    </div>
  )
}
