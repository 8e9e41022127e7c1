import type { Language, LobbyWords } from '@perilune/engine'
import { lobby as moonBase } from '@perilune/moon-base-words-en/lobby'
import { lobby as moon } from '@perilune/moon-words-en/lobby'
import { lobby as moonrakers } from '@perilune/moonrakers-words-en/lobby'
import { lobby as terraformingMars } from '@perilune/terraforming-mars-words-en/lobby'
import type { GameManifest } from './manifest.js'

/*
 * All games for pages: what is known of them at first, and how to load their tables, which bring rules and
 * words along. Manifests and tables are found by their folders. Node loads `node.ts` and never this file.
 */

export type * from './manifest.js'
export { loadProgress, loadTable, type ProgressWords } from './tables.js'

/** The manifests in the order of the shelf. */
export const manifests: readonly GameManifest[] = Object.values(
  import.meta.glob<GameManifest>('../../*/game.ts', { eager: true, import: 'game' }),
).sort((a, b) => a.shelf - b.shelf)

/** What the lobby says of each game, in every language. */
export const lobbyWords: Readonly<Record<Language, Readonly<Record<string, LobbyWords>>>> = {
  en: { moon, 'moon-base': moonBase, moonrakers, 'terraforming-mars': terraformingMars },
}
