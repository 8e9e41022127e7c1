import { netWorth } from './contract.js'
import { crew } from './facts.js'
import type { Shadow } from './shadow.js'

/**
 * Who has won: of the players who reached the goal the one with the highest net worth; then more prestige;
 * then they share.
 */
export function winners(s: Shadow): number[] {
  const reached = s.players.flatMap((player, seat) => (player.prestige >= s.goal ? [seat] : []))
  const worth = (seat: number): number => netWorth(s, seat, (card) => crew.get(card)?.cost ?? 0)
  const most = (seats: readonly number[], value: (seat: number) => number): number[] => {
    const best = Math.max(...seats.map(value))
    return seats.filter((seat) => value(seat) === best)
  }
  return most(most(reached, worth), (seat) => s.players[seat].prestige)
}
