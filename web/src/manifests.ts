import type { GameManifest } from './manifest.js'

export type * from './manifest.js'

/** The games in the order of the shelf: every folder of `games/` that has a manifest. */
export const manifests: readonly GameManifest[] = Object.values(
  import.meta.glob<GameManifest>('../../games/*/game.ts', { eager: true, import: 'game' }),
).sort((a, b) => a.shelf - b.shelf)

export const manifestOf = (id: string): GameManifest | undefined => manifests.find((game) => game.id === id)
