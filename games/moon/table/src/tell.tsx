import { cardOf } from '@perilune/moon'
import { type GameTable, Rich } from '@perilune/ui'
import { DRAWN } from './icons.js'

const HEADINGS = new Set(['begins-era', 'begins-round'])
/** What the table shows anyway. */
const SILENT = new Set(['ends-turn', 'passes-hands', 'ends-construction'])

/** A happening as a line of the log. */
export const tell: GameTable['tell'] = (event, names) => {
  if (SILENT.has(event.what)) return null
  if (HEADINGS.has(event.what)) return { text: event.say, heading: true }
  const card = typeof event.card === 'string' ? cardOf(event.card).name : ''
  const strong = card && !names.includes(card) ? [card] : []
  return { text: <Rich text={event.say} drawn={DRAWN} strong={strong} /> }
}
