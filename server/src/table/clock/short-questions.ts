import type { Game, KernelState, Seat } from '@perilune/engine'
import type { Control } from '../state/seat-control.js'

/*
 * Questions that all seats are asked together and that silence answers, such as whether anybody claims
 * something before a turn is over. Where several people play, nobody is to be waited for: a clock gives
 * them a moment, and who is away is passed over.
 */

/** One person among bots is waited for like at any other question. */
export const isShared = (controls: readonly Control[]): boolean =>
  controls.filter((control) => control === 'person').length > 1

export function isShort(game: Game, state: KernelState, controls: readonly Control[]): boolean {
  if (!isShared(controls) || !game.together(state)) return false
  return game.asked(state).some((seat) => game.silence(state, seat) !== null)
}

/** Those of the seats asked whom the table waits for, and who are told that it is their turn. */
export const awaitedSeats = (
  game: Game,
  state: KernelState,
  controls: readonly Control[],
): readonly Seat[] => {
  const asked = game.asked(state)
  return isShared(controls) ? asked.filter((seat) => game.absence(state, seat) === null) : asked
}
