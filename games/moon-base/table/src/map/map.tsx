import { CRATERS, kindOf, MEASURES, MOON, type Ring, squared } from '@perilune/moon-base'
import { useRoving } from '@perilune/ui'
import { type KeyboardEvent, memo, type ReactNode, useMemo, useRef } from 'react'
import { type Aim, type Landing, type Point, restingPoints } from '../holding/aim.js'
import { BaseShape, body, RingShape, SettlementShape, TowerShape } from '../pieces.js'
import { type MoonBaseView, shutCraters } from '../view.js'
import { words } from '../words.js'
import { pointOn, useFrame, WHOLE } from './camera.js'
import { Connections } from './groups.js'
import { Craters, Ground } from './terrain.js'

export interface BoardProps {
  view: MoonBaseView
  aim: Aim | null
  /** Where the held piece could lie. */
  goals: readonly Landing[]
  /** Craters that the held piece would close. */
  closes: readonly number[]
  /** Holds the piece here, by mouse or arrow key. */
  onPoint(at: Point, level?: number): void
  /** Whether the held piece could lie near this point, on this level. */
  fits(at: Point, level: number): boolean
  /** The piece is put down: the mouse no longer moves it, but a click elsewhere does. */
  laid: boolean
  /** Puts the piece down here until it is confirmed or put elsewhere. */
  onPress(at: Point, level?: number): void
  onKey(event: KeyboardEvent): void
  /** Large craters for the tower, or rings for a settlement: clicked like buttons. */
  spots: readonly { x: number; y: number; r: number; label: string; pressed?: boolean; press(): void }[]
}

/** The moon from above. */
export function MoonMap(props: BoardProps) {
  const { view, aim, closes, spots } = props
  const svg = useRoving<SVGSVGElement>('.spot')
  const shut = useMemo(() => shutCraters(view), [view])
  const camera = useFrame(svg, aim === null)
  const { frame } = camera
  const down = useRef<Point | null>(null)
  const at = (event: React.PointerEvent): Point =>
    pointOn(svg.current as SVGSVGElement, event.clientX, event.clientY)
  return (
    <div className="map">
      <svg
        ref={svg}
        className={`map-svg ${aim ? 'holding' : ''} ${props.laid ? 'laid' : ''}`}
        viewBox={`${frame.x - frame.half} ${frame.y - frame.half} ${2 * frame.half} ${2 * frame.half}`}
        role="application"
        aria-label={words.board(view.rings.length)}
        aria-describedby="mb-aim"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the board is moved over with the arrow keys
        tabIndex={0}
        onKeyDown={props.onKey}
        onPointerDown={(event) => {
          camera.onDown(event)
          down.current = { x: event.clientX, y: event.clientY }
          // A spot is clicked like a button: capturing the pointer would take the click away from it.
          if (spots.length === 0) svg.current?.setPointerCapture(event.pointerId)
          if (aim && event.pointerType !== 'mouse' && !camera.isPinched()) props.onPoint(at(event))
        }}
        onPointerMove={(event) => {
          if (camera.onMove(event) || camera.isPinched()) return
          if (aim && (event.pointerType === 'mouse' ? !props.laid : event.buttons > 0))
            props.onPoint(at(event))
        }}
        onPointerUp={(event) => {
          const from = down.current
          const moved = from ? Math.hypot(event.clientX - from.x, event.clientY - from.y) : 0
          const pinched = camera.isPinched()
          camera.onUp(event)
          if (aim && !pinched && (moved < 6 || event.pointerType !== 'mouse')) props.onPress(at(event))
        }}
        onPointerCancel={camera.onUp}
      >
        <Ground />
        <Craters shut={shut} />
        {closes.map((n) => (
          <circle
            key={n}
            className="closes"
            cx={CRATERS[n].x}
            cy={CRATERS[n].y}
            r={MEASURES[CRATERS[n].size].outer - 2}
          />
        ))}
        <Pieces view={view} />
        <Connections rings={view.rings} />
        <Badges rings={view.rings} />
        <Tower view={view} />
        {aim && <Goals aim={aim} goals={props.goals} />}
        {aim && <Holding view={view} aim={aim} />}
        {spots.map((spot) => (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons among shapes
          <circle
            key={spot.label}
            className="spot"
            cx={spot.x}
            cy={spot.y}
            r={spot.r}
            role="button"
            aria-label={spot.label}
            aria-pressed={spot.pressed}
            onClick={spot.press}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              event.stopPropagation()
              spot.press()
            }}
          />
        ))}
      </svg>
      <MapTools zoom={camera.zoom} whole={() => camera.setFrame(WHOLE)} isWhole={frame.half === WHOLE.half} />
      {frame.half < WHOLE.half * 0.8 && <Overview view={view} frame={frame} />}
    </div>
  )
}

