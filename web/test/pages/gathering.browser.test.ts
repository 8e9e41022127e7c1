import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const seatRow = (page: Page, n: number) => page.locator('.waiting-seats > li').nth(n - 1)

/** Opens a table of Moon with so many seats; resolves with its link. */
async function open(page: Page, seats: number, others: 'Friends' | 'Anyone'): Promise<string> {
  await page.locator('.start .segments').first().getByText(String(seats), { exact: true }).click()
  await page.getByText(others, { exact: true }).click()
  await button(page, 'Create game').click()
  return page.locator('.invite input').inputValue()
}

async function sitDown(page: Page, link: string, seat: number): Promise<void> {
  await page.goto(link)
  await seatRow(page, seat).getByRole('button', { name: 'Join here', exact: true }).click()
  // A newcomer is asked for a name; the one suggested will do.
  await page.locator('dialog .btn.primary').click()
  await button(page, 'Leave seat').waitFor()
}

/** An item of the table's menu. */
async function menu(page: Page, item: string): Promise<void> {
  await button(page, 'More').click()
  await page.locator('dialog').getByRole('button', { name: item, exact: true }).click()
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator('.say input').fill(text)
  await page.keyboard.press('Enter')
}

const chatOf = (page: Page) => page.getByRole('log', { name: 'Chat' })

test('a table for anyone: the host removes a stranger and begins; the seats move up, and those who play talk, mute, report and agree', async () => {
  const complaints: string[] = []
  const ada = await site.visitor()
  ada.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  await ada.reload()
  const link = await open(ada, 3, 'Anyone')
  const [bao, eve] = [await site.visitor(), await site.visitor()]
  await sitDown(bao, link, 3)
  await sitDown(eve, link, 2)

  // The last stranger has not started the game: the host is told that all are there, and can still choose.
  await ada.getByRole('heading', { name: 'Everybody is here.' }).waitFor()
  expect(await ada.title()).toContain('Everybody is here')
  await expectAccessible(ada, 'a table that is ready')
  await seatRow(ada, 2)
    .getByRole('button', { name: /^Remove / })
    .click()
  await eve.getByRole('heading', { name: 'The host has taken your seat back.' }).waitFor()
  await eve.getByRole('link', { name: 'Back to lobby' }).click()
  await eve.locator('.shelf').waitFor()
  await eve.context().close()

  // Bao's seat gets another number when the game begins without the one before it.
  await seatRow(ada, 2).getByRole('button', { name: 'Close', exact: true }).click()
  await button(ada, 'Start the game').click()
  for (const page of [ada, bao]) await page.waitForSelector('.moon-table')
  expect(await bao.getByText('You are watching.').count()).toBe(0)

  await say(ada, 'Hello')
  await say(bao, 'Something rude')
  await chatOf(ada).getByText('Something rude').waitFor()
  const name = await chatOf(ada).getByRole('button').innerText()
  await chatOf(ada).getByRole('button', { name }).click()
  await button(ada, /^Report…/).click()
  await ada.getByLabel('What happened?').fill('Was rude to me.')
  await button(ada, 'Send report').click()
  await ada.getByText('The operator of this server will look at it.').waitFor()

  await chatOf(ada).getByRole('button', { name }).click()
  await ada.locator('dialog').getByRole('button', { name: /^Mute/ }).click()
  await chatOf(ada).getByText('Something rude').waitFor({ state: 'detached' })
  await say(bao, 'More of it')
  await chatOf(bao).getByText('More of it').waitFor()
  await say(ada, 'Quiet here')
  await chatOf(ada).getByText('Quiet here').waitFor()
  expect(await chatOf(ada).getByText('More of it').count()).toBe(0)
  await menu(ada, 'Mute or report somebody…')
  await ada.locator('dialog').getByRole('button', { name }).click()
  await ada
    .locator('dialog')
    .getByRole('button', { name: /^Unmute/ })
    .click()
  for (const text of ['Something rude', 'More of it']) await chatOf(ada).getByText(text).waitFor()

  await menu(ada, 'Ask to pause')
  await ada.getByText(`You propose to pause. Still to answer: ${name}.`).waitFor()
  await button(bao, 'Agree').click()
  for (const page of [ada, bao]) await page.getByText('The game is paused.').waitFor()
  await menu(bao, 'Ask to resume')
  await bao.getByText('The game is paused.').waitFor({ state: 'detached' })

  // Who has gone is away, and is asked before a bot plays.
  await button(ada, 'More').click()
  expect(await button(ada, /let a bot play for/).count()).toBe(0)
  await bao.goto(site.url)
  await button(ada, `Ask to let a bot play for ${name}, who is away`).click()
  await ada.getByText(`Still to answer: ${name}.`).waitFor()
  await bao.goto(link)
  await button(bao, 'Agree').click()
  await button(bao, 'Take my seat back').waitFor()
  expect(complaints).toEqual([])
  for (const page of [ada, bao]) await page.context().close()
})

