import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAgainstBots } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

test('a lamp on my turn shows what a bot would do and what it expects, and does it for me', async () => {
  const page = await site.visitor()
  await page.goto(site.url)
  await startAgainstBots(page, 2)
  expect(await page.locator('.bot-face').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page.waitForSelector('.hint li')
  await expectAccessible(page, 'the hint')
  const said = await page.locator('.hint li').first().innerText()
  expect(said).toMatch(/\d+ %/)
  expect(said).toMatch(/expects to be/)
  const lines = await page.locator('.log .log-line').count()
  await page.getByRole('button', { name: 'Make this move', exact: true }).click()
  await page.waitForSelector('.hint', { state: 'detached' })
  await expect.poll(() => page.locator('.log .log-line').count()).toBeGreaterThan(lines)
  await page.context().close()
})

test('a hint that is open while another move is made is asked for anew, and can still be followed', async () => {
  const page = await site.visitor()
  await site.nearEnd('terraforming-mars/archive/1-seats-greedy-box', 60, [page])
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page.waitForSelector('.hint li')
  const moves = async () => {
    const table = await page.request.get(page.url().replace('/t/', '/api/tables/'))
    return (await table.json()).seq as number
  }
  const followed = async (before: number) => {
    await expect.poll(moves, { timeout: 20_000 }).toBeGreaterThan(before)
    return moves()
  }
  const first = await moves()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Hint', exact: true }).click()
  await other.getByRole('button', { name: 'Make this move', exact: true }).click()
  const second = await followed(first)
  await page.locator('.hint').getByRole('button', { name: 'Make this move', disabled: false }).click()
  await page.waitForSelector('.hint', { state: 'detached' })
  await followed(second)
  await page.context().close()
})
