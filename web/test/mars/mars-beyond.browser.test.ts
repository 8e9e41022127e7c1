import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planner } from '../help/mars.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'
import { type Person, takeTurns } from '../help/turns.js'

/* Terraforming Mars with every expansion: preludes, colonies, the committee, Venus. */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const EVERYTHING = { venus: true, prelude: true, colonies: true, turmoil: true, promos: true, first: '1' }

const can = (page: Page, selector: string) => page.locator(`${selector}:not([aria-disabled=true])`)

/**
 * One who builds a colony when there is money for it, trades and sends delegates, and else does what any
 * planner does.
 */
function settler(page: Page): Person {
  const usual = planner(page, 'mouse', 0)
  const room = (name: string) => page.getByRole('tab', { name, exact: true }).click()
  let built = 0
  const wishes = [
    async () => {
      const project = can(page, '[data-project=build-colony]')
      if (built > 1 || (await project.count()) === 0) return false
      await project.click()
      built++
      return true
    },
    async () => {
      await room('Colonies')
      const trade = can(page, '.trades button').first()
      if ((await trade.count()) === 0) return false
      await trade.click()
      return true
    },
    async () => {
      await room('Committee')
      // From the lobby: the first one of a generation is free.
      const party = page.locator('button.party.can').first()
      if ((await page.getByText('1 in the lobby').count()) === 0 || (await party.count()) === 0) return false
      await party.click()
      return true
    },
  ]
  const act = async (n: number) => {
    const turn = page.locator('.decision.mine').getByRole('button', { name: /^(Pass|End the turn)/ })
    const chosen = page.locator('.decision.mine .decision-acts .btn.primary:not(:disabled)')
    if ((await turn.count()) > 0 && (await chosen.count()) === 0)
      for (const wish of wishes) if (await wish()) return true
    return usual.act(n)
  }
  return { page, act }
}

test('everything on: preludes are played, a colony is built and traded with, a delegate sent, an event resolved', async () => {
  const page = await site.visitor()
  await site.fresh(
    { game: 'terraforming-mars', options: EVERYTHING, seats: 3, seed: 'be'.padStart(64, '0') },
    [page],
  )
  await page.waitForSelector('.choosing')
  await expectAccessible(page, 'corporations, preludes and projects')
  await takeTurns([settler(page)], { until: '.mars-progress:has(b:text-is("4"))', most: 300 })
  const log = await page.locator('[role=log]').innerText()
  for (const happened of [/builds a colony/, /trades with/, /sends 1 delegate/, /plays/, /global event/i])
    expect(log).toMatch(happened)
  // The next cards are on offer; what lies beyond is looked at behind them.
  await page.getByRole('button', { name: 'Show the table', exact: true }).click()
  for (const room of ['Goals', 'Colonies', 'Committee']) {
    await page.getByRole('tab', { name: room, exact: true }).click()
    await expectAccessible(page, `${room} beside Mars`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  for (const room of ['Colonies', 'Committee']) {
    await page.getByRole('tab', { name: room, exact: true }).click()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, room).toBeLessThanOrEqual(390)
  }
  await page.context().close()
})
