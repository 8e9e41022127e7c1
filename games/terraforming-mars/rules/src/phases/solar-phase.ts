import { type MarsState, push } from '../state/state.js'

/**
 * The solar phase after the game-end check, in the rulebook's order: World Government, colonies, Turmoil;
 * then a new generation begins. What is pushed last comes first.
 */
export function beginSolarPhase(s: MarsState): void {
  push(s, { do: 'begin-generation' })
  if (s.turmoil) push(s, { do: 'turmoil-phase' })
  if (s.colonies) push(s, { do: 'colony-step' })
  if (s.worldGovernment) push(s, { do: 'world-government', seat: s.first })
}
