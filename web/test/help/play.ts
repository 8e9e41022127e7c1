import type { Page } from 'playwright-core'

const bar = '.decision.mine'

/** From the lobby into a game against bots: a box, then Start. */
export async function startAgainstBots(page: Page, seats: number): Promise<void> {
  await page.locator('.start .segments').first().getByText(String(seats), { exact: true }).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.waitForSelector('.moon-table')
}

/** As above, with the quickest of bots. */
export async function startAgainstChance(page: Page, seats: number): Promise<void> {
  await page.locator('.start .segments').first().getByText(String(seats), { exact: true }).click()
  await page.getByRole('button', { name: 'Options and seats' }).click()
  await page.getByText('by chance').click()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.waitForSelector('.moon-table')
}

const moment = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.querySelector('[role=log]')?.childElementCount +
      (document.querySelector('.decision')?.textContent ?? ''),
  )

/** One click or two that bring my turn on: answer what is asked, construct or assimilate, end. False while others play. */
export async function act(page: Page, which = 0): Promise<boolean> {
  if ((await page.locator(bar).count()) === 0) return false
  const click = (selector: string, nth = 0) => page.locator(selector).nth(nth).click({ timeout: 2000 })
  const open = await page.locator(`${bar} .decision-above`).count()
  if (open > 0 && (await page.locator('.hand-card[aria-pressed=true]').count()) === 0) {
    const choices = page.locator(
      `${bar} .decision-above :is(.option, .card-choice):not([aria-disabled=true])`,
    )
    if ((await page.locator(`${bar} .stepper`).count()) > 0) {
      const confirm = page.locator(`${bar} .decision-above .btn.primary`)
      for (let i = 0; i < 12 && (await confirm.isDisabled()); i++)
        await click(`${bar} .stepper button:last-child:not(:disabled)`)
      await confirm.click()
    } else {
      await choices.first().click({ timeout: 2000 })
      const confirm = page.locator(`${bar} .decision-above .btn.primary:not(:disabled)`)
      if ((await confirm.count()) > 0) await confirm.click({ timeout: 2000 })
    }
    return true
  }
  const hand = page.locator('.hand-card[aria-disabled=false]:not(:has(.k-night))')
  const cards = await hand.count()
  if (cards > 0) {
    await hand.nth(which % cards).click({ timeout: 2000 })
    const primary = page.locator(`${bar} .decision-acts .btn.primary:not(:disabled)`)
    if ((await primary.count()) > 0) await primary.click({ timeout: 2000 })
    else await click(`${bar} .decision-acts .btn.second`)
    return true
  }
  await click(`${bar} .decision-acts .btn.primary:not(:disabled)`)
  return true
}

/** Plays on until something is on the page, or for so many acts. */
export async function playUntil(page: Page, selector: string, most = 400): Promise<void> {
  for (let i = 0; i < most; i++) {
    if ((await page.locator(selector).count()) > 0) return
    const before = await moment(page)
    await act(page, i).catch(() => false)
    // An answer comes back within moments; a bot may take a little longer.
    for (let wait = 0; wait < 60 && (await moment(page)) === before; wait++) await page.waitForTimeout(10)
  }
}
