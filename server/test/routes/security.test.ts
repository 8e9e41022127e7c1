import { readFileSync } from 'node:fs'
import type { Game } from '@perilune/engine'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { lanterns } from '../games/lanterns.js'
import { runaway } from '../games/runaway.js'
import { codeOf } from '../help/code.js'
import { begin, idOf, until } from '../help/play.js'
import { serve } from '../help/serve.js'

/* What docs/security.md asks for and no other test holds. */

const REGISTRY = 'https://registry.npmjs.org/'

/** A package in the lock file. */
interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const guest = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ada' }),
  })

test('the cookie can’t be read by scripts nor sent by other sites, and over https only there', async () => {
  await using server = await serve({ trustProxy: true })
  const plain = (await guest(server.url)).headers.get('set-cookie') ?? ''
  expect(plain).toMatch(/^perilune=/)
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(plain).toContain(flag)
  expect(plain).not.toContain('Secure')
  const [safe, ...more] = (await guest(server.url, { 'x-forwarded-proto': 'https' })).headers.getSetCookie()
  expect(more).toEqual([])
  expect(safe).toMatch(/^__Host-perilune=/)
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']) expect(safe).toContain(`; ${flag}`)
  expect(safe).not.toContain('Domain')
})

test('a site on https sends HSTS, forbids framing and sends no referrer', async () => {
  await using server = await serve({ site: 'https://games.example' })
  const { headers } = await fetch(server.url)
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
})

test('what players write is returned as JSON that no browser interprets as a page, and is not cached', async () => {
  await using server = await serve()
  const [ada, bo] = [await server.person('<img src=x onerror=alert(1)>'), await server.person('Bo')]
  const { id } = await begin([ada, bo])
  await ada.live.say(id, '<script>alert(1)</script>')
  for (const path of [`/api/tables/${id}`, '/api/me', `/api/tables/${id}/log?after=-1`]) {
    const response = await ada.fetch('GET', path)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
  }
  const refused = await ada.fetch('GET', '/api/tables/%3Cscript%3E')
  expect(refused.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(refused.headers.get('content-type')).toContain('application/json')
})

test('no response and no log contains passwords, cookies, links or seeds of running games', async () => {
  await using server = await serve()
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  await ada.call(routes.openAccount, { body: { name: 'Ada', password: 'a secret of mine' } })
  const { id } = await begin([ada, bo])
  const { token } = await ada.call(routes.makeLink, { params: { id, seat: 0 } })
  const { seed } = (await server.context.store.game(id)) ?? { seed: '?' }
  await codeOf(ada.call(routes.signIn, { body: { name: 'Ada', password: 'another guess' } }))
  const answers = await Promise.all(
    ['/api/me', '/api/me/export', `/api/tables/${id}`, `/api/tables/${id}/record`, '/metrics'].map(
      async (path) => (await ada.fetch('GET', path)).text(),
    ),
  )
  const kept = await server.context.store.credentials(await idOf(ada))
  expect(kept[0].secret).toMatch(/^\$argon2id\$/)
  const all = answers.join() + JSON.stringify(server.logged)
  for (const secret of ['a secret of mine', 'another guess', token, seed, ada.cookie, kept[0].secret])
    expect(all).not.toContain(secret)
})

test('whether an account exists can’t be told by the time that a wrong password takes', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  await ada.call(routes.openAccount, { body: { name: 'Ada', password: 'a secret of mine' } })
  const eve = server.client()
  const timeOf = async (name: string) => {
    const begun = performance.now()
    expect(await codeOf(eve.call(routes.signIn, { body: { name, password: 'wrong' } }))).toBe(
      'WRONG_PASSWORD',
    )
    return performance.now() - begun
  }
  await timeOf('Nobody')
  const times: Record<string, number[]> = { Ada: [], Nobody: [] }
  for (let n = 0; n < 9; n++) for (const name of ['Ada', 'Nobody']) times[name].push(await timeOf(name))
  // The least of each: other work on the machine only ever adds to a time.
  const ratio = Math.min(...times.Nobody) / Math.min(...times.Ada)
  // Without the work of a hash it would be a tenth or less.
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})

