import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captain } from '../help/moonrakers.js'
import { OVER } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'
import { takeTurns } from '../help/turns.js'

/*
 * Three people in three browsers, a bot in the fourth seat. In this game Ada holds all that "Claim Bounty"
 * needs except one damage, which Bao has.
 */

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const GAME = {
  game: 'moonrakers',
  options: { first: '1', goal: 3, mercenaryPrice: 'round' },
  seats: 4,
  seed: '54'.padStart(64, '0'),
}

const does = (page: Page, name: string | RegExp) =>
  page.locator('.decision.mine :is(.decision-acts, .decision-also)').getByRole('button', { name }).click()
const says = (page: Page, text: string | RegExp) => page.locator('.decision', { hasText: text }).waitFor()

async function keepTwo(page: Page): Promise<void> {
  const offered = page.locator('.mr-choices .mr-offered')
  await offered.first().waitFor()
  for (const n of [0, 1]) await offered.nth(n).click()
  await does(page, 'Keep these two')
}

/** Shares of one thing for one captain, on the board of the talks. */
const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })

/** Plays a card of the hand. */
async function plays(page: Page, name: string): Promise<void> {
  const hand = page.locator('.mr-hand .mr-offered')
  const cards = await hand.count()
  await page.locator('.mr-hand .mr-offered[aria-disabled=false]', { hasText: name }).first().click()
  await does(page, `Play ${name}`)
  await expect.poll(() => hand.count(), { timeout: 20_000 }).not.toBe(cards)
}

test('three people negotiate: an offer, a decline, a counter, agreement; then a lie lets the contract fail, and the game goes on to its end', async () => {
  const people = [await site.visitor(), await site.visitor({ light: true }), await site.visitor()]
  const [ada, bao, ines] = people
  await site.fresh(GAME, people, 'greedy')
  for (const page of people) await keepTwo(page)

  // Ada takes a contract to the talks and invites both.
  await says(ada, 'Choose a contract')
  await ada.locator('.mr-contracts .mr-offered', { hasText: 'Claim Bounty' }).click()
  await does(ada, 'With allies')
  await ada.locator('.mr-talks').waitFor()
  await expectAccessible(ada, 'the talks')
  await ada.getByRole('button', { name: 'Invite Ines', exact: true }).click()
  await does(ada, 'Put on the table')

  // Ines declines; Bao wants a credit more and sends the terms back.
  await says(ines, 'Ada asks you: terms 1.')
  await does(ines, 'Decline')
  await says(bao, 'Ada asks you: terms 1.')
  await cell(bao, 'Credits for Ada').click()
  await cell(bao, 'Credits for Bao').click()
  await says(bao, 'Send your draft back as a counter-offer?')
  await expectAccessible(bao, 'a counter-offer')
  await does(bao, 'Counter-offer')

  // Ada sees what he wants, leaves Ines out, and asks again with his shares.
  await says(ada, 'Bao wants 1 credit more.')
  await expect.poll(() => ada.locator('.mr-cell.changed').count()).toBe(2)
  await ada.getByRole('button', { name: 'Leave Ines out', exact: true }).click()
  await does(ada, 'Put on the table')
  await says(bao, 'Ada asks you: terms 2.')
  await does(bao, 'Accept')
  await says(ada, 'Everybody agrees.')
  await does(ada, 'Lock and roll')

  // Ada plays all that she has; the one damage that is missing lies in Bao’s hand, and he says that he is
  // done.
  await ada.locator('.mr-mission').waitFor()
  await expectAccessible(ada, 'a mission')
  for (const card of ['Reactor', 'Reactor', 'Damage', 'Damage']) await plays(ada, card)
  await says(ada, 'Still missing: 1 damage.')
  await does(ada, 'Floor to Bao')
  await says(bao, 'Still missing: 1 damage.')
  const able = bao.locator('.mr-hand .mr-offered[aria-disabled=false]', { hasText: 'Damage' })
  expect(await able.count(), 'Bao could').toBe(1)
  expect(await ada.locator('.mr-lanes').innerText()).toContain('Holds 5 cards')
  expect(await ada.locator('.mr-table').innerText(), 'nobody sees what he holds').not.toContain('Thruster')
  await does(bao, 'Done')
  await does(ada, 'Done')
  for (const page of people)
    await expect
      .poll(() => page.locator('[role=log]').innerText(), { timeout: 20_000 })
      .toMatch(/fails|failed/)

  await takeTurns(people.map((page) => captain(page)))
  for (const page of people) await page.locator(OVER).click()
  const [winner, ...others] = await Promise.all(people.map((page) => page.locator('.end h1').innerText()))
  expect(winner).toMatch(/wins?$/)
  expect(others).toEqual([winner, winner])
  for (const page of people) await page.context().close()
})

test('the whole flow on a phone: a contract, the talks, a mission kept, the armory, the next turn', async () => {
  const ada = await site.visitor({ phone: true })
  const bao = await site.visitor()
  await site.fresh(GAME, [ada, bao])
  const layer = (name: string) => ada.getByRole('button', { name, exact: true }).tap()
  const taps = (name: string) =>
    ada
      .locator('.decision.mine :is(.decision-acts, .decision-also)')
      .getByRole('button', { name, exact: false })
      .tap()
  const offered = ada.locator('.mr-choices .mr-offered')
  await offered.first().waitFor()
  for (const n of [0, 1]) await offered.nth(n).tap()
  await taps('Keep these two')
  await keepTwo(bao)

  await says(ada, 'Choose a contract')
  await layer('Board')
  await ada.locator('.mr-contracts .mr-offered', { hasText: 'Claim Bounty' }).tap()
  await taps('With allies')
  await ada.locator('.mr-talks').waitFor()
  await cell(ada, 'Credits for Ada').tap()
  await cell(ada, 'Credits for Bao').tap()
  for (const button of await ada.locator('.mr-cell, .mr-invites .chip, .decision-acts .btn').all()) {
    const box = await button.boundingBox()
    if (box) expect(Math.min(box.height, box.width), await button.innerText()).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(ada, 'the talks on a phone')
  await taps('Put on the table')
  await says(bao, 'Ada asks you: terms 1.')
  await does(bao, 'Accept')
  await says(ada, 'Everybody agrees.')
  await taps('Lock and roll')

  await ada.locator('.mr-mission').waitFor()
  for (const card of ['Reactor', 'Reactor', 'Damage', 'Damage']) {
    await layer('Mine')
    const hand = ada.locator('.mr-hand .mr-offered')
    const cards = await hand.count()
    await ada.locator('.mr-hand .mr-offered[aria-disabled=false]', { hasText: card }).first().tap()
    await taps(`Play ${card}`)
    await expect.poll(() => hand.count(), { timeout: 20_000 }).not.toBe(cards)
  }
  await layer('Board')
  await expectAccessible(ada, 'a mission on a phone')
  await taps('Floor to Bao')
  await says(bao, 'Still missing: 1 damage.')
  await plays(bao, 'Damage')
  await does(bao, 'Done')
  await says(ada, 'The contract is met.')
  await taps('Done')
  const log = () => ada.locator('[role=log]').textContent()
  await expect.poll(log, { timeout: 20_000 }).toMatch(/Claim Bounty succeeds/)
  // What is left of the turn, up to Bao’s.
  const people = [captain(ada, { phone: true }), captain(bao)]
  await takeTurns(people, { until: '[role=log]:has-text("Turn 2: Bao is the mission leader")' })
  for (const page of [ada, bao]) await page.context().close()
})
