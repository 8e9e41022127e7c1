import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectLaidOut } from '../help/layout.js'
import { tabTo } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

/* Moon is chosen on the table itself: on the Structures of rivals, in the Supply, in the hand. */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const BIG = 'moon/archive/rules-2-4-seats-random-greedy-4'
const DUEL = 'moon/archive/rules-2-2-seats-random-greedy-2'
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

const sentence = (page: Page) => page.locator('.decision-say p')
const primary = (page: Page) => page.locator('.decision.mine .decision-acts .btn.primary')

/** How many answers this table has seen. */
async function moves(page: Page): Promise<number> {
  const table = await page.request.get(page.url().replace('/t/', '/api/tables/'))
  return (await table.json()).seq
}

async function expectAnswered(page: Page, by: () => Promise<void>): Promise<void> {
  const before = await moves(page)
  await by()
  await expect.poll(() => moves(page), { timeout: 20_000 }).toBeGreaterThan(before)
}

const REGIONS = ['.moon-others', '.moon-board', '.moon-mine', '.moon-hand', '.decision']

test('a rival’s structure that is asked for is chosen where it stands, with now and then in sight', async () => {
  const page = await site.visitor()
  // Engineering: any Blue Structure.
  await site.nearEnd(BIG, 97, [page])
  await page.locator('.moon-others .tile.thing').first().waitFor()
  expect(await page.locator('.decision-above').count(), 'no sheet covers the table').toBe(0)
  expect(await primary(page).isDisabled()).toBe(true)
  const glow = page.locator('.moon-others .tile.thing .tile-gain')
  expect(await glow.count()).toBe(await page.locator('.moon-others .tile.thing').count())
  const tile = page.locator('.moon-others .tile.thing.k-blue').first()
  const [, card, owner] = /^(.+?) \((.+?)\)/.exec((await tile.getAttribute('data-tip')) ?? '') ?? []
  await tile.click()
  expect(await sentence(page).innerText()).toContain(`${card} of ${owner}`)
  expect(await page.locator('.supply-grid .changing em').count()).toBeGreaterThan(0)
  expect(await primary(page).innerText()).toContain(`Take from ${card} of ${owner}`)
  await expectAccessible(page, 'a structure of a rival is chosen')
  await expectLaidOut(page, 'a structure of a rival is chosen', { regions: REGIONS, least: 24 })
  await page.keyboard.press('Escape')
  await expect.poll(() => primary(page).isDisabled()).toBe(true)
  // By number, and Enter wherever the focus is.
  await page.keyboard.press('2')
  await expectAnswered(page, () => page.keyboard.press('Enter'))
  await page.context().close()
})

test('on a phone the structures that are asked for are listed in the bar as well', async () => {
  const page = await site.visitor({ phone: true })
  await site.nearEnd(BIG, 97, [page])
  const chips = page.locator('.thing-chips .chip')
  await chips.first().waitFor()
  expect(await chips.count()).toBe(18)
  await expectLaidOut(page, 'asked on a phone', {
    regions: ['.moon-mine', '.moon-hand', '.decision'],
    least: 44,
  })
  await page.getByRole('button', { name: 'Others', exact: true }).tap()
  await page.locator('.moon-others .tile.thing').first().tap()
  await expectAnswered(page, () => primary(page).tap())
  await page.context().close()
})

test('resources to take are named in the supply, and what there will be is said beside each', async () => {
  const page = await site.visitor({ light: true })
  // The Bartering Expedition: two of choice.
  await site.nearEnd(DUEL, 109, [page])
  await page.locator('.supply-grid.asked').waitFor()
  expect(await page.locator('.decision-above').count()).toBe(0)
  expect(await primary(page).isDisabled()).toBe(true)
  const more = (name: string) => page.getByRole('button', { name: `One ${name} more`, exact: true })
  await more('Water').click()
  expect(await page.locator('.stock-water .num [aria-hidden]').innerText()).toBe('1→2')
  await more('Bio').click()
  expect(await more('Metal').isDisabled(), 'two of two are chosen').toBe(true)
  expect(await primary(page).innerText()).toContain('Take 2')
  await expectAccessible(page, 'resources to take')
  await expectLaidOut(page, 'resources to take', { regions: REGIONS, least: 24 })
  await page.setViewportSize(PHONE)
  await expectLaidOut(page, 'resources to take on a phone', {
    regions: ['.moon-mine', '.moon-hand', '.decision'],
    least: 44,
  })
  await page.setViewportSize(DESK)
  await expectAnswered(page, () => primary(page).click())
  await page.context().close()
})

