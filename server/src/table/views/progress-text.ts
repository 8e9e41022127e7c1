import { type Game, plain, type Said } from '@perilune/engine'

/**
 * Where a game is, as a list of tables says it; nothing if a newer node says what this one has no words for.
 */
export function progressText({ words }: Game, progress: Said | string): string {
  if (typeof progress === 'string') return progress
  try {
    return plain(words.progress(progress))
  } catch {
    return ''
  }
}
