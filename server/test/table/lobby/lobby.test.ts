import { type Client, routes, type Watching } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

const ME = { kind: 'me' as const }
const OPEN = { kind: 'open' as const }
const at = (id: string) => ({ params: { id } })
const arrange = (host: Client, id: string, seat: number, kind: 'open' | 'closed') =>
  host.call(routes.arrange, { params: { id, seat }, body: { kind } })

/** A table of three seats: Ada hosts it on the first, Bo sits on the third and watches. */
async function gathered() {
  const server = await serve()
  const [ada, bo, eve] = await Promise.all(['Ada', 'Bo', 'Eve'].map(server.person))
  const { id } = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [ME, OPEN, OPEN], listed: true },
  })
  await bo.call(routes.join, { ...at(id), body: { seat: 2 } })
  const told: (string | null)[] = []
  const hear = ({ left }: Watching) => void told.push(left)
  const watching = bo.live.watch(id, 2, hear)
  await until(() => watching.now)
  return { server, ada, bo, eve, id, watching, told }
}

test('whose seat moves up at the start is told, and finds the new one by looking at the table', async () => {
  const { server, ada, bo, id, watching, told } = await gathered()
  await using _ = server
  await arrange(ada, id, 1, 'closed')
  await ada.call(routes.start, at(id))
  await until(() => watching.left)
  expect(told.at(-1)).toBe('the game has begun, and the seats have moved up')
  const now = await bo.call(routes.look, at(id))
  expect(now).toMatchObject({ viewer: 1, state: 'playing' })
  const again = bo.live.watch(id, 1)
  await until(() => again.now)
  expect([again.now?.viewer, again.left]).toEqual([1, null])
})

test('a player who was removed and one who left are told which it was', async () => {
  const { server, ada, bo, eve, id, watching } = await gathered()
  await using _ = server
  await arrange(ada, id, 2, 'open')
  await until(() => watching.left)
  expect(watching.left).toBe('the host has taken your seat back')
  expect((await bo.call(routes.look, at(id))).viewer).toBe('spectator')
  await eve.call(routes.join, { ...at(id), body: { seat: 2 } })
  const other = eve.live.watch(id, 2)
  await until(() => other.now)
  await arrange(eve, id, 2, 'open')
  await until(() => other.left)
  expect(other.left).toBe('you have left your seat')
})

test('all watchers of a table are told that its host has closed it', async () => {
  const { server, ada, eve, id, watching } = await gathered()
  await using _ = server
  const spectator = eve.live.watch(id, undefined)
  await until(() => spectator.now)
  await ada.call(routes.close, at(id))
  await until(() => watching.left && spectator.left)
  expect([watching.left, spectator.left]).toEqual(Array(2).fill('the host has closed the table'))
})

test('a player who was offline while seats moved up is told on reconnecting', async () => {
  const { server, ada, bo, id, watching } = await gathered()
  await using _ = server
  bo.live.drop()
  await arrange(ada, id, 1, 'closed')
  await ada.call(routes.start, at(id))
  await until(() => watching.left)
  expect((await bo.call(routes.look, at(id))).viewer).toBe(1)
})

test('a full table that waits for its host is no longer among those with a free seat', async () => {
  const { server, ada, eve, id } = await gathered()
  await using _ = server
  const found = async () => (await eve.call(routes.listed, {})).tables.map((t) => t.id)
  expect(await found()).toEqual([id])
  const full = await eve.call(routes.join, { ...at(id), body: {} })
  expect(full).toMatchObject({ state: 'open', begin: 'host' })
  expect(await found()).toEqual([])
  await arrange(ada, id, 1, 'open')
  expect(await found()).toEqual([id])
})