function MapTools(props: { zoom(by: number): void; whole(): void; isWhole: boolean }) {
  const button = (label: string, sign: ReactNode, press: () => void) => (
    <button type="button" className="tool" aria-label={label} title={label} onClick={press}>
      {sign}
    </button>
  )
  return (
    <div className="map-tools">
      {button(words.zoomIn, '+', () => props.zoom(0.75))}
      {button(words.zoomOut, '−', () => props.zoom(1.34))}
      {!props.isWhole && button(words.whole, '○', props.whole)}
    </div>
  )
}

/** Everything on the board, from the lowest level up, each piece with the shadow of its height. */
const Pieces = memo(({ view }: { view: MoonBaseView }) => {
  const { rings, bases, settlements, colours } = view
  const order = rings.map((_, n) => n).sort((a, b) => rings[a].level - rings[b].level)
  return (
    <g>
      {bases.map(({ seat, x, y, crater }) => (
        <g key={crater} transform={`translate(${x} ${y})`}>
          <BaseShape colour={colours[seat] ?? 'navy'} />
        </g>
      ))}
      {order.map((n) => {
        const { x, y, size, colour, level } = rings[n]
        const built = settlements.find(({ ring }) => ring === n)
        return (
          <g key={n} className={`piece l${Math.min(level, 6)}`} transform={`translate(${x} ${y})`}>
            <path
              className="shadow"
              d={body(size)}
              fillRule="evenodd"
              transform={`translate(${1.6 + level * 1.5} ${2 + level * 1.9})`}
            />
            <RingShape size={size} colour={colour} />
            {built && <SettlementShape colour={colour} />}
          </g>
        )
      })}
    </g>
  )
})

/** The level of a ring, written where nothing above covers the ring. */
const Badges = memo(({ rings }: { rings: readonly Ring[] }) => (
  <g className="badges">
    {rings.map((ring, n) => {
      const at = badgeAt(rings, n)
      return (
        at && (
          <g key={n} transform={`translate(${at.x} ${at.y})`}>
            <circle r="7.6" />
            <text y="3.900">{ring.level}</text>
          </g>
        )
      )
    })}
  </g>
))

const ANGLES = [-48, -20, -76, -110, 10, 45, 80, 120, 160, 200]

/** A point on the ring's body that no higher ring covers. */
function badgeAt(rings: readonly Ring[], n: number): Point | null {
  const ring = rings[n]
  const { middle } = MEASURES[ring.size]
  for (const angle of ANGLES) {
    const radians = (angle * Math.PI) / 180
    const at = { x: ring.x + middle * Math.cos(radians), y: ring.y + middle * Math.sin(radians) }
    const covered = rings.some(
      (over) => over.level > ring.level && squared(over, at) < (MEASURES[over.size].outer + 5) ** 2,
    )
    if (!covered) return at
  }
  return null
}

const towerAt = ({ tower, rings }: MoonBaseView): Point | null =>
  tower.ring !== null ? rings[tower.ring] : tower.crater !== null ? CRATERS[tower.crater] : null

const Tower = ({ view }: { view: MoonBaseView }) => {
  const at = towerAt(view)
  return (
    at && (
      <g className="tower" transform={`translate(${at.x} ${at.y})`}>
        <TowerShape />
      </g>
    )
  )
}

