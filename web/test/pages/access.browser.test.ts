import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

/*
 * Every game's pages by night and by day, at a desk and on a phone: nobody is kept out, nothing goes beyond
 * the edge.
 */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const games = [
  { game: 'moon', record: 'rules-2-3-seats-random-greedy-3', left: 40, table: '.moon-table' },
  { game: 'moonrakers', record: '4-seats-random-greedy-4', left: 60, table: '.mr-table' },
  { game: 'moon-base', record: '2-seats-random-greedy-2', left: 20, table: '.mb-table' },
  { game: 'terraforming-mars', record: '3-seats-random-1', left: 60, table: '.mars-table' },
]

const sizes = [
  { name: 'at a desk', width: 1440, height: 900 },
  { name: 'on a phone', width: 390, height: 844 },
]
const themes = ['dark', 'light'] as const

async function look(page: Page, where: string, there: string, theme: string, size: (typeof sizes)[number]) {
  await page.setViewportSize(size)
  await page.evaluate((t) => localStorage.setItem('theme', t), theme)
  await page.goto(where)
  await page.waitForSelector(there, { state: 'attached' })
  await expectAccessible(page, `${where} ${size.name}, ${theme}`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${where} ${size.name} goes beyond the edge`).toBeLessThanOrEqual(0)
}

test.each(games)('$game keeps nobody out', async ({ game, record, left, table }) => {
  const page = await site.visitor()
  const path = `${game}/archive/${record}`
  await site.nearEnd(path, left, [page])
  const playing = page.url()
  for (const theme of themes) for (const size of sizes) await look(page, playing, table, theme, size)

  await site.nearEnd(path, 0, [page])
  const over = new URL(page.url()).pathname
  const pages = [
    [`${over}/end`, '.turns'],
    [`${over}/replay?at=40`, '.replay-bar'],
    [`/rules/${game}`, '.rules-text'],
    ...(game === 'moon-base' ? [] : [[`/cards/${game}`, '.cards-grid li']]),
  ]
  // By night on one and by day on the other, and all of it the other way round.
  for (const [n, [where, there]] of pages.entries())
    for (const [i, size] of sizes.entries())
      await look(page, site.url + where, there, themes[(n + i) % 2], size)
  await page.context().close()
})

test('the curtain between two hands keeps nobody out', async () => {
  const page = await site.visitor()
  await site.nearEnd('moon/archive/rules-2-2-seats-random-2', 30, [page, page])
  await page.waitForSelector('.moon-table, .curtain')
  await playUntil(page, '.curtain')
  const table = page.url()
  for (const theme of themes) for (const size of sizes) await look(page, table, '.curtain', theme, size)
  await page.context().close()
})
