import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

/** Bao can play Space Elevator for 27: 5 MC, 6 steel worth 2 and 4 titanium worth 3. Ada waits. */
async function openPayment(phone: boolean): Promise<{ bao: Page; close(): Promise<void> }> {
  const people = [await site.visitor(), await site.visitor({ phone })]
  await site.nearEnd('terraforming-mars/archive/2-seats-random-greedy-2', 66, people)
  const bao = people[1]
  await bao.waitForSelector('.mars-table')
  if (phone) await bao.getByRole('button', { name: 'Hand', exact: true }).tap()
  await bao.locator('.hand-card', { hasText: 'Space Elevator' }).click()
  await bao.getByRole('button', { name: 'Payment', exact: true }).click()
  const close = async () => {
    for (const page of people) await page.context().close()
  }
  return { bao, close }
}

const rows = (page: Page) => page.locator('.payment li')
const says = (page: Page) => page.locator('.payment-says')
const play = (page: Page) => page.getByRole('button', { name: /^Play Space Elevator/ })
const less = (page: Page, what: string) => page.getByRole('button', { name: `One ${what} less` }).click()
const more = (page: Page, what: string) => page.getByRole('button', { name: `One ${what} more` }).click()

test('the rows of a payment stay while it is changed, and Play is enabled exactly when the rules accept it', async () => {
  const { bao, close } = await openPayment(false)
  expect(await rows(bao).count()).toBe(3)
  expect(await says(bao).innerText()).toBe('27 paid: exact, nothing wasted.')
  // MC makes up for the first steel; for the second there is none left.
  await less(bao, 'Steel')
  expect(await rows(bao).count()).toBe(3)
  expect(await says(bao).innerText()).toBe('27 paid: exact, nothing wasted.')
  expect(await play(bao).isEnabled()).toBe(true)
  await less(bao, 'Steel')
  expect(await rows(bao).count()).toBe(3)
  expect(await says(bao).innerText()).toBe('25 of 27 paid, 2 missing. 1 more steel would do.')
  expect(await play(bao).isDisabled()).toBe(true)
  await expectAccessible(bao, 'a payment that is too small')
  await bao.locator('.decision').focus()
  await bao.keyboard.press('Enter')
  expect(await rows(bao).count()).toBe(3)
  // Once MC was changed by hand it stays as it is.
  await more(bao, 'Steel')
  await less(bao, 'MC')
  await more(bao, 'Steel')
  expect(await says(bao).innerText()).toBe('28 paid for 27, 1 wasted. More of MC than needed.')
  expect(await play(bao).isDisabled()).toBe(true)
  await less(bao, 'Steel')
  await more(bao, 'MC')
  expect(await says(bao).innerText()).toBe('27 paid: exact, nothing wasted.')
  await play(bao).click()
  await expect
    .poll(() => bao.locator('[role=log]').innerText())
    .toMatch(/Space Elevator.*pays 5 .*, 5 .* 4 /s)
  await close()
})

test('the ways to pay are chosen by their keys, and say why one is not there', async () => {
  const { bao, close } = await openPayment(false)
  const ways = bao.locator('.pay-preset')
  expect(await ways.locator('b').allInnerTexts()).toEqual(['Suggested\n1', 'Keep steel\n2'])
  await bao.getByText('22 MC short', { exact: true }).waitFor()
  await bao.keyboard.press('2')
  expect(await ways.nth(1).getAttribute('aria-pressed')).toBe('true')
  expect(await bao.getByRole('status', { name: 'Steel', exact: true }).innerText()).toBe('5')
  // A mix of one's own stands beside them.
  await less(bao, 'Titanium')
  await bao.locator('.pay-mix', { hasText: 'Your mix' }).waitFor()
  await bao.keyboard.press('1')
  expect(await bao.getByRole('status', { name: 'Steel', exact: true }).innerText()).toBe('6')
  await close()
})

test('a payment lies within the window with its sentence and its buttons, at a desk and on a phone', async () => {
  for (const phone of [false, true]) {
    const { bao, close } = await openPayment(phone)
    const { width, height } = bao.viewportSize() ?? { width: 0, height: 0 }
    const parts = [rows(bao).last(), says(bao), bao.locator('.payment-parts'), play(bao)]
    for (const part of parts) {
      const box = await part.boundingBox()
      if (!box) throw new Error('out of sight')
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }
    await close()
  }
})
