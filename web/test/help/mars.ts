import type { Page } from 'playwright-core'
import { tabTo } from './play.js'
import type { Person } from './turns.js'

/*
 * How somebody of the tests plays Terraforming Mars: cards and what lies at hand first, and soon a pass, so
 * that generations end.
 */

/**
 * The next thing to press is marked; null where there is nothing to do. `lively`: play something before
 * passing.
 */
const next = (page: Page, lively: boolean): Promise<{ layer: string } | null> =>
  page.evaluate((lively) => {
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next')
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const free = ':not(:disabled, [aria-disabled=true])'
    const bar = '.decision.mine'
    const above = `${bar} .decision-above`
    /** Cards to choose from: some of every kind, then the button. */
    const pick = (): HTMLElement | undefined => {
      const button = all(`${bar} .decision-acts .btn.primary${free}`)[0]
      const wanted = all('.choosing-cards').flatMap((list, i) => {
        const taken = list.querySelectorAll('.choice[aria-pressed=true]').length
        const left = list.querySelector<HTMLElement>(`.choice[aria-pressed=false]${free}`)
        return left && taken < (i === 0 ? 1 : 2) ? [left] : []
      })
      return wanted[0] ?? button
    }
    const choose = (): HTMLElement | undefined => {
      const [decision] = all(bar)
      if (!decision || decision.querySelector('a[href$="/end"]')) return
      // Chosen, while the others still choose.
      if (decision.innerText.includes('until everybody has answered')) return
      if (all('.choosing').length > 0) return pick()
      const ready = all(`${bar} .decision-acts .btn.primary${free}`)[0]
      if (ready) return ready
      if (all(above).length > 0)
        return (
          all(`${above} .btn.primary${free}`)[0] ??
          all(`${above} .stepper button:last-child${free}`)[0] ??
          all(
            `${above} :is(.option, .card-choice):not([aria-disabled=true], [aria-pressed=true], :disabled)`,
          )[0]
        )
      const inSight = (thing: HTMLElement) => thing.getClientRects().length > 0
      const thing = all('.thing:not([aria-disabled=true], [aria-pressed=true])').filter(inSight)[0]
      if (thing) return thing
      const area = all('.hex.can[tabindex="0"]')[0]
      if (area) return area
      const chips = all(`${bar} .chip:is(.hot, :has(svg))${free}`)
      const cards = lively ? all('.hand-card:not([data-read])') : []
      return chips[0] ?? cards[0] ?? all(`${bar} .decision-acts .btn${free}`)[0]
    }
    const found = choose()
    found?.setAttribute('data-next', '')
    if (!found) return null
    return { layer: found.closest<HTMLElement>('[data-at]')?.dataset.at ?? '' }
  }, lively)

export type Hand = 'mouse' | 'keyboard' | 'thumb'

const LAYERS: Readonly<Record<string, string>> = { board: 'Board', hand: 'Hand', mine: 'Mine' }

const press: Readonly<Record<Hand, (page: Page, layer: string) => Promise<void>>> = {
  mouse: (page) => page.locator('[data-next]').click({ timeout: 10_000 }),
  async keyboard(page) {
    await tabTo(page, '[data-next]')
    await page.keyboard.press('Enter')
  },
  async thumb(page, layer) {
    if (LAYERS[layer]) await page.getByRole('button', { name: LAYERS[layer], exact: true }).tap()
    await page.locator('[data-next]').tap({ timeout: 10_000 })
  },
}

/** One who brings the game on; `cards` are played before the first pass. */
export function planner(page: Page, hand: Hand, cards = 1): Person {
  let actions = 0
  const act = async () => {
    const found = await next(page, actions < cards * 3)
    if (!found) return false
    await press[hand](page, found.layer)
    actions++
    return true
  }
  return { page, act }
}
