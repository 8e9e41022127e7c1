import './screen.css'
import { type Item, type Pick as PickDecision, priceAmong } from '@perilune/engine'
import { asideOf, type ColonyId, colonyName, MC, preludesOf, RESOURCES } from '@perilune/terraforming-mars'
import { colonyText } from '@perilune/terraforming-mars-words-en'
import { capital, figure, type SeatInfo, SeatShape, Spoken } from '@perilune/ui'
import { type ReactNode, useMemo } from 'react'
import { MarsCard } from '../card.js'
import { cardOf, costOf, isCard, textOf } from '../cards.js'
import { Icon, TagDisc } from '../glyphs.js'
import type { Held } from '../hand/filter.js'
import { useRules } from '../rules.js'
import { levelsOf, type MarsView } from '../view.js'
import { words } from '../words.js'
import { type PlayableCard, playableAfter } from './playable-after.js'
import type { Picking } from './use-pick.js'

interface ScreenProps {
  view: MarsView
  seat: number
  seats: readonly SeatInfo[]
  picking: Picking
  held: readonly Held[]
  hide(): void
}

/**
 * Cards to choose from: at the start, in the draft, in research, for an effect. Large, all in sight, with the
 * money beside them.
 */
export function Screen(props: ScreenProps) {
  const { picking, view, seat } = props
  const { decision } = picking
  const groups = decision.groups ?? [{ id: '', label: '', min: decision.min, max: decision.max }]
  const asked = titleOf(decision)
  const many = decision.items.length > 5
  const drafted = draftedBy(view, seat, decision.step)
  return (
    <section className={`choosing ${many ? 'many' : ''}`} aria-label={decision.prompt}>
      <header>
        <div>
          <h1>{words.choosing.title(asked)}</h1>
          <p>{words.choosing.help(asked)}</p>
        </div>
        <Passing {...props} />
        <button type="button" className="btn second small" onClick={props.hide}>
          {words.choosing.showTable}
        </button>
      </header>
      <div className="choosing-body">
        <div className={`choosing-groups ${decision.groups ? 'apart' : ''}`}>
          {groups.map((group) => (
            <div key={group.id}>
              {group.label && <h2 className="caps">{capital(group.label)}</h2>}
              <ul className="choosing-cards">
                {decision.items
                  .filter((i) => (i.group ?? '') === group.id)
                  .map((item) => (
                    <Choice key={item.id} {...props} item={item} />
                  ))}
              </ul>
            </div>
          ))}
          {drafted.length > 0 && <Slims title={words.choosing.drafted} cards={drafted} />}
          {props.held.length > 0 && decision.step !== 'discard-cards' && decision.step !== 'sell-patents' && (
            <Slims
              title={`${words.choosing.yourHand} ${props.held.length}`}
              cards={props.held.map((h) => h.id)}
            />
          )}
        </div>
        <Money {...props} />
      </div>
    </section>
  )
}

/** What a seat has taken so far. */
function draftedBy(view: MarsView, seat: number, step: string): readonly string[] {
  if (!step.startsWith('draft')) return []
  const places = step === 'draft' ? [asideOf(seat)] : [asideOf(seat), preludesOf(seat)]
  return places.flatMap((place) => view.places[place].cards ?? [])
}

/** What is asked, for its title: the start has preludes or not, and a beginner chooses nothing else. */
function titleOf({ step, groups }: PickDecision): string {
  if (!groups?.some((group) => group.id === 'preludes')) return step
  return groups.length > 1 ? 'choose-start with preludes' : 'choose-start of preludes'
}
const spokenText = (id: string): string => (isCard(id) ? textOf(id) : colonyText(id as ColonyId))

/** Alone, colony tiles are chosen with the starting cards. */
const ColonyChoice = ({ id }: { id: ColonyId }) => (
  <span className="colony-choice">
    <b>
      <Icon name="colony" /> {colonyName(id)}
    </b>
    <small>{colonyText(id)}</small>
  </span>
)

