import pino from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { openRedis, RedisBus } from '../../src/ports/redis.js'
import { type RedisServer, startRedis } from '../help/redis.js'
import { testWith } from '../help/services.js'
import { until } from '../help/wait.js'

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
}, 120_000)
afterAll(() => redis?.stop())

const test = testWith('redis')

const busOf = (node: string) => new RedisBus(redis.url, openRedis(redis.url, pino({ level: 'silent' })), node)

/** Both are connected once each has heard the other. */
async function together(one: RedisBus, two: RedisBus): Promise<void> {
  const heard = new Set<RedisBus>()
  const stops = [one, two].map((bus) =>
    bus.subscribe('hello', (news) => (news as { of: string }).of !== nameOf(bus) && heard.add(bus)),
  )
  await until(() => {
    for (const bus of [one, two]) bus.publish('hello', { of: nameOf(bus) })
    return heard.size === 2
  })
  for (const stop of stops) stop()
  function nameOf(bus: RedisBus) {
    return bus === one ? 'one' : 'two'
  }
}

test('what nodes say reaches those that listen to the topic, in order, and each hears itself once', async () => {
  const [one, two] = [busOf('one'), busOf('two')]
  await together(one, two)
  const heard: unknown[] = []
  const mine: unknown[] = []
  two.subscribe('table:a', (news) => void heard.push(news))
  one.subscribe('table:a', (news) => void mine.push(news))
  // Said in one turn, between what is for others: texts may hold whatever people type.
  one.publish('table:b', { n: 0 })
  one.publish('table:a', { n: 1, text: 'two\nlines\tand a tab' })
  one.publish('table:b', { n: 2 })
  one.publish('table:a', { n: 3 })
  await until(() => heard.length === 2)
  expect(heard).toEqual([{ n: 1, text: 'two\nlines\tand a tab' }, { n: 3 }])
  two.publish('table:a', { n: 4 })
  await until(() => mine.length === 3)
  expect(mine.map((news) => (news as { n: number }).n)).toEqual([1, 3, 4])
  await Promise.all([one.close(), two.close()])
})
