import { type Answer, type Card, type ListedOption, only, type Seat } from '@perilune/engine'
import {
  type Act,
  awardPrice,
  firstActionDue,
  firstActionsOf,
  GREENERY_OPS,
  isOpen,
  refuseAct,
  refuseAward,
  refuseGreenery,
  refuseHeat,
  refuseMilestone,
  refuseProject,
  refuseStandard,
} from '../actions/actions.js'
import { playFromHand, startProject } from '../actions/play-card.js'
import { refuseAction, refuseCard } from '../actions/playable.js'
import { compiledProjects, projectOf } from '../cards/built-in.js'
import { cardOf } from '../cards/index.js'
import { OPS } from '../cards/ops.js'
import { HEAT_FOR_TEMPERATURE } from '../cards/standard-projects.js'
import type { Tell } from '../codes/events.js'
import type { Ask } from '../codes/index.js'
import type { Labels, TurnGroup, TurnOption } from '../codes/labels.js'
import type { MarsReason } from '../codes/reasons.js'
import type { Colonies } from '../colonies/state.js'
import { addTrades, everyTrade, trade, tradePrice } from '../colonies/trade.js'
import { queueEffects, resolveAll } from '../effects/effects.js'
import { TRACKS } from '../map/tracks.js'
import { HEAT, PLANTS, type ProjectId } from '../names.js'
import { spend } from '../payment/heat.js'
import { askPayment, MONEY, purse } from '../payment/payment.js'
import { priceNow, priceOf, projectPrice } from '../payment/prices.js'
import { AWARDS, awardsOf, MILESTONE_PRICE, MILESTONES, milestonesOf } from '../scoring/goals.js'
import { TEMPERATURE } from '../state/counters.js'
import { handOf, type MarsFrame, type MarsState, push, source } from '../state/state.js'
import { lose } from '../state/supply.js'
import { countWilds } from '../state/wild-tags.js'
import { addCommittee, committeeActs, sendDelegate, usePolicy } from '../turmoil/actions.js'
import { committee } from '../turmoil/committee.js'
import { PARTIES } from '../turmoil/parties.js'

/*
 * A turn: one or two actions, or a pass. It ends by an explicit answer, so that its last action can be taken
 * back.
 */

type Turn = Extract<MarsFrame, { do: 'take-turn' }>

const ACTIONS_A_TURN = 2

const END: Answer = Object.freeze({ act: 'end' })
const PASS: Answer = Object.freeze({ act: 'pass' })
const FIRST: Answer = Object.freeze({ act: 'first' })
const GREENERY: Answer = Object.freeze({ act: 'greenery' })
const HEAT_UP: Answer = Object.freeze({ act: 'heat' })
/** Not an action: how one wants to be asked from now on. Bots have no use for it. */
const ASK_ORDER: Answer = Object.freeze({ act: 'order', ask: true })
const LEAVE_ORDER: Answer = Object.freeze({ act: 'order', ask: false })
const SELL: Answer = Object.freeze({ act: 'project', project: 'sell-patents' })

const answersFor = (
  goals: Readonly<Record<string, readonly { id: string }[]>>,
  act: string,
  field: string,
): ReadonlyMap<string, Answer> =>
  new Map(
    Object.values(goals).flatMap((list) =>
      list.map(({ id }) => [id, Object.freeze({ act, [field]: id })] as const),
    ),
  )
const CLAIMS = answersFor(MILESTONES, 'claim', 'milestone')
const FUNDS = answersFor(AWARDS, 'fund', 'award')
const claimOf = (s: MarsState, i: number): Answer => CLAIMS.get(milestonesOf(s)[i].id) as Answer
const fundOf = (s: MarsState, i: number): Answer => FUNDS.get(awardsOf(s)[i].id) as Answer

/** What is too dear for all that a player has needs no further look; most cards are. */
function addCards(s: MarsState, seat: Seat, out: Answer[]): void {
  const hand = s.places[handOf(seat)]
  const p = s.players[seat]
  const most = purse(p, ANY_MONEY, null)
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(hand[i])
    if (priceOf(p, card) <= most && !refuseCard(s, seat, card)) out.push(card.answer)
  }
  if (s.promos)
    for (const id of s.promos.parked[seat]) if (!refuseCard(s, seat, cardOf(id))) out.push(cardOf(id).answer)
}
const ANY_MONEY = -1

function addActions(s: MarsState, seat: Seat, out: Answer[]): void {
  const { cards, used } = s.players[seat]
  for (let i = 0; i < cards.length; i++) {
    const card = cardOf(cards[i])
    if (card.actions.length === 0 || used.includes(card.id)) continue
    for (let way = 0; way < card.actions.length; way++)
      if (!refuseAction(s, seat, card, card.actions[way])) out.push(card.actions[way].answer)
  }
}

