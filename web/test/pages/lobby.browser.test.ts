import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

test('the lobby shows first the games in which it is my turn, each with its board and the time that is left', async () => {
  const page = await site.visitor()
  const headers = { origin: site.url }
  await page.request.post(`${site.url}/api/guests`, { data: { name: 'Ada' }, headers })
  for (const game of ['terraforming-mars', 'moonrakers', 'moon']) {
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    const time = { kind: 'days', days: 1 }
    // Whoever begins, it comes to me.
    const made = await page.request.post(`${site.url}/api/tables`, { data: { game, seats, time }, headers })
    const { id } = await made.json()
    await page.request.post(`${site.url}/api/tables/${id}/start`, { headers })
  }
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'It’s your turn in three games.' }).waitFor()
  const cards = page.locator('.turn-card')
  await cards.nth(1).waitFor()
  expect(await cards.count()).toBe(2)
  await cards.first().locator('.turn-board svg').waitFor()
  await cards.last().locator('.turn-board svg').waitFor()
  expect(await cards.getByText('23 h left').count()).toBe(2)
  // The third one waits in the list.
  await page.locator('.table-row').getByText('Your turn').waitFor()
  await expectAccessible(page, 'the lobby with my turns, at a desk by night')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  await cards.last().locator('.turn-board svg').waitFor()
  await expectAccessible(page, 'the lobby with my turns, on a phone by day')
  await cards.first().getByRole('link').click()
  await page.locator('.decision').waitFor()
  await page.context().close()
})

test('a first visit follows the system’s light or dark; a choice is kept', async () => {
  const context = await site.browser.newContext({ colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(site.url)
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  expect(await theme()).toBe('light')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.reload()
  expect(await theme()).toBe('dark')
  await context.close()
})
