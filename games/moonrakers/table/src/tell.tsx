import { moonrakers } from '@perilune/moonrakers-words-en'
import { type GameTable, taleBy } from '@perilune/ui'
import { DRAWINGS } from './cards/glyphs.js'

/** What the table shows anyway, and what the log would only repeat. */
const SILENT = new Set(['appears', 'draws', 'gives-floor', 'gains-card', 'new-mercenaries'])

const tale = taleBy(moonrakers.words, DRAWINGS)

/** A happening as a line of the log. */
export const tell: GameTable['tell'] = (event, names) => {
  if (SILENT.has(event.what)) return null
  return { ...tale(event, names), heading: event.what === 'begins-turn' }
}
