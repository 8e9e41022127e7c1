import type { Answer } from '@perilune/engine'
import type { MoonBaseState } from '@perilune/moon-base'
import { moonBase as game } from '@perilune/moon-base-words-en'
import { pick } from './candidates.js'
import {
  compareAnswer,
  compareBasePoints,
  compareCraters,
  compareScan,
  compareStacks,
  hasPlace,
  type Moment,
} from './compare-placements.js'
import { CRATERS, SETTLEMENTS_EACH } from './facts.js'
import { kindOf, type ModelQuestion } from './flow.js'
import { baseFaults, craterFaults, isLegalStack } from './placement.js'
import { type Report, same } from './report.js'

const POINTS_TRIED = 8
const BASES_TRIED = 12
const SCAN_ONE_IN = 16
const SCAN_HALF = 8

export function compareQuestion(report: Report, { s, seat, where }: Moment): void {
  same(report, 'questions', where, game.asked(s), [seat])
  const [decision, ...others] = game.decisions(s, seat)
  same(report, 'questions', where, [decision.seat, decision.must, others.length], [seat, true, 0])
}

/**
 * Compares what is offered with what the model allows. Returns legal answers that were found beside those
 * offered.
 */
export function compareOffer(
  report: Report,
  moment: Moment,
  question: ModelQuestion,
  answers: readonly Answer[],
): Answer[] {
  const { s, model, where } = moment
  same(report, 'questions', where, s.stack.at(-1)?.do, question.step)
  if (question.step === 'draft') compareDraft(report, moment, question, answers)
  else if (question.step === 'place-ring') return comparePlaces(report, moment, answers)
  else if (question.step === 'choose-settlements') compareChoice(report, moment, question, answers)
  else if (question.step === 'place-base') {
    // Rings are open, but the player has built all settlements: a base is put instead.
    if (model.openRings(question.seat).length > 0)
      same(report, 'settlements used up', where, settlementsOf(s, question.seat), SETTLEMENTS_EACH)
    for (const answer of answers) {
      const { crater, x, y } = answer as { crater: string; x: number; y: number }
      const c = CRATERS.find(({ id }) => id === crater)
      const legal = c !== undefined && baseFaults(model, c, { x, y }).length === 0
      same(report, 'offered points', `${where}, ${JSON.stringify(answer)}`, true, legal)
    }
    return compareBasePoints(report, moment, BASES_TRIED)
  } else {
    const expected =
      question.step === 'choose-colour'
        ? [{ colour: 'gold' }, { colour: 'silver' }]
        : CRATERS.filter(({ size }) => size === 'large').map(({ id }) => ({ crater: id }))
    same(report, 'questions', where, answers, expected)
    for (const { id, size } of CRATERS)
      if (question.step === 'place-tower')
        compareAnswer(report, moment, { crater: id }, size === 'large' ? [] : ['tower-needs-large'])
  }
  return []
}

const settlementsOf = (s: MoonBaseState, seat: number): number =>
  s.settlements.filter((one) => one.seat === seat).length

function compareDraft(
  report: Report,
  moment: Moment,
  { size = 'large' }: ModelQuestion,
  answers: readonly Answer[],
): void {
  const piles = moment.model.piles[size]
  const offered = piles.flatMap((pile, i) => (pile.length > 0 ? [{ pile: i + 1 }] : []))
  same(report, 'draft picks', moment.where, answers, offered)
  for (let pile = 0; pile <= 5; pile++) {
    const fault = !piles[pile - 1] ? ['no-such-pile'] : piles[pile - 1].length === 0 ? ['pile-empty'] : []
    compareAnswer(report, moment, { pile }, fault)
  }
}

