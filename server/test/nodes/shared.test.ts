import { openMatch, seedFrom } from '@perilune/engine'
import { routes } from '@perilune/protocol'
import { openPostgres } from '@perilune/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BotJob, BotPool } from '../../src/bots/pool.js'
import { think } from '../../src/bots/think.js'
import { LocalBus } from '../../src/ports/bus.js'
import { ALIVE_EVERY, NodeHeartbeats } from '../../src/ports/node-heartbeats.js'
import { toys } from '../games/index.js'
import { lanterns } from '../games/lanterns.js'
import { begin, until } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { type RedisServer, startRedis } from '../help/redis.js'
import { at, type Served, serve } from '../help/serve.js'
import { has, testWith } from '../help/services.js'
import { until as untilHolds } from '../help/wait.js'

let postgres: Postgres
let redis: RedisServer
beforeAll(async () => {
  if (has('postgres', 'redis')) [postgres, redis] = await Promise.all([startPostgres(), startRedis()])
}, 120_000)
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]))

const TIME = { timeout: 120_000 }
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const END = { end: 1 }

/** Bots that remember what they have thought about. */
function remembering(): BotPool & { thoughts: string[] } {
  const thoughts: string[] = []
  return {
    thoughts,
    think: async (job) => {
      thoughts.push(job.id ?? '?')
      return think(toys, job)
    },
    advise: () => Promise.reject(new Error('nobody asks for advice here')),
    close: async () => {},
  }
}

/** What the first seat of a game is asked. */
function firstJob(): BotJob {
  const { state } = openMatch(lanterns, { rounds: 3 }, 2, seedFrom('queue'))
  const view = lanterns.view(state, 0) as never
  const answers = lanterns.answers(state, 0)
  return { game: 'lanterns', rules: lanterns.rules, level: 'random', seat: 0, view, answers, extras: [] }
}

const codes = (calls: Promise<unknown>[]) =>
  Promise.all(calls.map((call) => call.then(() => 'taken').catch(({ code }) => code as string)))

testWith('postgres', 'redis')(
  'a bot’s turn at a table that is open on two nodes is thought once, and goes on while Redis is away',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('bots')
    const [first, second] = [remembering(), remembering()]
    const both = { databaseUrl, redisUrl: redis.url, pollEvery: 100 }
    await using one = await serve({ ...both, bots: first })
    await using two = await serve({ ...both, bots: second })
    const ada = await one.person('Ada')
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }]
    const options = { rounds: 500 }
    const { id } = await ada.call(routes.create, {
      body: { game: 'lanterns', seats, options, begin: 'full' },
    })
    const there = at(two, ada)
    const [here, elsewhere] = [ada.live.watch(id, 0), there.live.watch(id, 0)]
    await until(() => here.now && elsewhere.now)
    const turn = async () => {
      await until(() => here.now?.seats[0].asked && here.now.seq === elsewhere.now?.seq, 20_000)
      await ada.live.answer(id, 0, END, here.now?.seq ?? -1)
    }
    for (let n = 0; n < 10; n++) await turn()
    await until(() => here.now?.seats[0].asked, 20_000)
    const thoughts = [...first.thoughts, ...second.thoughts]
    expect(thoughts.length).toBeGreaterThanOrEqual(10)
    expect(thoughts).toHaveLength(new Set(thoughts).size)
    await redis.stop()
    for (let n = 0; n < 3; n++) await turn()
    await redis.start()
    for (let n = 0; n < 3; n++) await turn()
    there.close()
  },
)

