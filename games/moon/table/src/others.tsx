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
import { capital, Dialog, Glyph, Num, SeatBadge, type SeatInfo, Spoken, seatClass } from '@perilune/ui'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { CardToRead, kindOf, textOf } from './card.js'
import { Things } from './icons.js'
import type { MoonView } from './preview.js'
import { words } from './words.js'

interface OthersProps {
  view: MoonView
  then: MoonState | null
  seats: readonly SeatInfo[]
  parks: readonly Option[]
  selected: { card: string; on?: number } | undefined
  onPark(card: string, on: number): void
}

/** The other seats in a strip; each opens. */
export const Others = (props: OthersProps) => (
  <section className={`moon-others n${props.seats.length}`} data-at="others" aria-label={words.others}>
    {props.seats.map((info) => (
      <Other key={info.seat} {...props} info={info} />
    ))}
  </section>
)

function Other(props: OthersProps & { info: SeatInfo }) {
  const { info, view, then } = props
  const [open, setOpen] = useState(false)
  const home = view.settlements[info.seat]
  const later = then?.settlements[info.seat]
  const spaces = home.structures.filter((s) => cardOf(s.card).colour <= YELLOW)
  const deeds = home.structures.filter((s) => cardOf(s.card).colour > YELLOW)
  return (
    <div className={`other panel ${seatClass(info.seat)} ${info.asked ? 'asked' : ''}`}>
      <div className="other-top">
        <button
          type="button"
          className="other-name"
          title={words.settlementOf(info.name)}
          onClick={() => setOpen(true)}
        >
          <SeatBadge info={info} {...(view.first === info.seat && { note: words.firstShort })} />
        </button>
        <span className="other-counts">
          {RESOURCES.map((name, i) => (
            <span key={name} className={home.supply[i] === 0 ? 'zero' : ''}>
              <Glyph name={name} title={capital(name)} />
              <Num value={home.supply[i]} then={later?.supply[i]} />
            </span>
          ))}
          <span className={home.supply[ROVERS] === 0 ? 'zero' : ''}>
            <Glyph name="rover" title="Rovers" />
            <Num value={home.supply[ROVERS]} then={later?.supply[ROVERS]} />
          </span>
        </span>
        <span className="hearts">
          <Num value={home.supply[HEARTS]} then={later?.supply[HEARTS]} />
          <Glyph name="heart" title="Hearts" />
        </span>
        <button
          type="button"
          className="tool other-open"
          aria-label={words.settlementOf(info.name)}
          title={words.settlementOf(info.name)}
          onClick={() => setOpen(true)}
        >
          <Maximize2 size={14} />
        </button>
      </div>
      <div className={`tiles ${home.structures.length > 8 ? 'many' : ''}`}>
        <span
          className="tile base"
          data-card={home.base}
          title={`${cardOf(home.base).name}. ${textOf(home.base)}`}
        >
          <Things names={FLAGS} numbers={cardOf(home.base).flags} />
          <Things names={ITEMS} numbers={cardOf(home.base).produces} />
        </span>
        {spaces.map((s, i) => (
          <Tile key={i} {...props} standing={s} />
        ))}
        <span className="other-deeds">
          {deeds.map((s, i) => (
            <i
              key={i}
              className={`k-${kindOf(cardOf(s.card))} ${s.flipped ? 'flipped' : ''}`}
              data-card={s.card}
              title={`${cardOf(s.card).name}. ${textOf(s.card)}`}
            />
          ))}
        </span>
      </div>
      {open && <Opened info={info} home={home} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Tile(props: OthersProps & { info: SeatInfo; standing: Standing }) {
  const { standing, info, parks, selected } = props
  const card = cardOf(standing.card)
  const taken = standing.rovers > 0
  const ways = parks.filter((o) => o.answer.on === info.seat && o.answer.card === standing.card)
  const can = ways.some((o) => !o.reason && (!taken || o.answer.reckless === true))
  const why = taken ? words.takenSpace : (ways.find((o) => o.because)?.because ?? words.emptySpace)
  const label = `${card.name} (${info.name}). ${textOf(card.id)} ${capital(why)}.`
  const inside = (
    <>
      <Things
        names={card.colour === BLUE ? ITEMS : FLAGS}
        numbers={card.colour === BLUE ? card.produces : card.flags}
      />
      <span className="tile-bay">{taken && <Glyph name="rover" />}</span>
    </>
  )
  const className = `tile k-${kindOf(card)} ${taken ? 'full' : ''}`
  if (!can)
    return (
      <span className={className} title={label} data-card={card.id}>
        <Spoken as={label}>{inside}</Spoken>
      </span>
    )
  return (
    <button
      type="button"
      className={`${className} can`}
      data-card={card.id}
      title={label}
      aria-pressed={selected?.card === card.id && selected.on === info.seat}
      onClick={() => props.onPark(card.id, info.seat)}
    >
      <Spoken as={label}>{inside}</Spoken>
    </button>
  )
}

/** A whole settlement, large. */
function Opened({ info, home, onClose }: { info: SeatInfo; home: Settlement; onClose(): void }) {
  return (
    <Dialog title={words.settlementOf(info.name)} wide onClose={onClose}>
      <div className="card-spread">
        <CardToRead id={home.base} width={150} />
        {home.structures.map((s, i) => (
          <CardToRead key={i} id={s.card} standing={s} width={150} />
        ))}
        {home.reputations.map((s) => (
          <CardToRead key={s.card} id={s.card} width={260} />
        ))}
      </div>
    </Dialog>
  )
}
