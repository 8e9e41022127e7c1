import type { KernelState } from '../../state.js'
import { type AnyGame, broke } from '../broken.js'
import { difference, sharedPart } from '../compare.js'

/** The names that a view adds; a state with fields of these names would lose them there. */
const TAKEN_BY_VIEWS = ['viewer', 'answered', 'mine']

export function stateIsPlainData(_game: AnyGame, s: KernelState): void {
  const law = 'a state is plain data'
  const read: unknown = JSON.parse(JSON.stringify(s))
  const found = difference(s, read)
  if (found) broke(law, `stored as JSON and read again it differs at ${found}`)
  for (const name of TAKEN_BY_VIEWS)
    if (Object.hasOwn(s, name)) broke(law, `its field '${name}' has a name that views need for themselves`)
}

// Frames and answers can't be changed, by their types; a copy may share them, and anything that is frozen.
const neverChanges = (path: string): boolean => /^\.(stack|pending)\.\d+$/.test(path)

export function cloneIsDeep(game: AnyGame, s: KernelState): void {
  const law = 'a clone is deep and equal'
  const copy = game.clone(s)
  const found = difference(s, copy)
  if (found) broke(law, `it differs at ${found}`)
  const shared = sharedPart(s, copy, neverChanges)
  if (shared !== undefined) broke(law, `'${shared || 'the whole'}' is shared with the original`)
}
