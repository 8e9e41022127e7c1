import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const pick = (page: Page, name: string) => page.locator('.choice', { hasText: name }).click()
const playable = (page: Page, name: string) => page.locator('.plays li', { hasText: name })

test('the cards that research makes playable are those that the rules would let one play', async () => {
  const people = [await site.visitor(), await site.visitor()]
  // Bao has 65 MC and two science tags; oxygen stands at 14 %.
  await site.nearEnd('terraforming-mars/archive/2-seats-random-greedy-2', 25, people)
  const bao = people[1]
  await bao.waitForSelector('.choosing')
  await pick(bao, 'Lightning Harvest')
  await pick(bao, 'Rover Construction')
  // Lightning Harvest needs three science tags: 62 MC don't help.
  expect(await playable(bao, 'Lightning Harvest').getAttribute('class')).toBe('not')
  expect(await playable(bao, 'Lightning Harvest').getAttribute('data-tip')).toMatch(
    /requires 3 science tags/i,
  )
  expect(await playable(bao, 'Rover Construction').getAttribute('class')).toBe('')
  for (const page of people) await page.context().close()
})

test('the corporation is not counted among the cards that are kept', async () => {
  const page = await site.visitor()
  const options = { corporateEra: false }
  await site.fresh({ game: 'terraforming-mars', options, seats: 2, seed: 'c0'.padStart(64, '0') }, [page])
  await page.waitForSelector('.choosing')
  const cards = page.locator('.choosing-groups > div').nth(1).locator('.choice')
  for (let i = 0; i < 5; i++) await cards.nth(i).click()
  const asked = page.locator('.decision-say b')
  expect(await asked.innerText()).toBe('Keep 5 cards for 15 MC?')
  const corporation = page.locator('.choosing-groups > div').first().locator('.choice').first()
  await corporation.click()
  expect(await asked.innerText()).toMatch(/^Begin as .+ with 5 cards for 15 MC\?$/)
  expect(await page.locator('.money-line').nth(1).innerText()).toMatch(/^5 cards\s+−15$/)
  await page.context().close()
})

test('the sheet of one’s own says what you have, another’s says what they have', async () => {
  const page = await site.visitor()
  await site.nearEnd('terraforming-mars/archive/2-seats-random-greedy-2', 38, [page])
  await page.waitForSelector('.mars-table')
  await page.locator('.tray .more').click()
  await page.getByRole('dialog', { name: 'What you have' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.other').first().click()
  await page.getByRole('dialog', { name: 'What Hypatia has' }).waitFor()
  await page.context().close()
})
