import { type Game, type KernelState, newChance, type Seat, seedFrom } from '@perilune/engine'

/** Worlds dealt behind what everybody sees. */
const WORLDS = 4

/**
 * Whether what everybody sees leaves a seat nothing to choose. The state itself is not looked at, nor what
 * the seat can really answer: a bot that is quick only where this holds shows nothing of its hand.
 */
export function isForcedForAll(game: Game, state: KernelState, seat: Seat): boolean {
  const view = game.view(state, 'spectator')
  const chance = newChance(seedFrom('worlds'))
  for (let i = 0; i < WORLDS; i++) {
    const world = game.sample(view, chance)
    if (!game.asked(world).includes(seat)) return false
    if (game.answers(world, seat).length !== 1 || game.extras(world, seat).length > 0) return false
  }
  return true
}
