import { type Colour, MEASURES, type Size } from '@perilune/moon-base'

/*
 * Rings, settlements, bases and the tower seen from above. Colours also differ in pattern: gold has studs,
 * silver grooves, navy ticks.
 */

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The body of a ring: a disc without its hole. */
export const body = (size: Size): string => circle(MEASURES[size].outer) + circle(MEASURES[size].inner)

const around = (count: number): number[] => Array.from({ length: count }, (_, i) => (i * 360) / count)

function Marks({ size, colour }: { size: Size; colour: Colour }) {
  const { middle } = MEASURES[size]
  if (colour === 'silver')
    return (
      <g className="marks" fill="none" strokeWidth="1.1">
        <circle r={middle - 1.8} />
        <circle r={middle + 1.8} />
      </g>
    )
  const count = (size === 'large' ? 12 : 8) * (colour === 'gold' ? 1 : 2)
  return (
    <g className="marks">
      {around(count).map((angle) =>
        colour === 'gold' ? (
          <circle key={angle} cx={middle} r="1.5" transform={`rotate(${angle})`} />
        ) : (
          <path key={angle} d={`M${middle - 2.8} 0h5.600`} strokeWidth="1.4" transform={`rotate(${angle})`} />
        ),
      )}
    </g>
  )
}

/** A ring around the point 0, 0. */
export const RingShape = ({ size, colour }: { size: Size; colour: Colour }) => (
  <g className={`ring-shape ${colour}`}>
    <path className="ring-body" d={body(size)} fillRule="evenodd" />
    <circle className="ring-edge" r={MEASURES[size].outer - 0.7} fill="none" />
    <circle className="ring-edge in" r={MEASURES[size].inner + 0.7} fill="none" />
    <Marks size={size} colour={colour} />
  </g>
)

/** A ring for lists, in the size of the text around it. */
export const RingIcon = ({ size, colour, px }: { size: Size; colour: Colour; px: number }) => (
  <svg className="ring-icon" width={px} height={px} viewBox="-52 -52 104 104" aria-hidden="true">
    <RingShape size={size} colour={colour} />
  </svg>
)

const hexagon = (r: number): string =>
  around(6)
    .map(
      (angle) =>
        `${(r * Math.cos((angle * Math.PI) / 180)).toFixed(1)} ${(r * Math.sin((angle * Math.PI) / 180)).toFixed(1)}`,
    )
    .join(' ')

export const SettlementShape = ({ colour }: { colour: Colour }) => (
  <g className={`settlement-shape ${colour}`}>
    <polygon className="floor" points={hexagon(35)} />
    <polygon className="ward" points={hexagon(20)} />
    {around(6).map((angle) => (
      <path key={angle} d="M8 0h25" transform={`rotate(${angle})`} />
    ))}
    <circle className="dome" r="8" />
  </g>
)

export const BaseShape = ({ colour }: { colour: Colour }) => (
  <g className={`base-shape ${colour}`}>
    <polygon points={hexagon(10)} />
    <circle r="3.4" />
  </g>
)

export const TowerShape = () => (
  <g className="tower-shape">
    <circle className="foot" r="38" />
    {around(12).map((angle) => (
      <path key={angle} d="M14 0h22" transform={`rotate(${angle})`} />
    ))}
    <circle className="mast" r="15" />
    <circle className="dish" r="8" />
    <path className="sweep" d="M0 -5a5 5 0 0 1 5 5" />
  </g>
)
