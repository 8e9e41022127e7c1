import { routes } from '@perilune/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../help/code.js'
import { until } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { at, type Served, serve } from '../help/serve.js'
import { has, testWith } from '../help/services.js'
import { socketOf } from '../help/socket.js'

let postgres: Postgres
beforeAll(async () => {
  if (has('postgres')) postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

/**
 * Eve looks through the eyes of seat 0, which the host takes from her; Bo gets it, and the game begins
 * without her.
 */
async function takenFrom(eveAt: Served, hostAt: Served): Promise<void> {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(hostAt.person))
  const eve = at(eveAt, await hostAt.person('Eve'))
  const seats = [{ kind: 'open' as const }, { kind: 'me' as const }]
  const { id: table } = await ada.call(routes.create, { body: { game: 'lanterns', seats } })
  await eve.call(routes.join, { params: { id: table }, body: { seat: 0 } })
  const { heard, ask, socket } = await socketOf(eveAt.url, eve.cookie)
  expect(await ask({ do: 'watch', table, seat: 0 })).toMatchObject({ is: 'table', now: { viewer: 0 } })
  await until(() => hostAt.tables.peek(table)?.seats[0].name === 'Eve')
  await ada.call(routes.arrange, { params: { id: table, seat: 0 }, body: { kind: 'open' } })
  await until(() => heard.some((text) => text.includes('"is":"left"')))
  expect(JSON.parse(heard.at(-1) as string)).toMatchObject({ is: 'left', table, seat: 0 })
  const before = heard.length
  await bo.call(routes.join, { params: { id: table }, body: { seat: 0 } })
  await ada.call(routes.start, { params: { id: table } })
  await bo.live.answer(table, 0, { draw: 1 }, 0)
  await bo.live.say(table, 'who was that?')
  const seenAt = async (node: Served) => (await node.tables.get(table)).seq
  await expect.poll(() => seenAt(eveAt)).toBe(1)
  expect(heard.slice(before)).toEqual([])
  for (const message of [
    { do: 'watch', table, seat: 0 },
    { do: 'answers', table, seat: 0 },
  ])
    expect(await ask(message)).toMatchObject({ is: 'refused', error: 'NOT_YOUR_SEAT' })
  for (const route of [routes.look, routes.record, routes.log])
    expect(await codeOf(eve.call(route, { params: { id: table }, query: { seat: 0 } }))).toBe('NOT_YOUR_SEAT')
  socket.terminate()
}

test('a player who lost a seat sees nothing more of it', async () => {
  await using server = await serve()
  await takenFrom(server, server)
})

testWith('postgres')(
  'a player who lost a seat sees nothing more of it at another node, which hears of it from the store alone',
  async () => {
    const both = { databaseUrl: await postgres.database('taken_seat'), pollEvery: 50 }
    await using one = await serve(both)
    await using two = await serve(both)
    await takenFrom(two, one)
  },
)
