import { type GameManifest, manifests } from '@perilune/games/web'

export type * from '@perilune/games/web'
export { manifests }

export const manifestOf = (id: string): GameManifest | undefined => manifests.find((game) => game.id === id)
