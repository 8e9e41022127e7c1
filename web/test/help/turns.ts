import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { OVER } from './play.js'

/** Somebody at a page, and how they play. */
export interface Person {
  page: Page
  /** Does one thing that brings the game on; false where there is nothing for this person to do. */
  act(n: number): Promise<boolean>
}

/** All that a action changes on the page. */
const signOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const says = ['[role=log]', '.decision', '.curtain', 'dialog[open]', '[role=application]'].map((s) => {
      const found = document.querySelector(s)
      return `${found?.getAttribute('aria-label')} ${found?.textContent}`
    })
    const pressed = [...document.querySelectorAll('[aria-pressed]')].map((e) =>
      e.getAttribute('aria-pressed'),
    )
    return [...says, ...pressed].join()
  })

/** How often in a row a action may come to nothing because the page went on meanwhile. */
const SLIPS = 6
/** A game in which nobody finds anything to do for so long has stalled. */
const PATIENCE = 60_000

/**
 * Everybody does what is theirs to do until the game is over on every page. Nothing is waited for that need
 * not be.
 */
export async function takeTurns(
  people: readonly Person[],
  { until = OVER, most = 400, between = async (_: number): Promise<void> => {} } = {},
): Promise<void> {
  let slips = 0
  let since = Date.now()
  /** One action of the first who has something to do; false where nobody has. */
  const oneDeed = async (n: number): Promise<boolean> => {
    for (const { page, act } of people) {
      const before = await signOf(page)
      try {
        if (!(await act(n))) continue
        await expect
          .poll(() => signOf(page), { timeout: 20_000, interval: 20, message: 'the page shows the action' })
          .not.toBe(before)
        slips = 0
      } catch (error) {
        if (++slips > SLIPS) throw error
      }
      return true
    }
    return false
  }
  const isOver = async () => {
    for (const { page } of people) if ((await page.locator(until).count()) === 0) return false
    return true
  }
  for (let n = 0; n < most; ) {
    if (await isOver()) return
    await between(n)
    if (await oneDeed(n)) {
      n++
      since = Date.now()
    } else if (Date.now() - since > PATIENCE) {
      const says = await Promise.all(people.map(({ page }) => page.locator('body').innerText()))
      throw new Error(`nobody had anything to do; the pages say:\n${says.join('\n---\n')}`)
    } else await people[0].page.waitForTimeout(40)
  }
  throw new Error(
    `after ${most} actions the game is not over:\n${await people[0].page.locator('body').innerText()}`,
  )
}
