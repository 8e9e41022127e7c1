import { beforeEach, expect, test, vi } from 'vitest'
import { keepNotes, notesOf } from '../src/table/notes.js'

let kept: Map<string, string>
let storage: Storage
beforeEach(() => {
  vi.useFakeTimers()
  kept = new Map()
  storage = {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  return () => vi.useRealTimers()
})

test('each table has its own notes', () => {
  keepNotes('a', 'Bao wants the Scientist', storage)
  keepNotes('b', 'keep 8 plants', storage)
  expect([notesOf('a', storage), notesOf('b', storage), notesOf('c', storage)]).toEqual([
    'Bao wants the Scientist',
    'keep 8 plants',
    '',
  ])
})

test('notes that were emptied leave nothing behind', () => {
  keepNotes('a', 'x', storage)
  keepNotes('a', '', storage)
  expect(kept.size).toBe(0)
})

test('of more than a hundred tables the ones whose notes are oldest are forgotten, and nothing else', () => {
  kept.set('theme', 'dark')
  for (let i = 0; i < 101; i++) {
    vi.advanceTimersByTime(1000)
    keepNotes(`t${i}`, `note ${i}`, storage)
  }
  expect(notesOf('t0', storage)).toBe('')
  expect(notesOf('t1', storage)).toBe('note 1')
  expect(notesOf('t100', storage)).toBe('note 100')
  expect(kept.get('theme')).toBe('dark')
})

test('what another program wrote there is no note', () => {
  kept.set('notes:a', '[3')
  kept.set('notes:b', '{"text": 3}')
  expect([notesOf('a', storage), notesOf('b', storage)]).toEqual(['', ''])
})
