import { readFileSync } from 'node:fs'
import type { GameRecord } from '@perilune/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectLaidOut } from '../help/layout.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

/* What Moonrakers asks about things on the table is answered by choosing these. */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true, env: { BOT_PACE: '60000' } })
})
afterAll(() => site?.close())

type Look = { phone?: boolean; light?: boolean }

/** The archived game of so many captains after so many answers, seen from a seat. */
async function tableAt(seats: number, rows: number, seat: number, look: Look = {}): Promise<Page> {
  const file = `../../../games/moonrakers/archive/rules-3-${seats}-seats-random-greedy-3.json`
  const record: GameRecord = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const page = await site.visitor(look)
  await site.recorded({ ...record, rows: record.rows.slice(0, rows) }, [page], seat)
  await page.locator('.decision.mine').waitFor()
  if (look.phone) await page.getByRole('button', { name: 'Board', exact: true }).tap()
  return page
}

const DESK = {
  regions: [
    '.top',
    '.mr-captains',
    '.mr-stage',
    '.mr-draft',
    '.mr-for-hire',
    '.mr-mine',
    '.decision',
    '.rail',
  ],
  least: 24,
}
const PHONE = { regions: ['.top', '.layer-tabs', '.mr-stage', '.mr-mine', '.decision'], least: 44 }

const log = (page: Page) => page.locator('[role=log]').first().textContent()
const lit = (page: Page) => page.locator('.mr-thing')
const main = (page: Page) => page.locator('.decision-acts .btn.primary')

