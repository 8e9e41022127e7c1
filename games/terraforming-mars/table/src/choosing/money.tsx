import { MC, RESOURCES } from '@perilune/terraforming-mars'
import { capital, figure, SeatShape, signed } from '@perilune/ui'
import { type ReactNode, useMemo } from 'react'
import { cardOf, isCard } from '../cards/cards.js'
import { Icon } from '../drawings/glyphs.js'
import { useRules } from '../rules.js'
import { levelsOf, type PlayerView } from '../state/view.js'
import { words } from '../words.js'
import { type PlayableCard, playableAfter } from './playable-after.js'
import { type ScreenProps, titleOf } from './question.js'

/** The money after buying, the cards that it can still pay for, and the state of Mars. */
export function Money({ view, seat, seats, picking }: ScreenProps) {
  const player = view.players[seat]
  const levels = levelsOf(view)
  const corporation = picking.picked
    .filter(isCard)
    .map(cardOf)
    .find((c) => c.kind === 'corporation')
  const stock = player.stock[MC] + (corporation ? moneyOf(corporation.play ?? []) : 0)
  const costs = picking.decision.items.some((i) => i.price !== undefined)
  const due = costs ? picking.price : 0
  const after = stock - due
  return (
    <aside className="money">
      {costs && (
        <>
          <h2 className="caps">{words.choosing.money}</h2>
          <p className="money-big">
            <Icon name="mc" title="MC" /> {figure(after)}
          </p>
          <SumRow left={words.choosing.inStock} right={figure(stock)} />
          <SumRow left={words.choosing.cards(picking.cards.length)} right={figure(-due)} bad={due > 0} />
          {picking.fits && <Playable view={view} seat={seat} picking={picking} />}
        </>
      )}
      {!costs && player.corporation && (
        <>
          <h2 className="caps">{words.choosing.moneyNow}</h2>
          <p className="money-big">
            <Icon name="mc" title="MC" /> {figure(stock)} <small>{signed(income(player))}</small>
          </p>
        </>
      )}
      <h2 className="caps">{words.choosing.marsNow}</h2>
      <p className="money-row">
        <span>
          <Icon name="temperature" title={words.parameters.temperature} /> {figure(levels.temperature)} °C
        </span>
        <span>
          <Icon name="oxygen" title={words.parameters.oxygen} /> {levels.oxygen} %
        </span>
        <span>
          <Icon name="ocean" title={words.parameters.oceans} /> {levels.oceans}
        </span>
        {view.sets.includes('venus') && (
          <span>
            <Icon name="venus" title={words.parameters.venus} /> {levels.venus} %
          </span>
        )}
      </p>
      {player.corporation && (
        <>
          <h2 className="caps">{words.choosing.yourStock}</h2>
          <p className="money-row">
            {RESOURCES.map((resource, i) => (
              <span key={resource} className="money-stock">
                <Icon name={resource} title={words.resources[resource]} /> {player.stock[i]}
                <small>{signed(i === MC ? income(player) : player.production[i])}</small>
              </span>
            ))}
          </p>
        </>
      )}
      {seats.length > 1 && picking.decision.together && (
        <>
          <h2 className="caps">{words.choosing.atTheTable}</h2>
          <ul>
            {seats
              .filter((s) => s.seat !== seat)
              .map((s) => (
                <li key={s.seat} className="money-line">
                  <span>
                    <SeatShape seat={s.seat} /> {s.name}
                  </span>
                  <small>{s.asked ? words.choosing.chooses : words.ready}</small>
                </li>
              ))}
          </ul>
        </>
      )}
    </aside>
  )
}

/** MC from the next production. */
const income = (player: PlayerView): number => player.rating + player.production[MC]

const moneyOf = (ops: readonly object[]): number =>
  ops.reduce((n, op) => n + ('gain' in op ? ((op.gain as { mc?: number }).mc ?? 0) : 0), 0)

const SumRow = ({ left, right, bad = false }: { left: ReactNode; right: ReactNode; bad?: boolean }) => (
  <p className="money-line">
    <span>{left}</span>
    <b className={bad ? 'bad' : ''}>{right}</b>
  </p>
)

/** Rows that fit beside the cards. */
const ROWS = 8

/** Cards that the rules would allow the player after this pick: picked cards first, then the dearest. */
function Playable({ view, seat, picking }: Pick<ScreenProps, 'view' | 'seat' | 'picking'>) {
  const rules = useRules()
  const { decision, cards } = picking
  const pick = picking.picked.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is made anew from the pick at every render
  const all = useMemo(
    () => playableAfter(rules, view, seat, { step: decision.step, answer: picking.answer }),
    [rules, view, seat, decision.step, pick],
  )
  if (all.length === 0) return null
  const rank = (card: PlayableCard) =>
    Number(!cards.includes(card.id)) * 2 + Number(card.refused !== undefined)
  const shown = [...all].sort((a, b) => rank(a) - rank(b) || b.price - a.price).slice(0, ROWS)
  const title = titleOf(decision) === decision.step ? words.choosing.playable : words.choosing.playableFirst
  return (
    <>
      <h2 className="caps">{title(all.filter((card) => card.refused === undefined).length, all.length)}</h2>
      <ul className="plays">
        {shown.map(({ id, price, refused }) => (
          <li key={id} className={refused ? 'not' : ''} data-tip={refused && capital(refused)}>
            <b>{price}</b>
            <span>{cardOf(id).name}</span>
            <Icon name={refused ? 'no' : 'ok'} title={refused ?? words.choosing.isPlayable} />
          </li>
        ))}
        {all.length > ROWS && <li className="not">{words.choosing.moreCards(all.length - ROWS)}</li>}
      </ul>
    </>
  )
}
