import './hexes.css'
import { AREAS_ON_MARS, type Area, type Board } from '@perilune/terraforming-mars'
import { SHAPES, seatClass } from '@perilune/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { IconName } from '../drawings/glyphs.js'
import { corners, middleOf, onRing, PLANET, type Point, SIZE } from './hex.js'

/** A tile as it is drawn. */
export interface Laid {
  kind: 'ocean' | 'greenery' | 'city' | 'special' | 'marker'
  icon: IconName
  /** The seat whose marker stands on it; -1 for nobody. */
  owner: number
  /** A city with a cathedral. */
  cathedral?: boolean
}

/** An amount that the tile at the target would bring from a neighbour. */
export interface Neighbour {
  area: number
  text: string
}

interface HexesProps {
  board: Board
  tiles: ReadonlyMap<number, Laid>
  /** Areas that can be chosen now. */
  choices: ReadonlySet<number>
  target: number | undefined
  /** The tile that would be placed at the target. */
  ghost: Laid | undefined
  neighbours: readonly Neighbour[]
  /** The latest tile. */
  last: number | undefined
  say(area: Area): string
  /** `shown`: whether its effect is already visible, because the area has the pointer or the focus. */
  choose(area: number, shown: boolean): void
  hover(area: number | undefined): void
}

const BONUS_ICON: Readonly<Record<string, IconName>> = {
  steel: 'steel',
  titanium: 'titanium',
  plants: 'plants',
  heat: 'heat',
  card: 'card',
  paidOcean: 'ocean',
}

const INNER = SIZE * 0.955

/** Angles of the areas off Mars, in their order: the first two are nearest to the top. */
const OFF_MARS_AT = [-9, 9, -27, 27, -45, 45, 0]

/** Areas off Mars are above the planet, between the ends of the tracks. */
const placeOf = (area: Area): Point =>
  area.row > 0 ? middleOf(area) : onRing(OFF_MARS_AT[area.id - AREAS_ON_MARS] ?? 0, PLANET + 26)

const scaleOf = (area: Area): number => (area.row > 0 ? 1 : 0.8)

/** All areas of the map with their printed bonuses and tiles, and the areas that can be chosen. */
export function Hexes(props: HexesProps) {
  const { board, tiles, choices, target } = props
  const root = useRef<SVGGElement>(null)
  const shown = board.areas.filter((a) => a.row > 0 || tiles.has(a.id) || choices.has(a.id))
  const reached = target !== undefined && choices.has(target) ? target : [...choices][0]
  const asked = choices.size > 0
  // A keyboard player's button may be gone after it was pressed, so the focus moves to the question.
  useEffect(() => {
    if (asked && document.activeElement === document.body)
      root.current?.querySelector<SVGGElement>('.can[tabindex="0"]')?.focus({ preventScroll: true })
  }, [asked])
  const onKey = (event: KeyboardEvent<SVGGElement>, area: Area) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      event.stopPropagation()
      props.choose(area.id, true)
      return
    }
    const step = ARROWS[event.key]
    if (!step) return
    event.preventDefault()
    const next = nearest(shown, choices, area, step)
    root.current?.querySelector<SVGGElement>(`[data-area="${next}"]`)?.focus()
  }
  return (
    <g ref={root}>
      {shown.map((area) => {
        const tile = tiles.get(area.id)
        const can = choices.has(area.id)
        const label = props.say(area)
        const drawn = tile ? (
          <Tile at={placeOf(area)} tile={tile} scale={scaleOf(area)} />
        ) : (
          <Cell area={area} empty={target !== area.id} />
        )
        if (!can)
          return (
            <g key={area.id} className="hex" data-area={area.id}>
              <title>{label}</title>
              {drawn}
            </g>
          )
        return (
          // biome-ignore lint/a11y/useSemanticElements: an SVG can't contain a button
          <g
            key={area.id}
            className="hex can"
            data-area={area.id}
            role="button"
            tabIndex={area.id === reached ? 0 : -1}
            aria-label={label}
            aria-pressed={target === area.id}
            onClick={(event) =>
              props.choose(area.id, (event.nativeEvent as PointerEvent).pointerType === 'mouse')
            }
            onKeyDown={(event) => onKey(event, area)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && props.hover(area.id)}
            onPointerLeave={() => props.hover(undefined)}
            onFocus={(event) => event.currentTarget.matches(':focus-visible') && props.hover(area.id)}
          >
            <title>{label}</title>
            {drawn}
            <polygon points={corners(placeOf(area), INNER * scaleOf(area))} className="hex-can" />
          </g>
        )
      })}
      {props.last !== undefined && tiles.has(props.last) && (
        <polygon points={corners(placeOf(board.areas[props.last]), INNER + 1)} className="hex-last" />
      )}
      {target !== undefined && props.ghost && (
        <Target
          at={placeOf(board.areas[target])}
          ghost={props.ghost}
          board={board}
          neighbours={props.neighbours}
        />
      )}
    </g>
  )
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest area to choose in a direction; the same area if there is none. */
function nearest(areas: readonly Area[], choices: ReadonlySet<number>, from: Area, [dx, dy]: Point): number {
  const [x, y] = placeOf(from)
  let best = from.id
  let least = Number.POSITIVE_INFINITY
  for (const area of areas) {
    if (!choices.has(area.id) || area.id === from.id) continue
    const [ax, ay] = placeOf(area)
    const along = (ax - x) * dx + (ay - y) * dy
    const aside = Math.abs((ax - x) * dy) + Math.abs((ay - y) * dx)
    if (along <= 1) continue
    const far = along + aside * 2
    if (far < least) [best, least] = [area.id, far]
  }
  return best
}

