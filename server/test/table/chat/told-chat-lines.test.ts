import { expect, test } from 'vitest'
import { ToldChatLines } from '../../../src/table/chat/told-chat-lines.js'

const line = (n: number) => `line ${String(n).padStart(5, '0')}`

test('a line is told once, in whichever order lines arrive', () => {
  const lines = new ToldChatLines()
  expect([2, 1, 2, 3, 1].map((n) => lines.add(line(n)))).toEqual([true, true, false, true, false])
  expect(lines.newest).toBe(line(3))
})

test('old lines that come up again when others are erased are no news', () => {
  const lines = new ToldChatLines()
  for (let n = 100; n < 200; n++) lines.add(line(n))
  lines.knownFrom(line(100))
  expect([50, 100, 150, 200].map((n) => lines.add(line(n)))).toEqual([false, false, false, true])
})

test('an evening of talk does not fill the memory, and what was forgotten stays told', () => {
  const lines = new ToldChatLines()
  for (let n = 0; n < 10_000; n++) expect(lines.add(line(n))).toBe(true)
  expect([0, 5000, 9999].map((n) => lines.add(line(n)))).toEqual([false, false, false])
})
