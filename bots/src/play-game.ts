import {
  type Answer,
  type Chance,
  type Game,
  type GameRecord,
  type KernelState,
  newChance,
  type Outcome,
  openMatch,
  pickWith,
  readOptions,
  recordOf,
  type Seat,
  seedFrom,
  type Tell,
  type View,
} from '@perilune/engine'
import type { Bot, Look } from './bot.js'

/** Far beyond any game; a game that gets here goes round in circles. */
const DECISION_LIMIT = 20_000

export interface How {
  /** The game's secret seed; the seats' chance is made from it as well, as streams of their own. */
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

class SeatLook implements Look {
  answers: readonly Answer[] = []
  constructor(
    readonly game: Game,
    readonly seat: Seat,
    readonly chance: Chance,
    readonly state: KernelState,
  ) {}
  view = (): View<KernelState> => this.game.view(this.state, this.seat)
}

/** Plays one game to its end, a bot to every seat. The same seed gives the same game. */
export function playGame(game: Game, bots: readonly Bot[], how: How): PlayedGame {
  const { seed, tell, limit = DECISION_LIMIT } = how
  const options = readOptions(game.options, how.options ?? {})
  const match = openMatch(game, options, bots.length, seed, tell)
  const s = match.state
  const looks = bots.map(
    (_, seat) => new SeatLook(game, seat, newChance(seedFrom(`${seed}:seat ${seat}`)), s),
  )
  const table = newChance(seedFrom(`${seed}:table`))
  let decisions = 0

  function play(seat: Seat, answer: Answer): void {
    if (++decisions > limit) throw new Error(`the game was not over after ${limit} decisions`)
    game.play(s, seat, answer, tell)
    if (how.record) match.rows.push({ seat, answer })
  }

  /** Every seat is offered what stands open to it, until it lets it stand. */
  function offerExtras(): void {
    for (const look of looks)
      for (;;) {
        look.answers = game.extras(s, look.seat)
        const answer = look.answers.length > 0 ? bots[look.seat].extra(look) : undefined
        if (!answer) break
        play(look.seat, answer)
      }
  }

  for (;;) {
    offerExtras()
    const asked = game.asked(s)
    if (asked.length === 0) break
    // Several seats answer in any order: every order must be seen to work.
    const seat = asked.length === 1 ? asked[0] : pickWith(table, asked)
    looks[seat].answers = game.answers(s, seat)
    play(seat, bots[seat].answer(looks[seat]))
  }

  const outcome = game.outcome(s)
  if (!outcome) throw new Error('nobody is asked, and yet the game is not over')
  return { outcome, state: s, decisions, ...(how.record && { record: recordOf(game, match) }) }
}
