import type { GameTable } from '@perilune/ui'

/** A box on the shelf. Only those with a table can be played. */
export interface Box {
  id: string
  title: string
  players: readonly [number, number]
  minutes: number
  about: string
  /** Which accent the page takes on. */
  accent: string
  load?: () => Promise<{ table: GameTable }>
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

const loaded = new Map<string, Promise<GameTable>>()

/** A game's table, loaded when it is first wanted and kept. */
export function tableOf(game: string): Promise<GameTable> | undefined {
  const load = boxOf(game)?.load
  if (!load) return
  let table = loaded.get(game)
  if (!table) {
    table = load().then((module) => module.table)
    loaded.set(game, table)
  }
  return table
}
