import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { follow, learn } from '../help/guide.js'
import { planner } from '../help/mars.js'
import { byKeys } from '../help/moon-base.js'
import { captain } from '../help/moonrakers.js'
import { act } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const moon = (page: Page) => (n: number) => act(page, n)

test('the guided first game of Moon teaches it from the first card to the second Era', async () => {
  const page = await site.visitor()
  await learn(page, 'Moon')
  await expectAccessible(page, 'the guide')
  const said = await follow(page, moon(page), (titles) => titles.at(-1) === 'Era II: production')
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
  const page = await site.visitor()
  await learn(page, 'Moon')
  await page.locator('.hand-card [data-card="solar-panels"]').click()
  await page.getByRole('button', { name: /^Construct/ }).click()
  await page.locator('.slat', { hasText: 'Solar Panels' }).first().waitFor()
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
  const page = await site.visitor({ phone: true })
  await learn(page, 'Moon')
  await expectAccessible(page, 'the guide on a phone')
  await follow(page, moon(page), (titles) => titles.at(-1) === 'Flags are the talk of Earth')
  const guide = await page.locator('.guide-says').boundingBox()
  const bar = await page.locator('.decision').boundingBox()
  if (guide && bar) expect(guide.y + guide.height).toBeLessThanOrEqual(bar.y)
  await page.context().close()
})

const others = [
  {
    title: 'Moonrakers',
    way: (page: Page) => captain(page).act,
    first: ['Two secret aims', 'First to ten prestige', 'Contracts', 'Your hand', 'Take one to the talks'],
    last: 'Buy for the next one',
  },
  {
    title: 'Moon Base',
    way: (page: Page) => byKeys(page).act,
    first: [
      'A base on the moon',
      'Choose your colour',
      'Set the tower',
      'Take two rings',
      'Lay your first ring',
    ],
    last: 'You know the game',
  },
  {
    title: 'Terraforming Mars',
    way: (page: Page) => planner(page, 'mouse').act,
    first: [
      'This is Mars',
      'Three things to do',
      'Your terraform rating',
      'What you have, and what you make',
    ],
    last: 'On you go',
  },
]

test.each(others)(
  'the guided first game of $title goes from its first word to its last',
  async ({ title, way, first, last }) => {
    const page = await site.visitor()
    await learn(page, title)
    await expectAccessible(page, `the guide of ${title}`)
    const said = await follow(page, way(page), (titles) => titles.at(-1) === last)
    expect(said.slice(0, first.length)).toEqual(first)
    expect(said.at(-1)).toBe(last)
    expect(said.length, said.join()).toBeGreaterThanOrEqual(10)
    await page.context().close()
  },
)
