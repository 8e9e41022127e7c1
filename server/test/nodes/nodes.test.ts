import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newChance, pickWith, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { type Client, type Refusal, routes, type Watching } from '@perilune/protocol'
import { openPostgres } from '@perilune/server'
import { afterAll, beforeAll, expect } from 'vitest'
import { endWithTests } from '../help/children.js'
import { begin, playBySocket, until } from '../help/play.js'
import { freePort, type Postgres, startPostgres } from '../help/postgres.js'
import { type RedisServer, startRedis } from '../help/redis.js'
import { at, clientOf, serve } from '../help/serve.js'
import { testWith } from '../help/services.js'
import { LONG, within } from '../help/wait.js'

const test = testWith('postgres', 'redis')

let postgres: Postgres
let redis: RedisServer
beforeAll(async () => {
  ;[postgres, redis] = await Promise.all([startPostgres(), startRedis()])
}, 120_000)
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]))

const TIME = { timeout: 300_000 }

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
    // Nobody has told node one, which looks at the store only because Redis is there again.
    await until(() => seats[0].now?.seq === 4)
    await ada.live.answer(id, 0, { end: 1 }, 4)
    await until(() => seats[1].now?.seq === 5)
    there.close()
  },
)

test(
  'a row that another node tells of is played without a look at the store; what was missed is read there',
  TIME,
  async () => {
    const databaseUrl = await postgres.database('following')
    const store = await openPostgres(databaseUrl, 4)
    const reads: number[] = []
    const rows = (game: string, after: number) => {
      reads.push(after)
      return store.rows(game, after)
    }
    const shared = { databaseUrl, redisUrl: redis.url, pollEvery: 3_600_000 }
    await using one = await serve(shared)
    await using two = await serve({ ...shared, store: { ...store, rows } })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
    const { id } = await begin([ada, bo], { options: { rounds: 50 } })
    const there = at(two, bo)
    const watched = there.live.watch(id, 1)
    await until(() => watched.now)
    reads.length = 0
    const turn = async (seq: number) => {
      await ada.live.answer(id, 0, { end: 1 }, seq)
      await bo.live.answer(id, 1, { end: 1 }, seq + 1)
    }
    for (let n = 0; n < 10; n += 2) await turn(n)
    await until(() => watched.now?.seq === 10)
    expect(reads).toEqual([])
    // A row of a node whose words were lost.
    const lost = {
      seq: 11,
      row: { seat: 0, answer: { end: 1 } },
      key: null,
      at: 0,
      asked: [1],
      bot: false,
      progress: '',
    }
    await store.append({ game: id, row: lost })
    await bo.live.answer(id, 1, { end: 1 }, 11)
    await until(() => watched.now?.seq === 12)
    expect(reads).toEqual([10])
    there.close()
  },
)

test('signing in at one node keeps seats at a table that is open only at another', TIME, async () => {
  const databaseUrl = await postgres.database('signing_in')
  // Looked at so rarely, only what was said can be known.
  const both = { databaseUrl, redisUrl: redis.url, pollEvery: 3_600_000 }
  await using one = await serve(both)
  await using two = await serve(both)
  const account = { name: 'Ada', password: 'correct horse' }
  const first = await two.person('Ada')
  await first.call(routes.openAccount, { body: account })
  const [guest, bo] = await Promise.all(['Guest', 'Bo'].map(one.person))
  const { id } = await begin([guest, bo])
  const watched = guest.live.watch(id, 0)
  await until(() => watched.now)
  const there = at(two, guest)
  await there.call(routes.signIn, { body: account })
  expect(two.tables.peek(id)).toBeUndefined()
  await until(() => watched.now?.seats[0].name === 'Ada')
  // The page connects anew under the new name, as it does after signing in, and plays on where it was.
  guest.cookie = there.cookie
  guest.live.renew()
  await guest.live.answer(id, 0, { end: 1 }, 0)
  await until(() => watched.now?.seq === 1)
  await bo.live.answer(id, 1, { end: 1 }, 1)
  await until(() => watched.now?.seq === 2)
  there.close()
})

