import type { GameTable, TableProps, TableRules, TableVersions } from '@perilune/ui'

interface TableModule {
  table: GameTable
  /** Left out where every game that was ever begun is played under the same rules. */
  versions?: TableVersions
}

/** A box on the shelf. Only those with a table can be played. */
export interface Box {
  id: string
  title: string
  players: readonly [number, number]
  minutes: number
  about: string
  /** Which accent the page takes on. */
  accent: string
  load?: () => Promise<TableModule>
  /** Its table brings a guided first game. */
  guided?: true
  /** It is played without cards. */
  cardless?: true
}

export const boxes: readonly Box[] = [
  {
    id: 'moon',
    title: 'Moon',
    players: [2, 5],
    minutes: 60,
    about: 'Draft expeditions. Build the settlement Earth talks about.',
    accent: 'moon',
    load: () => import('@perilune/moon-table'),
    guided: true,
  },
  {
    id: 'moonrakers',
    title: 'Moonrakers',
    players: [2, 5],
    minutes: 90,
    about: 'Take contracts alone or together. Trust is the hard part.',
    accent: 'moonrakers',
    load: () => import('@perilune/moonrakers-table'),
    guided: true,
  },
  {
    id: 'moon-base',
    title: 'Moon Base',
    players: [2, 2],
    minutes: 40,
    about: 'Stack rings on craters. Six rounds against one rival.',
    accent: 'moon-base',
    load: () => import('@perilune/moon-base-table'),
    guided: true,
    cardless: true,
  },
  {
    id: 'terraforming-mars',
    title: 'Terraforming Mars',
    players: [1, 5],
    minutes: 120,
    about: 'Two hundred projects to make a red planet green.',
    accent: 'mars',
    load: () => import('@perilune/terraforming-mars-table'),
    guided: true,
  },
]

export const boxOf = (game: string): Box | undefined => boxes.find((b) => b.id === game)

/** The rules of an older version: today's code where it plays them too, else the frozen build, which is loaded for this. */
async function olderRules(game: string, rules: number, today: TableRules): Promise<TableRules | undefined> {
  const same = today.game.under(rules)
  if (same) return { ...today, game: same }
  const { loadRules } = await import('@perilune/games/versions')
  return loadRules(game, rules)
}

/** The table for a game under other rules than the newest: the generic one where today's table is not proved to fit. */
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

async function makeTable(game: string, load: () => Promise<TableModule>, rules?: number): Promise<GameTable> {
  const { table, versions } = await load()
  if (!versions || rules === undefined || rules === versions.today.game.rules) return table
  return tableUnder(game, rules, versions)
}

const loaded = new Map<string, Promise<GameTable>>()

/**
 * A game's table, loaded when it is first wanted and kept: one for each version of the rules, because one page can show a game
 * of older rules after one of the newest. Without `rules` it is the newest.
 */
export function tableOf(game: string, rules?: number): Promise<GameTable> | undefined {
  const load = boxOf(game)?.load
  if (!load) return
  const key = `${game}:${rules ?? ''}`
  let table = loaded.get(key)
  if (!table) {
    table = makeTable(game, load, rules)
    // What could not be loaded is tried again the next time.
    table.catch(() => loaded.delete(key))
    loaded.set(key, table)
  }
  return table
}
