import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, type House, openHouse } from './help/house.js'

/* Two people play Moon Base to its end: one on the map with the keyboard alone, one in three dimensions with the mouse. */

let house: House
beforeAll(async () => {
  house = await openHouse({ door: true })
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
    case 'hand':
      await tabTo(page, 'button.hand-ring')
      await page.keyboard.press('Enter')
      for (let i = 0; i < n % 3; i++) await page.keyboard.press('n')
      return page.keyboard.press('Enter')
    case 'held':
      await tabTo(page, '[role=application]')
      return page.keyboard.press('Enter')
    case 'acts':
      await tabTo(page, '.decision-acts .btn:not(:disabled)')
      return page.keyboard.press('Enter')
    default:
      return
  }
}

const READY = '.decision-acts .btn.primary:not(:disabled)'

/** One act with the mouse alone; true where a ring was laid by pointing at the moon. */
async function actByMouse(page: Page, n: number): Promise<boolean> {
  const click = (selector: string) => page.locator(selector).first().click({ timeout: 5000 })
  const now = await asked(page)
  if (now === 'draft') await click('button.pile')
  if (now === 'acts') await click('.decision-acts .btn:not(:disabled)')
  if (now !== 'hand' && now !== 'held') return false
  if (now === 'hand') await click('button.hand-ring')
  const box = await page.locator('.moon3d canvas').boundingBox()
  if (!box) return false
  // Over the moon in a spiral until something can be laid below the pointer.
  for (let i = 0; i < 24; i++) {
    const [turn, out] = [i * 2.4 + n, 0.05 + 0.3 * Math.sqrt(i / 24)]
    const x = box.x + box.width * (0.5 + out * Math.cos(turn))
    const y = box.y + box.height * (0.52 + 0.7 * out * Math.sin(turn))
    await page.mouse.move(x, y)
    if ((await page.locator(READY).count()) === 0) continue
    await page.mouse.down()
    await page.mouse.up()
    return true
  }
  // The moon is crowded: a ring that finds nothing there is put back, taken up again, and laid where it is suggested.
  await click('.decision-acts .btn.second')
  await click('button.hand-ring')
  await click(READY)
  return false
}

test('two people finish a game, one on the map by keyboard alone, one in three dimensions by mouse', async () => {
  const mapper = await house.visitor()
  const pilot = await house.visitor()
  await pilot.setViewportSize({ width: 1100, height: 720 })
  await pilot.evaluate(() => localStorage.setItem('moon-base:look', 'three'))
  // The last round: selection, eight placements, building.
  await house.nearEnd('moon-base/archive/2-seats-random-greedy-1', 13, [mapper, pilot])
  await mapper.waitForSelector('.mb-table')
  await pilot.waitForSelector('.moon3d canvas')
  await expectAccessible(mapper, 'the map')
  await expectAccessible(pilot, 'the moon in three dimensions')
  const before = await ringsOn(mapper)
  let pointed = 0
  for (let i = 0; i < 120; i++) {
    if ((await mapper.locator('a:has-text("See every point")').count()) > 0) break
    await actByKeys(mapper, i).catch(() => undefined)
    if (await actByMouse(pilot, i).catch(() => false)) pointed++
    await mapper.waitForTimeout(60)
  }
  expect(await ringsOn(mapper)).toBeGreaterThan(before + 4)
  expect(pointed).toBeGreaterThan(0)
  await mapper.getByRole('link', { name: 'See every point' }).click()
  expect(await mapper.locator('.end h1').innerText()).toMatch(/wins?$/)
  await mapper.context().close()
  await pilot.context().close()
})
