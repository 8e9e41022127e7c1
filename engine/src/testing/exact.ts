import type { Event } from '../contract.js'
import type { Answer, Json, MyDecision } from '../decisions/decision.js'
import { canonical } from '../digest.js'
import { newChance, pickWith, seedFrom } from '../kernel/chance.js'
import type { KernelState, Seat } from '../state.js'
import { attempt, decisionFor, decisionsOf, satisfies } from './attempt.js'
import { type AnyGame, brief, listen, seatsOf } from './broken.js'
import { difference } from './compare.js'

/** Part of a random game with one number of seats; every game of a run has another of the trials. */
export interface ExactPlan {
  seats: number
  seeds: string
  games?: number
  answers?: number
}

const ANSWERS = 150
/** So many answers of one form are varied: the rest have the same fields. */
const OF_A_FORM = 2

/** Random games, moment by moment, before each answer. */
function* moments(game: AnyGame, { seats, seeds, games = 1, answers = ANSWERS }: ExactPlan) {
  for (let index = 0; index < games; index++) {
    const words = `${seeds} ${seats} ${index}`
    const options = game.trials[index % Math.max(1, game.trials.length)]?.options ?? {}
    const s = game.setup(options, seats, seedFrom(words))
    const chance = newChance(seedFrom(`${words}: play`))
    for (let i = 0; i < answers && game.outcome(s) === null; i++) {
      const seat = pickWith(chance, game.asked(s))
      const extras = seatsOf(s).flatMap((other) =>
        game.extras(s, other).map((answer) => ({ seat: other, answer })),
      )
      const musts = game.answers(s, seat).map((answer) => ({ seat, answer }))
      yield { s, move: pickWith(chance, i % 4 === 0 ? [...musts, ...extras] : musts) }
    }
  }
}

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value)

/** What may stand in the place of a field, and is of another kind or of no use. */
const WRONG: readonly Json[] = [null, true, -1, 0.5, 99, 'nonsense', [], [null], {}, { x: 1 }]

/**
 * Answers that are nearly this one: with a field too many or too few, or with something else in one field.
 */
function variants(answer: Answer): Answer[] {
  const list: Answer[] = [{ ...answer, more: 1 }]
  for (const [key, value] of Object.entries(answer)) {
    const { [key]: _, ...rest } = answer
    list.push(rest)
    const others = isList(value) ? [...WRONG, [...value, ...value], [...value, null]] : WRONG
    for (const other of others) list.push({ ...answer, [key]: other })
  }
  return list
}

/** The fields of an answer and what they hold, but for the names of cards and numbers. */
function formOf(decision: MyDecision, answer: Answer, cards: ReadonlySet<string>): string {
  const plain = (value: unknown): unknown => {
    if (typeof value === 'number') return 0
    if (typeof value === 'string') return cards.has(value) ? '' : value
    if (isList(value)) return value.slice(0, 1).map(plain)
    return typeof value === 'object' && value !== null ? {} : value
  }
  const fields = Object.entries(answer).map(([key, value]) => [key, plain(value)])
  return `${decision.step} ${canonical(fields)}`
}

/** Answers with wrong fields that a game takes, and refusals that change something: there should be none. */
export function looseAnswers(game: AnyGame, plan: ExactPlan): string[] {
  const cards = new Set(game.cards.map(({ id }) => id))
  const seen = new Map<string, number>()
  const found: string[] = []
  const tryAll = (s: KernelState, seat: Seat, decisions: readonly MyDecision[], answer: Answer): void => {
    const copy = game.clone(s)
    for (const variant of variants(answer)) {
      if (satisfies(decisions, variant)) continue
      if (!attempt(game, copy, seat, variant)) {
        found.push(`${brief(variant)} of seat ${seat} is accepted`)
        return
      }
    }
    if (difference(copy, s)) found.push(`a refusal of something like ${brief(answer)} changes the state`)
  }
  for (const { s, move } of moments(game, plan)) {
    for (const seat of seatsOf(s)) {
      const decisions = decisionsOf(game, s, seat)
      const offered = decisions.flatMap((d) => ('options' in d ? d.options.map((o) => o.answer) : []))
      for (const answer of [...game.answers(s, seat), ...game.extras(s, seat), ...offered]) {
        const decision = decisionFor(decisions, answer)
        if (!decision) continue
        const form = formOf(decision, answer, cards)
        const times = seen.get(form) ?? 0
        if (times >= OF_A_FORM) continue
        seen.set(form, times + 1)
        tryAll(s, seat, decisions, answer)
      }
    }
    game.play(s, move.seat, move.answer)
  }
  return found
}

/** Events that have changed since they were told: there should be none. */
export function changedEvents(game: AnyGame, plan: ExactPlan): string[] {
  const told: (readonly [Event, string])[] = []
  for (const { s, move } of moments(game, plan)) {
    const { tell, events } = listen()
    game.play(s, move.seat, move.answer, tell)
    for (const event of events) told.push([event, JSON.stringify(event)])
  }
  return told.filter(([event, then]) => JSON.stringify(event) !== then).map(([, then]) => then)
}