test('a contract to discard is chosen where it lies, Esc lets go of it, and Enter discards it', async () => {
  const page = await tableAt(2, 4, 1)
  expect(await lit(page).count()).toBe(8)
  expect(await main(page).count()).toBe(0)
  await page.locator('.mr-offered.mr-thing', { hasText: 'Claim Bounty' }).click()
  await page.getByRole('button', { name: 'Discard Claim Bounty', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => main(page).count()).toBe(0)
  await page.keyboard.press('3')
  await page.getByRole('button', { name: 'Discard Claim Bounty', exact: true }).waitFor()
  await expectLaidOut(page, 'a contract to discard', DESK)
  await expectAccessible(page, 'a contract to discard')
  await page.keyboard.press('Enter')
  await expect.poll(() => log(page)).toContain('Ada discards Claim Bounty')
  await page.context().close()
})

test('a requirement to lower says what it would be, by day', async () => {
  const page = await tableAt(2, 535, 1, { light: true })
  await lit(page).first().click()
  await expect.poll(() => page.locator('.mr-tally').first().innerText()).toContain('of 2 → 0')
  await expectLaidOut(page, 'a requirement to lower', DESK)
  await expectAccessible(page, 'a requirement to lower')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.mr-tally').first().innerText()).toMatch(/of 0/)
  await page.context().close()
})

test('a die to roll again is tapped on a phone', async () => {
  const page = await tableAt(2, 359, 0, { phone: true })
  const die = page.locator('.mr-die.mr-thing')
  await die.tap()
  await expect.poll(() => die.getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page, 'a die to roll again')
  await page.getByRole('button', { name: 'Roll 1 die again', exact: true }).tap()
  await expect.poll(() => log(page)).toMatch(/Ada rolls/)
  await page.context().close()
})

test('which ship part comes first is chosen on the ship; a phone, where that lies elsewhere, lists them', async () => {
  const desk = await tableAt(4, 1004, 1)
  await desk.locator('.mr-part-row.mr-thing', { hasText: 'MG2 Quad Laser' }).click()
  await desk.getByRole('button', { name: 'MG2 Quad Laser first', exact: true }).waitFor()
  await desk.context().close()
  const phone = await tableAt(4, 1004, 1, { phone: true })
  await phone.locator('.mr-of-ship', { hasText: 'MG2 Quad Laser' }).tap()
  await expectLaidOut(phone, 'ship parts on a phone', PHONE)
  await phone.getByRole('button', { name: 'MG2 Quad Laser first', exact: true }).tap()
  await expect.poll(() => log(phone)).toContain('MG2 Quad Laser works for Ada')
  await phone.context().close()
})

test('cards to discard are clicked in the hand, and Done is not the main button while the contract is unmet', async () => {
  const page = await tableAt(2, 75, 1)
  const hand = page.locator('.mr-hand .mr-offered')
  await hand.nth(0).click()
  await hand.nth(1).click()
  await page.getByRole('button', { name: 'Discard 2 cards', exact: true }).waitFor()
  await hand.nth(1).click()
  await page.getByRole('button', { name: 'Discard 1 card', exact: true }).click()
  await expect.poll(() => log(page)).toMatch(/Ada discards Damage 1(?! and)/)
  await page.context().close()
  const mission = await tableAt(2, 14, 0)
  const done = mission.getByRole('button', { name: 'Done', exact: true })
  expect(await done.getAttribute('class')).toBe('btn second')
  expect(await main(mission).count()).toBe(0)
  await mission.context().close()
})

test('a hand is put into an order of one’s own, which the next page and a search leave as it is', async () => {
  const page = await tableAt(2, 5, 1)
  const names = () => page.locator('.mr-hand .mr-name').allInnerTexts()
  expect(await names()).toEqual(['Damage 1', 'Shield', 'Shield', 'Thruster', 'Thruster'])
  await page.locator('.mr-hand .mr-offered').first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(names).toEqual(['Shield', 'Damage 1', 'Shield', 'Thruster', 'Thruster'])
  // An arrow alone leads on inside the hand, and Tab leaves it.
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Shield')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.mr-hand') === null)).toBe(true)
  await page.keyboard.press('/')
  await page.keyboard.type('shield')
  await expect.poll(() => page.locator('.mr-search').innerText()).toContain('4 found')
  expect(await page.locator('.found').count()).toBe(4)
  await expectAccessible(page, 'a search')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.found').count()).toBe(0)
  await page.reload()
  await page.locator('.mr-hand .mr-offered').first().waitFor()
  await expect.poll(names).toEqual(['Shield', 'Shield', 'Damage 1', 'Thruster', 'Thruster'])
  // Armory cards name their brand.
  expect(await page.locator('.mr-armory .mr-brand').first().innerText()).toMatch(/^[A-Z][a-z]+$/)
  await page.context().close()
})

test('nobody is called by a number of a seat', async () => {
  const page = await tableAt(4, 22, 0)
  await page.locator('.mr-versions').waitFor()
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('.mr-table *')].flatMap((one) => [
      ...['aria-label', 'data-tip', 'title'].map((name) => one.getAttribute(name) ?? ''),
      one.childElementCount === 0 ? (one.textContent ?? '') : '',
    ]),
  )
  expect(said.filter((text) => /\bseat \d/i.test(text))).toEqual([])
  expect(said.length).toBeGreaterThan(100)
  await expectLaidOut(page, 'talks with two counter-offers', DESK)
  await page.context().close()
})

test('a contract to replace is chosen where it lies, and the question before it is there again', async () => {
  const page = await tableAt(2, 4, 1)
  await page.getByRole('button', { name: 'Replace a contract, 1 credit', exact: true }).click()
  await page.locator('.mr-offered.mr-thing', { hasText: 'Stim Run' }).click()
  await page.getByRole('button', { name: 'Replace Stim Run', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave them all', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Replace a contract, 1 credit', exact: true }).click()
  await page.locator('.mr-offered.mr-thing', { hasText: 'Stim Run' }).click()
  await page.keyboard.press('Enter')
  await expect.poll(() => log(page)).toContain('Ada pays to replace Stim Run')
  await page.getByRole('button', { name: 'Leave them all', exact: true }).waitFor()
  await page.context().close()
})
