import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errors, Refusal, routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { serve } from './help/serve.js'

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
  for (const word of ['watch', 'leave', 'answer', 'answers', 'undo', 'say', 'update', 'refused'])
    expect(page).toContain(`<code>${word}</code>`)
  const api = (await (await fetch(`${server.url}/api/docs/openapi.json`)).json()) as {
    paths: Record<string, object>
  }
  const operations = Object.values(api.paths).flatMap((p) => Object.keys(p))
  expect(operations).toHaveLength(Object.keys(routes).length)
})

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
  const board = readFileSync(new URL('../../docs/deploy/grafana-dashboard.json', import.meta.url), 'utf8')
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
  const folder = new URL('../../docs/deploy/', import.meta.url)
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
  const mounts = [...read('compose.yaml').matchAll(/(\.[./\w-]*):(\/[./\w-]+)/g)]
  expect(mounts.length).toBeGreaterThan(5)
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
