import { seatClass } from '@perilune/ui'
import { viewOf } from './view.js'

const WIDE = 160
const HIGH = 100

/** Everybody's prestige up to the goal, small enough for a list. */
export function Thumb(props: { view: Readonly<Record<string, unknown>> }) {
  const { captains, goal } = viewOf(props.view)
  const row = (HIGH - 16) / captains.length
  const cell = (WIDE - 34) / goal
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {captains.map(({ prestige }, seat) => {
        const y = 8 + row * (seat + 0.5)
        return (
          <g key={seat} className={seatClass(seat)} fill="var(--seat)">
            <circle cx="13" cy={y} r="4" />
            {Array.from({ length: goal }, (_, n) => (
              <rect
                key={n}
                x={24 + n * cell}
                y={y - 4}
                width={cell - 2}
                height="8"
                opacity={n < prestige ? 1 : 0.16}
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}
