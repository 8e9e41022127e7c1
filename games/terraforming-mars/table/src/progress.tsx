import { figure, type TableProps } from '@perilune/ui'
import type { CSSProperties } from 'react'
import { type MarsView, stepsOf } from './state/view.js'
import { words } from './words.js'

const PHASES = ['research', 'action', 'production'] as const

function phaseOf(view: MarsView): (typeof PHASES)[number] | undefined {
  const steps = view.stack.map((frame) => frame.do)
  if (steps.some((s) => s.startsWith('draft') || s === 'research' || s === 'choose-start')) return 'research'
  if (steps.includes('lay-last-greenery')) return 'production'
  return steps.length > 0 ? 'action' : undefined
}

/** The progress of the game: generation, phase, and terraforming. */
export function Progress(props: { view: TableProps['view'] }) {
  const view = props.view as unknown as MarsView
  const phase = phaseOf(view)
  const { done, all } = stepsOf(view)
  return (
    <div className="mars-progress">
      <span className="caps">{words.generation}</span>
      <b>{figure(Math.max(1, view.generation))}</b>
      <ol>
        {PHASES.map((p) => (
          <li key={p} {...(p === phase && { 'aria-current': 'step' })}>
            {words.phases[p]}
          </li>
        ))}
      </ol>
      <span className="mars-steps">
        <u style={{ '--done': `${(100 * done) / all}%` } as CSSProperties} />
        {words.steps(done, all)}
      </span>
    </div>
  )
}
