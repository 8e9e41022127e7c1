import { routes, type SeatWish } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { idOf } from '../../help/play.js'
import { serve } from '../../help/serve.js'

const seed = 'c0'.repeat(32)
const me: SeatWish = { kind: 'me' }
const bot: SeatWish = { kind: 'bot' }

test('a table with a chosen seed that can’t start at once is refused', async () => {
  await using server = await serve()
  const host = await server.person('Mallory')
  const make = (seats: SeatWish[], more = {}) =>
    host.call(routes.create, { body: { game: 'lanterns', seats, seed, ...more } })
  await expect(make([me, { kind: 'closed' }])).rejects.toMatchObject({ code: 'WRONG_SEATS' })
  await expect(make([me, { kind: 'open' }])).rejects.toMatchObject({ code: 'BAD_OPTIONS' })
  await expect(make([me, bot], { listed: true })).rejects.toMatchObject({ code: 'BAD_OPTIONS' })
  expect((await host.call(routes.mine, {})).tables).toEqual([])
  expect((await make([me, bot])).state).toBe('playing')
})

test('nobody can join, arrange or start a table with a chosen seed that has not started', async () => {
  await using server = await serve()
  const host = await server.person('Mallory')
  const victim = await server.person('Ada')
  const { id } = await host.call(routes.create, {
    body: { game: 'lanterns', seats: [me, { kind: 'open' }] },
  })
  // As if the server had stopped between the creation of the table and its start.
  const { store, newTableId } = server.context
  const meta = await store.game(id)
  if (!meta) throw new Error('no table')
  const seeded = { ...meta, id: newTableId(), seed, chosenSeed: true, host: await idOf(host) }
  await store.createGame(seeded, await store.seats(id))
  const params = { id: seeded.id }
  const refused = { code: 'CHOSEN_SEED' }
  await expect(victim.call(routes.join, { params, body: {} })).rejects.toMatchObject(refused)
  await expect(
    host.call(routes.arrange, { params: { ...params, seat: 1 }, body: { kind: 'bot' } }),
  ).rejects.toMatchObject(refused)
  await expect(host.call(routes.start, { params })).rejects.toMatchObject(refused)
  expect((await host.call(routes.look, { params })).state).toBe('open')
})

test('a rematch of a game with a chosen seed has a secret seed', async () => {
  await using server = await serve()
  const host = await server.person('Ada')
  const { id } = await host.call(routes.create, { body: { game: 'lanterns', seats: [me, bot], seed } })
  await host.call(routes.resign, { params: { id, seat: 0 } })
  const next = await host.call(routes.rematch, { params: { id } })
  const meta = await server.context.store.game(next.id)
  expect(meta?.seed).not.toBe(seed)
  expect(meta?.chosenSeed).toBe(false)
})
