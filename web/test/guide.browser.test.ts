import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, type House, openHouse } from './help/house.js'
import { act } from './help/play.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const learn = async (page: Page) => {
  await page.getByRole('button', { name: 'Learn it in a guided game' }).click()
  await page.waitForSelector('.guide-says')
}

/** Follows the guide until it has said all, and gives the titles it said. */
async function follow(page: Page, until: (said: string[]) => boolean): Promise<string[]> {
  const said: string[] = []
  for (let i = 0; i < 120 && !until(said); i++) {
    const box = page.locator('.guide-says')
    if ((await box.count()) > 0) {
      const title = await box.locator('h2').innerText()
      if (said.at(-1) !== title) said.push(title)
      const suggestion = box.getByRole('button', { name: 'Do it for me' })
      const click = { timeout: 2000 }
      if ((await suggestion.count()) > 0) await suggestion.click(click).catch(() => {})
      else
        await box
          .locator('.btn.primary')
          .click(click)
          .catch(() => {})
    } else await act(page, i).catch(() => false)
    await page.waitForTimeout(60)
  }
  return said
}

test('the guided first game of Moon teaches it from the first card to the second Era', async () => {
  const page = await house.visitor()
  await learn(page)
  await expectAccessible(page, 'the guide')
  const said = await follow(page, (titles) => titles.at(-1) === 'Era II: production')
  expect(said.slice(0, 5)).toEqual([
    'Your settlement on the Moon',
    'An expedition has arrived',
    'How to read a card',
    'Blue produces',
    'That was your action',
  ])
  expect(said.length, said.join()).toBeGreaterThanOrEqual(12)
  expect(said.at(-1)).toBe('Era II: production')
  await page.context().close()
})

test('the guide blocks nothing: whoever plays on is not asked again, and it can be left by keyboard', async () => {
  const page = await house.visitor()
  await learn(page)
  await page.locator('.hand-card [data-card="solar-panels"]').click()
  await page.getByRole('button', { name: /^Construct/ }).click()
  await page.locator('.slat', { hasText: 'Solar Panels' }).waitFor()
  for (const key of ['g', 'Tab', 'Tab']) await page.keyboard.press(key)
  for (const title of ['Your settlement on the Moon', 'An expedition has arrived', 'How to read a card']) {
    expect(await page.locator('.guide-says h2').innerText()).toBe(title)
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => page.locator('.guide-says h2').innerText()).toBe('That was your action')
  await page.reload()
  await expect.poll(() => page.locator('.guide-says h2').innerText()).toBe('That was your action')
  await page.keyboard.press('g')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.guide-says').count()).toBe(0)
  expect(page.url()).not.toContain('guide')
  await page.context().close()
})

test('on a phone the guide turns to the layer it speaks of, and leaves the decision in sight', async () => {
  const page = await house.visitor({ phone: true })
  await learn(page)
  await expectAccessible(page, 'the guide on a phone')
  await follow(page, (titles) => titles.at(-1) === 'Flags are the talk of Earth')
  const guide = await page.locator('.guide-says').boundingBox()
  const bar = await page.locator('.decision').boundingBox()
  if (guide && bar) expect(guide.y + guide.height).toBeLessThanOrEqual(bar.y)
  await page.context().close()
})
