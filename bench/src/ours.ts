import { type Game, type KernelState, newChance, pickWith, seedFrom } from '@perilune/engine'

/** A game, with how many seats and which options it is measured. */
export interface Measured {
  game: Game
  seats: number
  options: Readonly<Record<string, unknown>>
}

/**
 * One game of random answers through the contract: everything is checked and everybody's knowledge kept,
 * nothing is told. Returns how many decisions it took. With `until` it stops there and leaves the state as it
 * is.
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

/** States from the middle of several games: half of what they took in all. */
export function middleStates(measured: Measured, count: number): KernelState[] {
  return Array.from({ length: count }, (_, i) => {
    const { decisions } = playOurGame(measured, `middle ${i}`)
    return playOurGame(measured, `middle ${i}`, decisions >> 1).state
  })
}
