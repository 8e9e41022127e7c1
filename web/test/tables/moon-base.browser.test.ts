import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { byKeys, byMouse } from '../help/moon-base.js'
import { OVER, tabTo } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'
import { takeTurns } from '../help/turns.js'

/*
 * Two people play Moon Base to its end: one on the map with the keyboard alone, one in three dimensions with
 * the mouse.
 */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const ringsOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const label = document.querySelector('[role=application]')?.getAttribute('aria-label') ?? ''
    return Number(/, (\d+) rings/.exec(label)?.[1] ?? 0)
  })

test('two people finish a game, one on the map by keyboard alone, one in three dimensions by mouse', async () => {
  const mapper = await site.visitor()
  const pilot = await site.visitor()
  await pilot.setViewportSize({ width: 1200, height: 760 })
  await pilot.evaluate(() => localStorage.setItem('moon-base:look', 'three'))
  // The last round: selection, eight placements, building.
  await site.nearEnd('moon-base/archive/2-seats-random-greedy-1', 13, [mapper, pilot])
  await mapper.waitForSelector('.mb-table')
  await pilot.waitForSelector('.moon3d canvas')
  await expectAccessible(mapper, 'the map')
  await expectAccessible(pilot, 'the moon in three dimensions')
  const before = await ringsOn(mapper)
  const mouse = byMouse(pilot)
  await takeTurns([byKeys(mapper), mouse])
  expect(await ringsOn(mapper)).toBeGreaterThan(before + 4)
  expect(mouse.laid, 'laid by pointing at the moon').toBeGreaterThanOrEqual(3)
  expect(mouse.moved, 'the moon moved while it was pointed at').toBe(false)
  await tabTo(mapper, OVER)
  await mapper.keyboard.press('Enter')
  await pilot.locator(OVER).click()
  for (const page of [mapper, pilot]) {
    await page.waitForSelector('.end h1')
    expect(await page.locator('.end h1').innerText()).toMatch(/wins?$/)
  }
  expect(await mapper.locator('.end h1').innerText()).toBe(await pilot.locator('.end h1').innerText())
  for (const page of [mapper, pilot]) await page.context().close()
})
