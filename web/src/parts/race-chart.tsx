import { type SeatInfo, SHAPES, seatClass } from '@perilune/ui'
import type { Step } from '../table/race.js'
import { words } from '../words/play.js'

/**
 * Sizes of the drawing on a wide screen and on a phone. They match its size on the page, so that text is not
 * scaled.
 */
const DESK = { width: 680, height: 460, right: 110 }
const PHONE = { width: 362, height: 320, right: 92 }
const LEFT = 30
const TOP = 16
const BOTTOM = 30

const niceStep = (most: number): number => [1, 2, 5, 10, 20, 25, 50, 100].find((s) => most / s <= 8) ?? 200

const pathOf = (shape: (typeof SHAPES)[number], x: number, y: number, r: number): string => {
  switch (shape) {
    case 'disc':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
    case 'triangle':
      return `M${x} ${y - r}l${r * 1.1} ${r * 1.9}h${-2.2 * r}z`
    case 'square':
      return `M${x - r * 0.9} ${y - r * 0.9}h${r * 1.8}v${r * 1.8}h${-1.8 * r}z`
    case 'diamond':
      return `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 1.2}l${-1.2 * r} ${r * 1.2}l${-1.2 * r} ${-1.2 * r}z`
    case 'star': {
      const points = Array.from({ length: 10 }, (_, i) => {
        const q = i % 2 ? r * 0.5 : r * 1.25
        const a = (Math.PI * i) / 5 - Math.PI / 2
        return `${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`
      })
      return `M${points.join('L')}z`
    }
  }
}

/** Keeps the labels at the right end from overlapping. */
function spread(ys: readonly { seat: number; y: number }[], gap: number): Map<number, number> {
  const placed = new Map<number, number>()
  let last = Number.NEGATIVE_INFINITY
  for (const { seat, y } of [...ys].sort((a, b) => a.y - b.y)) {
    last = Math.max(y, last + gap)
    placed.set(seat, last)
  }
  return placed
}

/** Every seat's points over the game, as steps. */
export function RaceChart(props: {
  race: readonly Step[][]
  seats: readonly SeatInfo[]
  moves: number
  focus: number
  /** Numbered moves: the turning points of the game. */
  marks: readonly { move: number; to: number }[]
  /** The selected move. */
  at: number
}) {
  const { race, seats, moves } = props
  const { width, height, right } = window.innerWidth < 760 ? PHONE : DESK
  const most = Math.max(1, ...race.flatMap((steps) => steps.map((s) => s.points)))
  const step = niceStep(most)
  const top = Math.ceil(most / step) * step
  const x = (move: number) => LEFT + (move / Math.max(1, moves)) * (width - LEFT - right)
  const y = (points: number) => height - BOTTOM - (points / top) * (height - TOP - BOTTOM)
  const moveStep = niceStep((moves * DESK.width) / width / 1.2)
  const ends = race.map((steps, seat) => ({ seat, y: y(steps[steps.length - 1].points) }))
  const labels = spread(ends, 20)
  const line = (steps: readonly Step[]) =>
    `M${x(0)} ${y(0)}${steps.map((s) => `H${x(s.move).toFixed(1)}V${y(s.points).toFixed(1)}`).join('')}H${x(moves)}`
  const order = race
    .map((_, seat) => seat)
    .sort((a, b) => Number(a === props.focus) - Number(b === props.focus))
  return (
    <svg className="race" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.end.race}>
      {Array.from({ length: top / step + 1 }, (_, i) => i * step).map((points) => (
        <g key={points}>
          <path className="race-grid" d={`M${LEFT} ${y(points)}H${width - right}`} />
          <text x={LEFT - 8} y={y(points) + 4} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {Array.from({ length: Math.floor(moves / moveStep) + 1 }, (_, i) => i * moveStep).map((move) => (
        <text key={move} x={x(move)} y={height - 8} textAnchor="middle">
          {move}
        </text>
      ))}
      <path className="race-at" d={`M${x(props.at)} ${TOP}V${height - BOTTOM}`} />
      {order.map((seat) => (
        <path
          key={seat}
          className={`race-line ${seatClass(seat)} ${seat === props.focus ? 'focus' : ''}`}
          d={line(race[seat])}
        />
      ))}
      {props.marks.map(({ move, to }, i) => (
        <g key={move} className="race-mark" transform={`translate(${x(move)} ${Math.max(12, y(to) - 18)})`}>
          <circle r="10" />
          <text y="4.5" textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      {ends.map(({ seat }) => (
        <g key={seat} className={seatClass(seat)}>
          <path
            className="race-end"
            d={pathOf(SHAPES[seat % SHAPES.length], width - right + 12, (labels.get(seat) ?? 0) - 1, 5.5)}
          />
          <text className="race-name" x={width - right + 24} y={(labels.get(seat) ?? 0) + 4}>
            {seats[seat]?.name.slice(0, 10)} {race[seat][race[seat].length - 1].points}
          </text>
        </g>
      ))}
    </svg>
  )
}
