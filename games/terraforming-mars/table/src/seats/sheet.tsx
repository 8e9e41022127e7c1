import { RESOURCES } from '@perilune/terraforming-mars'
import { Dialog, figure, signed } from '@perilune/ui'
import { CardToRead } from '../cards/card.js'
import { cardOf } from '../cards/cards.js'
import { Icon } from '../drawings/glyphs.js'
import { handCount, type MarsView } from '../state/view.js'
import { words } from '../words.js'
import { Tags } from './tags.js'

/** All open information about a seat: its board, tags, cards with their cubes, and events. */
export function SeatSheet(props: { view: MarsView; seat: number; title: string; onClose(): void }) {
  const { view, seat, title } = props
  const player = view.players[seat]
  const withActions = player.cards.filter((id) => cardOf(id).actions)
  const rest = player.cards.filter((id) => !cardOf(id).actions)
  const cards = (ids: readonly string[]) => (
    <div className="sheet-cards">
      {ids.map((id) => (
        <CardToRead
          key={id}
          id={id}
          width={120}
          cubes={player.cubes[player.cards.indexOf(id)] ?? 0}
          className={player.used.includes(id) ? 'used' : ''}
        />
      ))}
    </div>
  )
  return (
    <Dialog title={title} wide onClose={props.onClose}>
      <div className="seat-sheet">
        <div className="sheet-board">
          <span className="rating">
            <Icon name="tr" title={words.rating} /> {player.rating}
          </span>
          {RESOURCES.map((resource, i) => (
            <span key={resource}>
              <Icon name={resource} title={words.resources[resource]} />
              <b>{figure(player.stock[i])}</b>
              <i className="rail-number">{signed(player.production[i])}</i>
            </span>
          ))}
          <span>
            <Icon name="card" title={words.inHand} />
            <b>{handCount(view, seat)}</b>
          </span>
        </div>
        <Tags view={view} player={player} />
        {withActions.length > 0 && (
          <section>
            <h3 className="caps">{words.withActions(withActions.length)}</h3>
            {cards(withActions)}
          </section>
        )}
        <section>
          <h3 className="caps">{words.cardsInPlay(rest.length)}</h3>
          {cards(rest)}
        </section>
        {player.events.length > 0 && (
          <section>
            <h3 className="caps">{words.eventsPlayed(player.events.length)}</h3>
            {cards(player.events)}
          </section>
        )}
      </div>
    </Dialog>
  )
}
