import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captain } from '../help/moonrakers.js'
import { OVER, tabTo } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'
import { takeTurns } from '../help/turns.js'

/* The last answers of a stored game of Moonrakers, given without a mouse. */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const RECORD = 'moonrakers/archive/rules-3-3-seats-random-greedy-3'
/** Ada has the floor in the last mission, whose reward is an ally's tenth prestige. */
const LEFT = 10

async function expectEnd(page: Page): Promise<void> {
  await page.waitForSelector('.end h1')
  expect(await page.locator('.end h1').innerText()).toMatch(/wins?$/)
  expect(Number(await page.locator('.rank-points').first().innerText())).toBeGreaterThan(0)
}

test('Moonrakers by keyboard alone, to its end', async () => {
  const page = await site.visitor()
  await site.nearEnd(RECORD, LEFT, [page])
  await page.waitForSelector('.mr-table')
  await takeTurns([captain(page, { keyboard: true })], { most: 250 })
  await tabTo(page, OVER)
  await page.keyboard.press('Enter')
  await expectEnd(page)
  await page.context().close()
})

test('Moonrakers on a phone by thumb, in all its layers, to its end', async () => {
  const page = await site.visitor({ phone: true, light: true })
  await site.nearEnd(RECORD, LEFT, [page])
  await page.waitForSelector('.mr-table', { state: 'attached' })
  for (const layer of ['Captains', 'Board', 'Mine', 'Log']) {
    await page.getByRole('button', { name: layer, exact: true }).tap()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, layer).toBeLessThanOrEqual(390)
    await expectAccessible(page, `${layer} on a phone, by day`)
  }
  await takeTurns([captain(page, { phone: true })], { most: 250 })
  await page.locator(OVER).tap()
  await expectEnd(page)
  await page.context().close()
})
