import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tabTo } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const seatsOf = (page: Page) =>
  page.locator('.ng-seats select').evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
const create = (page: Page) => page.getByRole('button', { name: 'Create game', exact: true })
const sentence = (page: Page) => page.locator('.ng-sentence p')

/** What the server made of the choices. */
async function madeGame(page: Page) {
  await page.waitForURL(/\/t\/[\w-]+$/)
  const id = new URL(page.url()).pathname.split('/')[2]
  return (await page.request.get(`${site.url}/api/tables/${id}`)).json()
}

/** The page of a new game with what was chosen in the lobby. */
async function fromLobby(others: string): Promise<Page> {
  const page = await site.visitor()
  await page.locator('.start .segments').first().getByText('3', { exact: true }).click()
  await page.getByText(others, { exact: true }).click()
  await page.getByRole('link', { name: 'More options' }).click()
  await page.locator('.ng-seats').waitFor()
  return page
}

test('friends chosen in the lobby stay chosen on the page of a new game: the game waits for them', async () => {
  const page = await fromLobby('Friends')
  expect(await seatsOf(page)).toEqual(['open', 'open', 'nobody'])
  await create(page).click()
  await page.locator('.invite input').waitFor()
  expect(await madeGame(page)).toMatchObject({ begin: 'full', listed: false })
  await page.context().close()
})

test('anyone chosen in the lobby stays chosen on the page of a new game: the game is listed', async () => {
  const page = await fromLobby('Anyone')
  expect(await seatsOf(page)).toEqual(['open', 'open', 'nobody'])
  await create(page).click()
  await page.locator('.invite input').waitFor()
  expect(await madeGame(page)).toMatchObject({ begin: 'host', listed: true })
  await page.goto(site.url)
  await page.getByText('2 seats free').waitFor()
  await page.context().close()
})

test('bots and their level chosen in the lobby stay chosen on the page of a new game', async () => {
  const page = await fromLobby('Bots')
  expect(await seatsOf(page)).toEqual(['bot:medium', 'bot:medium', 'nobody'])
  await page.context().close()
})

test('a new game is made by keyboard alone: preset, expansion, map, Enter', async () => {
  const page = await site.visitor()
  await page.goto(`${site.url}/new/terraforming-mars?seats=2`)
  await page.locator('.ng-box').first().waitFor()
  await tabTo(page, '.ng-presets input')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('checkbox', { name: 'Turmoil', checked: true }).waitFor()
  await tabTo(page, '[aria-label="Turmoil"]')
  await page.keyboard.press('Space')
  await page.getByText('Changed: no Turmoil').waitFor()
  await tabTo(page, '.ng-picture input')
  await page.keyboard.press('ArrowRight')
  expect(await sentence(page).innerText()).toMatch(
    /^2 players, full box without Turmoil on Hellas, about \d+ min, one medium bot\.$/,
  )
  // Enter is the primary wherever the focus is.
  await page.keyboard.press('Enter')
  const { options, seats } = await madeGame(page)
  expect(options).toMatchObject({ map: 'hellas', venus: true, colonies: true, turmoil: false })
  expect(seats.length).toBe(2)

  // The next time all of it is one press away.
  await page.goto(`${site.url}/new/terraforming-mars`)
  await page.locator('.ng-presets').getByText('Last time').click()
  expect(await sentence(page).innerText()).toContain('full box without Turmoil on Hellas')
  await page.context().close()
})

test('what can’t be chosen says why: a solo game, the last two seats, joining where no seat is open', async () => {
  const page = await site.visitor()
  await page.goto(`${site.url}/new/terraforming-mars?seats=1`)
  await page.getByText('A solo game always has it.').waitFor()
  await page.getByText('Not in a solo game.').waitFor()
  await page.getByText('There is no open seat.').waitFor()
  expect(await page.getByRole('checkbox', { name: 'Corporate Era' }).isDisabled()).toBe(true)
  await create(page).click()
  const { options, state } = await madeGame(page)
  expect([options.corporateEra, state]).toEqual([true, 'playing'])

  await page.goto(`${site.url}/new/moon-base`)
  const seat = page.getByRole('combobox', { name: 'Seat 2' })
  expect(await seat.locator('option', { hasText: 'Nobody: needs 2 players' }).isDisabled()).toBe(true)
  await page.context().close()
})

const GAMES = ['moon', 'moonrakers', 'moon-base', 'terraforming-mars']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

test('a new game of any kind stands on one screen, at a desk and on a phone, and keeps nobody out', async () => {
  for (const [s, size] of SIZES.entries()) {
    const page = await site.visitor({ phone: size.width < 500 })
    for (const [n, game] of GAMES.entries()) {
      const theme = (n + s) % 2 ? 'light' : 'dark'
      await page.evaluate((t) => localStorage.setItem('theme', t), theme)
      await page.goto(`${site.url}/new/${game}?others=friends`)
      await create(page).waitFor()
      if (game === 'terraforming-mars') await page.locator('.ng-art svg').first().waitFor()
      const where = `${game}, ${size.width} wide, ${theme}`
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement
        return [scrollWidth - innerWidth, scrollHeight - innerHeight]
      })
      expect(over, where).toEqual([0, 0])
      await expectAccessible(page, where)
    }
    await page.context().close()
  }
})
