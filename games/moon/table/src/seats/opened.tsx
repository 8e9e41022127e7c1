import type { Option } from '@perilune/engine'
import { COLOURS, cardOf, HEARTS, ITEMS, type PlacedCard } from '@perilune/moon'
import { capital, Dialog, figure, Glyph, type SeatInfo, Spoken, Zoomable } from '@perilune/ui'
import { CardToRead, MoonCard } from '../card/card.js'
import { ITEM_GLYPH } from '../icons/index.js'
import type { MoonView } from '../preview.js'
import { words } from '../words.js'
import { parkingOn } from './parking.js'

/** A whole settlement, with zoom. Rovers can be parked from here too. */
export function Opened(props: {
  info: SeatInfo
  view: MoonView
  /** Hearts as the table shows them. */
  hearts: number
  parks: readonly Option[]
  onPark(card: string): void
  onClose(): void
}) {
  const { info, view } = props
  const home = view.settlements[info.seat]
  const has = home.supply.with(HEARTS, props.hearts)
  const kinds = COLOURS.map((name, colour) => ({
    name,
    placed: home.structures.filter((s) => cardOf(s.card).colour === colour),
  })).filter(({ placed }) => placed.length > 0)
  return (
    <Dialog title={words.settlementOf(info.name)} wide onClose={props.onClose}>
      <Zoomable>
        <div className="opened">
          <p className="opened-supply">
            {ITEMS.map((item, i) => (
              <span key={item} className={has[i] === 0 ? 'zero' : ''}>
                <Glyph name={ITEM_GLYPH[item]} title={capital(item)} /> <b>{figure(has[i])}</b>
                {i !== HEARTS && home.production[i] > 0 && (
                  <small>
                    +{figure(home.production[i])} {words.eachEra}
                  </small>
                )}
              </span>
            ))}
          </p>
          <div className="card-spread">
            <CardToRead id={home.base} />
          </div>
          {kinds.map(({ name, placed }) => (
            <section key={name}>
              <h3 className="label">
                {words.colours[name]} <span>{placed.length}</span>
              </h3>
              <div className="card-spread">
                {placed.map((s, i) => (
                  <Spot key={i} {...props} placed={s} />
                ))}
              </div>
            </section>
          ))}
          {home.reputations.length > 0 && (
            <section>
              <h3 className="label">{words.reputations}</h3>
              <div className="card-spread">
                {home.reputations.map((s) => (
                  <CardToRead key={s.card} id={s.card} />
                ))}
              </div>
            </section>
          )}
        </div>
      </Zoomable>
    </Dialog>
  )
}

function Spot(props: {
  info: SeatInfo
  placed: PlacedCard
  parks: readonly Option[]
  onPark(card: string): void
}) {
  const { can, label } = parkingOn(props.info, props.placed, props.parks)
  const shown = { id: props.placed.card, placed: props.placed }
  if (!can) return <CardToRead {...shown} />
  return (
    <button type="button" className="opened-spot" onClick={() => props.onPark(props.placed.card)}>
      <Spoken as={`${words.park}: ${label}`}>
        <MoonCard {...shown} />
        <span className="opened-park">
          <Glyph name="rover" /> {words.park}
        </span>
      </Spoken>
    </button>
  )
}
