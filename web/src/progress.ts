import { plain, type Said } from '@perilune/engine'
import { loadProgress, type ProgressWords } from '@perilune/games/web'
import type { TableSummary } from '@perilune/protocol'
import { language } from '@perilune/ui'
import { useEffect, useState } from 'react'

const loaded = new Map<string, ProgressWords>()

async function wordsFor(game: string): Promise<ProgressWords | undefined> {
  const known = loaded.get(game)
  if (known) return known
  const words = await loadProgress(game, language)
  if (words) loaded.set(game, words)
  return words
}

/** The progress in words; empty if a newer server sends a code that this page has no words for. */
export function progressText(words: ProgressWords, progress: Said): string {
  try {
    return plain(words.progress(progress))
  } catch {
    return ''
  }
}

/** The progress of a listed game in a few words; empty until the words are loaded. */
export function useProgress({ game, progress }: Pick<TableSummary, 'game' | 'progress'>): string {
  // The server is asked for data, but old rows store a sentence.
  const said = progress as Said | string
  const isData = typeof said !== 'string'
  const [words, setWords] = useState(() => loaded.get(game))
  useEffect(() => {
    if (!isData || words) return
    let gone = false
    wordsFor(game).then(
      (found) => !gone && setWords(found),
      // The list is usable without the progress text.
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game, isData, words])
  if (!isData) return said
  return words ? progressText(words, said) : ''
}
