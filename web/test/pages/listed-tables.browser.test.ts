import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

const HOSTS = 20
/** Tables of the host that opened some last. */
const OF_ONE = 4

let site: Site
beforeAll(async () => {
  site = await openSite()
  for (let n = 1; n <= HOSTS; n++) await openTables(`Host ${n}`, n === HOSTS ? OF_ONE : 1)
}, 120_000)
afterAll(() => site?.close())

/** Somebody new opens tables that anybody may join. */
async function openTables(name: string, count: number): Promise<void> {
  const { url } = site
  const headers = { origin: url, 'content-type': 'application/json' }
  const guest = await fetch(`${url}/api/guests`, { method: 'POST', headers, body: JSON.stringify({ name }) })
  const cookie = guest.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const body = JSON.stringify({ game: 'moon', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
  for (let n = 0; n < count; n++) {
    const made = await fetch(`${url}/api/tables`, { method: 'POST', headers: { ...headers, cookie }, body })
    expect(made.status).toBe(200)
  }
}

const rows = (page: Page) => page.locator('.lobby-lists section').last().locator('.table-row')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.each([
  { phone: false, light: false },
  { phone: false, light: true },
  { phone: true, light: false },
  { phone: true, light: true },
])('the lobby shows one table of each host and more on request: %o', async (look) => {
  const page = await site.visitor(look)
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(8)
  const ofHost = button(page, `${OF_ONE - 1} more games by this host`)
  await expectAccessible(page, 'a list of tables')
  // Its text is level with the name of the table above, and it is large enough for a finger.
  const [name, more] = [
    await rows(page).first().locator('.table-name').boundingBox(),
    await ofHost.boundingBox(),
  ]
  expect(Math.abs((name?.x ?? 0) - (more?.x ?? 99))).toBeLessThan(16)
  if (look.phone) expect(more?.height).toBeGreaterThanOrEqual(44)
  await ofHost.click()
  await rows(page)
    .nth(8 + OF_ONE - 2)
    .waitFor()
  expect(await rows(page).count()).toBe(8 + OF_ONE - 1)
  expect(await ofHost.count()).toBe(0)
  await button(page, 'Show more').click()
  await rows(page)
    .nth(16 + OF_ONE - 2)
    .waitFor()
  await button(page, 'Show more').click()
  await rows(page)
    .nth(HOSTS + OF_ONE - 2)
    .waitFor()
  expect(await rows(page).count()).toBe(HOSTS + OF_ONE - 1)
  expect(await button(page, 'Show more').count()).toBe(0)
  await page.context().close()
})
