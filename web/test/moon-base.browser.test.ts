import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, type House, openHouse } from './help/house.js'

/* Two people play Moon Base to its end: one on the map with the keyboard alone, one in three dimensions with the mouse. */

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const ringsOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const label = document.querySelector('[role=application]')?.getAttribute('aria-label') ?? ''
    return Number(/, (\d+) rings/.exec(label)?.[1] ?? 0)
  })

/** What is asked of whoever sits at this page; nothing while the other plays. */
const asked = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const bar = document.querySelector('.decision.mine')
    if (!bar) return null
    if (document.querySelector('button.pile')) return 'draft'
    if (document.querySelector('.spot, .mb-spots button')) return 'spots'
    if (document.querySelector('button.hand-ring[aria-pressed=true]')) return 'held'
    if (document.querySelector('button.hand-ring')) return 'hand'
    return bar.querySelector('.decision-acts .btn:not(:disabled)') ? 'acts' : null
  })

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return
  }
  throw new Error(`Tab never came to ${selector}`)
}

/** One act with the keyboard alone. */
async function actByKeys(page: Page, n: number): Promise<void> {
  switch (await asked(page)) {
    case 'draft':
      await tabTo(page, 'button.pile')
      return page.keyboard.press('Enter')
    case 'spots':
      await tabTo(page, '.spot, .mb-spots button')
      return page.keyboard.press('Enter')
    case 'hand':
      await tabTo(page, 'button.hand-ring')
      await page.keyboard.press('Enter')
      for (let i = 0; i < n % 5; i++) await page.keyboard.press('n')
      await page.keyboard.press('Enter')
      return
    case 'acts':
      await tabTo(page, '.decision-acts .btn:not(:disabled)')
      return page.keyboard.press('Enter')
    default:
      return
  }
}

/** One act with the mouse on the moon in three dimensions. */
async function actIn3D(page: Page, n: number): Promise<void> {
  const now = await asked(page)
  if (now === 'draft') return page.locator('button.pile').first().click({ timeout: 3000 })
  if (now === 'acts')
    return page.locator('.decision-acts .btn:not(:disabled)').first().click({ timeout: 3000 })
  if (now !== 'hand' && now !== 'spots') return
  if (now === 'hand') await page.locator('button.hand-ring').nth(0).click({ timeout: 3000 })
  const box = await page.locator('.moon3d canvas').boundingBox()
  if (!box) return
  const before = await ringsOn(page)
  // Over the moon in a spiral until something can be laid below the pointer.
  for (let i = 0; i < 60; i++) {
    const [turn, out] = [i * 2.4 + n, 0.04 + 0.3 * Math.sqrt(i / 60)]
    const x = box.x + box.width * (0.5 + out * Math.cos(turn))
    const y = box.y + box.height * (0.53 + 0.72 * out * Math.sin(turn))
    await page.mouse.move(x, y)
    const can =
      now === 'spots' || (await page.locator('.decision-acts .btn.primary:not(:disabled)').count()) > 0
    if (!can) continue
    await page.mouse.down()
    await page.mouse.up()
    if (now === 'spots') await page.waitForTimeout(150)
    if (now !== 'spots' || (await asked(page)) !== 'spots') break
  }
  for (let wait = 0; wait < 40 && (await ringsOn(page)) === before && now === 'hand'; wait++) {
    if ((await asked(page)) !== 'held') break
    await page.waitForTimeout(25)
  }
  // The moon is crowded: what the mouse did not find, the button lays at the place that is suggested.
  if ((await asked(page)) === 'held')
    await page.locator('.decision-acts .btn.primary:not(:disabled)').click({ timeout: 3000 })
}

test('two people finish a game, one on the map by keyboard alone, one in three dimensions by mouse', async () => {
  const mapper = await house.visitor()
  await mapper.locator('.box-button').nth(2).click()
  await mapper.getByText('Friends', { exact: true }).click()
  await mapper.getByRole('button', { name: 'Open the table' }).click()
  const link = await mapper.locator('.invite input').inputValue()
  const pilot = await house.visitor()
  await pilot.goto(link)
  await pilot.getByRole('button', { name: 'Sit down', exact: true }).click()
  await mapper.waitForSelector('.mb-table')
  await pilot.waitForSelector('.mb-table')
  await pilot.locator('.mb-look').getByText('3D').click()
  await pilot.waitForSelector('.moon3d canvas')
  let drawn = false
  for (let i = 0; i < 400; i++) {
    if ((await mapper.locator('a:has-text("See every point")').count()) > 0) break
    await actByKeys(mapper, i).catch(() => undefined)
    await actIn3D(pilot, i).catch(() => undefined)
    if (!drawn && (await ringsOn(mapper)) >= 6) {
      drawn = true
      await expectAccessible(mapper, 'the map')
      await expectAccessible(pilot, 'the moon in three dimensions')
    }
    await mapper.waitForTimeout(20)
  }
  expect(await ringsOn(mapper)).toBeGreaterThan(40)
  expect(await ringsOn(pilot)).toBe(await ringsOn(mapper))
  await mapper.getByRole('link', { name: 'See every point' }).click()
  expect(await mapper.locator('.end h1').innerText()).toMatch(/wins?$/)
  await mapper.context().close()
  await pilot.context().close()
})
