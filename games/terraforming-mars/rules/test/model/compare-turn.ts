import type { Option, Pick } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { factsOf } from './facts.js'
import { milestonesOf } from './goals.js'
import { moneyForProject, most, plainMoney, purseFor } from './payment.js'
import { cardPriceOf, greeneryPriceOf, priceOf, projectPriceOf, tradePriceOf } from './prices.js'
import { type Report, same, seen } from './report.js'
import { type Before, type Judged, judge, requirementsMet } from './requirements.js'

/** A seat whose turn it is, with what the state alone does not tell. */
export interface Turn {
  readonly s: MarsState
  readonly seat: number
  readonly before: Before
  readonly hand: number
  readonly where: string
}

const MILESTONE_PRICE = 8

/** Two preludes let a card be played from hand: one 25 MC cheaper, one whatever the parameters are. */
export function withPrelude(turn: Turn, prelude: string): Turn {
  const { slack, discount } = turn.before
  const before =
    prelude === 'ecology-experts'
      ? { slack: Number.POSITIVE_INFINITY, discount }
      : { slack, discount: discount + (prelude === 'eccentric-sponsor' ? 25 : 0) }
  return { ...turn, before }
}

const printedPrice = (label: string): number => Number(/ for (\d+) MC$/.exec(label)?.[1] ?? Number.NaN)

export function compareCards(report: Report, turn: Turn, options: readonly Option[]): void {
  for (const option of options) if (option.answer.card !== undefined) compareCard(report, turn, option)
}

/** Everything that the turn offers or refuses, as far as the model has an opinion. */
export function compareTurn(report: Report, turn: Turn, options: readonly Option[]): void {
  for (const option of options) {
    const { act } = option.answer
    if (act === 'play') compareCard(report, turn, option)
    else if (act === 'project' && option.answer.project !== 'sell-patents')
      compareProject(report, turn, option)
    else if (act === 'claim') compareMilestone(report, turn, option)
    else if (act === 'trade') compareTrade(report, turn, option)
    else if (act === 'greenery') compareGreenery(report, turn, option)
  }
}

function compareCard(report: Report, turn: Turn, { answer, label, reason }: Option): void {
  const { s, seat, before } = turn
  const card = factsOf(String(answer.card))
  const where = `${turn.where}, ${card.id}`
  const price = priceOf(s, seat, card, before)
  same(report, 'prices of cards', where, printedPrice(label), price)
  const judged = judge(s, seat, card, before)
  const met = requirementsMet(s, seat, judged)
  const purse = purseFor(s, seat, card)
  if (price !== card.cost) seen(report, 'discounted card')
  if (met) noteHelp(report, judged)
  if (!reason) {
    same(report, 'requirements of cards', where, true, met)
    same(report, 'affordable or not', where, true, purse >= price)
  } else if (reason.code === 'requirement') {
    const which = judged[Number(reason.which)]
    same(report, 'requirements of cards', where, false, met)
    same(
      report,
      'requirements of cards',
      `${where}, ${which.text}`,
      [false, reason.has],
      [which.met, which.has],
    )
  } else if (reason.code === 'cost') {
    same(report, 'affordable or not', where, [reason.needs, reason.has], [price, purse])
    same(report, 'affordable or not', where, false, purse >= price)
  }
}

/**
 * Whether the requirements are met only because of wild tags, or because they may be missed by some steps.
 */
function noteHelp(report: Report, judged: readonly Judged[]): void {
  if (judged.some(({ lacks }) => lacks > 0)) seen(report, 'requirement met by a wild tag')
  if (judged.some(({ missed }) => missed)) seen(report, 'requirement met by slack')
}

function compareProject(report: Report, turn: Turn, { answer, label, reason }: Option): void {
  const { s, seat } = turn
  const project = String(answer.project)
  const where = `${turn.where}, standard project ${project}`
  const price = projectPriceOf(s, seat, project)
  const purse = most(moneyForProject(s, seat, project))
  same(report, 'other prices', where, printedPrice(label), price)
  if (!reason) same(report, 'affordable or not', where, true, purse >= price)
  else if (reason.code === 'cost')
    same(
      report,
      'affordable or not',
      where,
      [reason.needs, reason.has, false],
      [price, purse, purse >= price],
    )
}

function compareTrade(report: Report, { s, seat, where }: Turn, { answer, label }: Option): void {
  const said = Number(/ for (\d+) (MC|energy|titanium)$/.exec(label)?.[1])
  same(report, 'other prices', `${where}, trade`, said, tradePriceOf(s, seat, String(answer.with)))
}

function compareGreenery(report: Report, { s, seat, where }: Turn, { label, reason }: Option): void {
  const price = greeneryPriceOf(s, seat)
  const plants = s.players[seat].stock[3]
  same(report, 'other prices', `${where}, greenery`, Number(/ (\d+) plants /.exec(label)?.[1]), price)
  if (!reason) same(report, 'affordable or not', `${where}, greenery`, true, plants >= price)
  else if (reason.code === 'stock-short')
    same(
      report,
      'affordable or not',
      `${where}, greenery`,
      [reason.needs, reason.has, false],
      [price, plants, plants >= price],
    )
}

/** Cards to buy in the research phase. */
export function compareResearch(report: Report, { s, seat, where }: Turn, decision: Pick): void {
  const price = cardPriceOf(s, seat)
  if (price === undefined) return
  for (const item of decision.items)
    same(report, 'other prices', `${where}, buying ${item.id}`, item.price, price)
  const purse = most(plainMoney(s, seat))
  same(report, 'affordable or not', `${where}, buying cards`, decision.budget, purse)
}

function compareMilestone(report: Report, turn: Turn, { answer, reason }: Option): void {
  const { s, seat, hand } = turn
  const index = milestonesOf(s).findIndex(({ id }) => id === answer.milestone)
  const milestone = milestonesOf(s)[index]
  const where = `${turn.where}, milestone ${milestone.id}`
  const has = milestone.count(s, seat, hand)
  const needs = milestone.atLeast(s)
  if (reason?.code === 'milestone') {
    same(report, 'milestones', where, [reason.needs, reason.has], [needs, has])
    same(report, 'milestones', where, false, has >= needs)
  }
  if (reason) return
  const isFree = s.milestones[index] < 0 && s.milestones.filter((owner) => owner >= 0).length < 3
  same(
    report,
    'milestones',
    where,
    true,
    has >= needs && isFree && most(plainMoney(s, seat)) >= MILESTONE_PRICE,
  )
}
