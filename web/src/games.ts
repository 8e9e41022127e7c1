import { loadTable as load } from '@perilune/games/web'
import type { GameTable, TableProps, TableRules, TableVersions } from '@perilune/ui'

interface TableModule {
  table: GameTable
  /** Left out if all games are played under the same rules. */
  versions?: TableVersions
}

/** The exports of a game's table package; undefined if the game has none. */
export const loadTable = (game: string) => load(game) as Promise<TableModule> | undefined

/**
 * The rules of an older version: today's code if it still plays them, else the frozen build, loaded on
 * demand.
 */
async function olderRules(game: string, rules: number, today: TableRules): Promise<TableRules | undefined> {
  const same = today.game.under(rules)
  if (same) return { ...today, game: same }
  const { inLanguageOf, loadRules } = await import('@perilune/games/versions')
  const frozen = await loadRules(game, rules)
  return frozen && { ...frozen, game: inLanguageOf(today.game, frozen.game) }
}

/** The table for a game under older rules; the generic one if today's table has not been proved to fit. */
async function tableUnder(game: string, rules: number, versions: TableVersions): Promise<GameTable> {
  const { today, fits, make, describe } = versions
  const found = await olderRules(game, rules, today)
  const older = rules < today.game.rules && { olderRules: rules }
  if (found && (fits.includes(rules) || today.game.under(rules))) return { ...make(found), ...older }
  const { makeGenericTable } = await import('./parts/generic-table.js')
  const told =
    found &&
    describe &&
    ((view: TableProps['view'], names: readonly string[]) => describe(found, view, names))
  return { ...makeGenericTable(found?.game, told), ...older }
}

async function makeTable(game: string, loading: Promise<TableModule>, rules?: number): Promise<GameTable> {
  const { table, versions } = await loading
  if (!versions || rules === undefined || rules === versions.today.game.rules) return table
  return tableUnder(game, rules, versions)
}

const loaded = new Map<string, Promise<GameTable>>()

/**
 * Loads a game's table on first use and caches it per version of the rules, because one page can show a game
 * of older rules after one of the newest. Without `rules` it is the newest.
 */
export function tableOf(game: string, rules?: number): Promise<GameTable> | undefined {
  const key = `${game}:${rules ?? ''}`
  let table = loaded.get(key)
  if (!table) {
    const loading = loadTable(game)
    if (!loading) return
    table = makeTable(game, loading, rules)
    // A failed load is retried the next time.
    table.catch(() => loaded.delete(key))
    loaded.set(key, table)
  }
  return table
}
