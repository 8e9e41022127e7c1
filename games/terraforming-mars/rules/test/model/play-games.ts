import { createHash } from 'node:crypto'
import type { Answer, Option } from '@perilune/engine'
import { handOf, type MarsFrame, type MarsState, type Options, PLAYED } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { compareHeatPayment, compareOtherPayment, comparePayment } from './compare-payment.js'
import { compareOutcome, compareScores, compareScoresWithCubes } from './compare-scores.js'
import { compareCards, compareResearch, compareTurn, type Turn, withPrelude } from './compare-turn.js'
import { effectOf, factsOf } from './facts.js'
import { newReport, type Report } from './report.js'
import type { Before } from './requirements.js'

export interface Plan {
  readonly name: string
  readonly options: Partial<Options>
  readonly seats: number
  /** The same number, the same game. */
  readonly number: number
}

const PAYMENTS_TRIED_ONE_IN = 2
const PAID_ACTS = ['project', 'claim', 'fund', 'use']

/** Numbers below n, the same for the same words. */
function chanceOf(words: string): (n: number) => number {
  let state = createHash('sha256').update(words).digest().readUInt32LE(0)
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}

/**
 * Cards that a seat played last in this generation: some of them change the price or the requirements of the
 * next.
 */
class Played {
  readonly #last: (string | undefined)[]
  #lying: readonly string[] = []
  #generation = 0

  constructor(seats: number) {
    this.#last = new Array<string | undefined>(seats).fill(undefined)
  }

  note(s: MarsState, seat: number): void {
    if (s.generation !== this.#generation) this.#last.fill(undefined)
    this.#generation = s.generation
    // Cards on Self-replicating Robots lie open too, but have not been played.
    const parked = s.promos?.parked.flat() ?? []
    const lying = s.places[PLAYED].filter((card) => !parked.includes(card))
    for (const card of lying) if (!this.#lying.includes(card)) this.#last[seat] = card
    this.#lying = lying
  }

  before(seat: number): Before {
    const card = this.#last[seat]
    const effects = card === undefined ? [] : factsOf(card).effects.map(effectOf)
    const sum = (name: string): number =>
      effects.reduce((total, effect) => total + (effect.name === name ? effect.n : 0), 0)
    return { slack: sum('next-slack'), discount: sum('next-discount') }
  }
}

/** Plays one random game to its end and compares all that the model has an opinion about. */
export function playGame({ name, options, seats, number }: Plan): Report {
  const report = newReport()
  const words = `${name}, ${seats} seats, game ${number}`
  const any = chanceOf(words)
  const s = game.setup(options, seats, createHash('sha256').update(words).digest('hex'))
  const played = new Played(seats)
  let generation = 0
  while (game.outcome(s) === null) {
    const asked = game.asked(s)
    const seat = asked[any(asked.length)]
    if (s.generation !== generation) {
      generation = s.generation
      compareScores(report, s, `${words}, generation ${generation}`)
      compareScoresWithCubes(report, s, `${words}, generation ${generation}`, any)
    }
    const turn: Turn = {
      s,
      seat,
      before: played.before(seat),
      hand: s.places[handOf(seat)].length,
      where: `${words}, answer ${s.played}`,
    }
    compareQuestion(report, turn, any)
    game.play(s, seat, chooseAnswer(game.answers(s, seat), any))
    played.note(s, seat)
  }
  compareScores(report, s, `${words}, at the end`)
  compareOutcome(report, s, words)
  return report
}

/** What stands on top of the stack is what the seat is asked. */
function compareQuestion(report: Report, turn: Turn, any: (n: number) => number): void {
  const frame = turn.s.stack.at(-1) as MarsFrame
  if (frame.do === 'pay') compareOtherPayment(report, turn, frame, any)
  if (frame.do === 'pay-heat') compareHeatPayment(report, turn, frame.heat, any)
  if (frame.do === 'research')
    for (const decision of game.decisions(turn.s, turn.seat))
      if (decision.kind === 'pick' && decision.must) compareResearch(report, turn, decision)
  if (frame.do !== 'take-turn' && frame.do !== 'play-from-hand') return
  const decision = game.decisions(turn.s, turn.seat).find(({ kind }) => kind === 'choose')
  const options: readonly Option[] = decision?.kind === 'choose' ? decision.options : []
  if (frame.do === 'play-from-hand') compareCards(report, withPrelude(turn, frame.card), options)
  else compareOneTurn(report, turn, options, any)
}

function compareOneTurn(
  report: Report,
  turn: Turn,
  options: readonly Option[],
  any: (n: number) => number,
): void {
  compareTurn(report, turn, options)
  if (any(PAYMENTS_TRIED_ONE_IN) > 0) return
  const offered = options.filter(({ reason }) => !reason)
  const cards = offered.filter(({ answer }) => answer.act === 'play')
  const others = offered.filter(({ answer }) => PAID_ACTS.includes(String(answer.act)))
  for (const some of [cards, others])
    if (some.length > 0) comparePayment(report, turn, some[any(some.length)].answer, any)
}

/** Cards are played more often than by chance, and a turn is ended less often. */
function chooseAnswer(answers: readonly Answer[], any: (n: number) => number): Answer {
  const cards = answers.filter(({ act }) => act === 'play')
  if (cards.length > 0 && any(2) === 0) return cards[any(cards.length)]
  const others = answers.filter(({ act }) => act !== 'pass')
  return others.length > 0 && any(4) > 0 ? others[any(others.length)] : answers[any(answers.length)]
}
