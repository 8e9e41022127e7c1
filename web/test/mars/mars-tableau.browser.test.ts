import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameWithCards } from '../help/mars-tableau.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

async function edges(part: Locator): Promise<Edges> {
  const box = await part.boundingBox()
  if (!box) throw new Error('out of sight')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}

const overlap = (a: Edges, b: Edges): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1

async function expectInside(inner: Locator, outer: Edges): Promise<void> {
  for (const part of await inner.all()) {
    const { left, top, right, bottom } = await edges(part)
    const what = (await part.textContent()) ?? ''
    expect(left, what).toBeGreaterThanOrEqual(outer.left)
    expect(top, what).toBeGreaterThanOrEqual(outer.top)
    expect(right, what).toBeLessThanOrEqual(outer.right)
    expect(bottom, what).toBeLessThanOrEqual(outer.bottom)
  }
}

const tags = (page: Page) => page.locator('.my-board .tag-counts > span')

for (const seats of [2, 5])
  test(`30 cards and 11 kinds of tags in play stay within my board, ${seats} seats at a desk`, async () => {
    const page = await site.visitor()
    await site.recorded(gameWithCards(seats, 30, 11), [page])
    await page.waitForSelector('.mars-table')
    const board = await edges(page.locator('.my-board'))
    expect(await tags(page).count()).toBeGreaterThanOrEqual(11)
    await expectInside(tags(page), board)
    await expectInside(page.locator('.tray .more'), board)
    await expectInside(page.locator('.slats'), board)
    for (const other of ['.stage', '.hand', '.decision', '.rail', '.others', '.turn-strip'])
      expect(overlap(board, await edges(page.locator(other).first())), other).toBe(false)
    // What is not in sight is reached by scrolling inside the tray.
    const slats = page.locator('.slat')
    expect(await slats.count()).toBeGreaterThan(9)
    await slats.last().scrollIntoViewIfNeeded()
    await expectInside(slats.last(), board)
    // The same kinds of tags stand in the same columns at every seat.
    const others = page.locator('.other')
    const column = async (seat: Locator, n: number) =>
      (await edges(seat.locator('.tag-counts > span').nth(n))).left - (await edges(seat)).left
    for (const n of [0, 5, 11])
      expect(Math.abs((await column(others.first(), n)) - (await column(others.last(), n)))).toBeLessThan(1)
    for (const seat of await others.all()) await expectInside(seat, await edges(page.locator('.others')))
    await expectAccessible(page, 'a full board on Mars')
    await page.context().close()
  })

test('30 cards and 11 kinds of tags stay within the width of a phone', async () => {
  const page = await site.visitor({ phone: true })
  await site.recorded(gameWithCards(5, 30, 11), [page])
  await page.waitForSelector('.mars-table')
  await page.getByRole('button', { name: 'Mine', exact: true }).tap()
  for (const part of [tags(page), page.locator('.action-cards > button')])
    for (const one of await part.all()) {
      const { left, right } = await edges(one)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(390)
    }
  await page.context().close()
})
