import { type Answer, IllegalAnswer } from '@perilune/engine'
import type { MarsFrame, MarsState } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import type { Turn } from './compare-turn.js'
import { factsOf } from './facts.js'
import {
  actionCost,
  type Cost,
  heatMoney,
  leavesLosses,
  type Mix,
  type Money,
  mixesFor,
  moneyForCard,
  moneyForProject,
  plainMoney,
  satisfies,
} from './payment.js'
import { priceOf, projectPriceOf } from './prices.js'
import { type Report, same, seen } from './report.js'
import { PARTIES } from './table.js'

const MIXES_TRIED = 6
const REDS = PARTIES.indexOf('reds')
const MILESTONE_PRICE = 8
const DELEGATE_PRICE = 5
const AWARD_PRICES = [8, 14, 20]

/** What the model knows of a payment. */
interface Expected extends Cost {
  /** The thing that is paid for, as the question names it. */
  readonly of: string
  /** Whether what comes after the payment could be in its way, beside what `leaves` says. */
  readonly isCertain: boolean
  leaves(mix: Mix): boolean
}

/** What an action of a turn costs; undefined where the model does not know or nothing is paid. */
function expected({ s, seat, before }: Turn, answer: Answer): Expected | undefined {
  const underReds = s.turmoil?.ruling === REDS
  const leaves = (): boolean => true
  const isCertain = !underReds
  if (answer.act === 'play') {
    const card = factsOf(String(answer.card))
    return {
      of: card.id,
      price: priceOf(s, seat, card, before),
      money: moneyForCard(s, seat, card),
      // The Reds' tax must be left over, and how much that is depends on effects which the model does not
      // follow.
      isCertain: !underReds || (card.plain && !s.players[seat].cards.includes('pharmacy-union')),
      leaves: (mix) => leavesLosses(s, seat, card, mix),
    }
  }
  if (answer.act === 'project' && answer.project !== 'sell-patents') {
    const of = String(answer.project)
    return { of, price: projectPriceOf(s, seat, of), money: moneyForProject(s, seat, of), isCertain, leaves }
  }
  const money = plainMoney(s, seat)
  if (answer.act === 'claim')
    return { of: String(answer.milestone), price: MILESTONE_PRICE, money, isCertain, leaves }
  if (answer.act === 'fund') {
    const price = AWARD_PRICES[s.awards.filter((funder) => funder >= 0).length]
    return { of: String(answer.award), price, money, isCertain, leaves }
  }
  if (answer.act !== 'use') return undefined
  const cost = actionCost(s, seat, factsOf(String(answer.card)), Number(answer.way))
  return cost && { of: String(answer.card), ...cost, isCertain, leaves }
}

/** Acts on a copy and offers all kinds of payments: right ones must be taken, wrong ones refused. */
export function comparePayment(report: Report, turn: Turn, answer: Answer, any: (n: number) => number): void {
  const cost = expected(turn, answer)
  if (!cost) return
  const { s, seat } = turn
  const where = `${turn.where}, paying for ${cost.of}`
  const asked = game.clone(s)
  game.play(asked, seat, answer)
  const frame = asked.stack.at(-1) as MarsFrame | undefined
  if (frame?.do === 'pay' && frame.of === cost.of) compareMixes(report, asked, seat, where, cost, any)
  else if (cost.isCertain) same(report, 'payments', `${where} without a question`, 1, rightMixes(cost).length)
}

type Pay = Extract<MarsFrame, { do: 'pay' }>

/** Payments for cards bought, delegates and trades: MC alone, and heat where it is money. */
export function compareOtherPayment(
  report: Report,
  turn: Turn,
  { why, of, cost }: Pay,
  any: (n: number) => number,
): void {
  if (!['research', 'delegate', 'trade'].includes(why)) return
  const price = why === 'delegate' ? DELEGATE_PRICE : cost
  const expected = { of, price, money: plainMoney(turn.s, turn.seat), isCertain: true, leaves: () => true }
  compareMixes(report, turn.s, turn.seat, `${turn.where}, paying for ${why}`, expected, any)
}

