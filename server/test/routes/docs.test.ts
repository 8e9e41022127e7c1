import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Game, newChance, pickWith, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import {
  ClientMessage,
  closings,
  Decision,
  errors,
  OptionSpec,
  Refusal,
  routes,
  ServerMessage,
  SOCKET_PATH,
} from '@perilune/protocol'
import { expect, test } from 'vitest'
import { serve } from '../help/serve.js'

const CLIENT_WORDS: string[] = ClientMessage.options.map(({ shape }) => shape.do.value)
const SERVER_WORDS: string[] = ServerMessage.options.map(({ shape }) => shape.is.value)
const kindsOf = (union: typeof Decision | typeof OptionSpec): string[] =>
  union.options.map(({ shape }) => shape.kind.value)

interface Api {
  paths: Record<string, Record<string, { operationId: string; responses: object }>>
  components: { schemas: Record<string, { properties: Record<string, { const?: string; enum?: string[] }> }> }
  'x-socket': Record<'clientSays' | 'serverSays', Record<string, { $ref: string }>> & { path: string }
}

test('every error has its sentence, and a status that fits', () => {
  for (const [code, { status, sentence }] of Object.entries(errors)) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(sentence.length, code).toBeGreaterThan(5)
    expect(sentence).not.toMatch(/^[A-Z]|\.$/)
  }
  expect(new Refusal('STALE', { seen: 3, now: 5 }).message).toBe(
    'the table moved on: you saw moment 3, it is at 5',
  )
})

test('the documentation names every route, every refusal and every message', async () => {
  await using server = await serve()
  const page = await (await fetch(`${server.url}/api/docs`)).text()
  for (const { path, method } of Object.values(routes)) expect(page).toContain(`${method} ${path}`)
  for (const code of Object.keys(errors)) expect(page).toContain(`id="${code}"`)
  for (const word of [...CLIENT_WORDS, ...SERVER_WORDS])
    expect(page).toContain(`<summary><code>${word}</code></summary>`)
  for (const code of Object.keys(closings)) expect(page).toContain(`<code>${code}</code>`)
  for (const kind of [...kindsOf(Decision), ...kindsOf(OptionSpec)])
    expect(page).toContain(`<code>${kind}</code>`)
})

test('the OpenAPI has every route with its refusals, and the schema of every message of the socket', async () => {
  await using server = await serve()
  const api = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as Api
  const operations = Object.values(api.paths).flatMap((p) => Object.values(p))
  expect(operations.map((o) => o.operationId).sort()).toEqual(Object.keys(routes).sort())
  for (const { operationId, responses } of operations) {
    const said = JSON.stringify(responses)
    for (const code of routes[operationId as keyof typeof routes].errors)
      expect(said).toContain(`\`${code}\``)
  }
  const { schemas } = api.components
  expect(schemas.Error.properties.error.enum).toEqual(Object.keys(errors))
  const { clientSays, serverSays, path } = api['x-socket']
  expect(path).toBe(SOCKET_PATH)
  expect(Object.keys(clientSays)).toEqual(CLIENT_WORDS)
  expect(Object.keys(serverSays)).toEqual(SERVER_WORDS)
  const resolve = ({ $ref }: { $ref: string }) => schemas[$ref.replace('#/components/schemas/', '')]
  for (const [word, at] of Object.entries(clientSays)) expect(resolve(at).properties.do.const).toBe(word)
  for (const [word, at] of Object.entries(serverSays)) expect(resolve(at).properties.is.const).toBe(word)
  // All that is pointed to is there.
  for (const [, name] of JSON.stringify(api).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect(schemas).toHaveProperty([name])
})

test.each(Object.values(games))(
  'decisions and options of $id are of the form that the documentation says',
  (any) => {
    const game = any as Game
    for (const [name, spec] of Object.entries(game.options))
      expect(OptionSpec.parse(spec), name).toEqual(spec)
    const chance = newChance(seedFrom('decisions'))
    const state = game.setup({}, Math.max(2, game.seats.min), seedFrom('decisions'))
    let looked = 0
    for (let move = 0; move < 150 && game.asked(state).length > 0; move++) {
      for (const viewer of [0, 1, 'spectator'] as const)
        for (const decision of game.decisions(state, viewer)) {
          // As a client gets it. Parsing leaves out what the schema does not know.
          const sent: unknown = JSON.parse(JSON.stringify(decision))
          expect(Decision.parse(sent)).toEqual(sent)
          looked++
        }
      const [seat] = game.asked(state)
      game.play(state, seat, pickWith(chance, game.answers(state, seat)))
    }
    expect(looked).toBeGreaterThan(100)
  },
)

test('health, metrics, the plain page, and headers that let nothing in from elsewhere', async () => {
  await using server = await serve()
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ ok: true })
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  for (const name of [
    'perilune_rows_total',
    'perilune_commit_seconds',
    'perilune_sockets',
    'perilune_live_tables',
  ])
    expect(metrics).toContain(name)
  const home = await fetch(server.url)
  const csp = home.headers.get('content-security-policy') ?? ''
  expect(csp).toContain("default-src 'none'")
  expect(csp).toContain("script-src 'self'")
  expect(csp).not.toContain('unsafe')
  expect(home.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await home.text()).toContain('Lanterns')
  const missing = await fetch(`${server.url}/nowhere`)
  expect(missing.status).toBe(404)
  expect(await missing.json()).toMatchObject({ error: 'NO_SUCH_PAGE' })
})

