import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

/*
 * Talks of four: the leader is in the second seat, a captain who has declined in the first, bots in the
 * others.
 */

const RECORD = 'moonrakers/archive/4-seats-random-greedy-4'
const MOMENT = 102

let site: Site
beforeAll(async () => {
  // The bots are still thinking: what they would answer is not what is tried here.
  site = await openSite({ records: true, env: { BOT_PACE: '60000' } })
})
afterAll(() => site?.close())

async function talks(how: { phone?: boolean; light?: boolean } = {}): Promise<[leader: Page, ally: Page]> {
  const [ally, leader] = [await site.visitor(), await site.visitor(how)]
  const file = new URL(`../../../games/${RECORD}.json`, import.meta.url)
  const { rows } = JSON.parse(readFileSync(file, 'utf8'))
  await site.nearEnd(RECORD, rows.length - MOMENT, [ally, leader])
  if (how.phone) await leader.getByRole('button', { name: 'Board', exact: true }).tap()
  await leader.locator('.mr-board').waitFor()
  return [leader, ally]
}

const cell = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}: `) })

/** How many credits each captain has on the board, in the order of the seats. */
const credits = (page: Page): Promise<number[]> =>
  page
    .locator('[data-cell^="1:"]')
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('.mr-token:not(.gone)').length))

const middle = async (thing: Locator): Promise<[number, number]> => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('out of sight')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('tokens are moved by dragging, by clicks and by arrow keys, and none is lost', async () => {
  const [leader, ally] = await talks()
  await expect.poll(() => credits(leader)).toEqual([1, 1, 2, 2])
  await leader.mouse.move(...(await middle(cell(leader, 'Credits for Kepler').locator('.mr-token').first())))
  await leader.mouse.down()
  await leader.mouse.move(...(await middle(cell(leader, 'Credits for Bao'))), { steps: 4 })
  await leader.locator('.mr-ghost').waitFor()
  await leader.mouse.up()
  await expect.poll(() => credits(leader)).toEqual([1, 2, 1, 2])
  // Dropped beside the board, or in another row, it stays where it was.
  await leader.mouse.move(...(await middle(cell(leader, 'Credits for Kepler').locator('.mr-token').first())))
  await leader.mouse.down()
  await leader.mouse.move(...(await middle(cell(leader, 'Prestige for Bao'))), { steps: 4 })
  await leader.mouse.up()
  await expect.poll(() => credits(leader)).toEqual([1, 2, 1, 2])

  await cell(leader, 'Credits for Brahe').click()
  await cell(leader, 'Credits for Ada').click()
  await expect.poll(() => credits(leader)).toEqual([2, 2, 1, 1])

  await cell(leader, 'Credits for Ada').focus()
  await leader.keyboard.press('ArrowRight')
  await expect
    .poll(() => credits(leader), { message: 'an arrow moves the focus while nothing is held' })
    .toEqual([2, 2, 1, 1])
  await leader.keyboard.press('Space')
  await leader.keyboard.press('ArrowRight')
  await leader.keyboard.press('ArrowRight')
  await expect.poll(() => credits(leader)).toEqual([2, 1, 1, 2])
  await leader.keyboard.press('Escape')
  await leader.keyboard.press('ArrowLeft')
  await expect.poll(() => credits(leader)).toEqual([2, 1, 1, 2])

  const bar = leader.locator('.decision.mine')
  expect(await bar.innerText()).toContain('Put your draft on the table as terms 2?')
  expect(await bar.innerText()).toContain('Ada: 1 credit more; Kepler: 1 credit less')
  const versions = leader.locator('.mr-versions')
  expect(await versions.locator('thead th').last().innerText()).toContain('1 credit from Terms 1')
  expect(await versions.locator('thead th').allInnerTexts()).toEqual([
    expect.stringContaining('Terms 1'),
    expect.stringContaining('Your draft'),
  ])
  await expectAccessible(leader, 'a draft beside the terms')
  // Enter is the main button, though a cell has the focus; a digit looks at another version.
  await leader.keyboard.press('1')
  await expect.poll(() => credits(leader)).toEqual([1, 1, 2, 2])
  await leader.keyboard.press('1')
  await cell(leader, 'Credits for Brahe').click()
  await cell(leader, 'Credits for Ada').click()
  await leader.keyboard.press('Enter')
  await expect
    .poll(() => ally.locator('.mr-conversation').innerText(), { timeout: 20_000 })
    .toContain('Bao puts terms 2 on the table')
  for (const page of [leader, ally]) await page.context().close()
})

test('what is said stands between the offers in their order, and claims are counted against what the contract needs', async () => {
  const [leader, ally] = await talks({ light: true })
  expect(await leader.locator('.rail').getAttribute('data-folded'), 'the chat is in the middle').toBe('true')
  await leader.locator('.mr-hand .mr-offered', { hasText: 'Shield' }).click()
  await leader.locator('.mr-hand .mr-offered', { hasText: 'Damage 1' }).click()
  const input = leader.getByLabel('Say something').first()
  expect(await input.inputValue()).toBe('I bring 1 shield and 1 damage.')
  await input.press('Enter')
  await expect.poll(() => input.inputValue()).toBe('')
  await expect
    .poll(() => ally.locator('.mr-claims').innerText(), { timeout: 20_000 })
    .toMatch(/Shield\s*1 of 2\s*Damage\s*1 of 5/)
  await ally.getByRole('button', { name: 'Make me an offer', exact: true }).click()
  const items = leader.locator('.mr-conversation > *')
  await expect
    .poll(() => items.last().innerText(), { timeout: 20_000 })
    .toMatch(/^Ada[\s\S]*Make me an offer$/)
  const order = (await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
  const at = (text: string) => order.findIndex((line) => line.includes(text))
  expect(at('puts terms 1 on the table')).toBeGreaterThan(at('takes Scout Cruiser for talks'))
  expect(at('declines terms 1')).toBeGreaterThan(at('puts terms 1 on the table'))
  expect(at('I bring')).toBeGreaterThan(at('declines terms 1'))
  await expectAccessible(leader, 'talks in the light theme')
  await leader.reload()
  await leader.locator('.mr-conversation').waitFor()
  await expect.poll(async () => (await items.allInnerTexts()).length, { timeout: 20_000 }).toBe(order.length)
  expect((await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual(order)
  for (const page of [leader, ally]) await page.context().close()
})

test('on a phone the conversation, the board and the bar are in sight together, and a thumb moves a token', async () => {
  const [leader, ally] = await talks({ phone: true })
  for (const part of ['.mr-conversation', '.mr-composer input', '.mr-board', '.decision-acts .btn'])
    expect(
      await leader
        .locator(part)
        .first()
        .evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          const shown = document.elementFromPoint(left + width / 2, top + height / 2)
          return shown !== null && (one.contains(shown) || shown.contains(one))
        }),
      part,
    ).toBe(true)
  await cell(leader, 'Credits for Brahe').tap()
  await cell(leader, 'Credits for Ada').tap()
  await expect.poll(() => credits(leader)).toEqual([2, 1, 2, 1])
  await expectAccessible(leader, 'a draft on a phone')
  const head = await leader.locator('.seat-row').boundingBox()
  expect((head?.y ?? 0) + (head?.height ?? 99), 'the head of the page').toBeLessThanOrEqual(84)
  const tabs = leader.locator('.mr-version-tabs button')
  expect(await tabs.allInnerTexts()).toEqual(['Terms 1', 'Your draft'])
  await leader.locator('.mr-more').tap()
  await leader.getByRole('button', { name: 'Reset', exact: true }).tap()
  await expect.poll(() => credits(leader)).toEqual([1, 1, 2, 2])
  for (const page of [leader, ally]) await page.context().close()
})
