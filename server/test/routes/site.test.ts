import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve, temporaryFolder } from '../help/serve.js'

const SHELL = '<!doctype html><title>Perilune</title>'

let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  const siteFolder = temporaryFolder()
  writeFileSync(join(siteFolder, 'index.html'), SHELL)
  server = await serve({ siteFolder })
})
afterAll(() => server.stop())

test.each([
  '/',
  '/t/abc',
  '/t/abc/end',
  '/t/abc/analysis',
  '/t/abc/replay?at=3',
  '/cards/lanterns?card=wick',
  '/rules/lanterns',
  '/me',
  '/gallery',
  '/seat',
])('%s is a page of the app', async (path) => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(SHELL)
})

test.each(['/nothing-here', '/t', '/t/', '/t/abc/nothing', '/cards/no-such-game', '/me/'])(
  '%s is an unknown address: 404, with the page of the app that says so',
  async (path) => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toBe(SHELL)
    const etag = response.headers.get('etag') as string
    const again = await fetch(server.url + path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(404)
  },
)
