import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAgainstBots } from '../help/play.js'
import { openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const SEED = '54'.padStart(64, '0')
const primary = (page: Page) => page.locator('.decision.mine .decision-acts .btn.primary', { hasText: '↵' })

/** How many answers this table has seen. */
async function moves(page: Page): Promise<number> {
  const table = await page.request.get(page.url().replace('/t/', '/api/tables/'))
  return (await table.json()).seq
}

/** Enter does what the primary button says, though the card that was clicked has the focus. */
async function expectEnterActs(page: Page): Promise<void> {
  await primary(page).waitFor()
  const before = await moves(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => moves(page), { timeout: 20_000 }).toBeGreaterThan(before)
}

test('on Moon, Enter constructs the card that was chosen by click', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 2)
  const cards = page.locator('.hand-card[aria-disabled=false]')
  await cards.first().waitFor()
  for (let i = 0; (await primary(page).count()) === 0 && i < (await cards.count()); i++)
    await cards.nth(i).click()
  await expectEnterActs(page)
  await page.context().close()
})

test('in Moonrakers, Enter takes the contract that was chosen by click to the talks', async () => {
  const page = await site.visitor()
  const options = { first: '1', goal: 3, mercenaryPrice: 'round' }
  await site.fresh({ game: 'moonrakers', options, seats: 2, seed: SEED }, [page], 'greedy')
  for (const n of [0, 1]) await page.locator('.mr-choices .mr-offered').nth(n).click()
  await expectEnterActs(page)
  // A click that comes before the turn has begun chooses nothing.
  const contract = page.locator('.mr-contracts .mr-offered').first()
  const choose = async () => {
    if ((await primary(page).count()) === 0) await contract.click()
    return primary(page).count()
  }
  await expect.poll(choose, { interval: 500, timeout: 20_000 }).toBe(1)
  await expectEnterActs(page)
  await page.context().close()
})

test('on Mars, Enter takes the corporation and the cards that were chosen by click', async () => {
  const page = await site.visitor()
  await site.fresh({ game: 'terraforming-mars', options: {}, seats: 2, seed: SEED }, [page])
  await page.waitForSelector('.choosing')
  await page.locator('.choosing-cards').first().locator('.choice').first().click()
  await expectEnterActs(page)
  await page.context().close()
})

test('Enter in the chat sends the line and nothing else', async () => {
  const page = await site.visitor()
  await site.fresh({ game: 'terraforming-mars', options: {}, seats: 2, seed: SEED }, [page])
  await page.waitForSelector('.choosing')
  await page.locator('.choosing-cards').first().locator('.choice').first().click()
  await primary(page).waitFor()
  const before = await moves(page)
  await page.getByRole('textbox', { name: 'Say something' }).fill('hello')
  await page.keyboard.press('Enter')
  await page.getByText('hello').waitFor()
  expect(await moves(page)).toBe(before)
  await page.context().close()
})
