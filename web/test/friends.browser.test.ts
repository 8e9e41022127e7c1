import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './help/house.js'
import { act } from './help/play.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const lineCount = (page: Page) => page.locator('[role=log] .log-line').count()

test('a friend joins by link; a reload, a lost connection and a double click change nothing', async () => {
  const ada = await house.visitor()
  const sockets: WebSocketRoute[] = []
  await ada.routeWebSocket('**/api/live', (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  await ada.locator('.start .segments').first().getByText('2', { exact: true }).click()
  await ada.getByText('Friends', { exact: true }).click()
  await ada.getByRole('button', { name: 'Open the table' }).click()
  const link = await ada.locator('.invite input').inputValue()

  const bao = await house.visitor()
  await bao.goto(link)
  await bao.getByRole('button', { name: 'Sit down', exact: true }).click()
  for (const page of [ada, bao]) await page.waitForSelector('.moon-table')

  const turns = async (rounds: number) => {
    for (let i = 0; i < rounds; i++)
      for (const page of [ada, bao]) {
        await act(page, 2).catch(() => false)
        await page.waitForTimeout(80)
      }
  }
  await turns(4)
  const before = await lineCount(ada)
  await bao.reload()
  await bao.waitForSelector('.moon-table')
  await expect.poll(() => lineCount(bao), { timeout: 5000 }).toBe(before)

  sockets.at(-1)?.close()
  await turns(4)
  await expect.poll(() => sockets.length, { timeout: 8000 }).toBeGreaterThan(1)
  await expect
    .poll(async () => (await lineCount(ada)) === (await lineCount(bao)), { timeout: 5000 })
    .toBe(true)

  // Whoever is to play assimilates with a double click: one card leaves the hand, and no more.
  const player = async () => ((await ada.locator('.decision.mine').count()) ? ada : bao)
  for (let i = 0; i < 12; i++) {
    const page = await player()
    if ((await page.locator('.hand-card[aria-disabled=false]:not(:has(.k-night))').count()) > 0) break
    await act(page)
    await page.waitForTimeout(100)
  }
  const page = await player()
  const hand = page.locator('.hand-card:not(:has(.k-night))')
  const cards = await hand.count()
  await page.locator('.hand-card[aria-disabled=false]:not(:has(.k-night))').first().click()
  await page.locator('.decision-acts .btn.second').dblclick()
  await expect.poll(() => hand.count()).toBe(cards - 1)
  await page.waitForTimeout(400)
  expect(await hand.count()).toBe(cards - 1)

  // A word, and the end: one gives up, both see who won.
  await ada.locator('.say input').fill('Good game')
  await ada.keyboard.press('Enter')
  await bao.getByRole('tab', { name: /Chat/ }).click()
  await bao.getByText('Good game').waitFor()
  await ada.getByRole('button', { name: 'More' }).click()
  await ada.getByRole('button', { name: 'Give up' }).click()
  await ada.locator('dialog .btn.danger').click()
  for (const p of [ada, bao]) await p.getByRole('link', { name: 'See every point' }).waitFor()
  await ada.context().close()
  await bao.context().close()
})

test('two people on one device: a curtain falls between their hands', async () => {
  const page = await house.visitor()
  await page.getByRole('button', { name: 'Options and seats' }).click()
  await page.locator('.seat-choice select').nth(1).selectOption('me')
  await page.locator('.seat-choice select').nth(2).selectOption('closed')
  await page.getByRole('button', { name: 'Make the table' }).click()
  let curtains = 0
  for (let i = 0; i < 60 && curtains < 4; i++) {
    const curtain = page.locator('.curtain .btn')
    if ((await curtain.count()) > 0) {
      expect(await page.locator('.hand-card').count(), 'no hand is in sight').toBe(0)
      curtains++
      await curtain.click()
    } else await act(page, i).catch(() => false)
    await page.waitForTimeout(120)
  }
  expect(curtains).toBe(4)
  await page.context().close()
})
