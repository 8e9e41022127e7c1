import type { TableProps } from '@perilune/ui'
import { type MoonrakersView, viewOf } from './view.js'
import { words } from './words.js'

const at = ({ talks, turn }: MoonrakersView): number => {
  if (talks) return 1
  if (turn.phase === 'mission' || turn.phase === 'rewards') return 2
  return turn.phase === 'buying' ? 3 : 0
}

/** The progress of the turn. */
export function Progress(props: { view: TableProps['view'] }) {
  const view = viewOf(props.view)
  const now = at(view)
  return (
    <div className="mr-progress">
      <span>{words.turn(Math.max(1, view.turn.number))}</span>
      {words.phases.map((phase, i) => (
        <span
          key={phase}
          className={i === now ? 'now' : 'other'}
          aria-current={i === now ? 'step' : undefined}
        >
          <i>{i + 1}</i> <b>{phase}</b>
        </span>
      ))}
    </div>
  )
}
