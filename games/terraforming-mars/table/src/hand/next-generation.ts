import { newChance, type Seat } from '@perilune/engine'
import { ENERGY, HEAT, handOf, MC } from '@perilune/terraforming-mars'
import type { MarsRules } from '../rules.js'
import type { MarsView } from '../state/view.js'

const SEED = '3'.repeat(64)

/**
 * Cards that the rules would let a seat play if the next generation began now, with everything that it keeps
 * and produces, but before it buys cards.
 */
export function playableNext(rules: MarsRules, view: MarsView, seat: Seat): ReadonlySet<string> {
  try {
    const state = rules.game.sample(view, newChance(SEED))
    const player = state.players[seat]
    const { stock, production } = player
    stock[HEAT] += stock[ENERGY]
    stock[ENERGY] = 0
    for (let i = 0; i < stock.length; i++) stock[i] += production[i]
    stock[MC] += player.rating
    const hand = [...state.places[handOf(seat)], ...(state.promos?.parked[seat] ?? [])]
    return new Set(hand.filter((card) => !rules.refuseAct(state, seat, { act: 'play', card })))
  } catch {
    return new Set()
  }
}
