import { type AnyGame, broke, listen } from '../broken.js'
import { difference } from '../compare.js'

type Options = Readonly<Record<string, unknown>>

/**
 * The same seed and options, in whatever order they are named, make the same game; that somebody listens
 * changes nothing.
 */
export function sameSeedSameGame(game: AnyGame, options: Options, seats: number, seed: string): void {
  const law = 'the same seed makes the same game'
  const first = game.setup(options, seats, seed)
  const { tell } = listen()
  const found = difference(first, game.setup(options, seats, seed, tell))
  if (found) broke(law, `made twice it differs at ${found}`)
  const turned = Object.fromEntries(Object.entries(options).reverse())
  const differs = difference(first, game.setup(turned, seats, seed))
  if (differs) broke(law, `with its options named in another order it differs at ${differs}`)
}
