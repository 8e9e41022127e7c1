import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './help/house.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const choicesFor = async (others: string) => {
  const page = await house.visitor()
  await page.locator('.start .segments').first().getByText('3', { exact: true }).click()
  await page.getByText(others, { exact: true }).click()
  await page.getByRole('button', { name: 'Options and seats' }).click()
  const seats = await page
    .locator('.seat-choice select')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  return { page, seats }
}

test('friends chosen in the lobby stay chosen behind the options: the table waits for them', async () => {
  const { page, seats } = await choicesFor('Friends')
  expect(seats).toEqual(['me', 'open', 'open', 'closed', 'closed'])
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.locator('.invite input').waitFor()
  expect(await page.getByText('The game begins when the last seat is taken.').count()).toBe(1)
  await page.context().close()
})

test('anyone chosen in the lobby stays chosen behind the options: the table is listed', async () => {
  const { page, seats } = await choicesFor('Anyone')
  expect(seats).toEqual(['me', 'open', 'open', 'closed', 'closed'])
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.locator('.invite input').waitFor()
  await page.goto(house.url)
  await page.getByText('2 seats free').waitFor()
  await page.context().close()
})

test('bots chosen in the lobby stay chosen behind the options', async () => {
  const { page, seats } = await choicesFor('Bots')
  expect(seats).toEqual(['me', 'bot:medium', 'bot:medium', 'closed', 'closed'])
  await page.context().close()
})
