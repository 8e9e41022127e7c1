import '../css/hint.css'
import type { Answer } from '@perilune/engine'
import { type Hint, routes, type TableView } from '@perilune/protocol'
import { BotFace, Dialog, levelName } from '@perilune/ui'
import { useEffect, useRef, useState } from 'react'
import { client, complain } from '../client.js'
import { words } from '../words/play.js'

const w = words.hint

/** Hints are available when no other person plays at the table and it is my turn. */
export const mayAsk = (now: TableView): boolean =>
  now.viewer !== 'spectator' &&
  now.state === 'playing' &&
  !now.paused &&
  now.seats[now.viewer]?.asked === true &&
  now.seats.every((s) => s.kind !== 'person' || s.seat === now.viewer)

/**
 * The hint for my current question. It is requested again when the question changes, and closed when my turn
 * ends.
 */
function useHint(now: TableView, onClose: () => void): Hint | null {
  const [given, setGiven] = useState<{ asked: string; hint: Hint }>()
  const { id, viewer: seat, decisions } = now
  const asked = JSON.stringify(decisions.filter(({ kind }) => kind !== 'elsewhere'))
  const mayStill = mayAsk(now)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (seat === 'spectator' || !mayStill) {
      close.current()
      return
    }
    let outdated = false
    client.call(routes.hint, { params: { id, seat } }).then(
      (hint) => {
        if (!outdated) setGiven({ asked, hint })
      },
      (error) => {
        if (outdated) return
        complain(error)
        close.current()
      },
    )
    return () => {
      outdated = true
    }
  }, [id, seat, asked, mayStill])
  return given?.asked === asked ? given.hint : null
}

/** What a bot would do here, with the result it expects from that and from the next best answers. */
export function HintDialog(props: {
  now: TableView
  /** Null while another answer is on its way. */
  answer: ((answer: Answer) => void) | null
  onClose(): void
}) {
  const { now, answer, onClose } = props
  const hint = useHint(now, onClose)
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
                <span>{one.says ?? words.planning.aMove}</span>
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
              disabled={answer === null}
              onClick={() => {
                answer?.(hint.considered[0].answer as Answer)
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
