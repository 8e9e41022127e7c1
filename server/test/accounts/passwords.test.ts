import { routes } from '@perilune/protocol'
import { describe, expect, test } from 'vitest'
import { TRIES, TRIES_PER_ADDRESS, TRIES_PER_DEVICE } from '../../src/accounts/password-tries.js'
import { weaknessOf } from '../../src/accounts/weak-password.js'
import { codeOf } from '../help/code.js'
import { idOf } from '../help/play.js'
import { type Served, serve } from '../help/serve.js'
import { SoftPasskey } from '../help/soft-passkey.js'

const GOOD = 'a lantern behind the hill'

test('a password has 12 to 128 characters, any of them, and all of it counts', async () => {
  await using server = await serve()
  const open = async (password: string) => {
    const name = `P${Math.random().toString(36).slice(2, 12)}`
    const person = await server.person(name)
    const code = await codeOf(person.call(routes.openAccount, { body: { name, password } }))
    return { name, code }
  }
  const letters = (n: number) =>
    Array.from({ length: n }, (_, i) => 'kmzqvxrtb'[(i * i + 3 * i) % 9]).join('')
  expect((await open('tooshort x1')).code).toBe('BAD_MESSAGE')
  // Several spaces count as one.
  expect((await open('few      letters!')).code).toBe('accepted')
  expect((await open('few         le')).code).toBe('BAD_MESSAGE')
  expect((await open('🌑🌒🌓🌔🌕🌖🌗🌘🌙🌚🌛')).code).toBe('BAD_MESSAGE')
  expect((await open('🌑🌖🌓🌘🌕🌒🌗🌔🌚🌙🌛🌑')).code).toBe('accepted')
  expect((await open(letters(64))).code).toBe('accepted')
  const long = letters(128)
  const { name, code } = await open(long)
  expect(code).toBe('accepted')
  expect((await open(`${long}x`)).code).toBe('BAD_MESSAGE')
  const signIn = (password: string) =>
    codeOf(server.client().call(routes.signIn, { body: { name, password } }))
  expect(await signIn(long.slice(0, -1))).toBe('WRONG_PASSWORD')
  expect(await signIn(long)).toBe('accepted')
})

describe('what is easily guessed is refused', () => {
  test.each([
    ['aaaaaaaaaaaa', 'again and again'],
    ['abcabcabcabcab', 'again and again'],
    ['moonmoonmoon', 'again and again'],
    ['1234567890123', 'follow each other'],
    ['abcdefghijklm', 'follow each other'],
    ['qwertyuiop123', 'follow each other'],
    ['zyxwvutsrqpon', 'follow each other'],
    ['Perilune2026', 'the name of this site'],
    ['AdaOfTycho!12', 'your name'],
    ['ada of tycho 99', 'your name'],
    ['password1234', 'many people'],
    ['P@ssw0rd!2026', 'many people'],
    ['1q2w3e4r5t6y', 'many people'],
    ['correcthorsebatterystaple', 'many people'],
    ['Liverpool-2024', 'many people'],
    ['letmeinletmein', 'again and again'],
    ['dragonmonkey99', 'many people'],
  ])('%s', (password, because) => {
    expect(weaknessOf(password, 'Ada of Tycho')).toContain(because)
  })

  test.each([
    GOOD,
    'correct horse',
    'a secret of mine',
    'four moons of Jupiter',
    'Tr8n-sk2f-9wqz',
    'перилуния у окна',
  ])('but not %s', (password) => {
    expect(weaknessOf(password, 'Ada of Tycho')).toBeUndefined()
  })
})

