import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** From the lobby into a game against bots: a box, then Start. */
export async function startAgainstBots(page: Page, seats: number): Promise<void> {
  await page.locator('.start .segments').first().getByText(String(seats), { exact: true }).click()
  await page.locator('.start-level').getByText('easy').click()
  await page.getByRole('button', { name: 'Start now', exact: true }).click()
  await page.waitForSelector('.moon-table')
}

/** As above, with the quickest of bots. */
export async function startAgainstChance(page: Page, seats: number): Promise<void> {
  await page.locator('.start .segments').first().getByText(String(seats), { exact: true }).click()
  await page.getByRole('link', { name: 'More options' }).click()
  for (let seat = 2; seat <= seats; seat++)
    await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption('bot:random')
  await page.getByRole('button', { name: 'Create game', exact: true }).click()
  await page.waitForSelector('.moon-table')
}

/** The link at the end of a game. */
export const OVER = '.decision-acts a[href$="/end"]'

/** How a player gives answers. */
export type Way = 'mouse' | 'keyboard' | 'tap'

const use: Record<Way, (page: Page) => Promise<void>> = {
  mouse: (page) => page.locator('[data-next]').click({ timeout: 5000 }),
  tap: (page) => page.locator('[data-next]').tap({ timeout: 5000 }),
  async keyboard(page) {
    await tabTo(page, '[data-next]')
    await page.keyboard.press('Enter')
  },
}

/**
 * Where the focus is: on the thing, in a region that Tab enters once and that holds the thing, or elsewhere.
 */
const focusNear = (page: Page, selector: string): Promise<'there' | 'region' | 'elsewhere'> =>
  page.evaluate((wanted) => {
    const focus = document.activeElement
    if (focus?.matches(wanted)) return 'there'
    const region = focus?.closest<HTMLElement>('[data-roving]')
    const held = region?.querySelector(wanted)?.matches(region.dataset.roving ?? '')
    return held && focus?.matches(region?.dataset.roving ?? '') ? 'region' : 'elsewhere'
  }, selector)

/** Presses Tab until the thing has the focus; inside a region that Tab enters once, the arrows. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 300; i++) {
    await page.keyboard.press('Tab')
    let near = await focusNear(page, selector)
    if (near === 'region') {
      await page.keyboard.press('Home')
      near = await focusNear(page, selector)
      for (const key of ['ArrowRight', 'ArrowDown'])
        for (let n = 0; n < 60 && near === 'region'; n++) {
          await page.keyboard.press(key)
          near = await focusNear(page, selector)
        }
    }
    if (near === 'there') return
  }
  throw new Error(`Tab never came to ${selector}`)
}

interface Glance {
  /** What was looked for is there. */
  found: boolean
  /** The next thing that brings my turn on is marked. */
  marked: boolean
  /** All that a action changes on the page. */
  sign: string
}

/** One look at the page: is it over, and what would somebody do next? That is marked. */
const glance = (page: Page, selector: string, which = 0): Promise<Glance> =>
  page.evaluate(
    ([wanted, n]) => {
      for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next')
      const find = (selector: string, nth = 0): Element | undefined => {
        const all = document.querySelectorAll(selector)
        return all[nth % Math.max(1, all.length)]
      }
      const above = '.decision.mine .decision-above'
      const acts = '.decision.mine .decision-acts .btn'
      const choose = () => {
        if (find('dialog[open]')) return find('dialog[open] .btn.primary') ?? find('dialog[open] .tool')
        if (find('.curtain')) return find('.curtain .btn')
        if (find('.hand-card[aria-pressed=true]'))
          return find(`${acts}.primary:not(:disabled)`) ?? find(`${acts}.second:not(:disabled)`)
        if (find(above))
          return (
            find(`${acts}.primary:not(:disabled)`) ??
            find(`${above} .stepper button:last-child:not(:disabled)`) ??
            find(
              `${above} :is(.option, .card-choice):not([aria-disabled=true], [aria-pressed=true], :disabled)`,
            )
          )
        if (!find('.decision.mine')) return
        // What is asked for lies on the table; on a phone it may lie on another layer, and is listed as well.
        if (find('.moon-table :is(.thing, .supply-grid.asked)')) {
          const ready = find(`${acts}.primary:not(:disabled)`)
          const free = ':not(:disabled, [aria-disabled=true], [aria-pressed=true])'
          const things = `.moon-table :is(.thing, .thing-chips .chip, .asked .stepper button:last-child)${free}`
          return ready ?? [...document.querySelectorAll(things)].find((t) => t.getClientRects().length > 0)
        }
        return (
          find('.hand-card[aria-disabled=false]:not(:has(.k-night))', n) ??
          find(`${acts}.primary:not(:disabled)`)
        )
      }
      const next = choose()
      next?.setAttribute('data-next', '')
      const says = ['[role=log]', '.decision', '.curtain', 'dialog[open]', '.supply-grid'].map(
        (s) => find(s)?.textContent,
      )
      const pressed = [...document.querySelectorAll('.hand-card, .decision .option, .thing, .chip')].map(
        (e) => e.getAttribute('aria-pressed'),
      )
      return {
        found: find(wanted) !== undefined,
        marked: next !== undefined,
        sign: [...says, ...pressed].join(),
      }
    },
    [selector, which] as const,
  )

/**
 * Does what is marked, and waits until the page shows it. The page may have gone on meanwhile; then there is
 * something else to do.
 */
async function doIt(page: Page, before: Glance, selector: string, way: Way): Promise<void> {
  const done = await use[way](page).then(
    () => true,
    () => false,
  )
  // The strict policy of the page lets no function in that waits there, so it is asked from here.
  if (done)
    await expect
      .poll(async () => (await glance(page, selector)).sign, { timeout: 20_000, interval: 20 })
      .not.toBe(before.sign)
      .catch(() => {})
}

/**
 * One click that brings my turn on: a card, an answer, a button. False where there is nothing for me to do.
 */
export async function act(page: Page, which = 0, way: Way = 'mouse'): Promise<boolean> {
  const seen = await glance(page, OVER, which)
  if (seen.marked) await doIt(page, seen, OVER, way)
  return seen.marked
}

/** Several people play until something is on everybody's page. `between` is called before every act. */
export async function playTogether(
  pages: readonly Page[],
  selector: string,
  { way = 'mouse' as Way, between = async (_: number): Promise<void> => {} } = {},
): Promise<void> {
  for (let acts = 0; acts < 900; acts++) {
    await between(acts)
    let next: { page: Page; seen: Glance } | undefined
    const over = async () => {
      next = undefined
      let found = 0
      for (const page of pages) {
        const seen = await glance(page, selector, acts)
        if (seen.found) found++
        else if (seen.marked) next ??= { page, seen }
      }
      return found === pages.length || next !== undefined
    }
    await expect.poll(over, { timeout: 60_000, interval: 20 }).toBe(true)
    if (!next) return
    await doIt(next.page, next.seen, selector, way)
  }
  throw new Error(`the game never came to ${selector}`)
}

/** Plays on until something is on the page. `between` is called before every act. */
export const playUntil = (
  page: Page,
  selector: string,
  how: Parameters<typeof playTogether>[2] = {},
): Promise<void> => playTogether([page], selector, how)
