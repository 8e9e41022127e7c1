import { type Game, type Said, spoken } from '@perilune/engine'

/**
 * Where a game is, as a list of tables says it; nothing if a newer node says what this one has no words for.
 */
export function progressText({ words }: Game, progress: Said | string): string {
  if (typeof progress === 'string') return progress
  try {
    return spoken(words, progress)
  } catch {
    return ''
  }
}
