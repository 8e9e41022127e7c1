import { type Client, FORMER_PLAYER, type Refusal, routes } from '@perilune/protocol'
import { openPostgres } from '@perilune/server'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { StoreAway } from '../../src/store/port.js'
import { begin, until } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { type RedisServer, startRedis } from '../help/redis.js'
import { at, type Served, serve } from '../help/serve.js'
import { testWith } from '../help/services.js'
import { until as untilHolds } from '../help/wait.js'

const test = testWith('postgres', 'redis')

let postgres: Postgres
let redis: RedisServer
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
}, 120_000)
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]))

const TIME = { timeout: 120_000 }

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Refusal) => error.code,
  )

/**
 * What happens at node two beside the log, and what a table that is open at node one must make of it by
 * itself. `lost` runs where nothing that is said arrives, `found` after it.
 */
async function everythingBesideTheLog(
  one: Served,
  two: Served,
  lost: () => Promise<void>,
  found: () => Promise<void>,
): Promise<void> {
  const [ada, bo, cy, guest, host] = await Promise.all(['Ada', 'Bo', 'Cy', 'Guest', 'Host'].map(one.person))
  const account = { name: 'Dora', password: 'correct horse' }
  await (await one.person('Dora')).call(routes.openAccount, { body: account })
  const playing = await begin([ada, bo])
  const watched = bo.live.watch(playing.id, 1)
  const others = await begin([guest, bo])
  const theirs = bo.live.watch(others.id, 1)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const open = await ada.call(routes.create, { body: { game: 'lanterns', seats } })
  const waiting = ada.live.watch(open.id, 0)
  const closing = await host.call(routes.create, { body: { game: 'lanterns', seats } })
  const left = ada.live.watch(closing.id, undefined)
  await until(() => [watched, theirs, waiting, left].every((w) => w.now))
  const { token } = await ada.call(routes.makeLink, { params: { id: playing.id, seat: 0 } })
  await lost()

  const elsewhere = (client: Client) => at(two, client)
  await elsewhere(cy).call(routes.useLink, { body: { token } })
  await elsewhere(cy).call(routes.join, { params: { id: open.id }, body: {} })
  await elsewhere(bo).call(routes.say, { params: { id: playing.id }, body: { text: 'is anybody there?' } })
  await elsewhere(guest).call(routes.signIn, { body: account })
  await elsewhere(host).call(routes.close, { params: { id: closing.id } })
  await found()

  await until(() => watched.chat.some((line) => line.text === 'is anybody there?'), 10_000)
  await until(() => waiting.now?.seats[1].name === 'Cy', 10_000)
  await until(() => theirs.now?.seats[0].name === 'Dora', 10_000)
  await until(() => one.tables.peek(closing.id) === undefined, 10_000)
  // The one who was handed the seat plays it at the node that was not told; it may read the seats last.
  const plays = async () => (await codeOf(cy.live.answer(playing.id, 0, { end: 1 }, 0))) === 'accepted'
  await untilHolds(plays, { what: 'the new holder of the seat to play', ms: 10_000 })
  expect(watched.chat).toHaveLength(1)
}

describe('without Redis nodes learn from the store alone', () => {
  const both = async (name: string) => ({ databaseUrl: await postgres.database(name), pollEvery: 50 })

  test('seats, those who hold them, and chat', TIME, async () => {
    const config = await both('beside')
    await using one = await serve(config)
    await using two = await serve(config)
    await everythingBesideTheLog(
      one,
      two,
      async () => {},
      async () => {},
    )
  })

  test('and look again where the store was gone in the middle of a look', TIME, async () => {
    const config = await both('halfway')
    const store = await openPostgres(config.databaseUrl, 4)
    let failures = 3
    const keys = async (game: string, after: number) => {
      if (failures-- > 0) throw new StoreAway('gone in the middle')
      return store.keys(game, after)
    }
    await using one = await serve({ ...config, store: { ...store, keys } })
    await using two = await serve(config)
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const { id } = await ada.call(routes.create, { body: { game: 'lanterns', seats, begin: 'full' } })
    const watched = ada.live.watch(id, 0)
    await until(() => watched.now)
    await at(two, bo).call(routes.join, { params: { id }, body: {} })
    await until(() => watched.now?.state === 'playing' && watched.now.view, 10_000)
    expect(failures).toBeLessThan(0)
  })

  test('an erased player’s seat is played by a bot, and their socket is closed', TIME, async () => {
    const config = { ...(await both('going')), heartbeat: 100 }
    await using one = await serve(config)
    await using two = await serve(config)
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
    const { id } = await begin([ada, bo])
    let open = false
    ada.live.onConnection = (now) => {
      open = now
    }
    ada.live.watch(id, undefined)
    const watched = bo.live.watch(id, 1)
    await until(() => open && watched.now)
    await at(two, ada).call(routes.erase, { body: { name: 'Ada' } })
    await until(() => watched.now?.seats[0].name === FORMER_PLAYER && watched.now?.seats[1].asked, 10_000)
    await until(() => !open, 10_000)
  })
})

test('while Redis is away nodes learn from the store, and go back to listening after it', TIME, async () => {
  const config = { databaseUrl: await postgres.database('away'), redisUrl: redis.url, pollEvery: 50 }
  await using one = await serve(config)
  await using two = await serve(config)
  const back = (node: Served) => node.logged.some(({ msg }) => msg === 'Redis is back')
  await everythingBesideTheLog(
    one,
    two,
    () => redis.stop(),
    async () => {},
  )
  await redis.start()
  await until(() => back(one) && back(two), 20_000)
})

test('what happened while Redis was away is read when it is back, without another look', TIME, async () => {
  const config = {
    databaseUrl: await postgres.database('back'),
    redisUrl: redis.url,
    pollEvery: 3_600_000,
  }
  await using one = await serve(config)
  await using two = await serve(config)
  await everythingBesideTheLog(
    one,
    two,
    () => redis.stop(),
    () => redis.start(),
  )
})
