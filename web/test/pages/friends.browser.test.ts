import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, OVER, playTogether } from '../help/play.js'
import { openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const logOf = (page: Page) => page.locator('[role=log]').innerText()
const CARDS = '.hand-card:not(:has(.k-night))'
const FREE = '.hand-card[aria-disabled=false]:not(:has(.k-night))'

/** Whoever is to construct or assimilate; plays on until there is somebody. */
async function whoHasToUseACard(pages: readonly Page[]): Promise<Page> {
  for (let i = 0; i < 40; i++)
    for (const page of pages) {
      if ((await page.locator('.decision.mine').count()) > 0 && (await page.locator(FREE).count()) > 0)
        return page
      await act(page, i)
    }
  throw new Error('nobody came to use a card')
}

test('two people in two browsers play a whole game; a reload, a lost connection and a double click change nothing', async () => {
  const ada = await site.visitor()
  const sockets: WebSocketRoute[] = []
  await ada.routeWebSocket(/\/api\/live\?table=/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await ada.locator('.start .segments').first().getByText('2', { exact: true }).click()
  await ada.getByText('Friends', { exact: true }).click()
  await ada.getByRole('button', { name: 'Create game', exact: true }).click()
  const link = await ada.locator('.invite input').inputValue()

  const bao = await site.visitor()
  await bao.goto(link)
  await bao.getByRole('button', { name: 'Join', exact: true }).click()
  await bao.locator('dialog .btn.primary').click()
  const pages = [ada, bao]
  for (const page of pages) await page.waitForSelector('.moon-table')
  // The lines of which one page has more or others than the other.
  const differences = async () => {
    const [one, other] = [(await logOf(ada)).split('\n'), (await logOf(bao)).split('\n')]
    return [...one.filter((line) => !other.includes(line)), ...other.filter((line) => !one.includes(line))]
  }
  const bothReadTheSame = async () => {
    await expect.poll(differences, { timeout: 20_000 }).toEqual([])
    expect(await logOf(ada)).toBe(await logOf(bao))
  }

  const disturb = async (n: number) => {
    if (n === 24) {
      await bothReadTheSame()
      await bao.reload()
      await bao.waitForSelector('.moon-table')
      await bothReadTheSame()
    }
    if (n === 48) {
      const before = sockets.length
      await sockets.at(-1)?.close()
      await expect.poll(() => sockets.length, { timeout: 20_000 }).toBeGreaterThan(before)
    }
    if (n === 72) {
      await bothReadTheSame()
      // Whoever is to play assimilates with a double click: one card leaves the hand, and no more.
      const page = await whoHasToUseACard(pages)
      const hand = page.locator(CARDS)
      const cards = await hand.count()
      const told = (await logOf(page)).split('assimilates').length
      await page.locator(FREE).first().click()
      await page.locator('.decision-acts .btn.second').dblclick()
      await expect.poll(async () => (await logOf(page)).split('assimilates').length).toBe(told + 1)
      expect(await hand.count()).toBe(cards - 1)
    }
  }
  await playTogether(pages, OVER, { between: disturb })
  await bothReadTheSame()

  // A word at the end, and the points: both see the same winner.
  await ada.locator('.say input').fill('Good game')
  await ada.keyboard.press('Enter')
  await bao.getByRole('tab', { name: /Chat/ }).click()
  await bao.getByText('Good game').waitFor()
  for (const page of pages) await page.locator(OVER).click()
  expect(await ada.locator('.end h1').innerText()).toBe(await bao.locator('.end h1').innerText())
  for (const page of pages) await page.context().close()
})

test('when a player resigns, both see who won', async () => {
  const ada = await site.visitor()
  await ada.locator('.start .segments').first().getByText('2', { exact: true }).click()
  await ada.getByText('Friends', { exact: true }).click()
  await ada.getByRole('button', { name: 'Create game', exact: true }).click()
  const link = await ada.locator('.invite input').inputValue()
  const bao = await site.visitor()
  await bao.goto(link)
  await bao.getByRole('button', { name: 'Join', exact: true }).click()
  await bao.locator('dialog .btn.primary').click()
  await ada.getByRole('button', { name: 'More', exact: true }).click()
  await ada.getByRole('button', { name: 'Resign', exact: true }).click()
  await ada.locator('dialog .btn.danger').click()
  for (const page of [ada, bao]) await page.locator(OVER).waitFor()
  for (const page of [ada, bao]) await page.context().close()
})
