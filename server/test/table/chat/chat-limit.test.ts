import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ChatLimit } from '../../../src/table/chat/chat.js'

/** Counts as the shared counters do; `left` is what is left of the window. */
const counting = (left: number) => {
  const counts = new Map<string, number>()
  const windows: number[] = []
  return {
    windows,
    count: async (key: string, window: number) => {
      windows.push(window)
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { count: counts.get(key) as number, left }
    },
  }
}

const limited = (left = 12_500) => {
  const lines: string[] = []
  const shared = counting(left)
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  return { limit: new ChatLimit(shared as never, log), lines, shared }
}

test('ten lines of chat in twenty seconds are let through, the eleventh is held back and says for how long', async () => {
  const { limit, shared } = limited()
  for (let i = 0; i < 10; i++) await limit.take('ada')
  await expect(limit.take('ada')).rejects.toMatchObject({ code: 'TOO_MANY', facts: { seconds: 13 } })
  await limit.take('bo')
  expect(new Set(shared.windows)).toEqual(new Set([20_000]))
})

test('a flood of chat is logged once, however long it goes on', async () => {
  const { limit, lines } = limited()
  for (let i = 0; i < 10; i++) await limit.take('ada')
  expect(lines).toEqual([])
  for (let i = 0; i < 20; i++) await limit.take('ada').catch(() => {})
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0])).toMatchObject({ player: 'ada', seconds: 13 })
})
