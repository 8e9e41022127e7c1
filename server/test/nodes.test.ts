import { type Client, routes } from '@perilune/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, playBySocket, until } from './help/play.js'
import { type Postgres, startPostgres } from './help/postgres.js'
import { type RedisServer, startRedis } from './help/redis.js'
import { clientOf, type Served, serve } from './help/serve.js'

let postgres: Postgres
let redis: RedisServer
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
}, 120_000)
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]))

const TIME = { timeout: 120_000 }

/** The same player at another node. */
function at(node: Served, client: Client): Client {
  const other = clientOf(node.url)
  other.cookie = client.cookie
  return other
}

test(
  'two nodes on one Postgres: a game is played from both, by looking at the store alone',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('looking')
    await using one = await serve({ databaseUrl, pollEvery: 50 })
    await using two = await serve({ databaseUrl, pollEvery: 50 })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
    const { id } = await begin([ada, bo])
    const there = at(two, bo)
    const [a, b] = await Promise.all([playBySocket(ada, id, 0), playBySocket(there, id, 1)])
    there.close()
    expect(a.now?.outcome).toEqual(b.now?.outcome)
    expect(a.now?.seq).toBe(b.now?.seq)
    const { rows } = await ada.call(routes.record, { params: { id } })
    expect(rows).toHaveLength(a.now?.seq ?? -1)
  },
)

test(
  'with Redis a node hears of the other at once; when Redis is away play goes on, and heals',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('hearing')
    // Looked at so rarely, only what was said can be known.
    const rarely = { databaseUrl, redisUrl: redis.url, pollEvery: 3_600_000 }
    await using one = await serve(rarely)
    await using two = await serve({ ...rarely, pollEvery: 500 })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
    const { id } = await begin([ada, bo], { options: { rounds: 50 } })
    const there = at(two, bo)
    const seats = [ada.live.watch(id, 0), there.live.watch(id, 1)]
    await until(() => seats.every((s) => s.now))
    // Node two first: its own are what node one can hear of only through Redis.
    await ada.live.answer(id, 0, { end: 1 }, 0)
    await until(() => seats[1].now?.seq === 1)
    await there.live.answer(id, 1, { end: 1 }, 1)
    await until(() => seats[0].now?.seq === 2)
    await there.live.say(id, 'hello from node two')
    await until(() => seats[0].chat.some((line) => line.text === 'hello from node two'))
    await redis.stop()
    await ada.live.answer(id, 0, { end: 1 }, 2)
    await until(() => seats[1].now?.seq === 3, 20_000)
    // Whoever is behind and answers meets the key, and catches up there.
    await there.live.answer(id, 1, { end: 1 }, 3)
    await redis.start()
    await until(() => [one, two].every((node) => node.logged.some((l) => l.msg === 'Redis is back')), 20_000)
    await one.tables.poll()
    await until(() => seats[0].now?.seq === 4)
    await ada.live.answer(id, 0, { end: 1 }, 4)
    await until(() => seats[1].now?.seq === 5)
    there.close()
  },
)
