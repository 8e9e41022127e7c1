import { PARAMETERS, type Parameter, TRACKS, type TrackBonus } from '@perilune/terraforming-mars'
import { figure, SHAPES, seatClass } from '@perilune/ui'
import type { IconName } from '../drawings/glyphs.js'
import { arc, onRing, PLANET, type Point } from './hex.js'

/** A card of the hand that requires a value. */
export interface Threshold {
  parameter: Parameter
  at: number
  /** Playable up to the value, not from it. */
  max: boolean
  name: string
}

export type Levels = Readonly<Record<Parameter, number>>

interface RingProps {
  now: Levels
  then: Levels | null
  thresholds: readonly Threshold[]
  seat: number
}

const RADIUS = PLANET + 24

export const BONUS_ICONS: Readonly<Record<TrackBonus, IconName>> = {
  heatProduction: 'heat',
  ocean: 'ocean',
  temperature: 'temperature',
  card: 'card',
  rating: 'tr',
}

type OfMars = Exclude<Parameter, 'venus'>
const OF_MARS = PARAMETERS.filter((parameter): parameter is OfMars => parameter !== 'venus')

/** The angle of a value: temperature climbs on the left, oxygen on the right, oceans lie along the foot. */
const angleOf: Readonly<Record<OfMars, (value: number) => number>> = {
  temperature: (v) => -142 + ((v + 30) / 38) * 104,
  oxygen: (v) => 142 - (v / 14) * 104,
  oceans: (i) => 199 - ((i - 1) * 38) / 8,
}

/** The tracks around the planet: their values, the next bonuses, and the values that the hand waits for. */
export const Ring = (props: RingProps) => (
  <g className="ring">
    <Scale parameter="temperature" labels={[-30, -24, -20, -12, -6, 0, 8]} {...props} />
    <Scale parameter="oxygen" labels={[0, 4, 8, 11, 14]} {...props} />
    <Oceans {...props} />
    <Needs {...props} />
  </g>
)

function Scale({
  parameter,
  labels,
  now,
  then,
  thresholds,
}: RingProps & { parameter: 'temperature' | 'oxygen'; labels: number[] }) {
  const { start, max, step, bonuses } = TRACKS[parameter]
  const angle = angleOf[parameter]
  const value = now[parameter]
  const next = then?.[parameter] ?? value
  const values = Array.from({ length: (max - start) / step + 1 }, (_, i) => start + i * step)
  // A label is left out where it would cover the current value or a card.
  const taken = [value, ...thresholds.filter((t) => t.parameter === parameter).map((t) => t.at)]
  const close = (v: number) => v !== value && taken.some((t) => Math.abs(angle(v) - angle(t)) < 7)
  return (
    <g className={`scale scale-${parameter}`}>
      <path d={arc(angle(start), angle(max), RADIUS)} className="scale-ground" />
      {value > start && <path d={arc(angle(start), angle(value), RADIUS)} className="scale-done" />}
      {next > value && <path d={arc(angle(value), angle(next), RADIUS)} className="scale-next" />}
      {values.map((v) => {
        const named = v === value || labels.includes(v)
        const [x1, y1] = onRing(angle(v), RADIUS + 6)
        const [x2, y2] = onRing(angle(v), RADIUS + (named ? 14 : 10))
        const [x, y] = onRing(angle(v), RADIUS + 25)
        return (
          <g key={v} className={v <= value ? 'reached' : ''}>
            <path d={`M${x1} ${y1}L${x2} ${y2}`} className="scale-tick" />
            {named && !close(v) && !bonuses.some((b) => b.at === v) && (
              <text x={x} y={y + 3.5} className={v === value ? 'scale-now' : ''}>
                {figure(v)}
              </text>
            )}
          </g>
        )
      })}
      {bonuses.map(({ at, gives }) => (
        <Marked key={at} at={onRing(angle(at), RADIUS + 26)} icon={BONUS_ICONS[gives]} done={at <= value} />
      ))}
      <path
        d={`M0 ${-(RADIUS - 5.5)}l-6 10.500h12z`}
        transform={`rotate(${angle(value)})`}
        className="scale-pointer"
      />
    </g>
  )
}

const Marked = ({ at: [x, y], icon, done }: { at: Point; icon: IconName; done: boolean }) => (
  <g className={`scale-bonus ${done ? 'done' : ''}`}>
    <circle cx={x} cy={y} r="10.5" />
    <svg x={x - 6.25} y={y - 6.25} width="12.5" height="12.5" viewBox="0 0 24 24" className={`tm-${icon}`}>
      <use href={`#tm-${icon}`} />
    </svg>
  </g>
)

function Oceans({ now, then }: RingProps) {
  const next = then?.oceans ?? now.oceans
  return (
    <g className="scale-oceans">
      {Array.from({ length: TRACKS.oceans.max }, (_, i) => {
        const [x, y] = onRing(angleOf.oceans(i + 1), RADIUS)
        const points = Array.from({ length: 6 }, (_, k) => {
          const a = (Math.PI / 3) * k - Math.PI / 2
          return `${(x + 8 * Math.cos(a)).toFixed(1)},${(y + 8 * Math.sin(a)).toFixed(1)}`
        })
        return (
          <polygon
            key={i}
            points={points.join(' ')}
            className={i < now.oceans ? 'laid' : i < next ? 'next' : ''}
          />
        )
      })}
    </g>
  )
}

/** The cards of the hand at the values that they require, in the player's shape; the nearest have names. */
function Needs({ thresholds, seat, now }: RingProps) {
  return OF_MARS.flatMap((parameter) => {
    const at = new Map<number, Threshold[]>()
    for (const t of thresholds)
      if (t.parameter === parameter && (t.max ? t.at >= now[parameter] : t.at > now[parameter]))
        at.set(t.at, [...(at.get(t.at) ?? []), t])
    const sorted = [...at].sort(([a], [b]) => a - b)
    return sorted.map(([value, cards], i) => {
      const angle = angleOf[parameter](value)
      const [x, y] = onRing(angle, RADIUS + (parameter === 'oceans' ? 15 : 16))
      const [tx, ty] = onRing(angle, RADIUS + 26)
      const [first] = cards
      const named = parameter !== 'oceans' && i < 3 && !TRACKS[parameter].bonuses.some((b) => b.at === value)
      return (
        <g key={`${parameter}${value}`} className={`need ${seatClass(seat)}`}>
          <svg x={x - 4} y={y - 4} width="8" height="8" viewBox="0 0 24 24" className="seat-shape">
            <use href={`#g-seat-${SHAPES[seat % SHAPES.length]}`} />
          </svg>
          {named && (
            <text x={tx} y={ty + 3.5} textAnchor={parameter === 'temperature' ? 'end' : 'start'}>
              {first.name}
              {first.max ? `, to ${figure(value)}` : ''}
              {cards.length > 1 ? ` +${cards.length - 1}` : ''}
            </text>
          )}
        </g>
      )
    })
  })
}
