import { BadSetup, type Game, newChance, randomOptions, seedFrom } from '@perilune/engine'

const TRIES = 50

/** A random mix of options that the game accepts; the same seed and index give the same mix. */
export function mixOf(game: Game, seats: number, seed: string, index: number): Record<string, unknown> {
  const chance = newChance(seedFrom(`${seed}: mix ${index}`))
  for (let i = 0; ; i++) {
    const options = randomOptions(game.options, chance)
    try {
      game.setup(options, seats, seedFrom(seed))
      return options
    } catch (error) {
      if (!(error instanceof BadSetup) || i >= TRIES) throw error
    }
  }
}