test('a player who joined at one node is admitted at another that was not told of it', TIME, async () => {
  const databaseUrl = await postgres.database('sitting')
  // Nobody says anything to anybody, and nobody looks by itself.
  const silent = { databaseUrl, pollEvery: 3_600_000 }
  await using one = await serve(silent)
  await using two = await serve(silent)
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
  const { id } = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }], begin: 'full' },
  })
  const [adaThere, boThere] = [at(two, ada), at(two, bo)]
  const host = adaThere.live.watch(id, 0)
  await until(() => host.now)
  await bo.call(routes.join, { params: { id }, body: {} })
  const guest = boThere.live.watch(id, 1)
  await until(() => guest.now?.state === 'playing')
  expect(guest.left).toBeNull()
  expect((await boThere.call(routes.look, { params: { id } })).viewer).toBe(1)
  // Whose seat it is not is still refused.
  const eve = at(two, await one.person('Eve'))
  const stranger = eve.live.watch(id, 1)
  await until(() => stranger.left)
  expect(stranger.now).toBeNull()
  for (const client of [adaThere, boThere, eve]) client.close()
})

test('a pause that was agreed on at one node costs nobody time at another', TIME, async () => {
  const databaseUrl = await postgres.database('pausing')
  let now = 1_000_000
  const both = { databaseUrl, redisUrl: redis.url, now: () => now }
  await using one = await serve(both)
  await using two = await serve(both)
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(one.person))
  const time = { kind: 'live', move: 10, reserve: 60 } as const
  const { id } = await begin([ada, bo], { time })
  const there = at(two, ada)
  const watched = there.live.watch(id, 0)
  await until(() => watched.now)
  for (const what of ['pause', 'resume'] as const) {
    await ada.call(routes.propose, { params: { id, seat: 0 }, body: { what } })
    await bo.call(routes.propose, { params: { id, seat: 1 }, body: { what } })
    await until(() => watched.now?.paused === (what === 'pause'))
    now += what === 'pause' ? 3_600_000 : 20_000
  }
  await there.live.answer(id, 0, { end: 1 }, 0)
  await until(() => watched.now?.seq === 1)
  expect(watched.now?.clock?.seats[0].left).toBe(50_000)
  there.close()
})

test('perilune serve --nodes replaces a node that is killed, and the game continues', TIME, async () => {
  const program = fileURLToPath(new URL('../../../cli/dist/main.js', import.meta.url))
  // A port of its own choice is lost with the only node that listens: the other may not have begun yet.
  const port = String(await freePort())
  const child = spawn(process.execPath, [program, 'serve', '--nodes', '2', '--port', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: await postgres.database('nodes'),
      REDIS_URL: redis.url,
      LOG_LEVEL: 'silent',
    },
  })
  endWithTests(child)
  const ended = once(child, 'exit')
  const said = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      const said = /http:\S+/.exec(String(text))
      if (said) resolve(said[0])
    })
  })
  const url = await within('perilune serve to say where it is', said, 2 * LONG)
  try {
    const [ada, bo] = [clientOf(url), clientOf(url)]
    await ada.call(routes.beGuest, { body: { name: 'Ada' } })
    await bo.call(routes.beGuest, { body: { name: 'Bo' } })
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const { id } = await ada.call(routes.create, { body: { game: 'moon', seats, begin: 'full' } })
    await bo.call(routes.join, { params: { id }, body: {} })
    const views = [playMoon(ada, id, 0), playMoon(bo, id, 1)]
    await until(() => views.every((w) => (w.now?.seq ?? 0) >= 10), 60_000)
    const [node] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ')
    process.kill(Number(node), 'SIGKILL')
    const seq = views[0].now?.seq ?? 0
    const goesOn = (w: Watching) => (w.now?.seq ?? 0) >= seq + 20 || w.now?.state === 'over'
    // Both nodes may still have to start, on a machine with much else to do.
    await until(() => views.every(goesOn), 150_000)
    ada.close()
    bo.close()
  } finally {
    child.kill('SIGTERM')
  }
  expect((await within('perilune serve to end', ended))[0]).toBe(0)
})

/** Plays a seat of Moon at random, from what its page is shown. */
function playMoon(client: Client, id: string, seat: number): Watching {
  const chance = newChance(seedFrom(`seat ${seat}`))
  let answered = -1
  const play = ({ now }: Watching): void => {
    if (!now?.view || now.seq === answered || !now.seats[seat].asked) return
    answered = now.seq
    const world = games.moon.sample(now.view as never, chance)
    const answer = pickWith(chance, games.moon.answers(world, seat))
    // What was sent before a break and what was said after it meet: one of them is too late. Where nothing
    // else happened, it is said again.
    const again = ({ code }: Refusal) => {
      if (code === 'STOPPING' || watching.now?.seq !== now.seq) return
      answered = -1
      setTimeout(play, 200, watching).unref()
    }
    client.live.answer(id, seat, answer, now.seq).catch(again)
  }
  const watching = client.live.watch(id, seat, play)
  return watching
}
