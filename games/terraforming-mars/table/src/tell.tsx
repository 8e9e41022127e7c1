import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { type GameTable, type Happening, taleBy } from '@perilune/ui'
import { DRAWINGS } from './say.js'

const HEADINGS = new Set(['begins-generation'])
/** What the table shows anyway. */
const SILENT = new Set(['ends-turn', 'passes-cards'])
/** What happens to everybody between two generations. */
export const phaseEvents: readonly string[] = ['produces', 'colony-step', 'global-event']
/** What a player sets out to do; what follows of the same seat is what came of it. */
const ACTIONS = new Set([
  'plays',
  'uses',
  'project',
  'claims',
  'funds',
  'first-action',
  'reveals-corporation',
  'trades',
])

/** What can come of a action. */
const FOLLOWS = new Set([
  'pays',
  'gains',
  'loses',
  'production',
  'rating',
  'raises',
  'lays',
  'draws',
  'discards',
  'keeps',
  'adds-cubes',
  'removes-cubes',
  'reveals',
  'copies',
  'claims-area',
  'builds-colony',
  'moves-marker',
  'gains-fleets',
  'spends-cubes',
])

/** Turning plants or heat in has no other action before it. */
const turnsIn = (event: Happening): boolean => event.what === 'loses' && !event.card

export const belongs: NonNullable<GameTable['belongs']> = (event, action) =>
  (ACTIONS.has(action.what) || turnsIn(action)) &&
  FOLLOWS.has(event.what) &&
  !turnsIn(event) &&
  event.seat === action.seat

/** Rules 1 and 2 named the delegate that was sent home in a sentence. */
const saysItself = (event: Happening): boolean => typeof event.colour === 'string'

const taleOf = taleBy(terraformingMars.words, DRAWINGS)

/** A happening, and all that came of it, as a line of the log. */
export const tell: GameTable['tell'] = (event, names, more = []) => {
  if (SILENT.has(event.what)) return null
  const { text } = saysItself(event) ? { text: event.say } : taleOf(event, names, more)
  return { text, ...(HEADINGS.has(event.what) && { heading: true }) }
}
