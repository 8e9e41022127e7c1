import './icons.css'
import type { Bag, Cube, Resource, TileKind } from '@perilune/terraforming-mars'
import { signed } from '@perilune/ui'
import { Fragment, type ReactNode } from 'react'
import { Icon, type IconName } from '../drawings/glyphs.js'

/*
 * The vocabulary of the cards: an amount in stock is bare, production is on a rail, effects on any player are
 * dashed.
 */

const CUBE_ICON: Readonly<Record<Cube, IconName>> = {
  animal: 'animal',
  microbe: 'microbe',
  science: 'science',
  fighter: 'fighter',
  floater: 'floater',
  asteroid: 'asteroid',
  camp: 'camp',
  preservation: 'preservation',
  disease: 'disease',
  hydroelectric: 'hydroelectric',
  graphene: 'graphene',
}

const TILE_ICON: Readonly<Record<TileKind, IconName>> = {
  ocean: 'ocean',
  greenery: 'greenery',
  city: 'city',
  capital: 'city',
  'lava-flows': 'crater',
  'mohole-area': 'heat',
  'natural-preserve': 'shield',
  'nuclear-zone': 'nuclear',
  'ecological-zone': 'animal',
  'mining-rights': 'mine',
  'mining-area': 'mine',
  'commercial-district': 'mc',
  'industrial-center': 'factory',
  'restricted-area': 'science',
  'deimos-down': 'asteroid',
  'great-dam': 'power',
  'magnetic-field-generators': 'shield',
  'new-holland': 'city',
}

export const iconOfTile = (tile: TileKind): IconName => TILE_ICON[tile]
export const iconOfCube = (cube: Cube): IconName => CUBE_ICON[cube]

type TileFamily = 'ocean' | 'greenery' | 'city' | 'special'

export const familyOfTile = (tile: TileKind): TileFamily =>
  tile === 'ocean' || tile === 'greenery' || tile === 'city'
    ? tile
    : tile === 'capital' || tile === 'new-holland'
      ? 'city'
      : 'special'

export const Arrow = () => <Icon name="arrow" />
export const Glue = ({ children }: { children: ReactNode }) => <span className="glue">{children}</span>
export const Words = ({ children }: { children: ReactNode }) => (
  <span className="glue spelled">{children}</span>
)

export const HexIcon = ({ tile }: { tile: TileKind }) => (
  <span className={`hexa hexa-${familyOfTile(tile)}`}>
    <Icon name={iconOfTile(tile)} />
  </span>
)

/** An amount in stock, drawn bare. MC are written before their number, as on a price tag. */
export function Amount({
  icon,
  n,
  sign = false,
  any = false,
}: {
  icon: IconName
  n: number
  sign?: boolean
  any?: boolean
}) {
  const number = sign ? signed(n) : String(n)
  const drawn = <Icon name={icon} />
  return (
    <span className={`qty ${any ? 'any' : ''}`}>
      {icon === 'mc' && !sign ? (
        <>
          {drawn}
          <b>{number}</b>
        </>
      ) : (
        <>
          {(sign || n !== 1) && <b>{number}</b>}
          {drawn}
        </>
      )}
    </span>
  )
}

export const Production = ({ icon, n, any = false }: { icon: IconName; n: number; any?: boolean }) => (
  <span className={`prod ${any ? 'any' : ''}`}>
    <b>{signed(n)}</b>
    <Icon name={icon} />
  </span>
)

export const each = (bag: Bag, draw: (resource: Resource, n: number) => ReactNode): ReactNode =>
  (Object.entries(bag) as [Resource, number][]).map(([resource, n]) => (
    <Fragment key={resource}>{draw(resource, n)}</Fragment>
  ))

export const Slack = ({ steps }: { steps: number }) => (
  <span className="qty">
    <Icon name="temperature" />
    <Icon name="oxygen" />
    <Icon name="ocean" />
    <b>±{steps}</b>
  </span>
)
