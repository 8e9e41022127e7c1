import {
  type Answer,
  type Chance,
  type Game,
  type GameRecord,
  type KernelState,
  newChance,
  type Outcome,
  openMatch,
  openPart,
  ownPart,
  pickWith,
  readOptions,
  recordOf,
  type Seat,
  seedFrom,
  type Tell,
  type View,
} from '@perilune/engine'
import type { Bot, Observation } from './bot.js'

/** Far more decisions than any game takes; a game that reaches it is in an endless loop. */
const DECISION_LIMIT = 20_000

export interface How {
  /** The game's secret seed; the seats' random streams are derived from it, too. */
  seed: string
  options?: Readonly<Record<string, unknown>>
  tell?: Tell
  /** Keep the answers and return the game as a record. */
  record?: boolean
  /** The most answers a game may take. */
  limit?: number
}

export interface PlayedGame {
  outcome: Outcome
  state: KernelState
  decisions: number
  record?: GameRecord
}

class SeatObservation implements Observation {
  answers: readonly Answer[] = []
  constructor(
    readonly game: Game,
    readonly seat: Seat,
    readonly chance: Chance,
    readonly state: KernelState,
  ) {}
  view = (): View<KernelState> => this.game.view(this.state, this.seat)
  peek = (): object => ({ ...openPart(this.state), ...ownPart(this.state, this.seat) })
}

/** A question to a seat: what it answers, or whether it takes an optional answer. */
export interface Asked {
  readonly observation: Observation
  readonly extra: boolean
  /**
   * The same as the observation's view, but it shares parts with the game's state: read it before answering,
   * and never modify it.
   */
  peek(): object
}

/**
 * Plays one game question by question: yields a question, receives the answer (undefined declines an optional
 * one), and returns the game. An answer that the rules refuse throws and ends the game, so untrusted answers
 * must be tried on a copy first.
 */
export function* askThrough(
  game: Game,
  seats: number,
  how: How,
): Generator<Asked, PlayedGame, Answer | undefined> {
  const { seed, tell, limit = DECISION_LIMIT } = how
  const options = readOptions(game.options, how.options ?? {})
  const match = openMatch(game, options, seats, seed, tell)
  const s = match.state
  const observations = Array.from(
    { length: seats },
    (_, seat) => new SeatObservation(game, seat, newChance(seedFrom(`${seed}:seat ${seat}`)), s),
  )
  const table = newChance(seedFrom(`${seed}:table`))
  let decisions = 0

  function play(seat: Seat, answer: Answer): void {
    if (++decisions > limit) throw new Error(`the game was not over after ${limit} decisions`)
    game.play(s, seat, answer, tell)
    if (how.record) match.rows.push({ seat, answer })
  }

  for (;;) {
    // Offer every seat its optional answers until it declines.
    for (const observation of observations)
      for (;;) {
        observation.answers = game.extras(s, observation.seat)
        const answer =
          observation.answers.length > 0
            ? yield { observation, extra: true, peek: observation.peek }
            : undefined
        if (!answer) break
        play(observation.seat, answer)
      }
    const asked = game.asked(s)
    if (asked.length === 0) break
    // Seats asked at the same time answer in random order, so that games exercise every order.
    const seat = asked.length === 1 ? asked[0] : pickWith(table, asked)
    const observation = observations[seat]
    observation.answers = game.answers(s, seat)
    const answer = yield { observation, extra: false, peek: observation.peek }
    if (!answer) throw new Error('the game waits for this seat: it must answer')
    play(seat, answer)
  }

  const outcome = game.outcome(s)
  if (!outcome) throw new Error('nobody is asked, and yet the game is not over')
  return { outcome, state: s, decisions, ...(how.record && { record: recordOf(game, match) }) }
}

export const askBot = (bot: Bot, { observation, extra }: Asked): Answer | undefined =>
  extra ? bot.extra(observation) : bot.answer(observation)

/** Plays one game to its end with a bot at every seat. The same seed gives the same game. */
export function playGame(game: Game, bots: readonly Bot[], how: How): PlayedGame {
  const course = askThrough(game, bots.length, how)
  let at = course.next()
  while (!at.done) at = course.next(askBot(bots[at.value.observation.seat], at.value))
  return at.value
}
