import type { Option } from '@perilune/engine'
import {
  BLUE,
  cardOf,
  FLAGS,
  HEARTS,
  ITEMS,
  type MoonState,
  type PlacedCard,
  RESOURCES,
  ROVERS,
  type Settlement,
  YELLOW,
} from '@perilune/moon'
import {
  capital,
  Glyph,
  Num,
  Readable,
  type SeatInfo,
  SeatShape,
  Spoken,
  seatClass,
  useRoving,
} from '@perilune/ui'
import type { CSSProperties } from 'react'
import { textOf } from '../card/card.js'
import { SupplySteps, suppliedThen } from '../choosing/supply-steps.js'
import { type Choosing, ThingFrame, thingButton } from '../choosing/thing.js'
import { ITEM_GLYPH, Things } from '../icons/index.js'
import { placeOfProduction, placeOfRovers, placeOfStructure, placeOfSupply } from '../story.js'
import { words } from '../words.js'
import { FlipCards } from './flip-cards.js'

/** Slats in one column on a wide screen. */
const SLATS_HIGH = 5

/** The Supply without Hearts. Where there is room, Rovers have their own line. */
const STOCK = [...RESOURCES, 'rovers'] as const

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

interface SettlementProps {
  info: SeatInfo
  home: Settlement
  /** The settlement after the selected answer. */
  then: Settlement | null
  /** Hearts as the table shows them, and what they would become. */
  hearts: number
  heartsThen: number | undefined
  /** The card that the selected answer would add here. */
  coming: string | undefined
  flips: readonly Option[]
  selected: string | undefined
  choosing: Choosing
  onFlip(card: string): void
}

/** The player's own settlement: the Supply, Structures for Flags and Production, cards that do something. */
export function MySettlement({ info, home, then, hearts, heartsThen, coming, ...rest }: SettlementProps) {
  const ofColour = (colour: number) => home.structures.filter((s) => cardOf(s.card).colour === colour)
  const { choosing } = rest
  const region = useRoving<HTMLElement>('button', '.thing, .can')
  const asksAmounts = choosing.asked?.how === 'amounts'
  const ghost = coming === undefined ? undefined : cardOf(coming)
  const columns = (colour: number) =>
    Math.ceil((1 + ofColour(colour).length + (ghost?.colour === colour ? 1 : 0)) / SLATS_HIGH)
  const slat = { seat: info.seat, choosing }
  const shape = { '--flags': `${columns(YELLOW)}fr`, '--makes': `${columns(BLUE)}fr` } as CSSProperties
  return (
    <section
      className={`moon-mine panel ${seatClass(info.seat)}`}
      data-at="mine"
      ref={region}
      aria-label={words.mine}
      style={shape}
    >
      <div className="supply">
        <div className="supply-who">
          <SeatShape seat={info.seat} />
          <b>{info.name}</b>
          <span className="hearts">
            <Num value={hearts} then={heartsThen} />
            <span data-place={placeOfSupply(info.seat, HEARTS)}>
              <Glyph name="heart" title={words.hearts} />
            </span>
          </span>
        </div>
        <div className={`supply-grid ${asksAmounts ? 'asked' : ''}`}>
          {STOCK.map((name, i) => {
            const has = home.supply[i]
            const later = suppliedThen(choosing, name, has) ?? then?.supply[i]
            const changes = later !== undefined && later !== has
            return (
              <ThingFrame
                key={name}
                choosing={choosing}
                thing={{ kind: 'stock', seat: info.seat, resource: i }}
                className={`stock-${name} ${has === 0 && !changes ? 'zero' : ''} ${changes ? 'changing' : ''}`}
                label={`${capital(name)}: ${has}.`}
              >
                <span data-place={placeOfSupply(info.seat, i)}>
                  <Glyph name={ITEM_GLYPH[name]} title={capital(name)} />
                </span>
                <Num value={has} then={later} />
                <SupplySteps resource={name} choosing={choosing} />
              </ThingFrame>
            )
          })}
        </div>
        <div className={`supply-rovers ${asksAmounts ? 'away' : ''}`} data-place={placeOfRovers(info.seat)}>
          {Array.from({ length: Math.min(3, home.supply[ROVERS]) }, (_, i) => (
            <Glyph key={i} name="rover" />
          ))}
          <span>{words.roversHome(home.supply[ROVERS], home.roversOut)}</span>
        </div>
      </div>
      <div className="slats">
        <h2 className="label">
          {words.flags}
          <span className="total">
            <Num value={sum(home.flags)} then={then ? sum(then.flags) : undefined} />
          </span>
        </h2>
        <div className="slat-list">
          <Slat {...slat} kind="yellow" card={home.base} things="flags" />
          {ofColour(YELLOW).map((s, i) => (
            <Slat key={i} {...slat} kind="yellow" card={s.card} placed={s} things="flags" />
          ))}
          {ghost?.colour === YELLOW && <Slat {...slat} kind="yellow" card={ghost.id} things="flags" ghost />}
        </div>
      </div>
      <div className="slats">
        <h2 className="label">
          {words.production}
          <span className="total" data-place={placeOfProduction(info.seat)}>
            {ITEMS.map((item, i) =>
              home.production[i] > 0 || (then && then.production[i] > 0) ? (
                <span key={item}>
                  <Num value={home.production[i]} then={then?.production[i]} />
                  <Glyph name={ITEM_GLYPH[item]} title={capital(item)} />
                </span>
              ) : null,
            )}{' '}
            <i>{words.eachEra}</i>
          </span>
        </h2>
        <div className="slat-list">
          <Slat {...slat} kind="blue" card={home.base} things="produces" />
          {ofColour(BLUE).map((s, i) => (
            <Slat key={i} {...slat} kind="blue" card={s.card} placed={s} things="produces" />
          ))}
          {ghost?.colour === BLUE && <Slat {...slat} kind="blue" card={ghost.id} things="produces" ghost />}
        </div>
      </div>
      <FlipCards seat={info.seat} home={home} {...rest} />
    </section>
  )
}

