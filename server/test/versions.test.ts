import type { Game } from '@perilune/engine'
import { type Refusal, routes } from '@perilune/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Wire } from './faults/wire.js'
import { lanterns } from './games/lanterns.js'
import { begin, playBySocket } from './help/play.js'
import { type Postgres, startPostgres } from './help/postgres.js'
import { clientOf, serve, temporaryFolder } from './help/serve.js'
import { has, testWith } from './help/services.js'

let postgres: Postgres
beforeAll(async () => {
  if (has('postgres')) postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

const older = lanterns as unknown as Game
const newer: Game = { ...older, rules: 2 }

testWith('postgres')(
  'a log keeps its rules: a node without them refuses it, one of the older release beside it plays it to its end',
  {
    timeout: 120_000,
  },
  async () => {
    const databaseUrl = await postgres.database('versions')
    await using old = await serve({ databaseUrl, games: { lanterns: older } })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(old.person))
    const { id } = await begin([ada, bo])
    await using next = await serve({ databaseUrl, games: { lanterns: newer }, pollEvery: 50 })
    await using both = await serve({ databaseUrl, games: { lanterns: newer, before: older }, pollEvery: 50 })

    const refused = clientOf(next.url)
    await expect(refused.call(routes.look, { params: { id } })).rejects.toThrow(
      'the game is played under rules 1, which this node does not have; one of the release it was begun with does: try again',
    )
    // What can't be opened here keeps nothing else from going on.
    await next.clocks.tick()
    await next.tables.wakeBots()
    expect((await next.client().call(routes.catalogue, {})).games[0].rules).toBe(2)

    // A balancer that leads to a node at random: the client connects again until one has the rules.
    let turn = 0
    const ports = [next, old].map(({ url }) => Number(new URL(url).port))
    const balancer = await Wire.to(() => ports[turn++ % 2])
    const players = [ada, bo].map(({ cookie }) => {
      const client = clientOf(`http://127.0.0.1:${balancer.port}`)
      client.cookie = cookie
      return client
    })
    const [a] = await Promise.all(players.map((client, seat) => playBySocket(client, id, seat)))
    expect(a.now?.rules).toBe(1)
    expect(a.now?.state).toBe('over')
    for (const client of players) client.close()
    await balancer.close()
    // A program that was given both versions has both.
    expect((await both.client().call(routes.look, { params: { id } })).rules).toBe(1)
    const dee = await both.person('Dee')
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    expect((await dee.call(routes.create, { body: { game: 'lanterns', seats } })).rules).toBe(2)
  },
)

test('a house of one node sends nobody to another: it says which release plays the game', async () => {
  const dataDir = temporaryFolder()
  let id: string
  {
    await using server = await serve({ dataDir, games: { lanterns: older } })
    id = (await begin(await Promise.all(['Ada', 'Bo'].map(server.person)))).id
  }
  await using server = await serve({ dataDir, games: { lanterns: newer } })
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
