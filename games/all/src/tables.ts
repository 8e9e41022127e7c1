import type { Language, Said, Sentence } from '@perilune/engine'

const tables = import.meta.glob<unknown>('../../*/table/src/index.ts')

/** What the table package of a game exports; nothing where the game has none. */
export const loadTable = (game: string): Promise<unknown> | undefined =>
  tables[`../../${game}/table/src/index.ts`]?.()

/** Where a game is, in words: the part of a game's words that a list of tables needs. */
export interface ProgressWords {
  progress(progress: Said): Sentence
}

const progress = import.meta.glob<ProgressWords>('../../*/words/*/src/progress.ts')

/** The words of a game for lists of tables; nothing where the game has none in this language. */
export const loadProgress = (game: string, language: Language): Promise<ProgressWords> | undefined =>
  progress[`../../${game}/words/${language}/src/progress.ts`]?.()
