import type { Page } from 'playwright-core'
import { tabTo } from './play.js'
import type { Person } from './turns.js'

/*
 * How a captain of the tests plays: contracts that the hand can fill are flown alone, other captains' offers
 * are accepted.
 */

type Press = (page: Page, selector: string) => Promise<void>
const click: Press = (page, selector) => page.locator(selector).first().click({ timeout: 10_000 })
const tap: Press = (page, selector) => page.locator(selector).first().tap({ timeout: 10_000 })

/**
 * The next thing to press is marked; null where there is nothing to do. On a phone it says on which layer
 * that lies.
 */
const next = (page: Page): Promise<{ layer: string } | null> =>
  page.evaluate(() => {
    for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next')
    // On a phone the other layers are not drawn; what lies there is found all the same, but not what is
    // folded away.
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => !one.closest('.mr-rest') || one.getClientRects().length > 0,
      )
    const free = ':not(:disabled, [aria-disabled=true])'
    const bar = '.decision.mine'
    const acts = (text: string) =>
      all(`${bar} :is(.decision-acts .btn, .mr-floors .chip)${free}`).find((b) =>
        b.innerText.startsWith(text),
      )
    /**
     * Reactors first, then what draws, then what is missing, unless the actions are just enough for that;
     * once the contract is met, only shields.
     */
    const toPlay = (): HTMLElement | undefined => {
      const says = all(bar)[0]?.innerText.toLowerCase() ?? ''
      const missing = /still missing: (.*)/.exec(says)?.[1]
      const needs = [...(missing?.matchAll(/\d+/g) ?? [])].reduce((sum, [n]) => sum + Number(n), 0)
      const justEnough = needs === Number(/(\d+) actions? left/.exec(says)?.[1])
      const rank = ({ innerText }: HTMLElement) => {
        const name = innerText.trim().toLowerCase()
        if (justEnough) return missing?.includes(name.split(/[\s.]/)[0]) ? 0 : 1
        const at = ['reactor', 'thruster'].findIndex((kind) => name.includes(kind))
        if (at >= 0) return at
        return ['damage', 'shield'].some((kind) => name.includes(kind) && missing?.includes(kind)) ? 2 : 3
      }
      const hand = all('.mr-hand .mr-offered[aria-disabled=false]:not([aria-pressed=true])')
      if (says.includes('the contract is met')) return hand.find((c) => /shield/i.test(c.innerText))
      return hand.sort((a, b) => rank(a) - rank(b))[0]
    }
    const choose = (): HTMLElement | undefined => {
      const claim = all(`.mr-claim-now button${free}`)[0]
      if (claim) return claim
      if (all(`${bar} a[href$="/end"]`).length > 0 || all(bar).length === 0) return
      const above = `${bar} .decision-above`
      const keep = acts('Keep these two')
      if (keep) return keep
      if (all(above).length > 0)
        return (
          all(`${bar} .decision-acts .btn.primary${free}`)[0] ??
          all(
            `${above} :is(.option, .mr-offered):not([aria-disabled=true], [aria-pressed=true], :disabled)`,
          )[0] ??
          all(`${bar} .decision-acts .btn${free}`)[0]
        )
      const offer = all(`${bar} .decision-acts .btn.primary${free}`).find((b) =>
        b.innerText.startsWith('Take '),
      )
      if (offer) return offer
      const said = ['Accept', 'Lock and roll', 'Put on the table', 'Alone', 'Play', 'Use']
        .map(acts)
        .find(Boolean)
      if (said) return said
      // What the hand can fill is worth a try.
      const fits = ({ innerText }: HTMLElement) => {
        const found = /(\d+) of (\d+) in your hand/.exec(innerText)
        return found !== null && found[1] === found[2]
      }
      const lit = all('.mr-thing[aria-pressed=false]')[0]
      const ready = all(`${bar} .decision-acts .btn.primary${free}`)[0]
      if (ready && all('.mr-thing[aria-pressed=true]').length > 0) return ready
      if (lit && !acts('Leave them all')) return lit
      const contract = all(`.mr-contracts .mr-offered${free}:not([aria-pressed=true])`).find(fits)
      if (contract && acts('Stay at base')) return contract
      const discard = acts('Discard') ?? acts('Trash')
      if (discard) return discard
      const asked = all(`${bar} .decision-acts .btn.primary`).some((b) => b.innerText.startsWith('Trash'))
      if (asked) return all('.mr-hand .mr-offered[aria-pressed=false]')[0]
      const card = acts('Done') && toPlay()
      if (card) return card
      return (
        ['Stay at base', 'End turn', 'Done', 'Floor to', 'Decline', 'Go alone', 'End talks', 'More']
          .map(acts)
          .find(Boolean) ?? all(`${bar} .decision-acts .btn${free}`)[0]
      )
    }
    const found = choose()
    found?.setAttribute('data-next', '')
    if (!found) return null
    return { layer: found.closest<HTMLElement>('[data-at]')?.dataset.at ?? '' }
  })

const LAYERS: Readonly<Record<string, string>> = { board: 'Board', mine: 'Mine' }

/**
 * The keyboard alone: Enter presses the main button; Tab and arrows lead to whatever else, and Space chooses
 * it.
 */
const press: Press = async (page, selector) => {
  const main = await page.locator(`${selector}:is(.decision-acts .btn.primary)`).count()
  if (main > 0) await page.keyboard.press('Enter')
  else {
    await tabTo(page, selector)
    await page.keyboard.press('Space')
  }
}

/** One who brings the game on, by mouse, by keyboard or, on a phone, by thumb. */
export function captain(page: Page, { phone = false, keyboard = false } = {}): Person {
  const use = phone ? tap : keyboard ? press : click
  const act = async () => {
    const found = await next(page)
    if (!found) return false
    if (phone && LAYERS[found.layer])
      await page.getByRole('button', { name: LAYERS[found.layer], exact: true }).tap()
    await use(page, '[data-next]')
    return true
  }
  return { page, act }
}
