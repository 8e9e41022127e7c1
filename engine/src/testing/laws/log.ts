import { commitTo } from '../../kernel/chance.js'
import { type Match, recordOf, replay, resume, type Snapshot, takeSnapshot } from '../../record.js'
import type { KernelState } from '../../state.js'
import { type AnyGame, broke } from '../broken.js'
import { difference } from '../compare.js'

const sameMatch = (law: string, a: Match<KernelState>, b: Match<KernelState>): void => {
  const found = difference(a, b)
  if (found) broke(law, `it differs at ${found}`)
}

export function logIsTheGame(game: AnyGame, m: Match<KernelState>): void {
  const { seed } = m.header
  const stored = JSON.parse(JSON.stringify({ ...recordOf(game, m), seed, commit: commitTo(seed) }))
  sameMatch('the log played again is the game', m, replay(game, stored))
}

/**
 * `earlier` is a snapshot taken some rows before: opening the match from it is the same as having played on.
 */
export function snapshotsResume(
  game: AnyGame,
  m: Match<KernelState>,
  earlier: Snapshot<KernelState> = takeSnapshot(game, m),
): void {
  const stored = JSON.parse(JSON.stringify(earlier))
  const rows = JSON.parse(JSON.stringify(m.rows))
  sameMatch('a snapshot and the rows after it are the game', m, resume(game, m.header, stored, rows))
}
