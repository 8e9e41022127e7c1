import type { Option } from '@perilune/engine'
import { BLUE, cardOf, FLAGS, HEARTS, ITEMS, type MoonState, RESOURCES, ROVERS, YELLOW } from '@perilune/moon'
import { capital, Glyph, type SeatInfo, SeatPanel, Spoken } from '@perilune/ui'
import type { CSSProperties } from 'react'
import { kindOf, textOf } from '../card/card.js'
import { Things } from '../icons/index.js'
import type { MoonView } from '../preview.js'
import { useRules } from '../rules.js'
import { placeOfRovers, placeOfSupply } from '../story.js'
import type { TableWindow } from '../table-state.js'
import { words } from '../words.js'
import { Opened } from './opened.js'
import { type Parking, parkingOn } from './parking.js'

interface OthersProps {
  view: MoonView
  then: MoonState | null
  seats: readonly SeatInfo[]
  parks: readonly Option[]
  /** Where a Rover is to be had, while there is none to park. */
  roverFrom: string | undefined
  selected: { card: string; on?: number } | undefined
  onPark(card: string, on: number): void
  opened: TableWindow | undefined
  open(window: TableWindow | undefined): void
}

/** The other seats in a strip; each opens. */
export const Others = (props: OthersProps) => (
  <section className="seat-strip moon-others" data-at="others" aria-label={words.others}>
    {props.seats.map((info) => (
      <Other key={info.seat} {...props} info={info} />
    ))}
  </section>
)

/** So many tiles stand side by side; more of them stand in two rows. */
const ONE_ROW = 8

function Other(props: OthersProps & { info: SeatInfo }) {
  const { info, view, then } = props
  const { seat } = info
  const { beginsRound } = useRules()
  const { opened, open } = props
  const isOpen = typeof opened === 'object' && opened.settlementOf === seat
  const home = view.settlements[seat]
  const later = then?.settlements[seat]
  const park = (card: string) => props.onPark(card, seat)
  const tiles = home.structures
    .filter((s) => cardOf(s.card).colour <= YELLOW)
    .map((s) => parkingOn(info, s, props.parks, props.roverFrom))
  const flipCards = home.structures.filter((s) => cardOf(s.card).colour > YELLOW)
  const many = home.structures.length > ONE_ROW
  const columns = { '--tiles': Math.ceil((tiles.length + 1) / 2) } as CSSProperties
  return (
    <SeatPanel
      info={info}
      note={beginsRound(view) === seat ? words.firstShort : undefined}
      counts={[
        ...RESOURCES.map((name, i) => ({
          id: name,
          drawn: (
            <span data-place={placeOfSupply(seat, i)}>
              <Glyph name={name} title={capital(name)} />
            </span>
          ),
          value: home.supply[i],
          will: later?.supply[i],
        })),
        {
          id: 'rovers',
          drawn: (
            <span data-place={placeOfRovers(seat)}>
              <Glyph name="rover" title={words.rovers} />
            </span>
          ),
          value: home.supply[ROVERS],
          will: later?.supply[ROVERS],
        },
      ]}
      points={{
        id: 'hearts',
        drawn: (
          <span data-place={placeOfSupply(seat, HEARTS)}>
            <Glyph name="heart" title={words.hearts} />
          </span>
        ),
        value: home.supply[HEARTS],
        will: later?.supply[HEARTS],
      }}
      opens={words.settlementOf(info.name)}
      onOpen={() => open({ settlementOf: seat })}
    >
      <div className={`tiles ${many ? 'many' : ''}`} style={columns}>
        <span
          className="tile base"
          data-card={home.base}
          data-tip={`${cardOf(home.base).name}. ${textOf(home.base)}`}
        >
          <Things names={FLAGS} numbers={cardOf(home.base).flags} />
          <Things names={ITEMS} numbers={cardOf(home.base).produces} />
        </span>
        {tiles.map((parking, i) => (
          <Tile key={i} {...props} parking={parking} />
        ))}
        <span className="other-flip-cards">
          {flipCards.map((s, i) => (
            <i
              key={i}
              className={`k-${kindOf(cardOf(s.card))} ${s.flipped ? 'flipped' : ''}`}
              data-card={s.card}
              data-piece={`card:${s.card}`}
              data-tip={`${cardOf(s.card).name}. ${textOf(s.card)}`}
            />
          ))}
        </span>
      </div>
      {isOpen && (
        <Opened
          info={info}
          view={view}
          parks={props.parks}
          onPark={(card) => {
            open(undefined)
            park(card)
          }}
          onClose={() => open(undefined)}
        />
      )}
    </SeatPanel>
  )
}

function Tile(props: OthersProps & { info: SeatInfo; parking: Parking }) {
  const { parking, info, selected } = props
  const { card, taken, can, label } = parking
  const inside = (
    <>
      <Things
        names={card.colour === BLUE ? ITEMS : FLAGS}
        numbers={card.colour === BLUE ? card.produces : card.flags}
      />
      <span className="tile-bay">
        {taken && (
          <span data-piece={`rover:${info.seat}:${card.id}`}>
            <Glyph name="rover" />
          </span>
        )}
      </span>
    </>
  )
  const same = {
    className: `tile k-${kindOf(card)} ${taken ? 'full' : ''} ${can ? 'can' : ''}`,
    'data-card': card.id,
    'data-tip': label,
    'data-piece': `card:${card.id}`,
    'data-place': `on:${info.seat}:${card.id}`,
  }
  if (!can)
    return (
      <span {...same}>
        <Spoken as={label}>{inside}</Spoken>
      </span>
    )
  return (
    <button
      type="button"
      {...same}
      aria-pressed={selected?.card === card.id && selected.on === info.seat}
      onClick={() => props.onPark(card.id, info.seat)}
    >
      <Spoken as={label}>{inside}</Spoken>
    </button>
  )
}
