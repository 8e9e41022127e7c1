import './others.css'
import { RESOURCES } from '@perilune/terraforming-mars'
import { Num, type SeatInfo, SeatShape, seatClass, signed } from '@perilune/ui'
import { useState } from 'react'
import { cardOf } from '../cards.js'
import { Icon } from '../glyphs.js'
import { handCount, type MarsView, type PlayerView } from '../view.js'
import { words } from '../words.js'
import { SeatSheet } from './sheet.js'
import { Tags } from './tags.js'

interface OthersProps {
  view: MarsView
  /** The players after what is selected. */
  then: readonly PlayerView[] | null
  seats: readonly SeatInfo[]
}

/** The other seats at a glance; each opens to everything of it that is open. */
export function Others({ view, then, seats }: OthersProps) {
  const [open, setOpen] = useState<SeatInfo>()
  return (
    <section className={`others n${seats.length}`} data-at="others" aria-label={words.others}>
      {seats.map((info) => (
        <Other
          key={info.seat}
          view={view}
          info={info}
          then={then?.[info.seat]}
          onOpen={() => setOpen(info)}
        />
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

function Other(props: { view: MarsView; info: SeatInfo; then: PlayerView | undefined; onOpen(): void }) {
  const { view, info, then } = props
  const player = view.players[info.seat]
  return (
    <button
      type="button"
      className={`other panel ${seatClass(info.seat)} ${info.asked ? 'asked' : ''}`}
      data-tip={words.openSeat(info.name)}
      data-place={`seat:${info.seat}`}
      onClick={props.onOpen}
    >
      <span className="other-head">
        <SeatShape seat={info.seat} />
        <span className="other-name">
          <b>{info.name}</b>
          <small>{player.corporation ? cardOf(player.corporation).name : words.choosesStill}</small>
        </span>
        {view.first === info.seat && <Icon name="first" title={words.firstPlayer} />}
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
                <em>{signed(then.production[i])}</em>
              ) : (
                signed(player.production[i])
              )}
            </i>
          </span>
        ))}
      </span>
      <Tags player={player} />
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
    </button>
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
 * Every card in play as a stroke in the colour of its kind; an action that is still to be used stands hollow.
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
