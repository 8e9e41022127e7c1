import type { TableView } from '@perilune/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byThumb } from '../help/moon-base.js'
import { OVER } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'
import { takeTurns } from '../help/turns.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const LEFT = 46
const confirm = (page: Page) => page.locator('.decision-acts').getByRole('button', { name: /^Confirm/ })
const sentence = (page: Page) => page.locator('.decision-say p').innerText()
const moves = async (page: Page): Promise<number> => {
  const table = await page.request.get(page.url().replace('/t/', '/api/tables/'))
  return (await table.json()).seq
}

/** Ada is to place a ring. */
async function toPlace(page: Page, look: 'map' | 'three' = 'map'): Promise<void> {
  if (look === 'three') await page.evaluate(() => localStorage.setItem('moon-base:look', 'three'))
  await site.nearEnd('moon-base/archive/2-seats-random-greedy-1', LEFT, [page])
  await page.locator('button.hand-ring').first().waitFor()
}

/** Takes up a ring; the middles of two places where it can lie, on the screen. */
async function hold(page: Page): Promise<{ x: number; y: number }[]> {
  await page.locator('button.hand-ring').first().click()
  const places: { x: number; y: number }[] = []
  for (const key of ['n', 'n']) {
    await page.keyboard.press(key)
    await page.locator('.held.can .halo').waitFor()
    const box = await page.locator('.held .halo').boundingBox()
    if (box) places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }
  return places
}

test('a click lays the ring as a preview; another click moves it, Escape puts it back, Confirm commits', async () => {
  const page = await site.visitor()
  await toPlace(page)
  const before = await moves(page)
  const [a, b] = await hold(page)
  await page.mouse.click(a.x, a.y)
  await page.getByText('Nobody sees it before you confirm.').waitFor()
  const first = await sentence(page)
  expect(await moves(page)).toBe(before)
  await expectAccessible(page, 'a ring that lies until it is confirmed')

  // The mouse on its way to the button does not take the ring along; a click does.
  await page.mouse.move(b.x, b.y)
  await page.waitForTimeout(200)
  expect(await sentence(page)).toBe(first)
  await page.mouse.click(b.x, b.y)
  await expect.poll(() => sentence(page)).not.toBe(first)
  expect(await moves(page)).toBe(before)

  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.held').count()).toBe(0)
  expect(await moves(page)).toBe(before)

  await hold(page)
  await page.mouse.click(a.x, a.y)
  await confirm(page).click()
  await expect.poll(() => moves(page), { timeout: 20_000 }).toBeGreaterThan(before)
  await page.context().close()
})

/** How many places the server lists for a ring. */
async function listed(page: Page, ring: string | null): Promise<number> {
  const table = await page.request.get(page.url().replace('/t/', '/api/tables/'))
  const { decisions } = (await table.json()) as TableView
  const decision = decisions.find((one) => one.kind === 'place')
  if (decision?.kind !== 'place') throw new Error('no ring is to be placed')
  return decision.options.filter(({ answer, reason }) => answer.ring === ring && !reason).length
}

test('every place that is listed for a ring glows as soon as it is held, each with its level', async () => {
  const page = await site.visitor()
  await toPlace(page)
  const rings = page.locator('button.hand-ring')
  for (let i = 0; i < (await rings.count()); i++) {
    await rings.nth(i).click()
    const places = await listed(page, await rings.nth(i).getAttribute('data-ring'))
    expect(places).toBeGreaterThan(0)
    // The ring itself lies over the first of them.
    await expect.poll(() => page.locator('.goals > g').count()).toBe(places - 1)
    expect(await page.locator('.goals > g text:not(.goal-tower)').count()).toBe(places - 1)
    expect(await page.locator('.mb-goals small').innerText()).toContain(String(places))
  }
  await page.evaluate(() => localStorage.setItem('moon-base:look', 'three'))
  await page.reload()
  await page.locator('.moon3d canvas').waitFor()
  await rings.first().click()
  const places = await listed(page, await rings.first().getAttribute('data-ring'))
  expect(await page.locator('.mb-goals small').innerText()).toContain(String(places))
  await page.context().close()
})

