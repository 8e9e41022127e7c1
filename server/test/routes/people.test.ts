import { readRecord, replay } from '@perilune/engine'
import { type Client, cleanName, routes } from '@perilune/protocol'
import {
  ban,
  closeTable,
  finishReport,
  listReports,
  listRuleReports,
  recordOfReport,
  withStore,
} from '@perilune/server'
import { expect, test } from 'vitest'
import { lanterns } from '../games/lanterns.js'
import { codeOf } from '../help/code.js'
import { begin, idOf, until } from '../help/play.js'
import { serve } from '../help/serve.js'
import { SoftPasskey } from '../help/soft-passkey.js'

test('a guest gets a name at once and can change it; before that the player is null', async () => {
  await using server = await serve()
  const nobody = await server.client().fetch('GET', '/api/me')
  expect([nobody.status, await nobody.text()]).toEqual([200, 'null'])
  expect(nobody.headers.get('content-type')).toContain('application/json')
  const ada = await server.person('Ada')
  const me = await ada.call(routes.me, {})
  expect(me).toMatchObject({ name: 'Ada', account: false })
  expect(await ada.call(routes.beGuest, { body: { name: 'Ada L.' } })).toEqual({ ...me, name: 'Ada L.' })
})

test('names can’t turn the text around them, hide, or climb over other lines', async () => {
  expect(cleanName('  Ada\u202e evil \u0000\u200b ')).toBe('Ada evil')
  expect(cleanName(`Z${'\u0335'.repeat(40)}`)).toHaveLength(4)
  await using server = await serve()
  const client = server.client()
  for (const name of ['', '   ', '\u202e\u200b', 'x'.repeat(31)])
    expect(await codeOf(client.call(routes.beGuest, { body: { name } }))).toBe('BAD_MESSAGE')
  const me = await client.call(routes.beGuest, { body: { name: '<script>alert(1)</script>' } })
  expect(me.name).toBe('<script>alert(1)</script>')
})

test('an account keeps the guest’s games, and signing in adds those of another guest', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const { id } = await begin([ada, await server.person('Bo')])
  const account = { name: 'Ada', password: 'correct horse' }
  expect((await ada.call(routes.openAccount, { body: account })).account).toBe(true)
  expect(await codeOf(ada.call(routes.openAccount, { body: account }))).toBe('HAS_ACCOUNT')
  const other = await server.person('Somebody')
  expect(await codeOf(other.call(routes.openAccount, { body: { ...account, name: 'ADA' } }))).toBe(
    'NAME_TAKEN',
  )
  const { id: second } = await begin([other, await server.person('Cy')])
  for (const wrong of [
    { name: 'Ada', password: 'wrong horse' },
    { name: 'Nobody', password: 'correct horse' },
  ])
    expect(await codeOf(other.call(routes.signIn, { body: wrong }))).toBe('WRONG_PASSWORD')
  await other.call(routes.signIn, { body: { ...account, name: 'ada' } })
  const mine = (await other.call(routes.mine, {})).tables.map((t) => t.id)
  expect(mine.sort()).toEqual([id, second].sort())
  expect((await other.call(routes.look, { params: { id: second } })).viewer).toBe(0)
})

test('a passkey creates an account and signs in, and a wrong one does not', async () => {
  await using server = await serve()
  const site = server.url
  const ada = await server.person('Ada')
  const key = new SoftPasskey(site)
  const offer = await ada.call(routes.passkeyOffer, { body: { name: 'Ada' } })
  const made = await ada.call(routes.passkeyAdd, {
    body: { response: key.register(String(offer.challenge)) },
  })
  expect(made).toMatchObject({ name: 'Ada', account: true })
  const signIn = async (client: Client, by: SoftPasskey, challenge?: string) => {
    const { ask, options } = await client.call(routes.passkeyAsk, {})
    const response = by.sign(challenge ?? String(options.challenge))
    return client.call(routes.passkeySignIn, { body: { ask, response } })
  }
  const phone = server.client()
  expect((await signIn(phone, key)).id).toBe(made.id)
  expect(await codeOf(signIn(server.client(), key, 'an old challenge'))).toBe('PASSKEY_FAILED')
  expect(await codeOf(signIn(server.client(), new SoftPasskey(site)))).toBe('PASSKEY_FAILED')
  expect(await codeOf(signIn(server.client(), key.stolen()))).toBe('PASSKEY_FAILED')
})

test('a passkey’s response is valid only once and not later', async () => {
  let now = 1_000_000
  await using server = await serve({ now: () => now })
  const ada = await server.person('Ada')
  const key = new SoftPasskey(server.url)
  const offer = await ada.call(routes.passkeyOffer, { body: { name: 'Ada' } })
  const response = key.register(String(offer.challenge))
  await ada.call(routes.passkeyAdd, { body: { response } })
  const twin = key.twin()
  expect(await codeOf(ada.call(routes.passkeyAdd, { body: { response } }))).toBe('PASSKEY_FAILED')
  const asking = async () => {
    const { ask, options } = await server.client().call(routes.passkeyAsk, {})
    return { ask, challenge: String(options.challenge) }
  }
  const signIn = (body: { ask: string; response: Record<string, unknown> }) =>
    codeOf(server.client().call(routes.passkeySignIn, { body }))
  const { ask, challenge } = await asking()
  const said = { ask, response: key.sign(challenge) }
  expect(await signIn(said)).toBe('accepted')
  // Whoever has overheard it sends it again; whoever has the key signs the same challenge anew.
  expect(await signIn(said)).toBe('PASSKEY_FAILED')
  expect(await signIn({ ask, response: key.sign(challenge) })).toBe('PASSKEY_FAILED')
  const late = await asking()
  now += 301_000
  expect(await signIn({ ask: late.ask, response: key.sign(late.challenge) })).toBe('PASSKEY_FAILED')
  // A copy of the key counts from where it was copied: its counter is behind.
  const third = await asking()
  expect(await signIn({ ask: third.ask, response: twin.sign(third.challenge) })).toBe('PASSKEY_FAILED')
})

