import { readFileSync } from 'node:fs'
import { addRow, canUndo, type GameRecord, openMatch } from '@perilune/engine'
import { loadRules } from '@perilune/games/versions'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planner } from '../help/mars.js'
import { captain } from '../help/moonrakers.js'
import { OVER } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'
import { takeTurns } from '../help/turns.js'

/*
 * Games begun under older rules, stored by an earlier release, are opened, played on and looked at with the
 * release of today.
 */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const MARS = 'terraforming-mars/archive/rules-1-2-seats-random-greedy-2'
const MARS_2 = 'terraforming-mars/archive/rules-2-2-seats-random-markers-36'
const MOON = 'moon/archive/2-seats-random-greedy-2'
const MOONRAKERS = 'moonrakers/archive/rules-1-2-seats-random-2'
const NEW_MARS = { game: 'terraforming-mars', options: {}, seats: 2, seed: '7'.padStart(64, '0') }

/** Which frozen builds the page has asked for. */
function frozenBuilds(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([a-z-]+-(?:rules|evaluation)-\d+)-[\w-]+\.js$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

const apiOf = (page: Page): string =>
  page
    .url()
    .replace('/t/', '/api/tables/')
    .replace(/\/(end|replay).*$/, '')

const look = async (page: Page): Promise<{ seq: number; rules: number; canUndo: boolean; view: object }> =>
  (await page.request.get(apiOf(page))).json()

/** Goes where a link of the app would lead, without loading the page again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)

test('a game of Terraforming Mars begun under rules 1 is finished under them, and read afterwards', async () => {
  const page = await site.visitor()
  const asked = frozenBuilds(page)
  await site.nearEnd(MARS, 24, [page])
  await page.waitForSelector('.mars-table')
  expect((await look(page)).rules).toBe(1)

  await page.getByRole('button', { name: 'Played under rules 1', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'What changed since rules 1' })
  await dialog.getByText('Two colonies on Pluto', { exact: false }).waitFor()
  await expectAccessible(page, 'what changed since')
  await page.keyboard.press('Escape')

  await takeTurns([planner(page, 'mouse')])
  await page.locator(OVER).click()
  await page.waitForSelector('.end h1')
  // Only the rules of the game itself can tell the points after every move.
  await page.getByText('points as they stood after each move').waitFor()
  await page.getByRole('button', { name: 'Played under rules 1', exact: true }).waitFor()
  await page.locator('.end-lines li a').first().click()
  await page.waitForSelector('.replay-bar')
  await page.waitForSelector('.mars-table')
  const record = await page.request.get(`${apiOf(page)}/record`)
  expect((await record.json()).rules).toBe(1)
  await page.goto(`${page.url().replace(/\/replay.*$/, '')}/analysis`)
  await page
    .getByText(/(^|\s)([1-9]\d* of|All) \d+ answers looked at/)
    .first()
    .waitFor()
  expect(new Set(asked)).toEqual(new Set(['terraforming-mars-rules-1']))
  await page.context().close()
})

test('a game of Terraforming Mars begun under rules 2 says what changed since, and loads its own build alone', async () => {
  const page = await site.visitor({ phone: true })
  const asked = frozenBuilds(page)
  await site.nearEnd(MARS_2, 40, [page])
  await page.waitForSelector('.mars-table')
  expect((await look(page)).rules).toBe(2)
  await page.getByRole('button', { name: 'Played under rules 2', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'What changed since rules 2' })
  await dialog.getByText('goes when a tile is laid on it', { exact: false }).waitFor()
  // What changed before does not concern this game.
  expect(await dialog.getByText('Two colonies on Pluto', { exact: false }).count()).toBe(0)
  await expectAccessible(page, 'what changed since rules 2')
  expect(asked).toEqual(['terraforming-mars-rules-2'])
  await page.context().close()
})

test('a game of Moon begun under rules 1 says so on a phone, beside the round and not on it', async () => {
  const page = await site.visitor({ phone: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await site.nearEnd(MOON, 30, [page])
  const note = page.getByRole('button', { name: 'Played under rules 1', exact: true })
  await note.waitFor()
  const round = await page.locator('.moon-progress .ticks').boundingBox()
  const beside = await note.boundingBox()
  expect((round?.x ?? 0) + (round?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  await note.click()
  const dialog = page.getByRole('dialog', { name: 'What changed since rules 1' })
  await dialog.getByText('An Obelisk goes into a future hand', { exact: false }).waitFor()
  expect((await look(page)).rules).toBe(1)
  await page.context().close()
})

/** The last moment of a record at which a seat gives an answer that it may take back. */
async function undoable(name: string, seat: number) {
  const file = new URL(`../../../games/${name}.json`, import.meta.url)
  const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'))
  const build = await loadRules(record.game, record.rules)
  if (!build) throw new Error('the rules are not frozen')
  const match = openMatch(build.game, record.options, record.seats, record.seed as string)
  let found: { left: number; answer: object } | undefined
  record.rows.forEach((row, i) => {
    addRow(build.game, match, row)
    if ('answer' in row && row.seat === seat && canUndo(match, seat))
      found = { left: record.rows.length - i, answer: row.answer }
  })
  if (!found) throw new Error('nothing can be taken back')
  return found
}

test('an answer under rules 1 is taken back, and a hint is given', async () => {
  const page = await site.visitor()
  const { left, answer } = await undoable(MARS, 0)
  await site.nearEnd(MARS, left, [page])
  await page.waitForSelector('.mars-table')
  const before = await look(page)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const sent = await page.request.post(`${apiOf(page)}/seats/0/answers`, {
    data: { answer, seen: before.seq, key: 'a'.repeat(16) },
    headers: { origin: site.url },
  })
  expect(sent.status(), await sent.text()).toBe(200)
  await expect.poll(() => undo.isEnabled(), { timeout: 20_000 }).toBe(true)
  await undo.click()
  await expect.poll(async () => (await look(page)).seq, { timeout: 20_000 }).toBe(before.seq + 2)
  expect((await look(page)).canUndo).toBe(before.canUndo)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page.waitForSelector('.hint li')
  await page.context().close()
})

test('a game of Moonrakers begun under rules 1 is played on against a bot', async () => {
  const page = await site.visitor()
  const asked = frozenBuilds(page)
  await site.nearEnd(MOONRAKERS, 60, [page])
  await page.waitForSelector('.mr-table')
  await page.getByRole('button', { name: 'Played under rules 1', exact: true }).waitFor()
  const before = await look(page)
  // Twenty actions are enough, if the game is not over before.
  const between = async (n: number) => {
    if (n >= 20) await page.evaluate(() => document.body.setAttribute('data-enough', ''))
  }
  await takeTurns([captain(page)], { until: `:is(${OVER}, [data-enough])`, between })
  const after = await look(page)
  expect(after.rules).toBe(1)
  expect(after.seq).toBeGreaterThan(before.seq + 8)
  expect(asked).toEqual(['moonrakers-rules-1'])
  await page.context().close()
})

test('cards are read as they are under rules 1', async () => {
  const page = await site.visitor()
  await page.goto(`${site.url}/cards/terraforming-mars?card=project-inspection&rules=1`)
  const { text } = (await loadRules('terraforming-mars', 1))?.game.cards.find(
    ({ id }) => id === 'project-inspection',
  ) ?? { text: '' }
  expect(text).toContain('once more')
  await page.locator('.card-says', { hasText: text }).waitFor()
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.waitForURL(`${site.url}/cards/terraforming-mars?rules=1`)
  await page.context().close()
})

test('one page shows a game of the newest rules after one of rules 1, and loads nothing frozen for it', async () => {
  const page = await site.visitor()
  const asked = frozenBuilds(page)
  await site.fresh(NEW_MARS, [page])
  await page.waitForSelector('.mars-table')
  const newer = new URL(page.url()).pathname
  expect(asked).toEqual([])
  await site.nearEnd(MARS, 24, [page])
  const note = page.getByRole('button', { name: 'Played under rules 1', exact: true })
  await note.waitFor()
  await follow(page, newer)
  await note.waitFor({ state: 'detached' })
  await page.waitForSelector('.choosing')
  await takeTurns([planner(page, 'mouse')], { until: '.hand-card' })
  await page.goBack()
  await note.waitFor()
  await page.waitForSelector('.mars-table')
  expect(asked).toEqual(['terraforming-mars-rules-1'])
  await page.context().close()
})
