import { readFileSync } from 'node:fs'
import { addRow, canUndo, type GameRecord, openMatch, type Row } from '@perilune/engine'
import { games } from '@perilune/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

/** The same game, in which the first few answers that can be taken back are taken back and given again. */
function withUndos(record: GameRecord, undos: number): GameRecord {
  const game = games[record.game]
  const match = openMatch(game, record.options, record.seats, record.seed as string)
  const rows: Row[] = []
  const add = (row: Row) => {
    addRow(game, match, row)
    rows.push(row)
  }
  let left = undos
  for (const row of record.rows) {
    add(row)
    if (left === 0 || !('answer' in row) || !canUndo(match, row.seat)) continue
    left--
    add({ seat: row.seat, undo: true })
    add(row)
  }
  return { ...record, rows }
}

test('a link of the end page that names a move opens the replay at that move, though answers were taken back', async () => {
  const file = new URL('../../../games/moon/archive/rules-2-2-seats-random-2.json', import.meta.url)
  const record = withUndos(JSON.parse(readFileSync(file, 'utf8')), 3)
  const page = await site.visitor()
  await site.recorded(record, [page])
  const end = `${page.url()}/end`
  for (const part of ['.turns', '.end-lines']) {
    await page.goto(end)
    const link = page
      .locator(part)
      .getByRole('link', { name: /^move \d+$/ })
      .last()
    const [move] = /\d+/.exec(await link.innerText()) ?? []
    await link.click()
    const at = page.locator('.replay-at')
    await at.waitFor()
    await expect.poll(() => at.innerText(), { timeout: 10_000 }).toMatch(new RegExp(`^Move ${move} of`))
  }
  await page.context().close()
})

test('the first turning point of a game is not before its first move', async () => {
  const file = new URL('../../../games/terraforming-mars/archive/2-seats-random-1.json', import.meta.url)
  const page = await site.visitor()
  await site.recorded(JSON.parse(readFileSync(file, 'utf8')), [page])
  await page.goto(`${page.url()}/end`)
  await page.locator('.turns li').first().waitFor()
  expect(await page.locator('.turns').getByRole('link', { name: 'move 0', exact: true }).count()).toBe(0)
  await page.context().close()
})

test('an unknown address answers 404 and says that nothing is there', async () => {
  const page = await site.visitor()
  const response = await page.goto(`${site.url}/no/such/page`)
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor()
  expect((await page.goto(`${site.url}/cards/moon`))?.status()).toBe(200)
  await page.context().close()
})
