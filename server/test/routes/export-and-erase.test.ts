import { type GameRecord, readRecord, replay } from '@perilune/engine'
import { type Client, FORMER_PLAYER, routes } from '@perilune/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lanterns } from '../games/lanterns.js'
import { codeOf } from '../help/code.js'
import { begin, playBySocket, until } from '../help/play.js'
import { type Postgres, startPostgres } from '../help/postgres.js'
import { startRedis } from '../help/redis.js'
import { clientOf, type Served, serve } from '../help/serve.js'
import { has, testWith } from '../help/services.js'
import { SoftPasskey } from '../help/soft-passkey.js'

let postgres: Postgres
beforeAll(async () => {
  if (has('postgres')) postgres = await startPostgres()
}, 120_000)
afterAll(() => postgres?.stop())

/** The same on the embedded store and on Postgres. */
function onBoth(open: (name: string) => Promise<Served>): void {
  test('an export has all of a player’s games: finished ones replay, running ones hide the other seats', async () => {
    await using server = await open('along')
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
    const done = await begin([ada, bo])
    await Promise.all([playBySocket(ada, done.id, 0), playBySocket(bo, done.id, 1)])
    const running = await begin([ada, bo])
    await ada.live.answer(running.id, 0, { end: 1 }, 0)
    await bo.live.answer(running.id, 1, { end: 1 }, 1)
    await ada.live.say(running.id, 'hello')
    const { games, chat, me, next } = await ada.call(routes.exported, { query: {} })
    expect(me).toMatchObject({ name: 'Ada', account: false })
    expect(chat).toMatchObject([{ table: running.id, text: 'hello' }])
    expect(next).toBeNull()
    expect(games.map((g) => g.id).sort()).toEqual([done.id, running.id].sort())
    const of = (id: string) => games.find((g) => g.id === id)
    const match = replay(lanterns, readRecord(of(done.id)?.record) as GameRecord)
    expect(match.rows).toHaveLength((await ada.call(routes.look, { params: { id: done.id } })).seq)
    expect(of(running.id)?.record?.seed).toBeUndefined()
    expect(of(running.id)?.record?.rows).toEqual([{ seat: 0, answer: { end: 1 } }, { seat: 1 }])
    expect(of(running.id)?.seats.map((s) => s.mine)).toEqual([true, false])
    // Nobody else's.
    const cy = await server.person('Cy')
    expect((await cy.call(routes.exported, { query: {} })).games).toEqual([])
  })

  test('an erased player is gone, and the games of the others continue with “a former player”', async () => {
    await using server = await open('gone')
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
    await ada.call(routes.openAccount, { body: { name: 'Ada', password: 'correct horse' } })
    const done = await begin([ada, bo])
    await Promise.all([playBySocket(ada, done.id, 0), playBySocket(bo, done.id, 1)])
    const running = await begin([ada, bo])
    const waiting = await ada.call(routes.create, {
      body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true },
    })
    await ada.live.say(running.id, 'my address is 1 Main Street')
    const watching = bo.live.watch(running.id, 1)
    await until(() => watching.now)
    const erase = (body: { name: string; password?: string }) => ada.call(routes.erase, { body })
    expect(await codeOf(erase({ name: 'Bo', password: 'correct horse' }))).toBe('WRONG_NAME')
    expect(await codeOf(erase({ name: 'Ada', password: 'wrong horse' }))).toBe('WRONG_PASSWORD')
    expect(await codeOf(erase({ name: 'Ada' }))).toBe('CONFIRM')
    const { cookie } = ada
    await erase({ name: 'ada', password: 'correct horse' })
    const again: Client = clientOf(server.url)
    again.cookie = cookie
    expect(await again.call(routes.me, {})).toBeNull()
    expect(
      await codeOf(again.call(routes.signIn, { body: { name: 'Ada', password: 'correct horse' } })),
    ).toBe('WRONG_PASSWORD')
    // A bot plays on, and the log tells of a former player.
    await until(() => watching.now?.seats[0].name === FORMER_PLAYER && watching.now?.seats[1].asked, 10_000)
    expect(watching.now?.seats[0].player).toBeUndefined()
    const { events } = await bo.call(routes.log, { params: { id: done.id }, query: { after: -1 } })
    expect(JSON.stringify(events)).toContain(FORMER_PLAYER)
    expect(JSON.stringify(events)).not.toContain('Ada')
    const others = await bo.call(routes.exported, { query: {} })
    expect(JSON.stringify(others)).not.toMatch(/Ada|Main Street/)
    expect(await codeOf(bo.call(routes.look, { params: { id: waiting.id } }))).toBe('NO_SUCH_TABLE')
    const rows = await server.context.store.rows(running.id, 0)
    expect(rows[0].row).toEqual({ act: 'bot', seat: 0 })
  })
}

describe('SQLite', () => onBoth(() => serve()))
describe.skipIf(!has('postgres'))('Postgres', () =>
  onBoth(async (name) => serve({ databaseUrl: await postgres.database(`leaving_${name}`) })),
)

test('an account with only a passkey is erased with that passkey, not by name or with another’s', async () => {
  await using server = await serve()
  const withKey = async (name: string) => {
    const person = await server.person(name)
    const key = new SoftPasskey(server.url)
    const offer = await person.call(routes.passkeyOffer, { body: { name } })
    await person.call(routes.passkeyAdd, { body: { response: key.register(String(offer.challenge)) } })
    return { person, key }
  }
  const [ada, eve] = [await withKey('Ada'), await withKey('Eve')]
  const erase = (body: object) => codeOf(ada.person.call(routes.erase, { body: { name: 'Ada', ...body } }))
  const shown = async (key: SoftPasskey) => {
    const { ask, options } = await ada.person.call(routes.passkeyAsk, {})
    return { passkey: { ask, response: key.sign(String(options.challenge)) } }
  }
  expect(await erase({})).toBe('CONFIRM')
  expect(await erase({ password: '' })).toBe('WRONG_PASSWORD')
  expect(await erase(await shown(eve.key))).toBe('PASSKEY_FAILED')
  const once = await shown(ada.key)
  expect(await erase({ ...once, name: 'Somebody' })).toBe('WRONG_NAME')
  expect(await erase(once)).toBe('accepted')
  expect(await codeOf(eve.person.call(routes.mine, {}))).toBe('accepted')
})

testWith('postgres', 'redis')(
  'a socket of somebody who was erased is closed, at every node',
  { timeout: 60_000 },
  async () => {
    const redis = await startRedis()
    const databaseUrl = await postgres.database('leaving_sockets')
    // Looked at so rarely, only what was said can be known.
    const both = { databaseUrl, redisUrl: redis.url, pollEvery: 3_600_000 }
    await using one = await serve(both)
    await using two = await serve(both)
    const ada = await one.person('Ada')
    const there = two.client()
    there.cookie = ada.cookie
    const { id } = await ada.call(routes.create, {
      body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] },
    })
    const open = [ada, there].map((client) => {
      const now = { open: false }
      client.live.onConnection = (there) => {
        now.open = there
      }
      client.live.watch(id, 0)
      return now
    })
    await until(() => open.every((now) => now.open))
    await ada.call(routes.erase, { body: { name: 'Ada' } })
    await until(() => open.every((now) => !now.open))
    const closed = (node: Served) => node.logged.filter(({ code }) => code === 4005)
    expect([one, two].map((node) => closed(node).length)).toEqual([1, 1])
    await redis.stop()
  },
)