test('a table with a clock of one’s own says so to those who come; when it is taken away, they are told', async () => {
  const ada = await site.visitor()
  await ada.getByRole('link', { name: 'More options' }).click()
  await ada.getByLabel('Seat 2', { exact: true }).selectOption('open')
  await ada.locator('.ng-tile').getByText('Live').click()
  await button(ada, 'Change the time').click()
  await ada.getByLabel('seconds a move', { exact: true }).fill('4000')
  await button(ada, 'More minutes in reserve').click()
  await ada.getByText('The player resigns').click()
  await button(ada, 'Done').click()
  await button(ada, 'Create game').click()
  const link = await ada.locator('.invite input').inputValue()
  const bao = await site.visitor()
  await bao.goto(link)
  await bao
    .getByText('3 600 seconds a move, 15 minutes in reserve. When time runs out, the player resigns.')
    .waitFor()
  await button(ada, 'Cancel game').click()
  await bao.getByRole('heading', { name: 'The host has closed the table.' }).waitFor()

  // At the same address there is nothing from now on.
  await bao.reload()
  await bao.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor()
  for (const page of [ada, bao]) await page.context().close()
})

test('a server that can’t show a table just now is asked again, and its reason is read meanwhile', async () => {
  const page = await site.visitor()
  await open(page, 2, 'Friends')
  const address = page.url()
  const body = { error: 'OTHER_RULES', message: 'another node has the rules of this game' }
  let refusals = 2
  await page.route('**/api/tables/*', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 503, json: body }) : route.continue(),
  )
  await page.goto(address)
  await page.getByRole('heading', { name: 'Another node has the rules of this game.' }).waitFor()
  await page.getByText('Trying again').waitFor()
  await page.getByRole('heading', { name: 'Waiting for one more player.' }).waitFor()
  await page.context().close()
})

test('who waits finds link, code, chat and the rules in a minute; a newcomer is asked for a name once; bots can take the open seats', async () => {
  const ada = await site.visitor({ phone: true, light: true })
  const link = await open(ada, 4, 'Friends')
  await ada.getByRole('img', { name: 'The link as a QR code' }).waitFor()
  await ada.getByText('Build a settlement').waitFor()
  await expectAccessible(ada, 'a game that waits, on a phone by day')

  const bao = await site.visitor()
  await bao.goto(link)
  await button(bao, 'Join').last().click()
  const name = bao.getByLabel('What should the others call you?')
  expect(await name.inputValue()).toMatch(/\w+ \w+/)
  await name.fill('Noor')
  await bao.keyboard.press('Enter')
  await button(bao, 'Leave seat').click()
  await expectAccessible(bao, 'a game that waits, at a desk by night')
  await seatRow(bao, 2).getByRole('button', { name: 'Join here', exact: true }).click()
  await button(bao, 'Leave seat').waitFor()
  await seatRow(ada, 2).getByText('Noor').waitFor()

  await say(ada, 'Hello')
  await chatOf(bao).getByText('Hello').waitFor()
  await button(ada, 'Start with bots instead').click()
  for (const page of [ada, bao]) await page.waitForSelector('.moon-table')
  for (const page of [ada, bao]) await page.context().close()
})
