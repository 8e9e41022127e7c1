import { type NewGameWords, wordsOf } from '@perilune/engine'
import { newGameWords } from '@perilune/games/new-game'
import { language } from '@perilune/ui'
import type { GameManifest } from '../manifests.js'

const words = wordsOf(language, newGameWords)

/** The names of a game's options and presets. */
export const wordsAbout = (game: GameManifest): NewGameWords => words[game.id]