function addGoals(s: MarsState, seat: Seat, out: Answer[]): void {
  // Nothing of it costs less.
  if (purse(s.players[seat], MONEY, null) < MILESTONE_PRICE) return
  for (let i = 0; i < s.milestones.length; i++) if (!refuseMilestone(s, seat, i)) out.push(claimOf(s, i))
  for (let i = 0; i < s.awards.length; i++) {
    if (s.awards[i] >= 0) continue
    // What forbids one that nobody has funded forbids all.
    if (refuseAward(s, seat, i)) break
    out.push(fundOf(s, i))
  }
}

function answers(s: MarsState, { seat, taken }: Turn): Answer[] {
  if (taken >= ACTIONS_A_TURN) return [END]
  const out: Answer[] = [taken === 0 ? PASS : END]
  if (firstActionDue(s, seat)) {
    out.push(FIRST)
    return out
  }
  addCards(s, seat, out)
  addActions(s, seat, out)
  for (const project of compiledProjects()) if (!refuseStandard(s, seat, project)) out.push(project.answer)
  if (!refuseProject(s, seat, 'sell-patents')) out.push(SELL)
  if (!refuseGreenery(s, seat)) out.push(GREENERY)
  if (!refuseHeat(s, seat)) out.push(HEAT_UP)
  addTrades(s, seat, out)
  addGoals(s, seat, out)
  addCommittee(s, seat, out)
  return out
}

function refuse(s: MarsState, { seat, taken }: Turn, answer: Answer): MarsReason | undefined {
  const bare = Object.keys(answer).length === 1
  switch (answer.act as Act) {
    case 'end':
      if (!bare) return { code: 'malformed' }
      return taken > 0 ? undefined : { code: 'act-or-pass' }
    case 'pass':
      if (!bare) return { code: 'malformed' }
      return taken === 0 ? undefined : { code: 'no-pass' }
    case 'order':
      if (Object.keys(answer).length !== 2 || typeof answer.ask !== 'boolean') return { code: 'malformed' }
      return answer.ask === s.players[seat].asksOrder ? { code: 'asked-so-already' } : undefined
    case 'first':
      if (!bare) return { code: 'malformed' }
      if (taken >= ACTIONS_A_TURN) return { code: 'two-actions' }
      return firstActionDue(s, seat) ? undefined : { code: 'no-first-action' }
    default:
      if (taken >= ACTIONS_A_TURN) return { code: 'two-actions' }
      if (firstActionDue(s, seat)) return { code: 'first-action' }
      return refuseAct(s, seat, answer)
  }
}

/** Everything a player might want to do, allowed or not, for people. */
function everything(s: MarsState, { seat, taken }: Turn): Answer[] {
  const p = s.players[seat]
  if (taken >= ACTIONS_A_TURN) return [END]
  return [
    ...(firstActionDue(s, seat) ? [FIRST] : []),
    ...[...new Set(s.places[handOf(seat)]), ...(s.promos?.parked[seat] ?? [])].map((id) => cardOf(id).answer),
    ...p.cards.flatMap((id) => cardOf(id).actions.map((action) => action.answer)),
    ...compiledProjects()
      .filter((project) => isOpen(s, project))
      .map((project) => project.answer),
    SELL,
    GREENERY,
    HEAT_UP,
    ...everyTrade(s),
    ...s.milestones.map((_, i) => claimOf(s, i)),
    ...s.awards.map((_, i) => fundOf(s, i)),
    ...committeeActs(s),
    p.asksOrder ? LEAVE_ORDER : ASK_ORDER,
    taken === 0 ? PASS : END,
  ]
}

const GROUPS: Readonly<Record<Act, TurnGroup>> = {
  play: 'play',
  use: 'use',
  project: 'project',
  greenery: 'turn-in',
  heat: 'turn-in',
  trade: 'trade',
  claim: 'milestone',
  fund: 'award',
  delegate: 'committee',
  policy: 'committee',
  first: 'turn',
  order: 'turn',
  pass: 'turn',
  end: 'turn',
}

/** An answer with what only the rules can compute of its label. */
function withFacts(s: MarsState, seat: Seat, given: Answer): TurnOption {
  const p = s.players[seat]
  const answer = given as TurnOption['answer']
  switch (answer.act) {
    case 'play':
      return { answer, facts: { price: priceNow(s, seat, cardOf(answer.card)) } }
    case 'project': {
      const project = projectOf(answer.project)
      return project ? { answer, facts: { price: projectPrice(p, project) } } : { answer }
    }
    case 'greenery':
      return { answer, facts: { plants: p.greeneryPrice } }
    case 'heat':
      return { answer, facts: { rises: s.parameters[TEMPERATURE] < TRACKS.temperature.max } }
    case 'fund':
      return { answer, facts: { price: awardPrice(s) } }
    case 'trade':
      return { answer, facts: { price: tradePrice(s.colonies as Colonies, seat, answer.with) } }
    case 'first':
      return { answer, facts: { cards: firstActionsOf(s, seat) } }
    case 'policy':
      return { answer, facts: { party: PARTIES[committee(s).policy] } }
    case 'use':
      return { answer }
    case 'order':
      return { answer }
    case 'claim':
      return { answer }
    case 'delegate':
      return { answer }
    case 'pass':
      return { answer }
    case 'end':
      return { answer }
  }
}

