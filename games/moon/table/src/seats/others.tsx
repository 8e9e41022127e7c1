import type { Option } from '@perilune/engine'
import {
  BLUE,
  type CompiledCard,
  cardOf,
  FLAGS,
  HEARTS,
  ITEMS,
  type MoonState,
  RESOURCES,
  ROVERS,
  YELLOW,
} from '@perilune/moon'
import { capital, Glyph, type SeatInfo, SeatPanel, Spoken, useRoving } from '@perilune/ui'
import type { CSSProperties } from 'react'
import { kindOf, textOf } from '../card/card.js'
import { type Choosing, thingButton } from '../choosing/thing.js'
import { Things } from '../icons/index.js'
import { usesStructure } from '../options.js'
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
  /** Hearts as the table shows them, by seat, and what they would become. */
  hearts: readonly number[]
  heartsThen: readonly number[] | undefined
  parks: readonly Option[]
  /** A card that brings a Rover, while there is none to park. */
  roverFrom: string | undefined
  selected: { card: string; on?: number } | undefined
  onPark(card: string, on: number): void
  /** Ways to construct the selected card, and the chosen one of them. */
  ways: readonly Option[]
  way: Option | undefined
  chooseWay(way: Option): void
  choosing: Choosing
  opened: TableWindow | undefined
  open(window: TableWindow | undefined): void
}

/** The other seats in a strip; each opens. */
export function Others(props: OthersProps) {
  const region = useRoving<HTMLElement>('button:not(dialog *)', '.can, .thing')
  return (
    <section className="seat-strip moon-others" data-at="others" aria-label={words.others} ref={region}>
      {props.seats.map((info) => (
        <Other key={info.seat} {...props} info={info} />
      ))}
    </section>
  )
}

/** The button on the number of another seat's Resource, while the player is to give one. */
function countButton(choosing: Choosing, info: SeatInfo, resource: number) {
  const asked = thingButton(choosing, { kind: 'stock', seat: info.seat, resource })
  if (!asked) return
  const label = `${words.inPlace.give(capital(RESOURCES[resource]), info.name)}${asked.why}`
  return { ...asked.props, className: asked.className, 'aria-label': label, 'data-tip': label }
}

/** The most tiles in one row, by the number of other seats; more tiles fill two rows. */
const ONE_ROW = [24, 24, 13, 8, 6]

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
  const many = home.structures.length > ONE_ROW[props.seats.length]
  const columns = { '--tiles': Math.ceil((tiles.length + 1) / 2) } as CSSProperties
  return (
    <SeatPanel
      info={info}
      note={view.stack.length > 0 && beginsRound(view) === seat ? words.firstShort : undefined}
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
          button: countButton(props.choosing, info, i),
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
        value: props.hearts[seat],
        will: props.heartsThen?.[seat],
      }}
      opens={words.settlementOf(info.name)}
      onOpen={() => open({ settlementOf: seat })}
    >
      <div className={`tiles ${many ? 'many' : ''}`} style={columns}>
        <BaseTile info={info} base={home.base} choosing={props.choosing} />
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
          hearts={props.hearts[seat]}
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

/** What a Structure gives if a Rover parks on it or a question asks for it: production, or lent Flags. */
function Gain({ card }: { card: CompiledCard }) {
  const makes = card.colour === BLUE || card.kind === 'base'
  const one = card.produces.filter((n) => n > 0).length === 1 && card.produces.includes(1)
  return (
    <span className="tile-gain" aria-hidden="true">
      {makes ? <i>{one ? '+1' : '+'}</i> : <i className="tile-lends">{words.inPlace.lends}</i>}
      <Things names={makes ? ITEMS : FLAGS} numbers={makes ? card.produces : card.flags} few />
    </span>
  )
}

function Tile(props: OthersProps & { info: SeatInfo; parking: Parking }) {
  const { parking, info, selected, choosing } = props
  const { card, taken } = parking
  const asked = thingButton(choosing, { kind: 'structure', seat: info.seat, card: card.id })
  const uses = (option: Option) => usesStructure(option, info.seat, card.id)
  const used = props.way !== undefined && uses(props.way)
  // A second click constructs without this Structure again.
  const way = props.ways.find((one) => uses(one) !== used)
  const lends = props.ways.some(uses) && way
  const park = (lends || parking.can) && {
    type: 'button' as const,
    'aria-pressed': lends ? used : selected?.card === card.id && selected.on === info.seat,
    onClick: () => (lends ? props.chooseWay(lends) : props.onPark(card.id, info.seat)),
  }
  const can = asked ? asked.can : park !== false && park !== undefined
  const label = asked ? `${card.name} (${info.name}). ${textOf(card.id)}${asked.why}` : parking.label
  const inside = (
    <Spoken as={label}>
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
      {can && <Gain card={card} />}
    </Spoken>
  )
  const same = {
    className: `tile k-${kindOf(card)} ${taken ? 'full' : ''} ${can ? 'can' : ''} ${asked?.className ?? ''}`,
    'data-card': card.id,
    'data-tip': label,
    'data-piece': `card:${card.id}`,
    'data-place': `on:${info.seat}:${card.id}`,
  }
  const button = asked?.props ?? (park || undefined)
  if (!button) return <span {...same}>{inside}</span>
  return (
    <button {...same} {...button}>
      {inside}
    </button>
  )
}

/** The Base of a settlement, which questions can ask for by what it produces. */
function BaseTile({ info, base, choosing }: { info: SeatInfo; base: string; choosing: Choosing }) {
  const card = cardOf(base)
  const asked = thingButton(choosing, { kind: 'structure', seat: info.seat, card: base })
  const label = `${card.name} (${info.name}). ${textOf(base)}${asked?.why ?? ''}`
  const inside = (
    <>
      <Things names={FLAGS} numbers={card.flags} />
      <Things names={ITEMS} numbers={card.produces} />
      {asked?.can && <Gain card={card} />}
    </>
  )
  const same = { 'data-card': base, 'data-tip': label }
  if (!asked)
    return (
      <span className="tile base" {...same}>
        {inside}
      </span>
    )
  return (
    <button className={`tile base ${asked.can ? 'can' : ''} ${asked.className}`} {...same} {...asked.props}>
      <Spoken as={label}>{inside}</Spoken>
    </button>
  )
}
