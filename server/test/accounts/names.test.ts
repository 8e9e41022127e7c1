import { join } from 'node:path'
import { hasInvisible, nameKey, routes } from '@perilune/protocol'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openSqlite } from '../../src/store/open.js'
import { skeletonsOf } from '../../src/store/people/name-skeletons.js'
import { codeOf } from '../help/code.js'
import { serve, temporaryFolder } from '../help/serve.js'

const password = 'nine lunar orbits at dusk'
const CYRILLIC = '\u0410da'
const alike = (a: string, b: string) => skeletonsOf(a).some((s) => skeletonsOf(b).includes(s))

test.each([
  ['Cyrillic А', '\u0410da', 'Ada'],
  ['Greek Α', '\u0391da', 'Ada'],
  ['capital I for l', 'LoveIace', 'Lovelace'],
  ['one for l', 'Love1ace', 'Lovelace'],
  ['rn for m', 'Torn', 'Tom'],
  ['capitals in another script', '\u0410D\u0410', 'ada'],
  ['full width', '\uff21da', 'Ada'],
  ['an emoji with and without its selector', 'Ada \u2764\ufe0f', 'Ada \u2764'],
])('%s looks alike', (_, name, other) => {
  expect(alike(name, other)).toBe(true)
})

test.each([
  ['Ada', 'Eda'],
  ['Ada', 'Adá'],
  ['Анна', 'Anna'],
  ['Bo', 'Bob'],
])('%s and %s are two names', (name, other) => {
  expect(alike(name, other)).toBe(false)
})

test.each([
  ['a zero width space', 'Ada\u200b', true],
  ['a Hangul filler', 'Ada\u3164', true],
  ['a Braille blank', 'Ada\u2800', true],
  ['a variation selector', 'A\ufe01da', true],
  ['a direction mark', 'Ada\u200f', true],
  ['a soft hyphen', 'A\u00adda', true],
  ['a line break', 'Ada\n', true],
  ['an emoji of several parts', 'Ada \u{1f469}\u200d\u{1f680}', false],
  ['an emoji with its selector', 'Ada \u2764\ufe0f', false],
  ['letters of another script', 'Здравко Ђ', false],
])('%s is invisible, or not', (_, name, expected) => {
  expect(hasInvisible(name)).toBe(expected)
})

test('an account that looks like another is refused, and so is a guest', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  await ada.call(routes.openAccount, { body: { name: 'Ada', password } })
  const mallory = await server.person('Mallory')
  for (const name of ['Ada', 'ADA', CYRILLIC]) {
    expect(await codeOf(mallory.call(routes.openAccount, { body: { name, password } }))).toBe('NAME_TAKEN')
    expect(await codeOf(mallory.call(routes.beGuest, { body: { name } }))).toBe('NAME_TAKEN')
    expect(await codeOf(server.client().call(routes.beGuest, { body: { name } }))).toBe('NAME_TAKEN')
  }
  expect((await mallory.call(routes.me, {}))?.name).toBe('Mallory')
})

test('a name with invisible characters is refused in a plain sentence', async () => {
  await using server = await serve()
  const said = server.client().call(routes.beGuest, { body: { name: 'Ada\u200b' } })
  await expect(said).rejects.toThrow('can’t be seen')
})

test('a guest keeps its name when it opens an account under it', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const me = await ada.call(routes.openAccount, { body: { name: 'Ada', password } })
  expect(me).toMatchObject({ name: 'Ada', account: true })
})

test('an account changes its name with its password, signs in under the new one, and keeps the old one from others', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  await ada.call(routes.openAccount, { body: { name: 'Ada', password } })
  const bao = await server.person('Bao')
  await bao.call(routes.openAccount, { body: { name: 'Bao', password } })
  const rename = (body: { name: string; password?: string }) => codeOf(ada.call(routes.rename, { body }))
  expect(await rename({ name: 'Lovelace' })).toBe('CONFIRM')
  expect(await rename({ name: 'Lovelace', password: 'not the password, really' })).toBe('WRONG_PASSWORD')
  expect(await rename({ name: 'Bao', password })).toBe('NAME_TAKEN')
  expect(await rename({ name: 'Lovelace', password })).toBe('accepted')
  expect(await ada.call(routes.me, {})).toMatchObject({ name: 'Lovelace', account: true })
  const signIn = (name: string) => codeOf(server.client().call(routes.signIn, { body: { name, password } }))
  expect(await signIn('Lovelace')).toBe('accepted')
  expect(await signIn('Ada')).toBe('WRONG_PASSWORD')
  expect(await codeOf(server.client().call(routes.beGuest, { body: { name: 'Ada' } }))).toBe('NAME_TAKEN')
  // Its owner may go back to it.
  expect(await rename({ name: 'Ada', password })).toBe('accepted')
  expect(await signIn('Ada')).toBe('accepted')
})

test('a seat at one device is not called like the account of somebody else', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  await ada.call(routes.openAccount, { body: { name: 'Ada', password } })
  const bao = await server.person('Bao')
  const open = (name: string) =>
    bao.call(routes.create, { body: { game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me', name }] } })
  expect(await codeOf(open(CYRILLIC))).toBe('NAME_TAKEN')
  expect((await open('Ines')).seats.map((seat) => seat.name)).toEqual(['Bao', 'Ines'])
})

test('a name is free again when its account is erased', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  await ada.call(routes.openAccount, { body: { name: 'Ada', password } })
  await ada.call(routes.erase, { body: { name: 'Ada', password } })
  expect(await codeOf(server.client().call(routes.beGuest, { body: { name: CYRILLIC } }))).toBe('accepted')
})

test('two existing accounts that look alike both keep working, and nobody else can take the name', async () => {
  const dataDir = temporaryFolder()
  const store = await openSqlite(dataDir)
  const names = ['Ada', CYRILLIC, 'Ada\u3164']
  for (const [i, name] of names.entries())
    await store.createPlayer({ id: `p${i}`, name, account: false, banned: false, epoch: 0, created: 1 })
  await store.close()
  // As a program wrote them that knew no skeletons.
  const db = new Database(join(dataDir, 'perilune.sqlite'))
  for (const [i, name] of names.entries())
    db.prepare('update players set account = ? where id = ?').run(nameKey(name), `p${i}`)
  db.close()
  await using server = await serve({ dataDir })
  const { store: again } = server.context
  for (const [i, name] of names.entries()) expect((await again.accountNamed(nameKey(name)))?.id).toBe(`p${i}`)
  const stranger = await server.person('Mallory')
  for (const name of [CYRILLIC, 'Ada'])
    expect(await codeOf(stranger.call(routes.openAccount, { body: { name, password } }))).toBe('NAME_TAKEN')
})