testWith('postgres', 'redis')(
  'the bots of all nodes wait in one queue that has an end, and is counted',
  TIME,
  async () => {
    let answer: (() => void) | undefined
    const slow: BotPool = {
      think: (job) =>
        new Promise((resolve) => {
          const before = answer
          answer = () => {
            before?.()
            resolve(think(toys, job))
          }
        }),
      advise: () => new Promise(() => {}),
      close: async () => {},
    }
    const databaseUrl = await postgres.database('queue')
    const both = { databaseUrl, redisUrl: redis.url, bots: slow, botThreads: 1, botQueue: 3 }
    await using one = await serve(both)
    await using two = await serve(both)
    const counted = async (node: Served, name: string) =>
      Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await node.context.metrics.registry.metrics())?.[1])
    const job = firstJob()
    const thoughts: Promise<unknown>[] = []
    // Each node thinks about one, and three wait.
    for (let n = 1; n <= 5; n++) {
      thoughts.push([one, two][n % 2].context.bots.think({ ...job, id: `queued-${n}` }))
      await expect.poll(() => counted(one, 'perilune_bots_waiting'), { timeout: 20_000 }).toBe(n)
    }
    expect(await counted(two, 'perilune_bots_waiting')).toBe(5)
    for (const node of [one, two])
      expect(await codes([node.context.bots.think({ ...job, id: 'too-many' })])).toEqual(['BUSY'])
    const allThought = async () => {
      answer?.()
      return (await counted(one, 'perilune_bots_waiting')) === 0
    }
    await untilHolds(allThought, { what: 'five bots to think', every: 20 })
    expect(await Promise.all(thoughts)).toHaveLength(5)
    // Counted where it was asked for, and not once more where it was thought.
    expect(await counted(one, 'perilune_bot_seconds_count')).toBe(2)
    expect(await counted(two, 'perilune_bot_seconds_count')).toBe(3)
  },
)

testWith('postgres', 'redis')(
  'who is there is known at every node, and noticed when they go',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('presence')
    const both = { databaseUrl, redisUrl: redis.url }
    await using one = await serve(both)
    await using two = await serve(both)
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
    const { id } = await begin([ada, bo])
    const mine = ada.live.watch(id, 0)
    await until(() => mine.now)
    expect(mine.now?.seats.map((s) => s.here)).toEqual([true, false])
    const there = at(two, bo)
    const theirs = there.live.watch(id, 1)
    await until(() => [mine, theirs].every((w) => w.now?.seats.every((s) => s.here)))
    there.close()
    await until(() => mine.now?.seats[1].here === false)
  },
)

testWith('postgres', 'redis')(
  'limits are counted for all nodes together, and by each alone while Redis is away',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('limits')
    const both = { databaseUrl, redisUrl: redis.url, rateLimits: true }
    await using one = await serve(both)
    await using two = await serve(both)
    const guess = (node: Served, n: number) =>
      codes(
        Array.from({ length: n }, () =>
          node.client().call(routes.signIn, { body: { name: 'Nobody', password: 'wrong' } }),
        ),
      )
    expect(await guess(one, 20)).not.toContain('TOO_MANY')
    expect((await guess(two, 20)).filter((code) => code === 'TOO_MANY')).toHaveLength(10)
    const ada = await one.person('Ada')
    const { id } = await ada.call(routes.create, {
      body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] },
    })
    const there = at(two, ada)
    for (let n = 0; n < 6; n++) await ada.live.say(id, `line ${n}`)
    const said = await codes(Array.from({ length: 6 }, (_, n) => there.live.say(id, `more ${n}`)))
    expect(said.filter((code) => code === 'TOO_MANY')).toHaveLength(2)
    await redis.stop()
    await until(() => two.logged.some((l) => String(l.msg).startsWith('Redis is away')))
    const alone = await guess(two, 40)
    expect(alone.filter((code) => code === 'TOO_MANY')).toHaveLength(10)
    await redis.start()
    there.close()
  },
)

