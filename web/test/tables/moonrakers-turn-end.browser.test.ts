import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

/* The end of a turn of Moonrakers: everybody is asked, and nobody is hurried. */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const GAME = { game: 'moonrakers', options: { first: '1' }, seats: 3, seed: '5eed'.padEnd(64, '0') }

const bar = (page: Page) => page.locator('.decision')
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Two objectives are kept, and the leader stays at base. */
async function toTurnEnd(page: Page, others: readonly Page[] = []): Promise<void> {
  for (const one of [page, ...others]) {
    for (const n of [0, 1]) await one.locator('.mr-keep .mr-offered').nth(n).click()
    await press(one, 'Keep these two')
  }
  await press(page, 'Stay at base')
  await page.locator('.mr-choices .mr-offered').first().click()
  await press(page, 'Leave them all')
  await press(page, 'End turn')
  await bar(page).getByText('Turn 1 ends').waitFor()
}

const shot = (page: Page, name: string) =>
  process.env.PICTURES ? page.screenshot({ path: `${process.env.PICTURES}/${name}.png` }) : undefined

test.each([
  ['at a desk', false],
  ['on a phone', true],
] as const)('among bots the end of a turn waits for Enter, %s', async (_, phone) => {
  const page = await site.visitor({ phone })
  await site.fresh(GAME, [page])
  await toTurnEnd(page)
  await expectAccessible(page, 'the end of a turn')
  await shot(page, `turn-end-${phone ? 'phone' : 'desk'}`)
  // Nothing goes on by itself here.
  expect(await page.getByLabel('Continue by itself:').inputValue()).toBe('0')
  await page.keyboard.press('Enter')
  await expect.poll(() => bar(page).innerText()).not.toContain('Turn 1 ends')
  await page.context().close()
})

test('between two people the page continues by itself, alike for both, and says who is still thinking', async () => {
  const [ada, bao] = [await site.visitor(), await site.visitor()]
  await site.fresh({ ...GAME, seats: 2 }, [ada, bao])
  await toTurnEnd(ada, [bao])
  for (const page of [ada, bao]) expect(await page.getByLabel('Continue by itself:').inputValue()).toBe('15')
  await press(ada, /^Continue/)
  await bar(ada).getByText('Waiting for Bao to continue.').waitFor()
  await shot(ada, 'turn-end-waits')
  await bao.getByLabel('Continue by itself:').selectOption('5')
  await expect.poll(() => bar(bao).innerText(), { timeout: 20_000 }).toContain('Choose a contract')
  for (const page of [ada, bao]) await page.context().close()
})