test('a muted player is hidden only from the one who muted them', async () => {
  await using server = await serve()
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map(server.person))
  const { id } = await begin([ada, bo, cy])
  const seats = [ada.live.watch(id, 0), bo.live.watch(id, 1)]
  await until(() => seats.every((w) => w.now))
  const cyId = await idOf(cy)
  await ada.call(routes.mute, { params: { player: cyId } })
  await cy.live.say(id, 'one <b>two</b>\u202e')
  await bo.live.say(id, 'three')
  await until(() => seats.every((w) => w.chat.at(-1)?.text === 'three'))
  expect(seats.map((w) => w.chat.map((l) => l.text))).toEqual([['three'], ['one <b>two</b>', 'three']])
  const read = async (client: Client) =>
    (await client.call(routes.chat, { params: { id } })).lines.map((l) => l.text)
  expect(await read(ada)).toEqual(['three'])
  expect(await read(bo)).toEqual(['one <b>two</b>', 'three'])
  expect((await ada.call(routes.mutes, {})).players).toEqual([cyId])
})

test('after unmuting, new and missed messages can be read', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const watching = ada.live.watch(id, 0)
  await until(() => watching.now)
  const player = await idOf(bo)
  await ada.call(routes.mute, { params: { player } })
  await bo.live.say(id, 'one')
  await ada.call(routes.unmute, { params: { player } })
  await bo.live.say(id, 'two')
  await until(() => watching.chat.length > 0)
  expect(watching.chat.map((l) => l.text)).toEqual(['two'])
  // Connecting anew brings the rest: this is how a page gets it.
  ada.live.renew()
  await until(() => watching.chat.length === 2)
  expect(watching.chat.map((l) => l.text)).toEqual(['one', 'two'])
  expect((await ada.call(routes.mutes, {})).players).toEqual([])
  expect(await codeOf(ada.call(routes.unmute, { params: { player } }))).toBe('accepted')
})

test('the operator reads reports, bans, and closes tables, beside the running server', async () => {
  let now = 1_000_000
  await using server = await serve({ heartbeat: 50, now: () => now })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const boId = await idOf(bo)
  const watching = bo.live.watch(id, 1)
  await until(() => watching.now)
  await ada.call(routes.report, { body: { player: boId, table: id, text: 'is rude' } })
  await withStore(server.dataDir, async (store) => {
    expect(await listReports(store)).toMatchObject([
      { byName: 'Ada', aboutName: 'Bo', text: 'is rude', game: id },
    ])
    expect((await ban(store, 'Bo')).done?.id).toBe(boId)
    expect(await closeTable(store, id)).toBe('stopped')
    expect(await closeTable(store, id)).toBe('nothing')
  })
  now += 10_000
  expect(await codeOf(bo.call(routes.me, {}))).toBe('BANNED')
  await until(() => server.logged.some((l) => l.code === 4004))
  expect(await codeOf(ada.live.answer(id, 0, { end: 1 }, 0))).toBe('GAME_OVER')
})

test('closing a table by the operator reaches its watchers without a move', async () => {
  await using server = await serve({ pollEvery: 20 })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  const watching = bo.live.watch(id, 1)
  await until(() => watching.now)
  await withStore(server.dataDir, (store) => closeTable(store, id))
  await until(() => watching.now?.state === 'over')
  expect(watching.now).toMatchObject({ state: 'over', outcome: null })
})

test('a server alone looks at its tables when somebody else has written, and else has nothing to do', async () => {
  await using server = await serve({ pollEvery: 3_600_000 })
  const { store } = server.context
  const ada = await server.person('Ada')
  await store.changedByOthers()
  const { id } = await ada.call(routes.create, {
    body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  expect(await store.changedByOthers()).toBe(false)
  await withStore(server.dataDir, (beside) => closeTable(beside, id))
  expect(await store.changedByOthers()).toBe(true)
  expect(await store.changedByOthers()).toBe(false)
})

test('a report about a rule reaches the operator with the record up to that moment', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  for (const seen of [0, 1]) await ada.live.answer(id, 0, { mark: 1 }, seen)
  const { id: report } = await bo.call(routes.reportRule, { params: { id }, body: { text: 'two?', seq: 1 } })
  const late = bo.call(routes.reportRule, { params: { id }, body: { text: 'three?', seq: 9 } })
  expect(await codeOf(late)).toBe('NO_SUCH_MOMENT')
  await withStore(server.dataDir, async (store) => {
    expect(await listRuleReports(store)).toMatchObject([{ byName: 'Bo', game: id, seq: 1, text: 'two?' }])
    const record = await recordOfReport(store, report)
    const again = replay(lanterns, readRecord(record))
    expect(again.rows).toEqual([{ seat: 0, answer: { mark: 1 } }])
    expect(await finishReport(store, report)).toBe(true)
    expect(await listRuleReports(store)).toEqual([])
  })
})