/** Heat that is spent as heat: floaters on Stormcraft count for 2. */
export function compareHeatPayment(
  report: Report,
  turn: Turn,
  heat: number,
  any: (n: number) => number,
): void {
  const { s, seat } = turn
  const money = heatMoney(s, seat)
  const expected = {
    of: 'heat',
    price: heat,
    money,
    isCertain: s.turmoil?.ruling !== REDS,
    leaves: () => true,
  }
  compareMixes(report, s, seat, `${turn.where}, spending heat`, expected, any)
}

const rightMixes = ({ price, money, leaves }: Expected): Mix[] =>
  (price === 0 ? [{}] : mixesFor(money, price)).filter((mix) => leaves(mix))

/** `asked` is asked for the payment now. */
function compareMixes(
  report: Report,
  asked: MarsState,
  seat: number,
  where: string,
  cost: Expected,
  any: (n: number) => number,
): void {
  const { price, money } = cost
  comparePayDecision(report, asked, seat, where, cost)
  const right = rightMixes(cost)
  for (let i = 0; cost.isCertain && i < Math.min(MIXES_TRIED, right.length); i++) {
    const mix = right[any(right.length)]
    for (const id of Object.keys(mix)) if (mix[id] > 0) seen(report, `paid with ${id}`)
    const taken = accepts(game.clone(asked), seat, mix)
    same(report, 'mixes accepted', `${where} with ${JSON.stringify(mix)}`, taken, true)
  }
  if (right.length === 0) return
  for (const mix of wrongMixes(right[any(right.length)], money)) {
    if (satisfies(money, mix, price) && cost.leaves(mix)) continue
    const taken = accepts(game.clone(asked), seat, mix)
    same(report, 'mixes refused', `${where} with ${JSON.stringify(mix)}`, taken, false)
  }
}

/** The question itself: the price, what may pay, what each is worth. */
function comparePayDecision(report: Report, s: MarsState, seat: number, where: string, cost: Cost): void {
  const decision = game.decisions(s, seat).find(({ kind }) => kind === 'amounts')
  if (decision?.kind !== 'amounts') {
    report.disagreements.push(`${where}: a payment is not asked for in amounts`)
    return
  }
  same(report, 'payments', where, decision.total.min, cost.price)
  const offered = decision.parts.map(({ id, worth }) => `${id} at ${worth}`).sort()
  const there = cost.money.filter(({ have }) => have > 0)
  const expectedParts = there.map(({ id, worth }) => `${id} at ${worth}`).sort()
  same(report, 'payments', where, offered, expectedParts)
}

/** What is not there is not named in an answer either. */
const amountsOf = (mix: Mix): Mix => Object.fromEntries(Object.entries(mix).filter(([, n]) => n !== 0))

function accepts(s: MarsState, seat: number, mix: Mix): boolean {
  try {
    game.play(s, seat, { amounts: amountsOf(mix) })
    return true
  } catch (error) {
    if (error instanceof IllegalAnswer) return false
    throw error
  }
}

const KINDS = ['mc', 'steel', 'titanium', 'plants', 'energy', 'heat', 'dirigibles', 'psychrophiles']

/** Payments close to a right one: a unit more or less of everything, one kind too many, parts of units. */
function wrongMixes(right: Mix, money: readonly Money[]): Mix[] {
  const kinds = [...new Set([...KINDS, ...money.map(({ id }) => id)])]
  const near = kinds.flatMap((id) =>
    [1, -1, 0.5].map((more) => ({ ...right, [id]: (right[id] ?? 0) + more })),
  )
  const instead = kinds.flatMap((id) =>
    id === 'mc' ? [] : [{ ...right, mc: (right.mc ?? 0) - 1, [id]: (right[id] ?? 0) + 1 }],
  )
  const tooMuch = money.map(({ id, have }) => ({ [id]: have + 1 }))
  return [...near, ...instead, ...tooMuch, {}]
}