testWith('postgres', 'redis')(
  'a clock rings once, though three nodes look at it and the one that set it is gone',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('clocks')
    const all = { databaseUrl, redisUrl: redis.url }
    const one = await serve(all)
    await using _two = await serve(all)
    await using _three = await serve(all)
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
    const time = { kind: 'live', move: 1, reserve: 0 } as const
    const { id } = await begin([ada, bo], { time, onTimeout: 'resign' })
    await one.stop()
    const store = await openPostgres(databaseUrl, 2)
    for (let tries = 0; tries < 200 && (await store.game(id))?.state !== 'over'; tries++) await wait(100)
    const rows = (await store.rows(id, 0)).map(({ row }) => row)
    expect(rows).toEqual([
      { act: 'timeout', seat: 0 },
      { act: 'resign', seat: 0 },
    ])
    await store.close()
  },
)

testWith('postgres', 'redis')(
  'a bot whose node has gone is woken by another that was there all the time',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('waking')
    const silent: BotPool = {
      think: () => new Promise(() => {}),
      advise: () => new Promise(() => {}),
      close: async () => {},
    }
    await using two = await serve({ databaseUrl })
    const one = await serve({ databaseUrl, bots: silent })
    const ada = await one.person('Ada')
    const seats = [{ kind: 'bot' as const, level: 'random' }, { kind: 'me' as const }]
    const { id } = await ada.call(routes.create, { body: { game: 'lanterns', seats, begin: 'full' } })
    await one.stop()
    expect(two.tables.peek(id)).toBeUndefined()
    await until(() => (two.tables.peek(id)?.seq ?? 0) > 0, 30_000)
  },
)

/** A node that listens to its heartbeats, by a clock of the test's, and counts how often one fell silent. */
function listening(bus: LocalBus, time: { now: number }) {
  const heard = { silent: 0 }
  const node = new NodeHeartbeats(
    bus,
    'one',
    () => time.now,
    () => heard.silent++,
  )
  return { node, heard }
}

test('a node that falls silent is noticed once, and again after it has come back', () => {
  const bus = new LocalBus()
  const time = { now: 0 }
  const { node: one, heard } = listening(bus, time)
  const two = new NodeHeartbeats(
    bus,
    'two',
    () => time.now,
    () => {},
  )
  const pass = (ms: number, alive: readonly NodeHeartbeats[]) => {
    for (const end = time.now + ms; time.now < end; time.now += ALIVE_EVERY)
      for (const node of alive) node.beat()
  }
  pass(60_000, [one, two])
  expect(heard.silent).toBe(0)
  pass(60_000, [one])
  expect(heard.silent).toBe(1)
  pass(10_000, [one, two])
  expect(heard.silent).toBe(1)
  pass(60_000, [one])
  expect(heard.silent).toBe(2)
})

test('a node that was itself suspended considers nobody gone', () => {
  const bus = new LocalBus()
  const time = { now: 0 }
  const { node: one, heard } = listening(bus, time)
  bus.publish('nodes', { alive: 'two' })
  one.beat()
  time.now += 60_000
  one.beat()
  expect(heard.silent).toBe(0)
})

testWith('postgres', 'redis')(
  'a bot whose node died over its thought is thought by another, and plays there',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('dying')
    let die = () => {}
    const dead = new Promise<void>((resolve) => {
      die = resolve
    })
    const thinking = (after: Promise<unknown>): BotPool => ({
      think: (job) => after.then(() => think(toys, job)),
      advise: () => new Promise(() => {}),
      close: async () => {},
    })
    const both = { databaseUrl, redisUrl: redis.url }
    await using two = await serve({ ...both, bots: thinking(dead) })
    const one = await serve({ ...both, bots: thinking(new Promise(() => {})) })
    const ada = await one.person('Ada')
    const seats = [{ kind: 'bot' as const, level: 'random' }, { kind: 'me' as const }]
    const { id } = await ada.call(routes.create, { body: { game: 'lanterns', seats, begin: 'full' } })
    await one.stop()
    expect(two.tables.peek(id)).toBeUndefined()
    die()
    await until(() => (two.tables.peek(id)?.seq ?? 0) > 0, 30_000)
  },
)
