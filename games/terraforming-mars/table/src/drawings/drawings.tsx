import './drawings.css'
import { AWARDS, BOARDS, GOALS_OF_MAP, MAPS, type MapId } from '@perilune/terraforming-mars'
import { list, type OptionDrawing, seatClass } from '@perilune/ui'
import { type ReactNode, useId } from 'react'
import { corners, middleOf, PLANET, SIZE } from '../map/hex.js'
import { words } from '../words.js'

/** An expansion's sign: lines in the colour of the text, 72 by 72. */
const sign = (body: ReactNode) => () => (
  <svg viewBox="0 0 72 72" className="tm-expansion" aria-hidden="true">
    {body}
  </svg>
)

const CorporateEra = sign(
  <>
    <path d="M8 62h56M14 62V34h12v28M26 62V22h14v40M40 62V40h14v22M12 24 26 12l12 4L58 4" />
    <path className="full" d="m52 3 9-1-3 8z" />
    <path
      className="full"
      d="M18 40h4v4h-4zm0 9h4v4h-4zm12-20h6v4h-6zm0 9h6v4h-6zm0 9h6v4h-6zm14 0h6v4h-6zm0 6h6v4h-6z"
    />
  </>,
)

const Venus = sign(
  <>
    <circle cx="36" cy="36" r="23" />
    <path d="M14 30c10-5 18 4 28 0s12-3 16-2M15 43c9 4 16-4 25-1s12 3 17 1M22 19c6 2 10-2 16 0" />
    <path className="full faint" d="M36 13a23 23 0 0 1 0 46 34 34 0 0 0 0-46z" />
  </>,
)

const Prelude = sign(<path d="M6 54h60M18 54a18 18 0 0 1 36 0M36 28V16M54.5 36l8-8M17.5 36l-8-8M12 62h48" />)

const Colonies = sign(
  <>
    <ellipse cx="36" cy="40" rx="30" ry="13" transform="rotate(-18 36 40)" strokeDasharray="3 4" />
    <circle className="full" cx="36" cy="40" r="11" />
    <circle cx="61" cy="26" r="5" />
    <circle className="full" cx="13" cy="53" r="4" />
    <path className="full" d="m30 10 9 5-9 5 2.5-5z" />
    <path d="M14 15h12" />
  </>,
)

/** The seats of the committee, in three rows. */
const SEATS = [
  [14, 5],
  [23, 7],
  [32, 9],
].flatMap(([radius, count]) =>
  Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (1 + i / (count - 1))
    return {
      x: Math.round(360 + 10 * radius * Math.cos(angle)) / 10,
      y: Math.round(520 + 10 * radius * Math.sin(angle)) / 10,
      taken: (i + count) % 3 > 0,
    }
  }),
)

const Turmoil = sign(
  <>
    {SEATS.map(({ x, y, taken }) => (
      <circle key={`${x} ${y}`} className={taken ? 'full' : 'thin'} cx={x} cy={y} r="3" />
    ))}
    <path d="M28 60h16" />
  </>,
)

const Promos = sign(
  <>
    <rect x="14" y="14" width="30" height="42" rx="3" transform="rotate(-8 29 35)" />
    <rect className="under" x="26" y="16" width="30" height="42" rx="3" transform="rotate(7 41 37)" />
    <path className="full" d="m42 26 3.3 7.3 8 .8-6 5.4 1.7 7.8-7-4.1-7 4.1 1.7-7.8-6-5.4 8-.8z" />
  </>,
)

const REACH = PLANET * 1.12

/** A tile on a small map. */
export interface FarTile {
  kind: string
  /** The seat that owns it; -1 for nobody. */
  owner: number
}

/** A small map: areas for oceans, printed bonuses, and the tiles of a game. */
export function MapDrawing({ map, tiles }: { map: MapId; tiles?: ReadonlyMap<number, FarTile> }) {
  const id = useId()
  return (
    <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} className="tm-map" aria-hidden="true">
      <radialGradient id={id} cx=".4" cy=".34" r=".78">
        <stop offset="0" className="lit" />
        <stop offset=".55" className="mid" />
        <stop offset="1" className="far" />
      </radialGradient>
      <circle r={PLANET * 1.05} className="air" />
      <circle r={PLANET} fill={`url(#${id})`} />
      {BOARDS[map].areas
        .filter((area) => area.row > 0)
        .map((area) => {
          const at = middleOf(area)
          const tile = tiles?.get(area.id)
          if (tile)
            return (
              <g key={area.id} className={tile.owner >= 0 ? seatClass(tile.owner) : ''}>
                <polygon points={corners(at, SIZE * 0.94)} className={`tile-${tile.kind}`} />
                {tile.owner >= 0 && <circle cx={at[0]} cy={at[1]} r={SIZE * 0.42} fill="var(--seat)" />}
              </g>
            )
          return (
            <g key={area.id}>
              <polygon
                points={corners(at, SIZE * 0.94)}
                className={area.kind === 'ocean' ? 'sea' : area.volcanic ? 'volcano' : 'land'}
              />
              {area.bonus.map((bonus, i) => (
                <circle
                  key={i}
                  cx={at[0] + (i - (area.bonus.length - 1) / 2) * SIZE * 0.55}
                  cy={at[1]}
                  r={SIZE * 0.22}
                  className={`tm-${bonus === 'paidOcean' ? 'ocean' : bonus}`}
                />
              ))}
            </g>
          )
        })}
    </svg>
  )
}

const mapDrawings = Object.fromEntries(
  MAPS.map((map): [string, OptionDrawing] => [
    `map-${map}`,
    {
      Art: () => <MapDrawing map={map} />,
      note: words.mapAwards(list(AWARDS[map].slice(0, GOALS_OF_MAP).map(({ name }) => name))),
    },
  ]),
)

/** The drawings that the manifest names. */
export const drawings: Readonly<Record<string, OptionDrawing>> = {
  'corporate-era': { Art: CorporateEra },
  venus: { Art: Venus },
  prelude: { Art: Prelude },
  colonies: { Art: Colonies },
  turmoil: { Art: Turmoil },
  promos: { Art: Promos },
  ...mapDrawings,
}
