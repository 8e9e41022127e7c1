import { type Game, plain, type Said } from '@perilune/engine'
import type { TableSummary } from '@perilune/protocol'
import type { Form } from './form.js'

/**
 * Where a game is, as a list of tables says it; nothing if a newer node says what this one has no words for.
 */
function progressText({ words }: Game, progress: Said | string): string {
  if (typeof progress === 'string') return progress
  try {
    return plain(words.progress(progress))
  } catch {
    return ''
  }
}

/** The same in the form that is wanted: data for pages. */
export const progressIn = (
  form: Form | undefined,
  game: Game,
  progress: Said | string,
): TableSummary['progress'] =>
  form === 'data' ? (progress as TableSummary['progress']) : progressText(game, progress)
