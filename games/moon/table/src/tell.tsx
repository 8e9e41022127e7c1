import { type GameTable, taleBy } from '@perilune/ui'
import { DRAWINGS } from './icons/index.js'
import type { MoonRules } from './rules.js'

const HEADINGS = new Set(['begins-era', 'begins-round'])
/** What the table shows anyway. */
const SILENT = new Set(['ends-turn', 'passes-hands', 'ends-construction'])
/** What a player sets out to do; all else that befalls the same seat is what came of it. */
const ACTIONS = new Set(['constructs', 'assimilates', 'flips', 'uses-expedition', 'claims', 'parks'])
/** Actions of nobody, and what the phases of an Era do. */
const OWN_LINE = new Set([...HEADINGS, ...SILENT, ...ACTIONS, 'returns-obelisk', 'flag-unclaimed'])

const belongs: NonNullable<GameTable['belongs']> = (event, action) =>
  ACTIONS.has(action.what) && !OWN_LINE.has(event.what) && event.seat === action.seat

/** The log of a game under these rules: a happening, and all that came of it, as one line. Rules 1 say every event on its own. */
export function logBy({ game }: MoonRules): Pick<GameTable, 'tell' | 'belongs'> {
  const tale = taleBy(game.words, DRAWINGS)
  const tell: GameTable['tell'] = (event, names, more = []) => {
    if (SILENT.has(event.what)) return null
    return { ...tale(event, names, more), ...(HEADINGS.has(event.what) && { heading: true }) }
  }
  return { tell, ...(game.rules > 1 && { belongs }) }
}