test('a refusal stands at the pointer, and both rings that are in the way are marked', async () => {
  const page = await site.visitor()
  await toPlace(page)
  await page.locator('button.hand-ring').first().click()
  const board = await page.locator('.map-svg').boundingBox()
  if (!board) throw new Error('the moon is out of sight')
  const refusal = page.locator('.callout.bad')
  const culprits = page.locator('.held .culprit')
  let both: { x: number; y: number } | undefined
  for (let i = 0; i < 400 && !both; i++) {
    const [turn, out] = [i * 2.4, 0.42 * Math.sqrt(i / 400)]
    const at = {
      x: board.x + board.width * (0.5 + out * Math.cos(turn)),
      y: board.y + board.height * (0.5 + out * Math.sin(turn)),
    }
    await page.mouse.move(at.x, at.y)
    if ((await culprits.count()) === 2 && (await refusal.count()) === 1) both = at
  }
  if (!both) throw new Error('nowhere are two rings in the way')
  const box = await refusal.boundingBox()
  if (!box) throw new Error('the refusal is out of sight')
  const far = (from: number, size: number, to: number) => Math.max(from - to, 0, to - from - size)
  expect(Math.hypot(far(box.x, box.width, both.x), far(box.y, box.height, both.y))).toBeLessThan(40)
  expect(await refusal.innerText()).toMatch(/^Not (here|at the pointer)/i)
  await page.context().close()
})

test('digits take up rings, and while one lies the bot waits for the confirmation', async () => {
  const page = await site.visitor()
  await toPlace(page)
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('button.hand-ring[aria-pressed=true]').count()).toBe(1)
  expect(await page.locator('button.hand-ring').nth(1).getAttribute('aria-pressed')).toBe('true')
  const before = await moves(page)
  await page.keyboard.press('n')
  await page.waitForTimeout(1500)
  expect(await moves(page), 'nobody has answered').toBe(before)
  await page.keyboard.press('Enter')
  await expect.poll(() => moves(page), { timeout: 20_000 }).toBeGreaterThan(before + 1)
  await page.context().close()
})

test('Enter confirms the ring that lies', async () => {
  const page = await site.visitor()
  await toPlace(page)
  const before = await moves(page)
  const [a] = await hold(page)
  await page.mouse.click(a.x, a.y)
  await page.getByText('Nobody sees it before you confirm.').waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => moves(page), { timeout: 20_000 }).toBeGreaterThan(before)
  await page.context().close()
})

test('in three dimensions a click lays the ring, and Confirm commits', async () => {
  const page = await site.visitor()
  await toPlace(page, 'three')
  await page.locator('.moon3d canvas').waitFor()
  const before = await moves(page)
  await page.locator('button.hand-ring').first().click()
  const box = await page.locator('.moon3d canvas').boundingBox()
  if (!box) throw new Error('the moon is out of sight')
  const laid = page.getByText('Nobody sees it before you confirm.')
  for (let i = 0; i < 60 && (await laid.count()) === 0; i++) {
    const [turn, out] = [i * 2.4, 0.05 + 0.3 * Math.sqrt(i / 60)]
    await page.mouse.click(
      box.x + box.width * (0.5 + out * Math.cos(turn)),
      box.y + box.height * (0.52 + 0.7 * out * Math.sin(turn)),
    )
    await page.waitForTimeout(100)
  }
  expect(await laid.count()).toBe(1)
  const lies = await sentence(page)
  await page.mouse.move(box.x + 40, box.y + 40)
  await page.waitForTimeout(200)
  expect(await sentence(page)).toBe(lies)
  expect(await moves(page)).toBe(before)
  await confirm(page).click()
  await expect.poll(() => moves(page), { timeout: 20_000 }).toBeGreaterThan(before)
  await page.context().close()
})

test('on a phone a tap lays the ring, and Confirm commits', async () => {
  const page = await site.visitor({ phone: true })
  await toPlace(page)
  const before = await moves(page)
  const [a] = await hold(page)
  await page.touchscreen.tap(a.x, a.y)
  await page.getByText('Nobody sees it before you confirm.').waitFor()
  expect(await moves(page)).toBe(before)
  await confirm(page).tap()
  await expect.poll(() => moves(page), { timeout: 20_000 }).toBeGreaterThan(before)
  await page.context().close()
})

test('the last round on a phone by thumb, to the end of the game', async () => {
  const page = await site.visitor({ phone: true })
  await site.nearEnd('moon-base/archive/2-seats-random-greedy-1', 13, [page], 'greedy')
  await page.locator('.mb-table').waitFor()
  await takeTurns([byThumb(page)])
  await page.locator(OVER).tap()
  await page.locator('.end h1').waitFor()
  expect(await page.locator('.end h1').innerText()).toMatch(/wins?$/)
  await page.context().close()
})
