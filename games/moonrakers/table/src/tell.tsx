import { moonrakers } from '@perilune/moonrakers-words-en'
import { type GameTable, taleBy } from '@perilune/ui'
import { DRAWINGS } from './cards/glyphs.js'

/** Events that the log leaves out, because the table shows them anyway. */
const SILENT = new Set(['appears', 'draws', 'gives-floor', 'gains-card', 'new-mercenaries'])

const tale = taleBy(moonrakers.words, DRAWINGS)

/** An event as a line of the log. */
export const tell: GameTable['tell'] = (event, names) => {
  if (SILENT.has(event.what)) return null
  return { ...tale(event, names), heading: event.what === 'begins-turn' }
}
