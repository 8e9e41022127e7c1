import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

const finished = JSON.parse(
  readFileSync(
    new URL('../../../games/moon/archive/rules-2-3-seats-random-greedy-3.json', import.meta.url),
    'utf8',
  ),
)

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/** Calls the server as this page's player. */
const call = (page: Page, path: string, body: unknown): Promise<{ id: string }> =>
  page.evaluate(
    async ([to, what]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to as string, { method: 'POST', headers, body: JSON.stringify(what) })
      return answer.json()
    },
    [path, body] as const,
  )

/** A guest with a table that gathers, one in play, and a finished game. */
async function settle(page: Page) {
  await call(page, '/api/guests', { name: 'Ada' })
  const me = { kind: 'me' }
  const bot = { kind: 'bot' }
  const waiting = await call(page, '/api/tables', { game: 'moon', seats: [me, { kind: 'open' }] })
  const playing = await call(page, '/api/tables', { game: 'moon', seats: [me, bot, bot], begin: 'full' })
  const over = await call(page, '/api/records', finished)
  return { waiting: waiting.id, playing: playing.id, over: over.id }
}

const looks = [
  { name: 'at a desk by night', phone: false, light: false },
  { name: 'on a phone by day', phone: true, light: true },
]

test.each(looks)('no page keeps anybody out, $name', async (look) => {
  const page = await site.visitor(look)
  const { waiting, playing, over } = await settle(page)
  const pages: [string, string][] = [
    ['/', '.table-row'],
    [`/t/${waiting}`, '.waiting'],
    [`/t/${playing}`, '.decision'],
    [`/t/${playing}/replay`, '.replay-bar'],
    [`/t/${over}/end`, '.turns'],
    [`/t/${over}/analysis`, '.analysis progress'],
    [`/t/${over}/replay?at=40`, '.replay-bar'],
    ['/cards/moon', '.cards-grid li'],
    ['/cards/moon?card=obelisk', 'dialog .card-large'],
    ['/rules/moon', '.rules-text'],
    ['/me', '.me-history .table-row'],
    ['/gallery', '.gallery'],
    ['/nowhere', '.plain-page h1'],
  ]
  for (const [path, there] of pages) {
    await page.goto(site.url + path)
    await page.waitForSelector(there)
    await expectAccessible(page, `${path} ${look.name}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `${path} goes beyond the edge`).toBeLessThanOrEqual(0)
  }
  await page.context().close()
})

test.each(looks)('what was found in a game keeps nobody out, $name', async (look) => {
  const page = await site.visitor(look)
  const { over } = await settle(page)
  const weighed = (says: string | null, chance: number) => ({ answer: {}, says, visits: 40, chance, lead: 1 })
  const dear = [3, 40].map((move, seat) => ({
    move,
    seat,
    played: weighed(null, 0.2),
    better: weighed('Ada constructs Observatory', 0.55),
    cost: 0.35,
  }))
  await page.route('**/api/tables/*/analysis', (asked) =>
    asked.fulfill({ json: { done: 60, of: 60, failed: false, dear } }),
  )
  await page.goto(`${site.url}/t/${over}/analysis`)
  await page.waitForSelector('.analysis li:nth-child(2)')
  await expectAccessible(page, `a finished analysis ${look.name}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.locator('.analysis li a').first().click()
  await page.waitForSelector('.replay-bar')
  expect(page.url()).toContain('at=2')
  await page.context().close()
})

test('a log line and a point of the end lead to their moment without loading the app again', async () => {
  const page = await site.visitor()
  const { over } = await settle(page)
  await page.goto(`${site.url}/t/${over}/end`)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.locator('.turns a').first().click()
  await page.waitForSelector('.replay-bar')
  const at = page.url()
  await page.locator('.log a.log-at').first().click()
  await expect.poll(() => page.url()).not.toBe(at)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await page.context().close()
})

test('a number that changes wears the shape of the seat that changed it', async () => {
  const page = await site.visitor()
  const { over } = await settle(page)
  const moves = finished.rows.flatMap((row: { seat?: number; answer?: { act?: string } }, i: number) =>
    row.answer?.act === 'assimilate' ? [{ at: i + 1, seat: row.seat }] : [],
  )
  const { at, seat } = moves[5]
  await page.goto(`${site.url}/t/${over}/replay?at=${at - 1}`)
  await page.waitForSelector('.moon-table')
  await page.getByRole('button', { name: 'Next move', exact: true }).click()
  await page.waitForSelector(`.num.by.seat-${seat + 1} .num-by .seat-shape`)
  await page.context().close()
})

test('on a phone a thumb-swipe leads from layer to layer', async () => {
  const page = await site.visitor({ phone: true })
  const { playing } = await settle(page)
  await page.goto(`${site.url}/t/${playing}`)
  await page.waitForSelector('.layers[data-layer=mine]')
  const session = await page.context().newCDPSession(page)
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 250 }],
      })
    await touch('touchStart', from)
    for (const part of [0.3, 0.6, 1]) await touch('touchMove', from + (to - from) * part)
    await touch('touchEnd')
  }
  await swipe(60, 300)
  await page.waitForSelector('.layers[data-layer=board]')
  await swipe(300, 60)
  await page.waitForSelector('.layers[data-layer=mine]')
  await swipe(300, 60)
  await page.waitForSelector('.layers[data-layer=others]')
  await page.context().close()
})
