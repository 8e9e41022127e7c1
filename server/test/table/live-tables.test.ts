import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { begin, until } from '../help/play.js'
import { serve } from '../help/serve.js'

/* Which tables a node keeps in memory, which it gives up, and which it opens by itself. */

const MINUTE = 60_000
const DAY = 86_400_000
const me = { kind: 'me' as const }
const bot = { kind: 'bot' as const, level: 'random' }

/** A server whose clock stands until it is moved, and whose bots never answer. */
async function standing() {
  let now = Date.now()
  const think = () => new Promise<never>(() => {})
  const server = await serve({
    now: () => now,
    bots: { think, advise: think, close: async () => {} },
  })
  const pass = (ms: number) => {
    now += ms
  }
  return { server, pass }
}

test('a table leaves memory when it was unused for more than a minute', async () => {
  const { server, pass } = await standing()
  await using _ = server
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin(people)
  pass(MINUTE)
  server.tables.sweep()
  expect(server.tables.peek(id)).toBeDefined()
  // Whoever asks for it uses it.
  await people[0].call(routes.look, { params: { id } })
  pass(MINUTE)
  server.tables.sweep()
  expect(server.tables.size).toBe(1)
  pass(1)
  server.tables.sweep()
  expect([server.tables.peek(id), server.tables.size]).toEqual([undefined, 0])
  expect((await people[0].call(routes.look, { params: { id } })).state).toBe('playing')
})

test('a table that is watched stays in memory, and one whose bot is thinking', async () => {
  const { server, pass } = await standing()
  await using _ = server
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
  const watched = await begin([ada, bo])
  const thinking = await cy.call(routes.create, {
    body: { game: 'lanterns', seats: [bot, me], begin: 'full' },
  })
  ada.live.watch(watched.id, 0, () => {})
  await until(() => server.tables.peek(watched.id)?.broadcast.size === 1)
  pass(60 * MINUTE)
  server.tables.sweep()
  expect(server.tables.peek(watched.id)).toBeDefined()
  expect(server.tables.peek(thinking.id)).toBeDefined()
  ada.close()
  await until(() => server.tables.peek(watched.id)?.broadcast.size === 0)
  server.tables.sweep()
  expect(server.tables.peek(watched.id)).toBeUndefined()
})

test('a table that never started is removed after thirty days, one that is played is not', async () => {
  const { server, pass } = await standing()
  await using _ = server
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const played = await begin([ada, bo])
  const waiting = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [me, { kind: 'open' as const }] },
  })
  pass(30 * DAY - 1)
  await server.tables.sweepStore()
  expect(await server.context.store.game(waiting.id)).toMatchObject({ state: 'open' })
  pass(2)
  await server.tables.sweepStore()
  expect((await server.context.store.game(waiting.id))?.state ?? 'gone').not.toBe('open')
  expect(server.tables.peek(waiting.id)).toBeUndefined()
  expect(await server.context.store.game(played.id)).toMatchObject({ state: 'playing' })
  expect(server.tables.peek(played.id)).toBeDefined()
  expect(server.logged).toContainEqual(
    expect.objectContaining({ tables: 1, msg: 'unused tables and guests were removed' }),
  )
})

test('only tables that wait for a bot and have a person in them are woken', async () => {
  const { server, pass } = await standing()
  await using _ = server
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const create = async (...seats: object[]) =>
    (await ada.call(routes.create, { body: { game: 'lanterns', seats, begin: 'full' } as never })).id
  const waits = await create(bot, me)
  const tables = {
    'waits for a bot': waits,
    'waits for a person': await create(me, bot),
    'bots alone': await create(bot, bot),
    'people alone': (await begin([ada, bo])).id,
  }
  const forget = () => {
    for (const id of Object.values(tables)) server.tables.drop(id, 'table-closed')
  }
  const open = () => Object.entries(tables).flatMap(([name, id]) => (server.tables.peek(id) ? [name] : []))
  forget()
  await server.tables.wakeBots()
  expect(open()).toEqual(['waits for a bot'])
  forget()
  // Another node may still be at it.
  pass(9_000)
  await server.tables.wakeBots(10_000)
  expect(open()).toEqual([])
  pass(2_000)
  await server.tables.wakeBots(10_000)
  expect(open()).toEqual(['waits for a bot'])
  const table = server.tables.peek(waits)
  await server.tables.wakeBots()
  expect(server.tables.peek(waits)).toBe(table)
})

test('a node plays the tables that exist and whose rules it has', async () => {
  await using server = await serve()
  const people = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin(people)
  expect(await server.tables.plays(id)).toBe(true)
  expect(await server.tables.plays('no-such-table')).toBe(false)
})
