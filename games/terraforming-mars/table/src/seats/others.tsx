import './others.css'
import type { Option } from '@perilune/engine'
import { RESOURCES } from '@perilune/terraforming-mars'
import { capital, Num, type SeatInfo, SeatShape, seatClass, signed } from '@perilune/ui'
import { useState } from 'react'
import { cardOf } from '../cards/cards.js'
import { type InPlace, onSeat, sameOption } from '../choosing/in-place.js'
import { Icon } from '../drawings/glyphs.js'
import { iconOfCube } from '../icons/parts.js'
import { handCount, type MarsView, type PlayerView } from '../state/view.js'
import { words } from '../words.js'
import { SeatSheet } from './sheet.js'
import { Tags } from './tags.js'

interface OthersProps {
  view: MarsView
  /** The players after the selected answer. */
  then: readonly PlayerView[] | null
  seats: readonly SeatInfo[]
  /** Points by seat if the game ended now; undefined if points are hidden. */
  points: readonly number[] | undefined
  /** Things on the table that answer the question. */
  things: readonly InPlace[] | undefined
  selected: Option | undefined
  select(option: Option): void
  hover(option: Option | undefined): void
}

/** The other seats. A click opens everything open about a seat, or chooses the seat if it is asked for. */
export function Others(props: OthersProps) {
  const { view, seats } = props
  const [open, setOpen] = useState<SeatInfo>()
  return (
    <section className={`others n${seats.length}`} data-at="others" aria-label={words.others}>
      {seats.map((info) => (
        <Other key={info.seat} {...props} info={info} onOpen={() => setOpen(info)} />
      ))}
      {open && (
        <SeatSheet
          view={view}
          seat={open.seat}
          title={words.seatSheet(open.name)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

function Other(props: OthersProps & { info: SeatInfo; onOpen(): void }) {
  const { view, info, selected, select, hover } = props
  const option = onSeat(props.things, info.seat)
  const can = option !== undefined && !option.reason
  const cards = props.things?.filter(({ thing }) => thing.kind === 'card' && thing.seat === info.seat) ?? []
  const classes = [
    'other panel',
    seatClass(info.seat),
    info.asked && 'asked',
    option && (can ? 'thing' : 'not'),
  ]
  const ask = can
    ? {
        'aria-pressed': sameOption(selected, option),
        onClick: () => select(option),
        onPointerEnter: () => hover(option),
        onPointerLeave: () => hover(undefined),
      }
    : { onClick: props.onOpen }
  return (
    <div className="other-seat">
      <button
        type="button"
        className={classes.filter(Boolean).join(' ')}
        data-tip={option?.because ? capital(option.because) : words.openSeat(info.name)}
        data-place={`seat:${info.seat}`}
        {...ask}
      >
        <OtherBoard {...props} />
      </button>
      {cards.length > 0 && (
        <span className="other-cards">
          {cards.map((one) => (
            <CardThing key={one.option.label} {...props} one={one} player={view.players[info.seat]} />
          ))}
        </span>
      )}
    </div>
  )
}

/** A card of another player that can be chosen now, with its cubes. */
function CardThing(props: OthersProps & { info: SeatInfo; one: InPlace; player: PlayerView }) {
  const { one, player, selected, select, hover, info } = props
  const id = String(one.option.answer.card)
  const card = cardOf(id)
  const at = player.cards.indexOf(id)
  const then = props.then?.[info.seat]
  return (
    <button
      type="button"
      className="chip thing"
      aria-pressed={sameOption(selected, one.option)}
      aria-disabled={one.option.reason !== undefined}
      data-tip={one.option.because && capital(one.option.because)}
      onClick={() => !one.option.reason && select(one.option)}
      onPointerEnter={() => hover(one.option)}
      onPointerLeave={() => hover(undefined)}
    >
      {card.name}
      {card.holds && (
        <b>
          <Icon name={iconOfCube(card.holds)} title={card.holds} />{' '}
          <Num value={player.cubes[at]} then={then?.cubes[at]} />
        </b>
      )}
    </button>
  )
}

function OtherBoard({ view, then: all, info, points, seats }: OthersProps & { info: SeatInfo }) {
  const player = view.players[info.seat]
  const then = all?.[info.seat]
  return (
    <>
      <span className="other-head">
        <SeatShape seat={info.seat} />
        <span className="other-name">
          <b>{info.name}</b>
          <small>{player.corporation ? cardOf(player.corporation).name : words.choosesStill}</small>
        </span>
        {view.first === info.seat && <Icon name="first" title={words.firstPlayer} />}
        {seats.length > 2 && (
          <span className="other-hand">
            <Icon name="card" title={words.inHand} /> {handCount(view, info.seat)}
          </span>
        )}
        {points && (
          <span className="rating points">
            <Icon name="vp" title={words.points} /> {points[info.seat]}
          </span>
        )}
        <span className="rating">
          <Icon name="tr" title={words.rating} />
          <Num value={player.rating} then={then?.rating} />
        </span>
      </span>
      <span className="other-stock">
        {RESOURCES.map((resource, i) => (
          <span key={resource}>
            <Icon name={resource} title={words.resources[resource]} />
            <Num value={player.stock[i]} then={then?.stock[i]} />
            <i>
              {then && then.production[i] !== player.production[i] ? (
                <>
                  {signed(player.production[i])}
                  <em> → {signed(then.production[i])}</em>
                </>
              ) : (
                signed(player.production[i])
              )}
            </i>
          </span>
        ))}
      </span>
      <Tags view={view} player={player} />
      <span className="other-foot">
        <span>
          <Icon name="card" title={words.inHand} /> {handCount(view, info.seat)}
        </span>
        <span>
          <Icon name="city" title={words.cities} /> {player.cities}
        </span>
        <span>
          <Icon name="greenery" title={words.greeneries} /> {player.greeneries}
        </span>
        <CardBars player={player} />
        <span className="other-says">{statusOf(view, info)}</span>
      </span>
    </>
  )
}

const statusOf = (view: MarsView, info: SeatInfo): string =>
  view.players[info.seat].passed
    ? words.passed
    : info.asked
      ? words.plays
      : info.resigned
        ? words.resigned
        : !info.here && !info.bot
          ? words.away
          : ''

/**
 * Every card in play as a stroke in the colour of its kind; strokes of unused actions are hollow.
 */
function CardBars({ player }: { player: PlayerView }) {
  const cards = player.cards.slice(1)
  return (
    <span className="card-bars" role="img" aria-label={words.inPlay(cards.length)}>
      {cards.map((id) => (
        <i
          key={id}
          className={`kind-${cardOf(id).kind} ${cardOf(id).actions && !player.used.includes(id) ? 'ready' : ''}`}
        />
      ))}
    </span>
  )
}
