import { lay, shuffle } from '@perilune/engine'
import { EVENT_DECK, type MarsState } from '../state/state.js'
import { committee } from './committee.js'
import { globalEventDeck } from './global-events.js'
import { revealDistant } from './solar.js'

/**
 * A coming and a distant event at the start, each with a neutral delegate in its first party. There is no
 * current one.
 */
export function layFirstEvents(s: MarsState): void {
  lay(s, EVENT_DECK, globalEventDeck(s.sets))
  shuffle(s, EVENT_DECK)
  revealDistant(s, undefined)
  const t = committee(s)
  t.coming = t.distant
  revealDistant(s, undefined)
}