test('links and ids of tables can’t be guessed: at least 128 random bits, single use, few attempts', async () => {
  await using server = await serve({ rateLimits: true })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo])
  expect(Buffer.from(id, 'base64url')).toHaveLength(16)
  const { token } = await ada.call(routes.makeLink, { params: { id, seat: 0 } })
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
  const use = (guess: string) => codeOf(bo.call(routes.useLink, { body: { token: guess } }))
  expect(await use(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe('NO_SUCH_LINK')
  expect(await use(token)).toBe('accepted')
  expect(await use(token)).toBe('NO_SUCH_LINK')
  const guesses = []
  for (let n = 0; n < 40; n++) guesses.push(await use('x'.repeat(32)))
  expect(guesses).toContain('TOO_MANY')
})

test('hidden cards don’t change how an answer is refused, nor how many messages anybody gets for it', async () => {
  const heard = async (seed: string) => {
    await using server = await serve({ newSeed: () => seed })
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
    const { id } = await begin([ada, bo])
    let updates = 0
    const watching = bo.live.watch(id, 1, () => void updates++)
    await until(() => watching.now)
    const codes = [
      await codeOf(ada.live.answer(id, 0, { light: 'a card that nobody has' }, 0)),
      await codeOf(bo.live.answer(id, 1, { end: 1 }, 0)),
      await codeOf(ada.live.answer(id, 0, { draw: 1 }, 0)),
    ]
    await until(() => watching.now?.seq === 1)
    return { codes, updates }
  }
  const worlds = await Promise.all(['01', '23', '45'].map((s) => heard(s.repeat(32))))
  for (const world of worlds) expect(world).toEqual(worlds[0])
})

test('a game of thousands of moves costs no more per answer than a short one and opens quickly', async () => {
  let played = 0
  const play: Game['play'] = (...given) => {
    played++
    return lanterns.play(...(given as Parameters<typeof lanterns.play>))
  }
  const games = { lanterns: { ...lanterns, play } as Game }
  await using server = await serve({ games })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { options: { rounds: 10_000 } })
  const goOn = async (moves: number) => {
    const begun = performance.now()
    for (let n = 0; n < moves; n++) {
      const seq = server.tables.peek(id)?.seq ?? 0
      await [ada, bo][seq % 2].live.answer(id, seq % 2, { end: 1 }, seq)
    }
    return (performance.now() - begun) / moves
  }
  await goOn(100)
  const early = await goOn(300)
  await goOn(1500)
  const late = await goOn(300)
  expect(late).toBeLessThan(early * 3 + 2)
  const before = await ada.call(routes.look, { params: { id } })
  expect(before.seq).toBe(2200)
  expect(played).toBeGreaterThanOrEqual(2200)
  await server.stop()
  // From its snapshot: of all these moves only the last few are played again.
  played = 0
  await using again = await serve({ games, dataDir: server.dataDir })
  const client = again.client()
  client.cookie = ada.cookie
  expect(await client.call(routes.look, { params: { id } })).toEqual(before)
  expect(played).toBeLessThan(110)
})

test('runaway rules are stopped by a bound: the answer is refused and play continues', async () => {
  await using server = await serve({ games: { runaway: runaway as Game } })
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(server.person))
  const { id } = await begin([ada, bo], { game: 'runaway' })
  const { id: other } = await begin([bo, ada], { game: 'runaway' })
  const spinning = codeOf(ada.live.answer(id, 0, { mark: 1 }, 0))
  const beside = bo.live.answer(other, 0, { end: 1 }, 0)
  expect(await spinning).toBe('RULES_BROKE')
  expect((await beside).seq).toBe(1)
  expect(server.logged.filter((line) => line.msg === 'the rules broke')).toHaveLength(1)
  expect((await server.context.store.rows(id, 0)).length).toBe(0)
  expect((await ada.live.answer(id, 0, { end: 1 }, 0)).seq).toBe(1)
})

test('packages come from the registry with their hash, and only those that are named run scripts when installed', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
  const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> }
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
  for (const [place, p] of Object.entries(packages)) {
    // What is ours asks for versions: an address, a branch or a folder would go around the registry.
    for (const [name, wish] of Object.entries({ ...p.dependencies, ...p.devDependencies }))
      expect(wish, `${place}: ${name}`).not.toMatch(/^(?!npm:).*[:/]/)
    if (!place.includes('node_modules/') || p.link) continue
    expect(p.integrity, place).toMatch(/^sha512-/)
    // The lock names no addresses: npm takes its registry's. One that did would have to be the public one.
    expect(p.resolved ?? REGISTRY, place).toMatch(new RegExp(`^${REGISTRY}`))
    const name = place.split('node_modules/').at(-1) ?? ''
    if (p.hasInstallScript && !p.optional) expect(allowScripts, place).toHaveProperty([name])
  }
})
