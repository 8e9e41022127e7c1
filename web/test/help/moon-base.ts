import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tabTo } from './play.js'
import type { Person } from './turns.js'

/* How people of the tests play Moon Base: by keyboard over the map, by mouse over the moon in three dimensions. */

const PUT_BACK = '.decision.mine .decision-acts .btn.second'
const READY = '.decision.mine .decision-acts .btn.primary:not(:disabled)'

/** So many points of the moon are tried with a ring in hand. */
const POINTS = 14

type Asked = 'draft' | 'hand' | 'held' | 'acts' | null
/** What is asked of whoever sits at this page; nothing while the other plays. */
const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const bar = document.querySelector('.decision.mine')
    if (!bar || bar.querySelector('a[href$="/end"]')) return null
    if (document.querySelector('button.pile')) return 'draft'
    if (document.querySelector('.holding[role=application]')) return 'held'
    // Who has no place for any ring passes, with the rings still in hand.
    if (bar.querySelector('.decision-acts .btn:not(:disabled)')) return 'acts'
    return document.querySelector('button.hand-ring') ? 'hand' : null
  })

/** The keyboard alone: a ring is taken up with Enter, walks to a suggested place, is nudged, comes back, and is laid. */
export function byKeys(page: Page): Person {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const rings = page.locator('button.hand-ring')
  // Each in its turn: the one that has just been put back has no place.
  let taken = 0
  const act = async (n: number) => {
    const now = await asked(page)
    if (now === null) return false
    if (now === 'draft') await tabTo(page, 'button.pile')
    if (now === 'acts') await tabTo(page, '.decision-acts .btn:not(:disabled)')
    if (now === 'hand')
      await tabTo(page, `.mb-hand li:nth-child(${(taken++ % (await rings.count())) + 1}) button.hand-ring`)
    if (now === 'held') {
      if (!(await page.evaluate(() => document.activeElement?.matches('[role=application]'))))
        await tabTo(page, '[role=application]')
      if (n % 2) await press('n')
      await press('ArrowRight', 'Shift+ArrowLeft', 'ArrowLeft', 'Shift+ArrowRight', 'n')
      // A ring that has no place anywhere is put back.
      if ((await page.locator(READY).count()) === 0) {
        await press('Escape')
        return true
      }
    }
    await press('Enter')
    return true
  }
  return { page, act }
}

/** The mouse alone, over the moon in three dimensions. `laid` counts what was laid by pointing at it. */
export function byMouse(page: Page): Person & { laid: number } {
  const click = (selector: string) => page.locator(selector).first().click({ timeout: 10_000 })
  let taken = 0
  const takeUp = async () => {
    const rings = page.locator('button.hand-ring')
    await rings.nth(taken++ % Math.max(1, await rings.count())).click({ timeout: 10_000 })
  }
  const sentence = () => page.locator('.decision').innerText()
  /** Over the moon in a spiral until something can be laid below the pointer. */
  const pointAt = async (n: number, points: number): Promise<boolean> => {
    const box = await page.locator('.moon3d canvas').boundingBox()
    if (!box) throw new Error('the moon is out of sight')
    for (let i = 0; i < points; i++) {
      const [turn, out] = [i * 2.4 + n, 0.05 + 0.3 * Math.sqrt(i / points)]
      const before = await sentence()
      await page.mouse.move(
        box.x + box.width * (0.5 + out * Math.cos(turn)),
        box.y + box.height * (0.52 + 0.7 * out * Math.sin(turn)),
      )
      await expect
        .poll(sentence, { timeout: 500, interval: 20 })
        .not.toBe(before)
        .catch(() => {})
      if ((await page.locator(READY).count()) === 0) continue
      await page.mouse.down()
      await page.mouse.up()
      await click(READY)
      return true
    }
    return false
  }
  const person = {
    page,
    laid: 0,
    async act(n: number) {
      const now = await asked(page)
      if (now === null) return false
      if (now === 'draft') await click('button.pile')
      else if (now === 'hand') await takeUp()
      else if (now === 'acts') await click('.decision-acts .btn:not(:disabled)')
      else if ((await page.locator(PUT_BACK).count()) === 0) {
        // A base; there are many craters for it.
        if (await pointAt(n, 4 * POINTS)) person.laid++
        else return false
      } else if (await pointAt(n, POINTS)) person.laid++
      else {
        // The moon is crowded: a ring that finds nothing is put back, and another laid where it is suggested.
        await click(PUT_BACK)
        await takeUp()
        if ((await page.locator(READY).count()) > 0) await click(READY)
      }
      return true
    },
  }
  return person
}
