import type { Option } from '@perilune/engine'
import {
  BLUE,
  cardOf,
  FLAGS,
  HEARTS,
  ITEMS,
  type MoonState,
  RESOURCES,
  ROVERS,
  type Settlement,
  type Standing,
  YELLOW,
} from '@perilune/moon'
import { capital, Glyph, Num, Readable, type SeatInfo, SeatShape, Spoken, seatClass } from '@perilune/ui'
import { MoonCard, textOf } from './card.js'
import { ITEM_GLYPH, Things } from './icons.js'
import { words } from './words.js'

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

interface SettlementProps {
  info: SeatInfo
  home: Settlement
  /** The same after what is selected. */
  then: Settlement | null
  /** What would come to stand here. */
  coming: string | undefined
  flips: readonly Option[]
  selected: string | undefined
  onFlip(card: string): void
}

/** My own: the Supply, what is built for Flags and Production, and the cards that do something. */
export function MySettlement({ info, home, then, coming, ...rest }: SettlementProps) {
  const ofColour = (colour: number) => home.structures.filter((s) => cardOf(s.card).colour === colour)
  const ghost = coming === undefined ? undefined : cardOf(coming)
  return (
    <section className={`moon-mine panel ${seatClass(info.seat)}`} data-at="mine" aria-label={words.mine}>
      <div className="supply">
        <div className="supply-who">
          <SeatShape seat={info.seat} />
          <b>{info.name}</b>
          <span className="hearts">
            <Num value={home.supply[HEARTS]} then={then?.supply[HEARTS]} />
            <Glyph name="heart" title="Hearts" />
          </span>
        </div>
        <div className="supply-grid">
          {RESOURCES.map((name, i) => {
            const changes = then !== null && then.supply[i] !== home.supply[i]
            return (
              <div
                key={name}
                className={`${home.supply[i] === 0 ? 'zero' : ''} ${changes ? 'changing' : ''}`}
              >
                <Glyph name={name} title={capital(name)} />
                <Num value={home.supply[i]} then={then?.supply[i]} />
              </div>
            )
          })}
        </div>
        <div className="supply-rovers">
          {Array.from({ length: Math.min(6, home.supply[ROVERS]) }, (_, i) => (
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
          <Slat kind="yellow" card={home.base} things="flags" />
          {ofColour(YELLOW).map((s, i) => (
            <Slat key={i} kind="yellow" card={s.card} standing={s} things="flags" />
          ))}
          {ghost?.colour === YELLOW && <Slat kind="yellow" card={ghost.id} things="flags" ghost />}
        </div>
      </div>
      <div className="slats">
        <h2 className="label">
          {words.production}
          <span className="total">
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
          <Slat kind="blue" card={home.base} things="produces" />
          {ofColour(BLUE).map((s, i) => (
            <Slat key={i} kind="blue" card={s.card} standing={s} things="produces" />
          ))}
          {ghost?.colour === BLUE && <Slat kind="blue" card={ghost.id} things="produces" ghost />}
        </div>
      </div>
      <Deeds home={home} {...rest} />
    </section>
  )
}

function Slat(props: {
  kind: string
  card: string
  things: 'flags' | 'produces'
  standing?: Standing
  ghost?: boolean
}) {
  const card = cardOf(props.card)
  const names = props.things === 'flags' ? FLAGS : ITEMS
  const taken = props.standing !== undefined && props.standing.rovers > 0
  const space = taken ? words.takenSpace : words.emptySpace
  const hasSpace = card.roverSpace && !props.ghost
  return (
    <Readable
      card={card.id}
      label={`${card.name}. ${textOf(card.id)}${hasSpace ? ` ${capital(space)}.` : ''}`}
      className={`slat k-${props.kind} ${props.ghost ? 'ghost' : ''}`}
    >
      <span className="slat-kind" />
      <span className="slat-name">{card.name}</span>
      <span className="slat-things">
        <Things names={names} numbers={card[props.things]} />
      </span>
      <span className="slat-bay">{hasSpace && <Glyph name={taken ? 'rover' : 'bay'} />}</span>
    </Readable>
  )
}

/** Pink, Grey and Red: the cards that do something, as cards. */
function Deeds(props: Pick<SettlementProps, 'home' | 'flips' | 'selected' | 'onFlip'>) {
  const { home, flips, selected } = props
  const deeds = home.structures.filter((s) => cardOf(s.card).colour > YELLOW)
  const width = deeds.length > 4 ? 74 : deeds.length > 3 ? 92 : 112
  return (
    <ul className={`deeds ${deeds.length > 3 ? 'many' : ''}`} aria-label={words.mine}>
      {deeds.map((s, i) => {
        const card = cardOf(s.card)
        const flip = flips.find((o) => o.answer.card === s.card)
        const can = flip !== undefined && !flip.reason && !s.flipped
        const label = `${card.name}. ${textOf(s.card)}${s.flipped ? ` ${capital(words.flipped)}.` : ''}${flip?.because ? ` ${capital(flip.because)}.` : ''}`
        return (
          <li key={i}>
            <button
              type="button"
              title={label}
              aria-pressed={selected === s.card}
              aria-disabled={!can}
              className={can ? 'can' : ''}
              onClick={() => can && props.onFlip(s.card)}
            >
              <Spoken as={label}>
                <MoonCard id={s.card} standing={s} width={width} selected={selected === s.card} />
              </Spoken>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

export const settlementThen = (then: MoonState | null, seat: number): Settlement | null =>
  then ? then.settlements[seat] : null
