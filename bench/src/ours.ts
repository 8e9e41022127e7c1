import { type Game, type KernelState, newChance, pickWith, seedFrom } from '@perilune/engine'

/** A game with the seats and options to measure. */
export interface Measured {
  game: Game
  seats: number
  options: Readonly<Record<string, unknown>>
}

/**
 * Plays one game of random answers through the contract: answers are checked and knowledge is tracked, but no
 * events are reported. Returns the number of decisions. With `until` it stops there and returns the state.
 */
export function playOurGame(
  { game, seats, options }: Measured,
  seed: string,
  until = Number.POSITIVE_INFINITY,
) {
  const s = game.setup(options, seats, seedFrom(seed))
  const chance = newChance(seedFrom(`${seed}: answers`))
  let decisions = 0
  while (decisions < until) {
    const asked = game.asked(s)
    if (asked.length === 0) break
    const answers = game.answers(s, asked[0])
    game.play(s, asked[0], answers.length === 1 ? answers[0] : pickWith(chance, answers))
    decisions++
  }
  return { decisions, state: s }
}

/** States from several games after half of their decisions. */
export function middleStates(measured: Measured, count: number): KernelState[] {
  return Array.from({ length: count }, (_, i) => {
    const { decisions } = playOurGame(measured, `middle ${i}`)
    return playOurGame(measured, `middle ${i}`, decisions >> 1).state
  })
}
