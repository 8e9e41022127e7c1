import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OVER, playUntil, tabTo } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

/*
 * Games that begin a few answers before the end of a stored one, and are played to it in other ways than by
 * mouse.
 */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const TWO = 'moon/archive/rules-2-2-seats-random-2'
const THREE = 'moon/archive/rules-2-3-seats-random-greedy-3'

/** The end page names a winner and all its points. */
async function expectEnd(page: Page): Promise<void> {
  await page.waitForSelector('.end h1')
  expect(await page.locator('.end h1').innerText()).toMatch(/wins?$/)
  const points = Number(await page.locator('.rank-points').first().innerText())
  expect(points).toBeGreaterThan(0)
}

test('a game by keyboard alone, to its end and every point', async () => {
  const page = await site.visitor()
  await site.nearEnd(TWO, 12, [page])
  await page.waitForSelector('.moon-table')
  await playUntil(page, OVER, { way: 'keyboard' })
  await tabTo(page, '.decision-acts a')
  await page.keyboard.press('Enter')
  await expectEnd(page)
  await page.context().close()
})

test('two people on one device: a curtain falls between their hands, up to the end', async () => {
  const page = await site.visitor()
  await site.nearEnd(TWO, 30, [page, page])
  let curtains = 0
  await playUntil(page, OVER, {
    async between() {
      if ((await page.locator('.curtain').count()) === 0) return
      expect(await page.locator('.hand-card').count(), 'no hand is in sight').toBe(0)
      curtains++
    },
  })
  expect(curtains).toBeGreaterThanOrEqual(3)
  await page.locator(OVER).click()
  await expectEnd(page)
  await page.context().close()
})

test('a game on a phone by thumb, in all its layers, to its end and its replay', async () => {
  const page = await site.visitor({ phone: true })
  await site.nearEnd(THREE, 20, [page])
  await page.waitForSelector('.moon-table')
  for (const layer of ['Board', 'Others', 'Log', 'Mine']) {
    await page.getByRole('button', { name: layer, exact: true }).tap()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, layer).toBeLessThanOrEqual(390)
    await expectAccessible(page, `${layer} on a phone, late in a game`)
  }
  await playUntil(page, OVER, { way: 'tap' })
  await page.locator(OVER).tap()
  await expectEnd(page)
  await expectAccessible(page, 'the end on a phone')
  await page.locator('.end-lines li a').first().tap()
  await page.waitForSelector('.replay-bar')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'replay').toBeLessThanOrEqual(390)
  await page.context().close()
})
