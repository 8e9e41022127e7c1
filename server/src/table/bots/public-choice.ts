import { type Game, type KernelState, newChance, type Seat, seedFrom } from '@perilune/engine'

/** How many states are sampled behind the spectators' view. */
const WORLDS = 4

/**
 * Whether it is public that a seat has no choice. Neither the state nor the seat's real answers are used, so
 * a bot that is quick only then reveals nothing about its hand.
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
