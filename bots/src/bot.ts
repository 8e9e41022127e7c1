import type { Answer, Chance, Game, KernelState, Seat, View } from '@perilune/engine'

/** What a bot sees when it is asked. Valid for that one call only. */
export interface Observation {
  readonly game: Game
  readonly seat: Seat
  /** The seat's own random stream, which reveals nothing about the game's. */
  readonly chance: Chance
  /**
   * The answers it may give. They do not depend on what is hidden from the seat, as the conformance kit
   * checks for every game. So a bot that needs no more can skip the view and stay fast.
   */
  readonly answers: readonly Answer[]
  /** Everything that the seat may see; built on demand. */
  view(): View<KernelState>
}

/** A bot. It sees only what its seat may see, never a state. */
export interface Bot {
  readonly name: string
  /** Called when the game waits for the seat; returns one of the answers, of which there is at least one. */
  answer(observation: Observation): Answer
  /** Called when optional answers are offered: returns one of them, or undefined to decline. */
  extra(observation: Observation): Answer | undefined
}