test('a rover is parked by clicking a rival’s structure, which says what that brings', async () => {
  const page = await site.visitor()
  await site.nearEnd(DUEL, 53, [page])
  const blue = page.locator('.moon-others .tile.can.k-blue').first()
  await blue.waitFor()
  expect(await blue.locator('.tile-gain').innerText()).toContain('+')
  const yellow = page.locator('.moon-others .tile.can.k-yellow').first()
  expect(await yellow.locator('.tile-gain').innerText()).toContain('lends')
  await blue.click()
  expect(await sentence(page).innerText()).toMatch(/^Park a Rover on .+: take/)
  expect(await page.locator('.supply-grid .changing').count()).toBeGreaterThan(0)
  await expectAnswered(page, () => page.keyboard.press('Enter'))
  await expect.poll(() => page.locator('.moon-others .tile.full').count()).toBeGreaterThan(0)
  await page.context().close()
})

test('after building no card of the hand is lit any more, and undo lights them again', async () => {
  const page = await site.visitor()
  await site.nearEnd(DUEL, 53, [page])
  const lit = page.locator('.moon-hand .hand-slot .card:not(.dim)')
  await expect.poll(() => lit.count()).toBeGreaterThan(1)
  await page.locator('.hand-card', { hasText: 'Robot Kitchen' }).click()
  await expectAnswered(page, () => page.keyboard.press('Enter'))
  await expect.poll(() => lit.count()).toBe(0)
  expect(await page.locator('.hand-slot').count()).toBeGreaterThan(3)
  await expectAccessible(page, 'the hand after building')
  await page.keyboard.press('z')
  await expect.poll(() => lit.count(), { timeout: 20_000 }).toBeGreaterThan(1)
  await page.context().close()
})

const namesOf = (page: Page) => page.locator('.hand-slot .card-name').allInnerTexts()

test('on a phone the cards that can be constructed come first', async () => {
  const page = await site.visitor({ phone: true })
  await site.nearEnd(DUEL, 53, [page])
  const dimmed = () =>
    page.locator('.hand-slot .card').evaluateAll((cards) => cards.map((card) => card.matches('.dim')))
  await expect.poll(async () => (await dimmed()).length).toBe(8)
  const order = await dimmed()
  expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)))
  expect(order).toContain(true)
  await page.context().close()
})

test('the hand keeps the order in which its owner puts it; / finds a card in it', async () => {
  const page = await site.visitor()
  await site.nearEnd(DUEL, 53, [page])
  await expect.poll(() => page.locator('.hand-slot').count()).toBe(8)
  const before = await namesOf(page)
  await page.locator('.hand-slot').nth(3).dragTo(page.locator('.hand-slot').nth(0))
  const moved = [before[3], ...before.slice(0, 3), ...before.slice(4)]
  await expect.poll(() => namesOf(page)).toEqual(moved)
  await tabTo(page, '.hand-slot:nth-of-type(1) .hand-card')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => namesOf(page)).toEqual([moved[1], moved[0], ...moved.slice(2)])
  await page.reload()
  await expect.poll(() => namesOf(page)).toEqual([moved[1], moved[0], ...moved.slice(2)])

  await page.keyboard.press('/')
  await page.keyboard.type('kitchen')
  await expect.poll(() => namesOf(page)).toEqual(['Robot Kitchen'])
  await expectAccessible(page, 'a card is searched for')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.hand-slot').count()).toBe(8)
  await page.context().close()
})

test('the final board and the end page show the same scores', async () => {
  const page = await site.visitor()
  await site.nearEnd(BIG, 0, [page])
  await page.locator('.moon-mine .hearts .num').waitFor()
  const shown = await page.locator(':is(.seat-points, .moon-mine .hearts) .num').allInnerTexts()
  await page.locator('.decision-acts a[href$="/end"]').click()
  await page.waitForSelector('.end h1')
  const counted = await page.locator('.rank-points').allInnerTexts()
  expect(shown.map(Number).sort()).toEqual(counted.map((text) => Number.parseInt(text, 10)).sort())
  await page.context().close()
})

test('Tab comes to each part of the table once; the arrows lead on inside', async () => {
  const page = await site.visitor()
  await site.nearEnd(DUEL, 53, [page])
  await page.locator('.moon-others .tile.can').first().waitFor()
  for (const region of ['.moon-others', '.moon-board', '.moon-mine', '.moon-hand'])
    expect(await page.locator(`${region} [tabindex="0"]`).count(), region).toBe(1)
  await tabTo(page, '.moon-others .tile.can')
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-place'))
  await page.keyboard.press('ArrowRight')
  const second = await page.evaluate(() => document.activeElement?.getAttribute('data-place'))
  expect(second).toMatch(/^on:1:/)
  expect(second).not.toBe(first)
  await page.context().close()
})

test('with four seats all is on one screen at a desk, and what a structure gives is not cut', async () => {
  const page = await site.visitor()
  await site.nearEnd(BIG, 97, [page])
  const gains = page.locator('.moon-others .tile-gain')
  await gains.first().waitFor()
  const cut = await gains.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(cut).toBe(0)
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)
  expect(scrolls, 'everything is on screen at 1440 x 900').toBe(false)
  await page.context().close()
})