const wave = (x: number, y: number, wide: number, times: number): string =>
  `M${x} ${y}q${wide / 2} ${-wide * 0.6} ${wide} 0${`t${wide} 0`.repeat(times - 1)}`

function Cell({ area, empty }: { area: Area; empty: boolean }) {
  const at = placeOf(area)
  const [x, y] = at
  const s = SIZE
  const ocean = area.kind === 'ocean'
  const reserved = area.kind === 'reserved'
  const z = s * (area.bonus.length > 2 ? 0.46 : 0.6)
  const up = ocean || area.volcanic || reserved ? s * 0.14 : 0
  return (
    <g className={`cell ${ocean ? 'cell-ocean' : reserved ? 'cell-reserved' : ''}`}>
      <polygon points={corners(at, INNER * scaleOf(area))} />
      {ocean && (
        <path
          className="cell-waves"
          d={wave(x - s * 0.56, y + s * 0.36, s * 0.28, 4) + wave(x - s * 0.42, y + s * 0.56, s * 0.28, 3)}
        />
      )}
      {area.volcanic && (
        <path
          className="cell-volcano"
          d={`M${x - s * 0.5} ${y + s * 0.6}l${s * 0.32} ${-s * 0.3}q${s * 0.18} ${s * 0.12} ${s * 0.36} 0l${s * 0.32} ${s * 0.3}`}
        />
      )}
      {reserved && <Drawn icon="city" x={x} y={y + (area.row > 0 ? s * 0.42 : 0)} size={s * 0.55} />}
      {empty &&
        area.bonus.map((bonus, i) => (
          <Drawn
            key={i}
            icon={BONUS_ICON[bonus]}
            x={x + (i - (area.bonus.length - 1) / 2) * z * 1.06}
            y={y - up}
            size={z}
          />
        ))}
    </g>
  )
}

const Drawn = ({ icon, x, y, size }: { icon: IconName; x: number; y: number; size: number }) => (
  <svg
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    className={`tm-${icon}`}
  >
    <use href={`#tm-${icon}`} />
  </svg>
)

function Tile({ at, tile, scale = 1 }: { at: Point; tile: Laid; scale?: number }) {
  const [x, y] = at
  const s = SIZE * scale
  const size = INNER * scale
  return (
    <g className={`tile tile-${tile.kind} ${tile.owner >= 0 ? seatClass(tile.owner) : ''}`}>
      <polygon points={corners(at, size)} className="tile-base" />
      {tile.owner >= 0 && <polygon points={corners(at, size - 1.8)} className="tile-owner" />}
      {tile.kind === 'ocean' ? (
        <path
          className="tile-waves"
          d={
            wave(x - s * 0.5, y - s * 0.22, s * 0.34, 3) +
            wave(x - s * 0.5, y + s * 0.1, s * 0.34, 3) +
            wave(x - s * 0.34, y + s * 0.42, s * 0.34, 2)
          }
        />
      ) : (
        tile.kind !== 'marker' && <Drawn icon={tile.icon} x={x} y={y - s * 0.2} size={s * 0.94} />
      )}
      {tile.owner >= 0 && (
        <svg
          className="tile-shape"
          x={x - s * 0.26}
          y={y + (tile.kind === 'marker' ? -s * 0.26 : s * 0.24)}
          width={s * 0.52}
          height={s * 0.52}
          viewBox="0 0 24 24"
        >
          <use href={`#g-seat-${SHAPES[tile.owner % SHAPES.length]}`} />
        </svg>
      )}
      {tile.cathedral && (
        <g className="tile-cathedral">
          <circle cx={x + s * 0.55} cy={y - s * 0.42} r={s * 0.3} />
          <Drawn icon="cathedral" x={x + s * 0.55} y={y - s * 0.42} size={s * 0.46} />
        </g>
      )}
    </g>
  )
}

function Target({
  at,
  ghost,
  board,
  neighbours,
}: { at: Point; ghost: Laid } & Pick<HexesProps, 'board' | 'neighbours'>) {
  return (
    <g className="target" pointerEvents="none">
      <Tile at={at} tile={ghost} />
      <polygon points={corners(at, INNER + 1.5)} className="target-ring" />
      {neighbours.map(({ area, text }) => {
        const [nx, ny] = placeOf(board.areas[area])
        const [x, y] = [(at[0] + nx) / 2, (at[1] + ny) / 2]
        return (
          <g key={area} className="beside">
            <circle cx={x} cy={y} r={SIZE * 0.34} />
            <text x={x} y={y + SIZE * 0.14} fontSize={SIZE * 0.42}>
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
