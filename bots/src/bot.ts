import type { Answer, Chance, Game, KernelState, Seat, View } from '@perilune/engine'

/** What a bot is shown when it is its turn to speak. It holds for that one call. */
export interface Observation {
  readonly game: Game
  readonly seat: Seat
  /** The seat's own chance, which tells nothing of the game's. */
  readonly chance: Chance
  /**
   * What it can answer. The list goes to the bot without a view around it because the conformance kit holds
   * every game to listing the same answers whatever lies in the places the seat can't see; so a bot that
   * needs no more is fast.
   */
  readonly answers: readonly Answer[]
  /** Everything the seat may see; made when it is asked for. */
  view(): View<KernelState>
}

/** A player. It gets what its seat may see, never a state. */
export interface Bot {
  readonly name: string
  /** The game waits for the seat: one of the answers, which are never none. */
  answer(observation: Observation): Answer
  /** The answers stand open beside the game: one of them, or nothing to let them stand. */
  extra(observation: Observation): Answer | undefined
}
