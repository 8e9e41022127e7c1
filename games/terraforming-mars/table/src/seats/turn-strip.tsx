import './turn-strip.css'
import { DECK, DISCARD } from '@perilune/terraforming-mars'
import { figure, Key, type SeatInfo, SeatShape, seatClass } from '@perilune/ui'
import { Icon } from '../drawings/glyphs.js'
import { useRules } from '../rules.js'
import { asState, type MarsView } from '../state/view.js'
import { words } from '../words.js'
import { soloGoal } from './solo-goal.js'
import { turnOrder } from './turn-order.js'

/** The turn order, who has passed, how many cards are left, and what can be opened over the table. */
export function TurnStrip(props: {
  view: MarsView
  seats: readonly SeatInfo[]
  pointsShown: boolean
  showPoints(): void
  compare(): void
}) {
  const { view, seats } = props
  const order = turnOrder(asState(view), seats)
  return (
    <div className={`turn-strip ${seats.length === 1 ? 'alone' : ''}`}>
      {seats.length > 1 && (
        <>
          <h2 className="caps">{words.turnOrder}</h2>
          <ol>
            {order.map(({ info, status, taken }) => (
              <li
                key={info.seat}
                className={`${status} ${seatClass(info.seat)}`}
                {...(status === 'acts' && { 'aria-current': 'step' })}
              >
                <SeatShape seat={info.seat} />
                <b>{info.name}</b>
                <small>
                  {status === 'acts' && info.me
                    ? words.yourAction(Math.min(2, taken + 1))
                    : words.turnOf[status]}
                </small>
              </li>
            ))}
          </ol>
        </>
      )}
      {seats.length === 1 && <SoloGoal view={view} />}
      <span className="turn-piles">
        <span>
          {words.deck} <b>{figure(view.places[DECK].count)}</b>
        </span>
        <span>
          {words.discards} <b>{figure(view.places[DISCARD].count)}</b>
        </span>
      </span>
      <button type="button" className="chip" aria-pressed={props.pointsShown} onClick={props.showPoints}>
        <Icon name="vp" /> {words.pointsSoFar} <Key of="v" />
      </button>
      {seats.length > 1 && (
        <button type="button" className="chip" onClick={props.compare}>
          {words.compareButton} <Key of="c" />
        </button>
      )}
    </div>
  )
}

/** In a solo game: how many generations are left, and how much is missing from the goal. */
function SoloGoal({ view }: { view: MarsView }) {
  const { left, goal, short } = soloGoal(useRules(), view)
  return (
    <p className="solo-goal">
      <b>{words.solo.left(left)}</b>
      <span className={short === 0 ? 'met' : ''}>
        {words.solo.goal}: {goal}
      </span>
    </p>
  )
}