function Choice(props: ScreenProps & { item: Item }) {
  const { item, picking } = props
  const on = picking.picked.includes(item.id)
  const no = item.reason !== undefined
  return (
    <li>
      <button
        type="button"
        className="choice"
        aria-pressed={on}
        aria-disabled={no}
        onClick={() => !no && picking.toggle(item.id)}
      >
        <Spoken
          as={[item.label, spokenText(item.id), item.because && capital(item.because)]
            .filter(Boolean)
            .join('. ')}
        >
          {isCard(item.id) ? (
            <MarsCard
              id={item.id}
              selected={on}
              dim={no}
              why={no ? capital(item.because ?? '') : undefined}
            />
          ) : (
            <ColonyChoice id={item.id as ColonyId} />
          )}
        </Spoken>
        <span className="choice-box" aria-hidden="true">
          <i>{on && <Icon name="ok" />}</i>
          {words.choosing.verb(picking.decision.step, on)}
          {item.price !== undefined && item.price > 0 && (
            <span>
              {figure(on ? priceAmong(picking.decision.items, picking.picked, item) : 0)} <Icon name="mc" />
            </span>
          )}
        </span>
      </button>
    </li>
  )
}

/** Who gets what I leave, while drafting. */
function Passing({ view, seats, picking, seat }: ScreenProps) {
  const { step: asked } = picking.decision
  if (!asked.startsWith('draft') || seats.length < 2) return null
  const start = asked === 'draft-start'
  const left = start || view.generation % 2 === 0
  const step = left ? 1 : seats.length - 1
  const from = seats[(seat + seats.length - step) % seats.length]
  const to = seats[(seat + step) % seats.length]
  return (
    <p className="passing">
      <SeatShape seat={from.seat} /> {from.name} <Icon name="arrow" /> <SeatShape seat={seat} />{' '}
      <b>{words.you}</b> <Icon name="arrow" /> <SeatShape seat={to.seat} /> {to.name}
      <small>
        {start ? words.choosing.passStart : left ? words.choosing.passLeft : words.choosing.passRight}
      </small>
    </p>
  )
}

const Slims = ({ title, cards }: { title: string; cards: readonly string[] }) => (
  <div className="slims">
    <h2 className="caps">{title}</h2>
    <ul>
      {cards.map((id) => {
        const card = cardOf(id)
        return (
          <li key={id} className={`kind-${card.kind}`} data-tip={textOf(id)}>
            <b>{costOf(card)}</b>
            <span>{card.name}</span>
            {card.tags.map((tag, i) => (
              <TagDisc key={i} tag={tag} />
            ))}
          </li>
        )
      })}
    </ul>
  </div>
)

/** The money after buying, what it still plays, and how Mars stands. */
function Money({ view, seat, seats, picking }: ScreenProps) {
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
      </p>
      {player.corporation && (
        <>
          <h2 className="caps">{words.choosing.yourStock}</h2>
          <p className="money-row">
            {RESOURCES.slice(1).map((resource, i) => (
              <span key={resource}>
                <Icon name={resource} title={words.resources[resource]} /> {player.stock[i + 1]}
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

const moneyOf = (ops: readonly object[]): number =>
  ops.reduce((n, op) => n + ('gain' in op ? ((op.gain as { mc?: number }).mc ?? 0) : 0), 0)

const SumRow = ({ left, right, bad = false }: { left: ReactNode; right: ReactNode; bad?: boolean }) => (
  <p className="money-line">
    <span>{left}</span>
    <b className={bad ? 'bad' : ''}>{right}</b>
  </p>
)

/** Rows that fit beside the cards to choose from. */
const ROWS = 8

/** Which cards the rules would let me play after this pick: those of the pick first, then the dearest. */
function Playable({ view, seat, picking }: Pick<ScreenProps, 'view' | 'seat' | 'picking'>) {
  const rules = useRules()
  const { decision, cards } = picking
  const pick = picking.picked.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is made anew from the pick at every render
  const all = useMemo(
    () => playableAfter(rules, view, seat, decision.step, picking.answer),
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
