import { type LobbyWords, wordsOf } from '@perilune/engine'
import { type GameManifest, lobbyWords, manifests } from '@perilune/games/web'
import { language } from '@perilune/ui'

export type * from '@perilune/games/web'
export { manifests }

export const manifestOf = (id: string): GameManifest | undefined => manifests.find((game) => game.id === id)

const words = wordsOf(language, lobbyWords)

/** The words about a game that are shown before it is loaded. */
export const lobbyWordsOf = (game: GameManifest): LobbyWords => words[game.id]
