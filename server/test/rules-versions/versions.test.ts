import type { Game } from '@perilune/engine'
import { games } from '@perilune/games'
import { type Refusal, routes } from '@perilune/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Wire } from '../faults/wire.js'
import { lanterns } from '../games/lanterns.js'
import { begin, playBySocket } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { at, clientOf, serve, temporaryFolder } from '../help/serve.js'
import { has, testWith } from '../help/services.js'

let postgres: Postgres
beforeAll(async () => {
  if (has('postgres')) postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

const older: Game = lanterns as unknown as Game
/** Rules 2, which also play what was begun under rules 1, as a release does. */
const newer: Game = { ...older, rules: 2, under: (rules) => (rules === 1 ? older : undefined) }
const withoutOlder: Game = { ...older, rules: 2, under: () => undefined }

const me = { kind: 'me' as const }
const openSeat = { kind: 'open' as const }

testWith('postgres')(
  'of two releases that share a Postgres the newer plays all games, and the older sends to it what is newer',
  { timeout: 120_000 },
  async () => {
    const databaseUrl = await postgres.database('versions')
    await using old = await serve({ databaseUrl, games: { lanterns: older }, pollEvery: 50 })
    await using next = await serve({ databaseUrl, games: { lanterns: newer }, pollEvery: 50 })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(old.person))
    const begunBefore = await begin([ada, bo])
    expect((await next.client().call(routes.look, { params: { id: begunBefore.id } })).rules).toBe(1)

    const [cy, dee] = await Promise.all(['Cy', 'Dee'].map(next.person))
    const { id } = await begin([cy, dee])
    await expect(old.client().call(routes.look, { params: { id } })).rejects.toThrow(
      'the game is played under rules 2, which this node does not have; one of the release it was begun with does: try again',
    )
    // What can't be opened here keeps nothing else from going on.
    await old.clocks.tick()
    await old.tables.wakeBots()

    // A balancer that leads to a node at random: the client connects again until one has the rules.
    let turn = 0
    const ports = [old, next].map(({ url }) => Number(new URL(url).port))
    const balancer = await Wire.to(() => ports[turn++ % 2])
    const players = [cy, dee].map(({ cookie }) => {
      const client = clientOf(`http://127.0.0.1:${balancer.port}`)
      client.cookie = cookie
      return client
    })
    const [a] = await Promise.all(players.map((client, seat) => playBySocket(client, id, seat)))
    expect([a.now?.rules, a.now?.state]).toEqual([2, 'over'])
    for (const client of players) client.close()
    await balancer.close()
  },
)

testWith('postgres')(
  'a table that the older release begins is played under its rules by the newer, which had it open',
  { timeout: 120_000 },
  async () => {
    const databaseUrl = await postgres.database('begun')
    await using old = await serve({ databaseUrl, games: { lanterns: older }, pollEvery: 50 })
    await using next = await serve({ databaseUrl, games: { lanterns: newer }, pollEvery: 50 })
    const ada = await old.person('Ada')
    const bo = await old.person('Bo')
    const body = { game: 'lanterns', seats: [me, openSeat] }
    const { id } = await ada.call(routes.create, { body })
    const there = at(next, ada)
    expect((await there.call(routes.look, { params: { id } })).rules).toBe(2)
    await bo.call(routes.join, { params: { id }, body: {} })
    await ada.call(routes.start, { params: { id } })
    await expect
      .poll(async () => (await there.call(routes.look, { params: { id } })).state, { timeout: 10_000 })
      .toBe('playing')
    expect((await there.call(routes.look, { params: { id } })).rules).toBe(1)
    expect((await next.tables.get(id)).game.rules).toBe(1)
  },
)

test('after an upgrade a game continues under its rules, and new tables use the newest', async () => {
  const dataDir = temporaryFolder()
  let id: string
  let players: { cookie: string }[]
  {
    await using server = await serve({ dataDir, games: { lanterns: older } })
    const clients = await Promise.all(['Ada', 'Bo'].map(server.person))
    players = clients.map(({ cookie }) => ({ cookie }))
    id = (await begin(clients)).id
  }
  await using server = await serve({ dataDir, games: { lanterns: newer } })
  const [a] = await Promise.all(players.map((player, seat) => playBySocket(at(server, player), id, seat)))
  expect([a.now?.rules, a.now?.state]).toEqual([1, 'over'])
  expect((await server.client().call(routes.record, { params: { id } })).rules).toBe(1)
  const dee = await server.person('Dee')
  const body = { game: 'lanterns', seats: [me, openSeat] }
  expect((await dee.call(routes.create, { body })).rules).toBe(2)
})

test('a table that was opened before the upgrade begins under the newest rules', async () => {
  const dataDir = temporaryFolder()
  let id: string
  let host: { cookie: string }
  {
    await using server = await serve({ dataDir, games: { lanterns: older } })
    const ada = await server.person('Ada')
    host = { cookie: ada.cookie }
    const body = { game: 'lanterns', seats: [me, openSeat] }
    id = (await ada.call(routes.create, { body })).id
  }
  await using server = await serve({ dataDir, games: { lanterns: withoutOlder } })
  const ada = at(server, host)
  expect(await ada.call(routes.look, { params: { id } })).toMatchObject({ rules: 2, state: 'open' })
  const bo = await server.person('Bo')
  await bo.call(routes.join, { params: { id }, body: {} })
  await ada.call(routes.start, { params: { id } })
  expect(await ada.call(routes.look, { params: { id } })).toMatchObject({ rules: 2, state: 'playing' })
  expect((await server.context.store.game(id))?.rules).toBe(2)
})

test('options that the newest rules do not have keep a table from beginning, with the reason', async () => {
  const dataDir = temporaryFolder()
  let id: string
  let host: { cookie: string }
  {
    await using server = await serve({ dataDir, games: { lanterns: older } })
    const ada = await server.person('Ada')
    host = { cookie: ada.cookie }
    const body = { game: 'lanterns', seats: [me, openSeat], options: { rounds: 50 } }
    id = (await ada.call(routes.create, { body })).id
  }
  const rounds = { kind: 'number', min: 1, max: 9, default: 3, title: 'Rounds', help: '' } as const
  const stricter: Game = { ...withoutOlder, options: { rounds } }
  await using server = await serve({ dataDir, games: { lanterns: stricter } })
  const ada = at(server, host)
  await (await server.person('Bo')).call(routes.join, { params: { id }, body: {} })
  await expect(ada.call(routes.start, { params: { id } })).rejects.toMatchObject({ code: 'BAD_OPTIONS' })
})

test('rules that no release of this program has are named', async () => {
  const dataDir = temporaryFolder()
  let id: string
  {
    await using server = await serve({ dataDir, games: { lanterns: older } })
    id = (await begin(await Promise.all(['Ada', 'Bo'].map(server.person)))).id
  }
  await using server = await serve({ dataDir, games: { lanterns: withoutOlder } })
  const refused = await server
    .client()
    .call(routes.look, { params: { id } })
    .catch((error: Refusal) => error)
  expect(refused).toMatchObject({
    code: 'RULES_GONE',
    message:
      'the game was begun under rules 1, which this program does not have; the release it was begun with plays it to its end',
  })
})

test('catalogue and cards name the version of the rules they are of', async () => {
  await using server = await serve({ games })
  const client = server.client()
  const catalogue = await client.call(routes.catalogue, {})
  const mars = catalogue.games.find(({ id }) => id === 'terraforming-mars')
  expect(mars?.rules).toBe(games['terraforming-mars'].rules)
  const cardsOf = (rules?: number) =>
    client.call(routes.cards, { params: { game: 'terraforming-mars' }, query: rules ? { rules } : {} })
  expect((await cardsOf()).rules).toBe(mars?.rules)
  const old = await cardsOf(1)
  expect(old.rules).toBe(1)
  expect(old.cards.length).toBeGreaterThan(400)
  await expect(cardsOf(99)).rejects.toMatchObject({ code: 'RULES_GONE' })
})
