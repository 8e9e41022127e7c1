import { MEASURES, MOON } from '@perilune/moon-base'
import type { MoonBaseView } from './view.js'
import './thumb.css'

/** The moon with its rings, small enough for a list. */
export function Thumb(props: { view: Readonly<Record<string, unknown>> }) {
  const { rings } = props.view as unknown as MoonBaseView
  const { x, y, radius } = MOON
  return (
    <svg
      viewBox={`${x - radius * 1.7} ${y - radius * 1.06} ${radius * 3.4} ${radius * 2.12}`}
      className="mb-thumb"
      aria-hidden="true"
    >
      <circle cx={x} cy={y} r={radius} className="ground" />
      {rings.map((ring, n) => (
        <circle
          key={n}
          cx={ring.x}
          cy={ring.y}
          r={MEASURES[ring.size].middle}
          className={`mb-thumb-${ring.colour}`}
        />
      ))}
    </svg>
  )
}