const kindIn = (text: string) => text.split(' ') as [Ring['size'], Ring['colour']]

/** Places for the held piece: craters are filled, places on two rings are dashed, each with its level. */
function Goals({ aim, goals }: { aim: Aim; goals: readonly Landing[] }) {
  const { held, landing } = aim
  if (held.what === 'base') return null
  const radius = MEASURES[kindOf(held.ring).size].outer - 2
  return (
    <g className="goals">
      {goals
        .filter((goal) => goal.x !== landing?.x || goal.y !== landing?.y)
        .map(({ x, y, level, on, collabo }) => (
          <g key={`${x},${y},${level}`} transform={`translate(${x} ${y})`}>
            <circle className={on ? 'on-rings' : 'on-crater'} r={radius} />
            <circle className="goal-level" r="7.6" />
            <text y="3.900">{level}</text>
            {collabo && (
              <text className="goal-tower" y="18">
                {words.towerShort}
              </text>
            )}
          </g>
        ))}
    </g>
  )
}

/** The held piece: where it would lie, what it rests on, what is in the way. */
function Holding({ view, aim }: { view: MoonBaseView; aim: Aim }) {
  const { landing, objection, held, at } = aim
  const where = landing ?? at
  const [size, colour] = held.what === 'ring' ? kindIn(held.ring) : (['small', 'navy'] as const)
  const radius = held.what === 'ring' ? MEASURES[size].outer : 10
  const culprits = objection?.rings ?? []
  const from = towerAt(view)
  const me = view.viewer === 'spectator' ? 0 : view.viewer
  return (
    <g className={`held ${landing ? 'can' : 'cannot'}`}>
      {landing?.on?.map((n) => (
        <circle
          key={n}
          className="support"
          cx={view.rings[n].x}
          cy={view.rings[n].y}
          r={MEASURES[view.rings[n].size].outer + 1.5}
        />
      ))}
      {culprits.map((n) => (
        <circle
          key={n}
          className={`culprit ${landing ? 'faint' : ''}`}
          cx={view.rings[n].x}
          cy={view.rings[n].y}
          r={MEASURES[view.rings[n].size].outer + 1.5}
        />
      ))}
      {landing?.collabo && from && <path className="tower-way" d={arc(from, landing)} />}
      {landing && objection && <circle className="wanted" cx={at.x} cy={at.y} r={radius} />}
      <g transform={`translate(${where.x} ${where.y})`}>
        {held.what === 'ring' ? (
          <>
            <path className="shadow" d={body(size)} fillRule="evenodd" transform="translate(6 8)" />
            <RingShape size={size} colour={colour} />
            {landing?.collabo && (
              <g opacity="0.55">
                <TowerShape />
              </g>
            )}
          </>
        ) : (
          <BaseShape colour={view.colours[me] ?? 'navy'} />
        )}
        <circle className="halo" r={radius + 1.6} />
      </g>
      {landing &&
        held.what === 'ring' &&
        restingPoints(view.rings, held.ring, landing).map(({ x, y }) => (
          <circle key={`${x},${y}`} className="contact" cx={x} cy={y} r="4" />
        ))}
    </g>
  )
}

/** The path of the tower, as a curve. */
function arc(from: Point, to: Point): string {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  return `M${from.x} ${from.y}Q${mx + (to.y - from.y) * 0.22} ${my - (to.x - from.x) * 0.22} ${to.x} ${to.y}`
}

/** The whole moon in small, with the part that the map shows. */
const Overview = ({ view, frame }: { view: MoonBaseView; frame: { x: number; y: number; half: number } }) => (
  <svg className="overview" viewBox="0 0 720 720" aria-hidden="true">
    <circle className="disc" cx={MOON.x} cy={MOON.y} r={MOON.radius} />
    {view.rings.map((ring, n) => (
      <circle key={n} className={ring.colour} cx={ring.x} cy={ring.y} r={MEASURES[ring.size].middle} />
    ))}
    <rect x={frame.x - frame.half} y={frame.y - frame.half} width={2 * frame.half} height={2 * frame.half} />
  </svg>
)
