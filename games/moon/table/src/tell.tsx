import { type GameTable, taleBy } from '@perilune/ui'
import { DRAWINGS } from './icons/index.js'
import type { MoonRules } from './rules.js'

const HEADINGS = new Set(['begins-era', 'begins-round'])
/** Events that the log leaves out, because the table shows them anyway. */
const SILENT = new Set(['ends-turn', 'passes-hands', 'ends-construction'])
/** Actions of a player; most other events of the same seat are their consequences. */
const ACTIONS = new Set(['constructs', 'assimilates', 'flips', 'uses-expedition', 'claims', 'parks'])
/** Events with a line of their own: those of no action, and those of an Era's phases. */
const OWN_LINE = new Set([...HEADINGS, ...SILENT, ...ACTIONS, 'returns-obelisk', 'flag-unclaimed'])

const belongs: NonNullable<GameTable['belongs']> = (event, action) =>
  ACTIONS.has(action.what) && !OWN_LINE.has(event.what) && event.seat === action.seat

/**
 * The log of a game under these rules: an action and its consequences make one line. Under rules 1, every
 * event has its own line.
 */
export function logBy({ game }: MoonRules): Pick<GameTable, 'tell' | 'belongs'> {
  const tale = taleBy(game.words, DRAWINGS)
  const tell: GameTable['tell'] = (event, names, more = []) => {
    if (SILENT.has(event.what)) return null
    return { ...tale(event, names, more), ...(HEADINGS.has(event.what) && { heading: true }) }
  }
  return { tell, ...(game.rules > 1 && { belongs }) }
}
