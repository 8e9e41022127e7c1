import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from './help/site.js'

/* A page that stays open while the server is given another release of the app. */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const GAME = { game: 'terraforming-mars', options: {}, seats: 2, seed: '5a'.padStart(64, '0') }
const NOTICE = 'Perilune has been updated.'
const DRAFT = 'Shall we play the poles of M'

test.each([false, true])(
  'a page of the release before is told to reload and loses nothing, one of the same is not told (phone: %s)',
  async (phone) => {
    const page = await site.visitor({ phone })
    let release: string | undefined
    let restart = () => {}
    // The server is started again, and may say that it has another release.
    await page.routeWebSocket(/\/api\/live/, (socket) => {
      const server = socket.connectToServer()
      restart = () => void socket.close({ code: 1001 })
      server.onMessage((message) =>
        socket.send(
          release ? String(message).replace(/"release":"[^"]*"/, `"release":"${release}"`) : message,
        ),
      )
    })
    await site.fresh(GAME, [page])
    const choices = page.locator('.choice[aria-pressed=false]')
    await choices.first().click()
    const chosen = page.locator('.choice[aria-pressed=true]')
    expect(await chosen.count()).toBe(1)
    if (phone) await page.getByRole('button', { name: 'Log', exact: true }).click()
    const draft = page.getByRole('textbox', { name: 'Say something', exact: true })
    await draft.fill(DRAFT)
    const notice = page.getByText(NOTICE)
    // The same release comes back.
    restart()
    await page.getByText('Connection lost. Coming back…').waitFor()
    await expect.poll(() => page.getByText('Connection lost. Coming back…').count()).toBe(0)
    expect(await notice.count()).toBe(0)
    release = '/assets/index-of-tomorrow.js'
    restart()
    await notice.waitFor()
    await expectAccessible(page, 'a page that is told to reload')
    expect([await draft.inputValue(), await chosen.count()]).toEqual([DRAFT, 1])
    release = undefined
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect.poll(() => notice.count()).toBe(0)
    if (phone) await page.getByRole('button', { name: 'Log', exact: true }).click()
    await expect.poll(() => draft.inputValue()).toBe(DRAFT)
    await page.context().close()
  },
)

test('a page that watches no table learns from any answer that the server has another release', async () => {
  const page = await site.visitor()
  await page.locator('.start-now').waitFor()
  expect(await page.getByText(NOTICE).count()).toBe(0)
  await page.route('**/api/tables?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'perilune-release': '/assets/other.js' },
    })
  })
  await page.getByText(NOTICE).waitFor()
  // Put away, it does not come back with the next answer.
  await page.getByRole('button', { name: 'Later', exact: true }).click()
  await page.waitForResponse((response) => response.url().includes('/api/tables?'))
  expect(await page.getByText(NOTICE).count()).toBe(0)
  await page.context().close()
})

test('where a part of the app is not there any more, the page says so and can be reloaded', async () => {
  const page = await site.visitor()
  await page.route('**/assets/me-*.js', (route) => route.fulfill({ status: 404 }))
  await page.locator('.start-now').waitFor()
  await page.evaluate(() => {
    history.pushState(null, '', '/me')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByText('This page could not be loaded.').waitFor()
  await page.unroute('**/assets/me-*.js')
  await page.getByRole('button', { name: 'Reload', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await page.context().close()
})
