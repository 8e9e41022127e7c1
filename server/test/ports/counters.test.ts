import { expect, test } from 'vitest'
import { ExpiringCounters } from '../../src/ports/expiring-counters.js'
import { LocalCounters } from '../../src/ports/shared-counters.js'

test('of too many names the one that was begun first is forgotten, and no other', () => {
  const counters = new ExpiringCounters(3)
  for (const name of ['a', 'b', 'c', 'a']) counters.add(name, 1000, 0)
  counters.add('d', 1000, 1)
  expect(counters.add('b', 1000, 2).count).toBe(2)
  expect(counters.add('c', 1000, 2).count).toBe(2)
  expect(counters.add('a', 1000, 2).count).toBe(1)
})

test('an expired counter starts again as the newest', () => {
  const counters = new ExpiringCounters(2)
  counters.add('a', 10, 0)
  counters.add('b', 1000, 1)
  expect(counters.add('a', 1000, 20)).toEqual({ count: 1, left: 1000 })
  counters.add('c', 1000, 21)
  expect(counters.add('a', 1000, 22).count).toBe(2)
})

test('a flood of requests forgets no password try', async () => {
  const shared = new LocalCounters()
  for (let n = 0; n < 5; n++) await shared.count('password:ada', 60_000)
  for (let n = 0; n < 120_000; n++) await shared.count(`http:${n}`, 60_000)
  expect(await shared.count('password:ada', 60_000)).toMatchObject({ count: 6 })
  expect(await shared.count('http:0', 60_000)).toMatchObject({ count: 1 })
  expect(await shared.count('http:119999', 60_000)).toMatchObject({ count: 2 })
})
