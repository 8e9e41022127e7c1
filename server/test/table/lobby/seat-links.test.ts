import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { codeOf } from '../../help/code.js'
import { begin, idOf, playByHttp, until } from '../../help/play.js'
import { serve } from '../../help/serve.js'

/** A game of Ada and Bo, and somebody who holds Ada's seat by a link. */
async function held() {
  const server = await serve()
  const ada = await server.person('Ada')
  const bo = await server.person('Bo')
  const phone = await server.person('Phone')
  const { id } = await begin([ada, bo])
  const link = () => ada.call(routes.makeLink, { params: { id, seat: 0 } })
  await phone.call(routes.useLink, { body: { token: (await link()).token } })
  return { server, ada, bo, phone, id, link, at: { params: { id, seat: 0 } } }
}

test('a holder by link can’t create more links', async () => {
  const { server, phone, at } = await held()
  await using _ = server
  expect(await codeOf(phone.call(routes.makeLink, at))).toBe('NOT_YOUR_SEAT')
})

test('only the owner of a seat sees who holds it', async () => {
  const { server, ada, bo, phone, at } = await held()
  await using _ = server
  const { holders } = await ada.call(routes.holders, at)
  expect(holders).toEqual([{ player: await idOf(phone), name: 'Phone', since: expect.any(Number) }])
  expect(holders[0].since).toBeGreaterThan(Date.now() - 60_000)
  for (const other of [bo, phone]) expect(await codeOf(other.call(routes.holders, at))).toBe('NOT_YOUR_SEAT')
})

test('a holder whose seat is taken back sees and plays nothing more, and is told so', async () => {
  const { server, ada, phone, id, at } = await held()
  await using _ = server
  const watching = phone.live.watch(id, 0)
  await until(() => watching.now)
  const player = await idOf(phone)
  expect(await codeOf(phone.call(routes.revokeHolder, { params: { id, seat: 0, player } }))).toBe(
    'NOT_YOUR_SEAT',
  )
  const left = await ada.call(routes.revokeHolder, { params: { id, seat: 0, player } })
  expect(left.holders).toEqual([])
  await until(() => watching.left === 'the owner of the seat has taken it back')
  expect(await codeOf(phone.call(routes.look, { params: { id }, query: { seat: 0 } }))).toBe('NOT_YOUR_SEAT')
  expect(await codeOf(ada.call(routes.revokeHolder, { params: { id, seat: 0, player } }))).toBe(
    'NO_SUCH_HOLDER',
  )
  expect(await codeOf(ada.call(routes.look, { params: { id }, query: at.params }))).toBe('accepted')
})

test('unused links are void once a holder was removed', async () => {
  const { server, ada, phone, id, link } = await held()
  await using _ = server
  const spare = await link()
  await ada.call(routes.revokeHolder, { params: { id, seat: 0, player: await idOf(phone) } })
  expect(await codeOf(phone.call(routes.useLink, { body: { token: spare.token } }))).toBe('NO_SUCH_LINK')
  const fresh = await link()
  expect((await phone.call(routes.useLink, { body: { token: fresh.token } })).viewer).toBe(0)
})

test('an export names those to whom one’s seats were handed', async () => {
  const { server, ada, phone } = await held()
  await using _ = server
  const mine = await ada.call(routes.exported, {})
  expect(mine.games[0].holders).toMatchObject([{ seat: 0, name: 'Phone' }])
  expect((await phone.call(routes.exported, {})).games[0].holders).toEqual([])
})

test('the seats of a rematch are reserved for those who played', async () => {
  const { server, ada, bo, phone, id } = await held()
  await using _ = server
  const stranger = await server.person('Mallory')
  await Promise.all([playByHttp(ada, id, 0), playByHttp(bo, id, 1)])
  for (const other of [stranger, phone])
    expect(await codeOf(other.call(routes.rematch, { params: { id } }))).toBe('NOT_SEATED')
  const next = await ada.call(routes.rematch, { params: { id } })
  expect(next.seats[1]).toMatchObject({ kind: 'open', name: 'Bo', reservedFor: await idOf(bo) })
  expect(next.seats[1].player).toBeUndefined()
  const at = { params: { id: next.id } }
  for (const body of [{}, { seat: 1 }])
    expect(await codeOf(stranger.call(routes.join, { ...at, body }))).toBe('SEAT_RESERVED')
  expect((await bo.call(routes.join, { ...at, body: {} })).state).toBe('playing')
})

test('the host of a rematch can open a seat that was kept', async () => {
  const { server, ada, bo, id } = await held()
  await using _ = server
  const friend = await server.person('Cy')
  await bo.call(routes.resign, { params: { id, seat: 1 } })
  const next = await ada.call(routes.rematch, { params: { id } })
  await ada.call(routes.arrange, { params: { id: next.id, seat: 1 }, body: { kind: 'open' } })
  expect((await friend.call(routes.join, { params: { id: next.id }, body: {} })).state).toBe('playing')
  expect(await codeOf(bo.call(routes.rematch, { params: { id } }))).toBe('ALREADY_STARTED')
})

test('a player whom the host removed can’t join again, one who left can', async () => {
  await using server = await serve()
  const host = await server.person('Ada')
  const stranger = await server.person('Mallory')
  const { id } = await host.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true },
  })
  const join = () => codeOf(stranger.call(routes.join, { params: { id }, body: {} }))
  const open = { params: { id, seat: 1 }, body: { kind: 'open' as const } }
  expect(await join()).toBe('accepted')
  await stranger.call(routes.arrange, open)
  expect(await join()).toBe('accepted')
  await host.call(routes.arrange, open)
  expect(await join()).toBe('REMOVED')
})
