import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { type GameTable, type Happening, taleBy } from '@perilune/ui'
import { DRAWINGS } from './say.js'

const HEADINGS = new Set(['begins-generation'])
/** Events that the log leaves out, because the table shows them anyway. */
const SILENT = new Set(['ends-turn', 'passes-cards'])
/** Events that concern everybody, between two generations. */
export const phaseEvents: readonly string[] = ['produces', 'colony-step', 'global-event']
/** Actions of a player; certain other events of the same seat are their consequences. */
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

/** Events that can be consequences of an action. */
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

/** Converting plants or heat begins with the loss and follows no other action. */
const turnsIn = (event: Happening): boolean => event.what === 'loses' && !event.card

export const belongs: NonNullable<GameTable['belongs']> = (event, action) =>
  (ACTIONS.has(action.what) || turnsIn(action)) &&
  FOLLOWS.has(event.what) &&
  !turnsIn(event) &&
  event.seat === action.seat

/** Events of rules 1 and 2 that name a delegate sent home come with their own sentence. */
const saysItself = (event: Happening): boolean => typeof event.colour === 'string'

const taleOf = taleBy(terraformingMars.words, DRAWINGS)

/** An event and its consequences as a line of the log. */
export const tell: GameTable['tell'] = (event, names, more = []) => {
  if (SILENT.has(event.what)) return null
  const { text } = saysItself(event) ? { text: event.say } : taleOf(event, names, more)
  return { text, ...(HEADINGS.has(event.what) && { heading: true }) }
}
