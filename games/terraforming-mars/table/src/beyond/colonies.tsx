import './colonies.css'
import type { Option } from '@perilune/engine'
import {
  ASLEEP,
  COLONY_SPOTS,
  type Colonies as ColoniesState,
  type Colony,
  type ColonyTile,
  colonyTiles,
  type MarsState,
  type Op,
  type TradePayment,
} from '@perilune/terraforming-mars'
import { colonyText } from '@perilune/terraforming-mars-words-en'
import { capital, type SeatInfo, SeatShape, Spoken } from '@perilune/ui'
import { Icon } from '../drawings/glyphs.js'
import { joined } from '../icons/verbs.js'
import { useRules } from '../rules.js'
import { possible } from '../state/options.js'
import type { MarsView } from '../state/view.js'
import { words } from '../words.js'

interface ColoniesProps {
  view: MarsView
  then: MarsState | null
  seats: readonly SeatInfo[]
  seat: number
  /** Trades of this turn, each with its payment. */
  trades: readonly Option[]
  /** A question about a colony tile: where to build, where to trade. */
  sites: readonly Option[]
  selected: Option | undefined
  select(option: Option): void
}

const TILES = new Map<string, ColonyTile>(colonyTiles.map((tile) => [tile.id, tile]))

/** The colony tiles: what a trade gives now, who has colonies there, and how to trade. */
export function Colonies(props: ColoniesProps) {
  const { view, then, seats } = props
  const { fleetsAtHome } = useRules()
  const colonies = view.colonies as MarsState['colonies']
  if (!colonies) return null
  return (
    <section className="colonies" aria-label={words.beyond.colonies}>
      <header>
        <h2 className="caps">{words.beyond.fleets}</h2>
        <p className="fleets">
          {seats.map(({ seat, name }) => {
            const home = fleetsAtHome(colonies, seat)
            const say = words.beyond.fleetsOf(name, home, colonies.traders[seat].fleets)
            return (
              <span key={seat} className={home === 0 ? 'away' : ''} data-tip={say}>
                <SeatShape seat={seat} />
                <Spoken as={say}>
                  {home}/{colonies.traders[seat].fleets}
                </Spoken>
              </span>
            )
          })}
        </p>
      </header>
      <ul>
        {colonies.tiles.map((colony, i) => (
          <Tile
            key={colony.id}
            {...props}
            colonies={colonies}
            colony={colony}
            next={then?.colonies?.tiles[i]}
          />
        ))}
      </ul>
    </section>
  )
}

const nameOf = (seats: readonly SeatInfo[], seat: number): string =>
  seats.find((s) => s.seat === seat)?.name ?? ''

function Tile(props: ColoniesProps & { colonies: ColoniesState; colony: Colony; next: Colony | undefined }) {
  const { colonies, colony, next, seats, selected, select } = props
  const { tradePrice } = useRules()
  const tile = TILES.get(colony.id) as ColonyTile
  const site = props.sites.find((o) => o.answer.colony === colony.id)
  const trades = props.trades.filter((o) => o.answer.colony === colony.id)
  const asleep = colony.marker === ASLEEP
  const open = trades.some(possible)
  const state = [
    asleep ? words.beyond.asleep : words.beyond.marker(colony.marker + 1),
    colony.owners.length > 0 ? words.beyond.ownedBy(colony.owners.map((s) => nameOf(seats, s))) : '',
    colony.fleet >= 0 ? words.beyond.fleetThere(nameOf(seats, colony.fleet)) : '',
  ].filter(Boolean)
  const tip = [...state, colonyText(tile.id)].join('. ')
  const title = (
    <>
      <b>{tile.name}</b>
      {asleep ? (
        <small>{words.beyond.asleep}</small>
      ) : (
        <span className="income">{joined(tile.trade[colony.marker])}</span>
      )}
      {colony.fleet >= 0 && (
        <span className="fleet-there">
          <Icon name="fleet" title={words.beyond.fleetThere(nameOf(seats, colony.fleet))} />
          <SeatShape seat={colony.fleet} />
        </span>
      )}
    </>
  )
  return (
    <li className={`colony ${asleep ? 'asleep' : ''}`} data-colony={colony.id}>
      {site ? (
        <button
          type="button"
          className="colony-name can"
          data-tip={[tip, site.because && capital(site.because)].filter(Boolean).join('. ')}
          aria-disabled={!possible(site)}
          aria-pressed={selected === site}
          onClick={() => possible(site) && select(site)}
        >
          {title}
        </button>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus shows what the tile does
        <p className="colony-name" data-card={tile.id} data-tip={tip} tabIndex={0}>
          {title}
        </p>
      )}
      <Track tile={tile} colony={colony} next={next} />
      {trades.length > 0 && open && (
        <p className="trades">
          {trades.map((option) => (
            <button
              key={String(option.answer.with)}
              type="button"
              aria-disabled={!possible(option)}
              aria-pressed={selected === option}
              aria-label={option.label}
              data-tip={option.because ? capital(option.because) : option.label}
              onClick={() => possible(option) && select(option)}
            >
              {tradePrice(colonies, props.seat, option.answer.with as TradePayment)}{' '}
              <Icon name={option.answer.with as TradePayment} />
            </button>
          ))}
        </p>
      )}
    </li>
  )
}

/** How much a step gives, if that is a number; the thing itself is drawn beside the name. */
export function amountOf([op]: readonly Op[]): number | null {
  if (!op) return 0
  if ('gain' in op) return Object.values(op.gain)[0] ?? null
  return 'add' in op ? op.add : 'draw' in op ? op.draw : null
}

/** Seven steps: colonies fill the first three, and the marker shows what a trade gives. */
function Track({ tile, colony, next }: { tile: ColonyTile; colony: Colony; next: Colony | undefined }) {
  return (
    <ol className="colony-track" aria-hidden="true">
      {tile.trade.map((ops, i) => {
        const owner = colony.owners[i]
        const will = owner === undefined ? next?.owners[i] : undefined
        return (
          <li
            key={i}
            className={[
              i < COLONY_SPOTS ? 'spot' : '',
              i === colony.marker ? 'here' : '',
              next && next.marker !== colony.marker && next.marker === i ? 'then' : '',
            ].join(' ')}
          >
            {owner !== undefined ? (
              <SeatShape seat={owner} />
            ) : will !== undefined ? (
              <span className="will">
                <SeatShape seat={will} />
              </span>
            ) : (
              amountOf(ops)
            )}
          </li>
        )
      })}
    </ol>
  )
}
