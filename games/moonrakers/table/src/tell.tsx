import { type GameTable, Rich } from '@perilune/ui'
import { DRAWN } from './glyphs.js'
import { nameOf } from './view.js'

/** What the table shows anyway, and what the log would only repeat. */
const SILENT = new Set(['appears', 'draws', 'gives-floor', 'gains-card', 'new-mercenaries'])

/** A happening as a line of the log. */
export const tell: GameTable['tell'] = (event, names) => {
  if (SILENT.has(event.what)) return null
  if (event.what === 'begins-turn') return { text: event.say, heading: true }
  const card = typeof event.card === 'string' ? nameOf(event.card) : ''
  const strong = card && !names.includes(card) ? [card] : []
  return { text: <Rich text={event.say} drawn={DRAWN} strong={strong} /> }
}
