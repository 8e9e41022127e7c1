import { type ReactNode, useEffect, useRef } from 'react'
import { SeatShape } from './seats/seats.js'
import { words } from './words.js'

/** One line of the log. A heading has no seat and starts a new section. */
export interface LogLine {
  key: string
  text: ReactNode
  seat?: number | undefined
  heading?: boolean
  /** The moment at which it happened, for a link to it. */
  seq?: number
}

/** What happened, in words; the latest line is at the end and in view. */
export function Log(props: {
  lines: readonly LogLine[]
  label: string
  hrefOf?: ((seq: number) => string) | undefined
  current?: number | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  const { lines, current, hrefOf } = props
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it scrolls for
  useEffect(() => {
    const el = box.current
    if (!el) return
    const show = () => {
      const now = current === undefined ? null : el.querySelector('[aria-current]')
      if (now instanceof HTMLElement) el.scrollTop = now.offsetTop - el.clientHeight / 2
      else el.scrollTop = el.scrollHeight
    }
    show()
    // On a phone it has no size until the user opens its layer.
    const sized = new ResizeObserver(show)
    sized.observe(el)
    return () => sized.disconnect()
  }, [count, current])
  const last = current === undefined ? lines.findLast((l) => !l.heading)?.key : undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="log" ref={box} role="log" aria-label={props.label} tabIndex={0}>
      {lines.map((line) => {
        if (line.heading) return <h2 key={line.key}>{line.text}</h2>
        const isNow = current !== undefined && line.seq === current
        return (
          <div
            key={line.key}
            className={`log-line ${line.key === last || isNow ? 'last' : ''}`}
            {...(isNow && { 'aria-current': 'step' as const })}
          >
            {line.seat === undefined ? <span /> : <SeatShape seat={line.seat} />}
            <span>{line.text}</span>
            {hrefOf && line.seq !== undefined && (
              <a className="log-at" href={hrefOf(line.seq)}>
                <span className="unseen">{words.moment(line.seq)}</span>
              </a>
            )}
          </div>
        )
      })}
    </div>
  )
}
