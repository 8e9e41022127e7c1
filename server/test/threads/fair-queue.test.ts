import { expect, test } from 'vitest'
import { FairQueue } from '../../src/threads/fair-queue.js'

const all = <T>(queue: FairQueue<T>): T[] => {
  const taken: T[] = []
  for (let entry = queue.take(); entry !== undefined; entry = queue.take()) taken.push(entry)
  return taken
}

test('a client with many waiting jobs lets the others go first after each', () => {
  const queue = new FairQueue<string>()
  for (let n = 1; n <= 4; n++) queue.add(`many ${n}`, 1, { group: 'a', owner: 'mallory' })
  queue.add('one', 1, { group: 'b', owner: 'ada' })
  queue.add('two', 1, { group: 'c', owner: 'bo' })
  expect(queue.size).toBe(6)
  expect(all(queue)).toEqual(['many 1', 'one', 'two', 'many 2', 'many 3', 'many 4'])
  expect(queue.size).toBe(0)
})

test('players of one address share its turns', () => {
  const queue = new FairQueue<string>()
  for (const owner of ['m1', 'm2', 'm3'])
    for (let n = 1; n <= 2; n++) queue.add(`${owner} ${n}`, 1, { group: 'a', owner })
  queue.add('ada 1', 1, { group: 'b', owner: 'ada' })
  queue.add('ada 2', 1, { group: 'b', owner: 'ada' })
  expect(all(queue)).toEqual(['m1 1', 'ada 1', 'm2 1', 'ada 2', 'm3 1', 'm1 2', 'm2 2', 'm3 2'])
})

test('a group that may not be served keeps its place', () => {
  const queue = new FairQueue<string>()
  queue.add('a', 1, { group: 'a', owner: 'a' })
  queue.add('b', 1, { group: 'b', owner: 'b' })
  expect(queue.take((group) => group !== 'a')).toBe('b')
  expect(queue.take((group) => group !== 'a')).toBeUndefined()
  expect(queue.take()).toBe('a')
})

test('a lower rank is served first', () => {
  const queue = new FairQueue<string>()
  queue.add('table', 1, { group: 'a', owner: 'a' })
  queue.add('analysis', 2, { group: 'b', owner: 'b' })
  queue.add('hint', 0, { group: 'a', owner: 'a' })
  expect(queue.waitingOf('a')).toBe(2)
  expect(all(queue)).toEqual(['hint', 'table', 'analysis'])
  expect(queue.waitingOf('a')).toBe(0)
})
