import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, type House, openHouse } from './help/house.js'
import { startAgainstBots } from './help/play.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

test('a lamp on my turn shows what a bot would do and what it expects, and does it for me', async () => {
  const page = await house.visitor()
  await page.goto(house.url)
  await startAgainstBots(page, 2)
  expect(await page.locator('.bot-face').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.waitForSelector('.hint li')
  await expectAccessible(page, 'the hint')
  const said = await page.locator('.hint li').first().innerText()
  expect(said).toMatch(/\d+ %/)
  expect(said).toMatch(/expects to be/)
  const lines = await page.locator('.log .log-line').count()
  await page.getByRole('button', { name: 'Do that' }).click()
  await page.waitForSelector('.hint', { state: 'detached' })
  await expect.poll(() => page.locator('.log .log-line').count()).toBeGreaterThan(lines)
  await page.context().close()
})
