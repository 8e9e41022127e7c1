import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAgainstBots } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/** Two people at a table of Moon: who begins, and who waits. */
async function two(): Promise<{ first: Page; second: Page }> {
  const ada = await site.visitor()
  await ada.locator('.start .segments').first().getByText('2', { exact: true }).click()
  await ada.getByText('Friends', { exact: true }).click()
  await ada.getByRole('button', { name: 'Create game', exact: true }).click()
  const bao = await site.visitor()
  await bao.goto(await ada.locator('.invite input').inputValue())
  await bao.getByRole('button', { name: 'Join', exact: true }).click()
  await bao.locator('dialog .btn.primary').click()
  for (const page of [ada, bao]) await page.waitForSelector('.hand-card')
  return (await ada.locator('.decision.mine').count()) > 0
    ? { first: ada, second: bao }
    : { first: bao, second: ada }
}

const FREE = '.hand-card[aria-disabled=false]:not(:has(.k-night))'

/** Assimilates the card, so that nothing stands where a Rover could come to. */
async function assimilate(page: Page): Promise<void> {
  await page.locator(FREE).first().click()
  await page.getByRole('button', { name: /^Assimilate/ }).click()
}

test('a move planned while another plays is sent when the turn comes', async () => {
  const { first, second } = await two()
  await second.getByRole('button', { name: 'Plan my move', exact: true }).click()
  await expectAccessible(second, 'planning')
  const cards = await second.locator(FREE).count()
  await assimilate(second)
  await second.getByText(/^Planned for your turn: Assimilate/).waitFor()
  await assimilate(first)
  await first.getByRole('button', { name: 'End the turn', exact: true }).click()
  await second.waitForSelector('.decision.mine')
  await expect.poll(() => second.locator('.hand-card:not(:has(.k-night))').count()).toBe(cards - 1)
  await expect.poll(() => second.locator('.banner').count()).toBe(0)
  for (const page of [first, second]) await page.context().close()
})

test('a planned move can be taken back, and nothing is sent then', async () => {
  const { first, second } = await two()
  await second.getByRole('button', { name: 'Plan my move', exact: true }).click()
  await assimilate(second)
  await second.getByRole('button', { name: 'Cancel plan', exact: true }).click()
  await expect.poll(() => second.locator('.banner').count()).toBe(0)
  const cards = await second.locator('.hand-card').count()
  await assimilate(first)
  await first.getByRole('button', { name: 'End the turn', exact: true }).click()
  await second.waitForSelector('.decision.mine')
  expect(await second.locator('.hand-card').count()).toBe(cards)
  for (const page of [first, second]) await page.context().close()
})

test('a planned move is dropped when moves were taken back meanwhile, and a notice says why', async () => {
  const { first, second } = await two()
  await assimilate(first)
  const undo = first.locator('[data-guide=undo]')
  await expect.poll(() => undo.isEnabled(), { timeout: 20_000 }).toBe(true)
  await second.getByRole('button', { name: 'Plan my move', exact: true }).click()
  const cards = await second.locator('.hand-card').count()
  await assimilate(second)
  await second.getByText(/^Planned for your turn: Assimilate/).waitFor()
  await undo.click()
  await first.locator(FREE).first().waitFor()
  await assimilate(first)
  await first.getByRole('button', { name: 'End the turn', exact: true }).click()
  const notice = second.locator('.banner', { hasText: 'Your planned move was not sent' })
  await notice.waitFor()
  expect(await notice.innerText()).toContain('moves were taken back meanwhile')
  await expectAccessible(second, 'a dropped move')
  await second.waitForSelector('.decision.mine')
  expect(await second.locator('.hand-card').count()).toBe(cards)
  await notice.getByRole('button').click()
  await expect.poll(() => second.locator('.banner').count()).toBe(0)
  for (const page of [first, second]) await page.context().close()
})

test('a report of a wrong rule goes to the server with the moment', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.waitForSelector('.decision.mine')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expectAccessible(page, 'the menu of a table')
  await page.getByRole('button', { name: 'Report a wrong rule…', exact: true }).click()
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('A Base has no Rover space.')
  await expectAccessible(page, 'the report')
  const sent = page.waitForRequest((r) => r.url().endsWith('/rule-reports'))
  await page.getByRole('button', { name: 'Send report', exact: true }).click()
  // Bots may have begun.
  const moves = expect.any(Number)
  expect((await sent).postDataJSON()).toMatchObject({ text: 'A Base has no Rover space.', seq: moves })
  await page.getByText('Thank you.').waitFor()
  await page.context().close()
})
