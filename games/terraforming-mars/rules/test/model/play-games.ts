import { createHash } from 'node:crypto'
import type { Answer, Option } from '@perilune/engine'
import {
  terraformingMars as game,
  handOf,
  linesOf,
  type MarsState,
  type Options,
  PLAYED,
} from '@perilune/terraforming-mars'
import { comparePayment } from './compare-payment.js'
import { compareTurn, type Turn } from './compare-turn.js'
import { effectOf, factsOf } from './facts.js'
import { type Points, pointsOf, ranksOf } from './points.js'
import { newReport, type Report, same } from './report.js'
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

/** Cards that a seat played last in this generation: some of them change the price or the requirements of the next. */
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
    const lying = s.places[PLAYED].slice()
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
    }
    if (s.stack.at(-1)?.do === 'take-turn') {
      const turn: Turn = {
        s,
        seat,
        before: played.before(seat),
        hand: s.places[handOf(seat)].length,
        where: `${words}, answer ${s.played}`,
      }
      compareOneTurn(report, turn, any)
    }
    game.play(s, seat, chooseAnswer(game.answers(s, seat), any))
    played.note(s, seat)
  }
  compareScores(report, s, `${words}, at the end`)
  compareOutcome(report, s, words)
  return report
}

function compareOneTurn(report: Report, turn: Turn, any: (n: number) => number): void {
  const decision = game.decisions(turn.s, turn.seat).find(({ kind }) => kind === 'choose')
  const options: readonly Option[] = decision?.kind === 'choose' ? decision.options : []
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

function compareScores(report: Report, s: MarsState, where: string): void {
  s.players.forEach((p, seat) => {
    if (p.corporation === '') return
    const said: Points = new Map()
    for (const { why, points } of linesOf(s, seat)) {
      const key = why.startsWith('rating:') ? 'rating' : why.replace(`:${s.map}:`, ':')
      said.set(key, (said.get(key) ?? 0) + points)
    }
    const model = pointsOf(s, seat)
    for (const why of new Set([...said.keys(), ...model.keys()]))
      same(
        report,
        'lines of scores',
        `${where}, seat ${seat}, ${why}`,
        said.get(why) ?? 0,
        model.get(why) ?? 0,
      )
  })
}

function compareOutcome(report: Report, s: MarsState, where: string): void {
  const outcome = game.outcome(s)
  const points = s.players.map((_, seat) => [...pointsOf(s, seat).values()].reduce((sum, n) => sum + n, 0))
  same(report, 'lines of scores', `${where}, points`, outcome?.points, points)
  if (s.players.length === 1) return
  const mc = s.players.map((p) => p.stock[0])
  same(report, 'lines of scores', `${where}, ranks`, outcome?.ranks, ranksOf(points, mc))
}
