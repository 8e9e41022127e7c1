import { readFileSync } from 'node:fs'
import type { GameRecord } from '@perilune/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectLaidOut } from '../help/layout.js'
import { gameWithCards } from '../help/mars-tableau.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true, env: { BOT_PACE: '60000' } })
})
afterAll(() => site?.close())

const file = new URL(
  '../../../games/terraforming-mars/archive/rules-3-4-seats-random-greedy-box-3.json',
  import.meta.url,
)
/** The archived game with everything on, after so many answers. */
function after(rows: number): GameRecord {
  const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'))
  return { ...record, rows: record.rows.slice(0, rows) }
}

async function tableAt(
  rows: number,
  seat: number,
  look: { phone?: boolean; light?: boolean } = {},
): Promise<Page> {
  const page = await site.visitor(look)
  await site.recorded(after(rows), [page], seat)
  await page.waitForSelector('.decision.mine')
  return page
}

const DESK = {
  regions: ['.top', '.turn-strip', '.others', '.stage', '.aside', '.my-board', '.hand', '.decision', '.rail'],
  least: 24,
}
const log = (page: Page) => page.locator('[role=log]').innerText()

test('a card for a cube is chosen where it lies, with what would lie on it then, and Enter puts it there', async () => {
  const page = await tableAt(774, 3)
  const slat = (name: string) => page.locator('.slat.thing', { hasText: name })
  expect(await page.locator('.slat.thing').count()).toBe(2)
  expect(await page.locator('.decision-above').count()).toBe(0)
  // The one that brings more points is suggested; another is picked by a click.
  expect(await slat('Aerial Mappers').getAttribute('aria-pressed')).toBe('true')
  await slat('Dirigibles').click()
  await expect.poll(() => slat('Dirigibles').locator('.slat-cubes em').innerText()).toBe('→1')
  await expectLaidOut(page, 'a card for a cube', DESK)
  await expectAccessible(page, 'a card for a cube')
  await page.keyboard.press('Enter')
  await expect.poll(() => log(page)).toMatch(/Ada uses Aerial Mappers: adds 1 cube to Dirigibles\s[^:]*$/)
  await page.context().close()
})

test('whose production goes down is chosen at the seat, with the production that is left', async () => {
  const page = await tableAt(548, 3, { light: true })
  const seat = page.locator('.other.thing', { hasText: 'Kepler' })
  expect(await page.locator('.decision-acts .btn.primary').count()).toBe(0)
  await seat.hover()
  await expect.poll(() => seat.locator('.other-stock i em').allInnerTexts()).toEqual([' → 0'])
  await expectLaidOut(page, 'a production to lower', DESK)
  await expectAccessible(page, 'a production to lower, by day')
  await seat.click()
  await page.getByRole('button', { name: /^Reduce: Kepler/ }).click()
  await expect.poll(() => log(page)).toMatch(/Kepler: plant production down 1 step/)
  await page.context().close()
})

test('with 30 cards in play nothing lies over anything else, and every player is compared at one key', async () => {
  const page = await site.visitor()
  await site.recorded(gameWithCards(4, 30, 11), [page])
  await page.waitForSelector('.decision.mine')
  await expectLaidOut(page, 'a full table', DESK)
  await page.keyboard.press('c')
  const compared = page.getByRole('dialog', { name: 'Everyone at a glance' })
  await compared.waitFor()
  expect(await compared.locator('tbody').count()).toBe(4)
  await compared.getByRole('button', { name: 'Cities', exact: true }).click()
  await compared.getByText('Against me').click()
  await expectAccessible(page, 'everyone at a glance')
  await page.keyboard.press('c')
  await expect.poll(() => compared.count()).toBe(0)
  await page.keyboard.press('v')
  expect(await page.locator('.rating.points').count()).toBe(4)
  await expectLaidOut(page, 'points so far', DESK)
  await page.keyboard.press('i')
  await page.getByRole('dialog', { name: 'What you have' }).waitFor()
  await page.keyboard.press('Escape')
  // A window of half the width and height stands for a page at 200 %.
  await page.setViewportSize({ width: 720, height: 450 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
  await page.context().close()
})

test('a hand is searched, opened, laid out and put into an order of one’s own that a turn does not change', async () => {
  const page = await tableAt(394, 1)
  const names = () => page.locator('.hand-card h3').allInnerTexts()
  await page.keyboard.press('/')
  await page.keyboard.type('zzz')
  await page.getByText('No card fits this filter.').waitFor()
  await page.keyboard.press('Escape')
  const before = await names()
  expect(before.length).toBeGreaterThan(2)
  await page.locator('.hand-card').nth(1).focus()
  await page.keyboard.press('Shift+ArrowLeft')
  const [first, second, ...rest] = before
  await expect.poll(names).toEqual([second, first, ...rest])
  await page.keyboard.press('h')
  await page.waitForSelector('.hand.laid-out')
  await expectAccessible(page, 'a hand laid out')
  await page.keyboard.press('h')
  await page.reload()
  await page.waitForSelector('.hand-card')
  await page.locator('.hand-sort select').selectOption('own')
  await expect.poll(names).toEqual([second, first, ...rest])
  await page.context().close()
})

test('the first press of Pass lists what is left for this generation, the second passes', async () => {
  // The beginning of a turn with two actions unused.
  const page = await tableAt(502, 1)
  const pass = page.getByRole('button', { name: /^Pass, \d left/ })
  await pass.click()
  expect(await page.locator('.chip.warning').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pass all the same', exact: true }).click()
  await expect.poll(() => log(page)).toMatch(/Ada passes/)
  await page.context().close()
})

test('on a phone a thing is chosen in the bar, and a card is played without leaving the map', async () => {
  const page = await tableAt(774, 3, { phone: true })
  await page.getByRole('button', { name: 'Board', exact: true }).tap()
  expect(await page.locator('.stage').isVisible()).toBe(true)
  expect(await page.locator('.hand-card').first().isVisible()).toBe(true)
  const chips = page.locator('.decision .thing')
  expect(await chips.count()).toBe(2)
  expect(await page.locator('kbd:visible').count()).toBe(0)
  await expectLaidOut(page, 'a phone', { regions: ['.top', '.layer-tabs', '.decision'], least: 44 })
  await chips.nth(1).tap()
  await page.getByRole('button', { name: 'Put it on Dirigibles', exact: true }).tap()
  await expect.poll(() => page.locator('.latest').innerText()).toMatch(/Dirigibles/)
  await page.context().close()
})
