import type { Game } from '@perilune/engine'
import { type Client, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import type { BotPool } from '../../../src/bots/pool.js'
import { think } from '../../../src/bots/think.js'
import { toys } from '../../games/index.js'
import { codeOf } from '../../help/code.js'
import { begin, until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

const waiting = { game: 'lanterns', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] }
const withBot = {
  game: 'lanterns',
  seats: [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }],
  begin: 'full' as const,
}
const create = (client: Client, body: typeof waiting | typeof withBot) =>
  codeOf(client.call(routes.create, { body }))

test('open tables per player are limited, and closing or starting one frees a place', async () => {
  await using server = await serve({ rateLimits: true, limits: { playerOpenTables: 2 } })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const made = await Promise.all([1, 2, 3].map(() => create(ada, waiting)))
  expect(made.sort()).toEqual(['TOO_MANY_TABLES', 'accepted', 'accepted'])
  expect(await create(bo, waiting)).toBe('accepted')
  const { tables } = await ada.call(routes.mine, {})
  await ada.call(routes.close, { params: { id: tables[0].id } })
  expect(await create(ada, waiting)).toBe('accepted')
  expect(await create(ada, waiting)).toBe('TOO_MANY_TABLES')
  await bo.call(routes.join, { params: { id: tables[1].id }, body: {} })
  await ada.call(routes.start, { params: { id: tables[1].id } })
  expect(await create(ada, waiting)).toBe('accepted')
})

test('players of one address share a limit', async () => {
  await using server = await serve({ rateLimits: true, limits: { openTables: 2 } })
  const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
  const made = []
  for (const client of people) made.push(await create(client, waiting))
  expect(made).toEqual(['accepted', 'accepted', 'BUSY_ADDRESS'])
})

test('tables with bots are limited while they are played, for a day', async () => {
  let now = Date.now()
  await using server = await serve({ rateLimits: true, now: () => now, limits: { playerBotTables: 2 } })
  const ada = await server.person('Ada')
  const made = [await create(ada, withBot), await create(ada, withBot), await create(ada, withBot)]
  expect(made).toEqual(['accepted', 'accepted', 'TOO_MANY_BOT_TABLES'])
  expect(await create(ada, waiting)).toBe('accepted')
  const [, { id }] = (await ada.call(routes.mine, {})).tables
  await ada.call(routes.resign, { params: { id, seat: 0 } })
  expect(await create(ada, withBot)).toBe('accepted')
  expect(await create(ada, withBot)).toBe('TOO_MANY_BOT_TABLES')
  now += 86_400_001
  expect(await create(ada, withBot)).toBe('accepted')
})

test('a table of bots pauses while nobody watches and resumes when somebody does', async () => {
  let now = Date.now()
  let thoughts = 0
  const bots: BotPool = {
    think: async (job) => {
      thoughts++
      await new Promise((resolve) => setTimeout(resolve, 1))
      return think(toys, job)
    },
    advise: () => Promise.reject(new Error('nobody asks for advice here')),
    close: async () => {},
  }
  await using server = await serve({ now: () => now, bots })
  const ada = await server.person('Ada')
  const seats = [1, 2].map(() => ({ kind: 'bot' as const, level: 'random' }))
  const { id } = await ada.call(routes.create, {
    body: { game: 'lanterns', seats, options: { rounds: 10_000 }, begin: 'full' },
  })
  await until(() => thoughts > 5)
  now += 61_000
  await new Promise((resolve) => setTimeout(resolve, 100))
  const rested = thoughts
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(thoughts).toBe(rested)
  await server.tables.wakeBots()
  expect(thoughts).toBe(rested)
  await ada.call(routes.look, { params: { id } })
  await until(() => thoughts > rested + 5)
})

test('a player has so many analyses at once, and others have theirs begun', async () => {
  const bots: BotPool = {
    think: async (job) => think(toys, job),
    advise: () => new Promise(() => {}),
    close: async () => {},
  }
  const games = toys as Record<string, Game>
  await using server = await serve({ rateLimits: true, bots, games, limits: { playerAnalyses: 2 } })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    const { id } = await begin([ada, bo])
    await ada.call(routes.answer, {
      params: { id, seat: 0 },
      body: { answer: { end: 1 }, seen: 0, key: `k${n}`.padEnd(16, 'x') },
    })
    await ada.call(routes.resign, { params: { id, seat: 0 } })
    ids.push(id)
  }
  const analyse = (client: Client, id: string) => codeOf(client.call(routes.analysis, { params: { id } }))
  const asked = await Promise.all(ids.map((id) => analyse(ada, id)))
  expect(asked.sort()).toEqual(['TOO_MANY_ANALYSES', 'accepted', 'accepted'])
  const all = await Promise.all(ids.map((id) => analyse(bo, id)))
  expect(all).toEqual(['accepted', 'accepted', 'accepted'])
})