function optionFor(s: MarsState, frame: Turn, answer: Answer): ListedOption<Labels['take-turn']> {
  const reason = refuse(s, frame, answer)
  const group = GROUPS[answer.act as Act]
  return { ...withFacts(s, frame.seat, answer), group, ...(reason && { reason }) }
}

export const takeTurn: Ask<Turn> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({
    kind: 'choose',
    prompt: { code: 'take-turn', taken: frame.taken },
    options: everything(s, frame).map((answer) => optionFor(s, frame, answer)),
  }),
  answers: (s, _, frame) => answers(s, frame),
  refuse: (s, _, frame, answer) => refuse(s, frame, answer),
  take: (s, _, frame, answer, tell) => take(s, frame, answer, tell),
}

function take(s: MarsState, { seat, taken }: Turn, answer: Answer, tell: Tell | undefined): void {
  const p = s.players[seat]
  if (answer.act === 'end' || answer.act === 'pass') {
    if (answer.act === 'pass') p.passed = true
    tell?.({ what: answer.act === 'pass' ? 'passes' : 'ends-turn', seat })
    push(s, { do: 'next-turn', seat: (seat + 1) % s.seats })
    return
  }
  if (answer.act === 'order') {
    p.asksOrder = answer.ask === true
    push(s, { do: 'take-turn', seat, taken })
    return
  }
  s.alwaysAsk = p.asksOrder
  push(s, { do: 'take-turn', seat, taken: taken + 1 })
  switch (answer.act as Act) {
    case 'play':
      playFromHand(s, seat, answer.card as Card, '', tell)
      return
    case 'use':
      useAction(s, seat, answer.card as Card, answer.way as number, tell)
      return
    case 'project':
      doProject(s, seat, answer.project as ProjectId, tell)
      return
    case 'greenery':
      lose(s, seat, PLANTS, p.greeneryPrice, '', tell)
      resolveAll(s, GREENERY_OPS, source(seat, ''), tell)
      return
    case 'heat':
      push(s, { do: 'turn-in-heat', seat })
      spend(s, seat, HEAT, HEAT_FOR_TEMPERATURE, '', tell)
      return
    case 'first':
      takeFirstActions(s, seat, tell)
      return
    case 'trade':
      trade(s, seat, answer, tell)
      return
    case 'claim':
      claim(s, seat, answer.milestone as string, tell)
      return
    case 'fund':
      fund(s, seat, answer.award as string, tell)
      return
    case 'delegate':
      sendDelegate(s, seat, answer, tell)
      return
    case 'policy':
      usePolicy(s, seat, tell)
  }
}

/** The first actions of all corporations are one action. */
function takeFirstActions(s: MarsState, seat: Seat, tell: Tell | undefined): void {
  const p = s.players[seat]
  const cards = firstActionsOf(s, seat)
  p.firstActions = p.firstActions.filter((card) => !cards.includes(card))
  push(s, { do: 'resolve', seat })
  for (const card of cards) {
    tell?.({ what: 'first-action', seat, card })
    queueEffects(s, cardOf(card).firstAction, source(seat, card), tell)
  }
}

function useAction(s: MarsState, seat: Seat, id: Card, way: number, tell: Tell | undefined): void {
  s.players[seat].used.push(id)
  tell?.({ what: 'uses', seat, card: id, way })
  push(s, { do: 'resolve', seat })
  const { op } = cardOf(id).actions[way]
  countWilds(s, s.players[seat], OPS[op].countsTags)
  s.pool.push({ op, at: 0, seat, card: id, played: '', area: -1 })
}

function doProject(s: MarsState, seat: Seat, id: ProjectId, tell: Tell | undefined): void {
  const project = projectOf(id)
  if (!project) {
    push(s, { do: 'sell-patents', seat })
    return
  }
  startProject(s, seat, project, tell)
}

function claim(s: MarsState, seat: Seat, id: string, tell: Tell | undefined): void {
  const index = milestonesOf(s).findIndex((m) => m.id === id)
  s.milestones[index] = seat
  s.milestonesAt[index] = s.played
  tell?.({ what: 'claims', seat, milestone: id })
  askPayment(
    s,
    { do: 'pay', seat, cost: MILESTONE_PRICE, with: MONEY, keep: null, why: 'milestone', of: id },
    tell,
  )
}

function fund(s: MarsState, seat: Seat, id: string, tell: Tell | undefined): void {
  const price = awardPrice(s)
  const index = awardsOf(s).findIndex((a) => a.id === id)
  s.awards[index] = seat
  s.awardsAt[index] = s.played
  tell?.({ what: 'funds', seat, award: id })
  askPayment(s, { do: 'pay', seat, cost: price, with: MONEY, keep: null, why: 'award', of: id }, tell)
}
