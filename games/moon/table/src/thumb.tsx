import { COLOURS, cardOf } from '@perilune/moon'
import { seatClass } from '@perilune/ui'
import type { MoonView } from './preview.js'

const WIDE = 160
const HIGH = 100
const MOST = 12

/** Every settlement as a row of its Structures' colours, small enough for a list. */
export function Thumb({ view }: { view: Readonly<Record<string, unknown>> }) {
  const { settlements } = view as unknown as MoonView
  const row = HIGH / settlements.length
  const size = Math.min(row * 0.72, (WIDE - 30) / MOST / 0.74)
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {settlements.map(({ structures }, seat) => {
        const y = row * (seat + 0.5)
        return (
          <g key={seat} className={seatClass(seat)}>
            <circle cx="13" cy={y} r="4" fill="var(--seat)" />
            {structures.slice(-MOST).map(({ card }, i) => (
              <rect
                key={i}
                x={24 + i * size * 0.8}
                y={y - size / 2}
                width={size * 0.72}
                height={size}
                rx="1"
                fill={`var(--k-${COLOURS[cardOf(card).colour]}-sky)`}
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
