import '../css/hint.css'
import { same } from '@perilune/engine'
import { type Hint, routes, type TableView } from '@perilune/protocol'
import { BotFace, Dialog, levelName } from '@perilune/ui'
import { useEffect, useState } from 'react'
import { client, complain } from '../client.js'
import { words } from '../words.js'

const w = words.hint

/** Hints are for tables where nobody else is a person, while it is my turn. */
export const mayAsk = (now: TableView): boolean =>
  now.viewer !== 'spectator' &&
  now.state === 'playing' &&
  !now.paused &&
  now.seats[now.viewer]?.asked === true &&
  now.seats.every((s) => s.kind !== 'person' || s.seat === now.viewer)

/** What a bot would do here, what it expects of it, and of the next best. */
export function HintDialog(props: {
  now: TableView
  answer(answer: Readonly<Record<string, unknown>>): void
  onClose(): void
}) {
  const { now, onClose } = props
  const [hint, setHint] = useState<Hint | null>(null)
  const seat = now.viewer
  // Asked once: what it says holds for the moment it was asked at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (seat === 'spectator') return
    client.call(routes.hint, { params: { id: now.id, seat } }).then(setHint, (error) => {
      complain(error)
      onClose()
    })
  }, [])
  const stale = hint !== null && hint.seq !== now.seq
  const most = hint?.considered[0]?.chance ?? 1
  return (
    <Dialog title={w.title} onClose={onClose}>
      {hint === null && <p aria-live="polite">{w.thinking}</p>}
      {hint && (
        <div className="hint">
          <p>
            <BotFace name={w.adviser} level={hint.level} /> {w.says(levelName(hint.level), hint.iterations)}
          </p>
          <ol>
            {hint.considered.map((one, i) => (
              <li key={i}>
                <span>{one.says ?? labelOf(now, one.answer) ?? w.another}</span>
                <span className="hint-figures">
                  {w.chance(one.chance)}{' '}
                  <small>{i === 0 ? w.lead(one.lead) : w.less(most - one.chance)}</small>
                </span>
                <meter min={0} max={1} value={one.chance} aria-hidden="true" />
              </li>
            ))}
          </ol>
          <p className="help">{w.help}</p>
          <p className="dialog-acts">
            <button type="button" className="btn second" onClick={onClose}>
              {w.close}
            </button>
            <button
              type="button"
              className="btn primary"
              disabled={stale}
              onClick={() => {
                props.answer(hint.considered[0].answer)
                onClose()
              }}
            >
              {w.doIt}
            </button>
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** What the decision itself calls an answer. */
function labelOf(now: TableView, answer: unknown): string | undefined {
  for (const decision of now.decisions) {
    if (!('options' in decision)) continue
    const option = decision.options.find((one) => 'answer' in one && same(one.answer, answer))
    if (option && 'label' in option) return option.label as string
  }
  return undefined
}