test('the catalogue says what can be played, with options and cards', async () => {
  await using server = await serve()
  const client = server.client()
  const { games } = await client.call(routes.catalogue, {})
  expect(games).toMatchObject([
    {
      id: 'lanterns',
      seats: { min: 2, max: 4 },
      cards: 12,
      bots: ['easy', 'medium', 'hard', 'greedy', 'random'],
    },
  ])
  expect((await client.call(routes.cards, { params: { game: 'lanterns' } })).cards).toHaveLength(12)
  const bad = (options: object) =>
    server.person('Ada').then((ada) =>
      ada.call(routes.create, {
        body: { game: 'lanterns', options: { ...options }, seats: [{ kind: 'me' }] },
      }),
    )
  await expect(bad({ rounds: 0 })).rejects.toThrow("option 'rounds' must be a whole number from 1 to 10000")
  await expect(bad({ nonsense: 1 })).rejects.toThrow("there is no option 'nonsense'")
})

test('the dashboard for Grafana asks for nothing that /metrics does not have', async () => {
  await using server = await serve()
  const ada = await server.person('Ada')
  const metrics = await (await ada.fetch('GET', '/metrics')).text()
  const board = readFileSync(new URL('../../../docs/deploy/grafana-dashboard.json', import.meta.url), 'utf8')
  const { panels } = JSON.parse(board) as { panels: { title: string; targets: { expr: string }[] }[] }
  expect(panels.length).toBeGreaterThan(10)
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const names = expr.match(/perilune_\w+/g) ?? []
      expect(names.length, title).toBeGreaterThan(0)
      for (const name of names)
        expect(metrics, title).toMatch(
          new RegExp(`^# TYPE ${name.replace(/_(bucket|sum|count)$/, '')} `, 'm'),
        )
    }
})

test('the compose file mounts what is there, and Grafana finds its dashboard among it', () => {
  const folder = new URL('../../../docs/deploy/', import.meta.url)
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
  const mounts = [...read('compose.yaml').matchAll(/(\.[./\w-]*):(\/[./\w-]+)/g)]
  expect(mounts.length).toBeGreaterThanOrEqual(5)
  for (const [, from] of mounts) expect(existsSync(new URL(from, folder)), from).toBe(true)
  const at = (file: string) => mounts.find(([, from]) => from === `./${file}`)?.[2]
  expect(at('grafana.yaml')).toMatch(/^\/etc\/grafana\/provisioning\/datasources\//)
  expect(at('grafana-dashboards.yaml')).toMatch(/^\/etc\/grafana\/provisioning\/dashboards\//)
  const [, path] = /path: ([/\w-]+)/.exec(read('grafana-dashboards.yaml')) ?? []
  expect(dirname(at('grafana-dashboard.json') ?? '')).toBe(path)
  // The board asks the source that is set up beside it.
  const [, source] = /uid: (\w+)/.exec(read('grafana.yaml')) ?? []
  const sources = [...read('grafana-dashboard.json').matchAll(/"type": "prometheus",\s+"uid": "(\w+)"/g)]
  expect(new Set(sources.map(([, uid]) => uid))).toEqual(new Set([source]))
})