function Slat(props: {
  kind: string
  card: string
  things: 'flags' | 'produces'
  seat: number
  choosing: Choosing
  placed?: PlacedCard
  ghost?: boolean
}) {
  const card = cardOf(props.card)
  const names = props.things === 'flags' ? FLAGS : ITEMS
  const { seat, placed, ghost } = props
  const taken = placed !== undefined && placed.rovers > 0
  const hasSpace = card.roverSpace && !ghost
  const space = hasSpace ? ` ${capital(taken ? words.takenSpace : words.emptySpace)}.` : ''
  // The Base is also among the Flags, but questions ask for what it produces.
  const asked = !ghost && !(card.kind === 'base' && props.things === 'flags')
  const button = asked ? thingButton(props.choosing, { kind: 'structure', seat, card: card.id }) : undefined
  const label = `${card.name}. ${textOf(card.id)}${space}${button?.why ?? ''}`
  const className = `slat k-${props.kind} ${ghost ? 'ghost' : ''} ${button?.className ?? ''}`
  const marks = {
    'data-tip': label,
    ...(placed && { 'data-piece': `card:${card.id}`, 'data-place': placeOfStructure(seat, card.id) }),
  }
  const inside = (
    <>
      <span className="slat-kind" />
      <span className="slat-name">{card.name}</span>
      <span className="slat-things">
        <Things names={names} numbers={card[props.things]} />
      </span>
      {hasSpace && (
        <span className="slat-bay">
          <span {...(taken && { 'data-piece': `rover:${seat}:${card.id}` })}>
            <Glyph name={taken ? 'rover' : 'bay'} />
          </span>
        </span>
      )}
    </>
  )
  if (button)
    return (
      <button {...button.props} {...marks} className={className} data-card={card.id}>
        <Spoken as={label}>{inside}</Spoken>
      </button>
    )
  return (
    <Readable card={card.id} label={label} className={className} {...marks}>
      {inside}
    </Readable>
  )
}

export const settlementThen = (then: MoonState | null, seat: number): Settlement | null =>
  then ? then.settlements[seat] : null