function comparePlaces(report: Report, moment: Moment, answers: readonly Answer[]): Answer[] {
  const { model, seat, where, any } = moment
  const hand = [...new Set(model.hands[seat])]
  const free = hand.flatMap((ring) =>
    CRATERS.filter((c) => craterFaults(model, kindOf(ring).size, c).length === 0).map(
      (c) => `${ring} ${c.id}`,
    ),
  )
  const offered = answers.filter(({ crater }) => crater).map(({ ring, crater }) => `${ring} ${crater}`)
  same(report, 'offered craters', where, offered.sort(), free.sort())
  for (const answer of answers)
    if (answer.on) {
      const { ring, x, y, on } = answer as { ring: string; x: number; y: number; on: [number, number] }
      const legal = isLegalStack(model, kindOf(ring), { x, y }, on)
      same(report, 'offered points', `${where}, ${JSON.stringify(answer)}`, true, legal)
    }
  const passes = answers.some(({ pass }) => pass === true)
  const mayPass = free.length === 0 && (passes || answers.length === 0) ? !hasPlace(model, seat) : false
  same(report, 'passes', where, passes, mayPass)
  compareAnswer(report, moment, { pass: true }, mayPass ? [] : ['can-place'])
  compareCraters(report, moment)
  compareOptions(report, moment)
  compareBadAnswers(report, moment, answers)
  if (any(SCAN_ONE_IN) === 0) compareScan(report, moment, SCAN_HALF)
  return compareStacks(report, moment, POINTS_TRIED)
}

/** What a player is shown on craters: each is open, or shut for a reason that the model finds too. */
function compareOptions(report: Report, { s, model, seat, where }: Moment): void {
  const [decision] = game.decisions(s, seat)
  if (decision.kind !== 'place') throw new Error(`${where}: ${decision.kind} is asked`)
  for (const { answer, reason } of decision.options) {
    const c = CRATERS.find(({ id }) => id === answer.crater)
    if (!c) continue
    const faults = craterFaults(model, kindOf(String(answer.ring)).size, c)
    const agree = reason ? faults.includes(reason.code) : faults.length === 0
    same(
      report,
      'options shown',
      `${where}, ${JSON.stringify(answer)}`,
      agree ? faults : [reason?.code],
      faults,
    )
  }
}

/** Answers that would be legal but for one thing. */
function compareBadAnswers(report: Report, moment: Moment, answers: readonly Answer[]): void {
  const { model, seat, any } = moment
  const kinds = ['large gold', 'large silver', 'large navy', 'small gold', 'small silver', 'small navy']
  const missing = kinds.find((kind) => !model.hands[seat].includes(kind))
  const answer = pick(any, answers)
  if (answer.pass) return
  if (missing) compareAnswer(report, moment, { ...answer, ring: missing }, ['not-in-hand'])
  compareAnswer(report, { ...moment, seat: 1 - seat }, answer, ['not-asked'])
  const { x, on } = answer as { x?: number; on?: readonly [number, number] }
  if (x === undefined || !on) return
  compareAnswer(report, moment, { ...answer, x: x + 0.5 }, ['off-grid'])
  compareAnswer(report, moment, { ...answer, on: [on[0], on[0]] }, ['not-two'])
  compareAnswer(report, moment, { ...answer, on: [on[0], model.rings.length] }, ['not-two'])
}

/** All ways to choose as many open rings as there are pieces, no more and no fewer. */
function compareChoice(
  report: Report,
  moment: Moment,
  { rings = [] }: ModelQuestion,
  answers: readonly Answer[],
): void {
  const { model, seat, where } = moment
  const left = model.settlementsLeft(seat)
  const choose = (from: readonly number[], n: number): string[][] =>
    n === 0
      ? [[]]
      : from.flatMap((ring, i) => choose(from.slice(i + 1), n - 1).map((rest) => [String(ring), ...rest]))
  const sets = answers.map(({ pick: ids }) => (ids as string[]).join()).sort()
  const expected = choose(rings, left).map((ids) => ids.join())
  same(report, 'choices of settlements', where, sets, expected.sort())
  const ids = rings.map(String)
  compareAnswer(report, moment, { pick: ids.slice(0, left - 1) }, ['too-few'])
  compareAnswer(report, moment, { pick: ids.slice(0, left + 1) }, ['too-many'])
}