test('a password is changed with the current one, and all other devices are signed out', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  expect(await codeOf(ada.call(routes.changePassword, { body: { password: 'x', next: GOOD } }))).toBe(
    'WRONG_PASSWORD',
  )
  expect(
    await codeOf(ada.call(routes.openAccount, { body: { name: 'Ada', password: 'password1234' } })),
  ).toBe('WEAK_PASSWORD')
  await ada.call(routes.openAccount, { body: { name: 'Ada', password: 'correct horse' } })
  const phone = server.client()
  await phone.call(routes.signIn, { body: { name: 'Ada', password: 'correct horse' } })
  const change = (body: { password?: string; next: string }) =>
    codeOf(ada.call(routes.changePassword, { body }))
  expect(await change({ next: GOOD })).toBe('CONFIRM')
  expect(await change({ password: 'wrong horse', next: GOOD })).toBe('WRONG_PASSWORD')
  expect(await change({ password: 'correct horse', next: 'ada-ada-ada-ada' })).toBe('WEAK_PASSWORD')
  expect(await change({ password: 'correct horse', next: 'short' })).toBe('BAD_MESSAGE')
  expect(await codeOf(phone.call(routes.mine, {}))).toBe('accepted')
  expect(await change({ password: 'correct horse', next: GOOD })).toBe('accepted')
  expect(await codeOf(phone.call(routes.mine, {}))).toBe('NOT_SIGNED_IN')
  expect(await codeOf(ada.call(routes.mine, {}))).toBe('accepted')
  const signIn = (password: string) => phone.call(routes.signIn, { body: { name: 'Ada', password } })
  expect(await codeOf(signIn('correct horse'))).toBe('WRONG_PASSWORD')
  expect(await signIn(GOOD)).toMatchObject({ name: 'Ada', weak: false })
})

test('an account with only a passkey gets a password with that passkey, and not without', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const key = new SoftPasskey(server.url)
  const offer = await ada.call(routes.passkeyOffer, { body: { name: 'Ada' } })
  await ada.call(routes.passkeyAdd, { body: { response: key.register(String(offer.challenge)) } })
  const change = (body: object) => codeOf(ada.call(routes.changePassword, { body: { next: GOOD, ...body } }))
  const shown = async (by: SoftPasskey) => {
    const { ask, options } = await ada.call(routes.passkeyAsk, {})
    return { passkey: { ask, response: by.sign(String(options.challenge)) } }
  }
  expect(await change({})).toBe('CONFIRM')
  expect(await change({ password: '' })).toBe('WRONG_PASSWORD')
  expect(await change(await shown(key.stolen()))).toBe('PASSKEY_FAILED')
  expect(await change(await shown(key))).toBe('accepted')
  const again = server.client().call(routes.signIn, { body: { name: 'Ada', password: GOOD } })
  expect(await codeOf(again)).toBe('accepted')
})

test('an old short password still signs in and is reported as weak', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  await ada.call(routes.openAccount, { body: { name: 'Ada', password: GOOD } })
  const id = await idOf(ada)
  const { default: argon2 } = await import('argon2')
  await server.context.store.addCredential({
    id: `password:${id}`,
    player: id,
    kind: 'password',
    secret: await argon2.hash('8 chars!'),
    counter: 0,
  })
  const signedIn = await server.client().call(routes.signIn, { body: { name: 'Ada', password: '8 chars!' } })
  expect(signedIn).toMatchObject({ id, weak: true })
})

const accountOf = async (server: Served, name: string) => {
  const person = await server.person(name)
  await person.call(routes.openAccount, { body: { name, password: GOOD } })
  return person
}

