/* Private notes by table, kept in this browser: they are never sent anywhere. */

const PREFIX = 'notes:'
/** The oldest notes are deleted when more tables than this have some. */
const MOST = 100

interface Kept {
  readonly text: string
  readonly at: number
}

function read(storage: Storage, key: string): Kept | undefined {
  try {
    const { text, at } = JSON.parse(storage.getItem(key) ?? '')
    return typeof text === 'string' ? { text, at: Number(at) || 0 } : undefined
  } catch {
    return
  }
}

export const notesOf = (table: string, storage: Storage = localStorage): string =>
  read(storage, PREFIX + table)?.text ?? ''

/** Stores the notes of a table; empty notes are deleted. */
export function keepNotes(table: string, text: string, storage: Storage = localStorage): void {
  if (text === '') {
    storage.removeItem(PREFIX + table)
    return
  }
  storage.setItem(PREFIX + table, JSON.stringify({ text, at: Date.now() }))
  forgetOldest(storage)
}

function forgetOldest(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
  const mine = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => ({ key, at: read(storage, key)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at)
  for (const { key } of mine.slice(MOST)) storage.removeItem(key)
}
