import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

/*
 * Ada leads a mission for two and has the floor. Reactor, shield and thruster lie in her hand and among the
 * mercenaries.
 */

const RECORD = 'moonrakers/archive/2-seats-random-2'
const MOMENT = 30

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

async function mission(phone: boolean): Promise<Page> {
  const page = await site.visitor({ phone })
  const file = new URL(`../../../games/${RECORD}.json`, import.meta.url)
  const { rows } = JSON.parse(readFileSync(file, 'utf8'))
  await site.nearEnd(RECORD, rows.length - MOMENT, [page])
  await page.locator('.mr-mercenaries').waitFor()
  return page
}

/** How many of these lie in the window with nothing over them. */
const inSight = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return inside && shown !== null && (one.contains(shown) || shown.contains(one))
      }).length,
  )

for (const phone of [false, true]) {
  const where = phone ? 'on a phone' : 'at a desk'

  test(`the prices of all mercenaries are in sight in a mission ${where}`, async () => {
    const page = await mission(phone)
    expect(await page.locator('.mr-mercenaries .mr-amount').count()).toBe(5)
    expect(await inSight(page, '.mr-mercenaries .mr-amount')).toBe(5)
    await expectAccessible(page, `mercenaries ${where}`)
    await page.context().close()
  })

  test(`a mercenary that is chosen ${where} is hired, though the hand has the same card`, async () => {
    const page = await mission(phone)
    const mercenary = page.locator('.mr-mercenaries .mr-offered', { hasText: /^\s*Reactor/ })
    const own = page.locator('.mr-hand .mr-offered', { hasText: 'Reactor' })
    await (phone ? mercenary.tap() : mercenary.click())
    await expect.poll(() => mercenary.getAttribute('aria-pressed')).toBe('true')
    expect(await own.getAttribute('aria-pressed')).toBe('false')
    await page.locator('.decision-acts').getByRole('button', { name: 'Hire Reactor', exact: true }).click()
    await expect.poll(() => mercenary.innerText(), { timeout: 20_000 }).toContain('hired')
    expect(await own.count()).toBe(1)
    await page.context().close()
  })
}