/** Tries a password from an address, with cookies or without. */
const tryFrom = async (server: Served, address: string, password: string, name = 'Ada', cookie = '') => {
  const answer = await fetch(`${server.url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ name, password }),
  })
  return answer.ok ? 'accepted' : ((await answer.json()) as { error: string }).error
}

describe('wrong passwords', { timeout: 60_000 }, () => {
  const guessFrom = (server: Served, addresses: number, each: number) =>
    Promise.all(
      Array.from({ length: addresses * each }, (_, i) =>
        // Case and width of a name make no other account.
        tryFrom(server, `198.51.100.${i % addresses}`, `guess ${i}`, i % 2 ? 'Ada' : 'ADA'),
      ),
    )

  test('of one address are refused after twenty, and the owner signs in elsewhere', async () => {
    await using server = await serve({ trustProxy: 1 })
    await accountOf(server, 'Ada')
    const codes = await guessFrom(server, 1, 150)
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(TRIES_PER_ADDRESS)
    expect(await tryFrom(server, '198.51.100.0', GOOD)).toBe('TOO_MANY_GUESSES')
    expect(await tryFrom(server, '198.51.100.200', GOOD)).toBe('accepted')
    expect(await tryFrom(server, '198.51.100.0', GOOD, 'Bo')).toBe('WRONG_PASSWORD')
  })

  test('of many addresses are refused after a hundred, and a passkey still signs in', async () => {
    await using server = await serve({ trustProxy: 1 })
    const ada = await accountOf(server, 'Ada')
    const key = new SoftPasskey(server.url)
    const offer = await ada.call(routes.passkeyOffer, { body: { password: GOOD } })
    await ada.call(routes.passkeyAdd, { body: { response: key.register(String(offer.challenge)) } })
    const codes = await guessFrom(server, 12, 12)
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(TRIES)
    expect(await tryFrom(server, '198.51.100.200', GOOD)).toBe('TOO_MANY_GUESSES')
    const phone = server.client()
    const { ask, options } = await phone.call(routes.passkeyAsk, {})
    const response = key.sign(String(options.challenge))
    expect(await codeOf(phone.call(routes.passkeySignIn, { body: { ask, response } }))).toBe('accepted')
  })

  test('of others do not lock out a device that has signed in to the account', async () => {
    await using server = await serve({ trustProxy: 1 })
    const ada = await accountOf(server, 'Ada')
    await guessFrom(server, 12, 12)
    const from = (cookie: string) => tryFrom(server, '198.51.100.201', GOOD, 'Ada', cookie)
    expect(await from('')).toBe('TOO_MANY_GUESSES')
    expect(await from(ada.cookie)).toBe('accepted')
    const confirm = { password: GOOD, next: 'another lantern on a hill' }
    expect(await codeOf(ada.call(routes.changePassword, { body: confirm }))).toBe('accepted')
  })

  test('are refused after twenty on such a device, too', async () => {
    await using server = await serve({ trustProxy: 1 })
    const { cookie } = await accountOf(server, 'Ada')
    const codes: string[] = []
    for (let i = 0; i < TRIES_PER_DEVICE + 3; i++)
      codes.push(await tryFrom(server, `198.51.100.${i}`, `guess ${i}`, 'Ada', cookie))
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(TRIES_PER_DEVICE)
  })

  test('a device is known while somebody else is signed in on it, and is no session', async () => {
    await using server = await serve({ trustProxy: 1 })
    const ada = await accountOf(server, 'Ada')
    const bo = await accountOf(server, 'Bo')
    const device = ada.cookie.split('; ').find((pair) => pair.includes('-device-')) ?? ''
    const boSession = bo.cookie.split('; ').find((pair) => pair.startsWith('perilune=')) ?? ''
    await guessFrom(server, 12, 12)
    expect(await tryFrom(server, '198.51.100.202', GOOD, 'Ada', `${boSession}; ${device}`)).toBe('accepted')
    // Neither the device cookie of another account nor one under another name exempts.
    expect(await tryFrom(server, '198.51.100.203', GOOD, 'Ada', bo.cookie)).toBe('TOO_MANY_GUESSES')
    const asSession = `perilune=${device.split('=')[1]}`
    const me = await fetch(`${server.url}/api/me`, { headers: { cookie: asSession } })
    expect(await me.json()).toBeNull()
    expect(await tryFrom(server, '198.51.100.204', GOOD, 'Ada', device.replace(/.$/, 'x'))).toBe(
      'TOO_MANY_GUESSES',
    )
  })

  test.each([
    ['signing out', {}],
    ['signing out everywhere', { query: { everywhere: 'true' } }],
  ] as const)('the exemption of a device ends with %s', async (_, how) => {
    await using server = await serve({ trustProxy: 1 })
    const ada = await accountOf(server, 'Ada')
    const { cookie } = ada
    await guessFrom(server, 12, 12)
    await ada.call(routes.signOut, how)
    expect(await tryFrom(server, '198.51.100.205', GOOD, 'Ada', cookie)).toBe('TOO_MANY_GUESSES')
  })

  test('while confirming count like those at sign-in', async () => {
    await using server = await serve()
    const ada = await accountOf(server, 'Ada')
    const erase = (password: string) => codeOf(ada.call(routes.erase, { body: { name: 'Ada', password } }))
    for (let i = 0; i < TRIES_PER_DEVICE; i++) expect(await erase(`guess ${i}`)).toBe('WRONG_PASSWORD')
    expect(await erase(GOOD)).toBe('TOO_MANY_GUESSES')
  })
})
