import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil } from '../help/play.js'
import { openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A game of Moon for people at one device, the others called so. */
async function gameAtOneDevice(page: Page, names: readonly string[]): Promise<void> {
  await page.goto(`${site.url}/new/moon?seats=${names.length + 1}`)
  for (const [i, name] of names.entries()) {
    await page.getByLabel(`Seat ${i + 2}`, { exact: true }).selectOption('me')
    await page.getByRole('textbox', { name: `Name of seat ${i + 2}`, exact: true }).fill(name)
  }
  await button(page, 'Create game').click()
  await page.locator('.curtain, .moon-table').first().waitFor()
}

test('those who play at one device have names of their own, also on the curtain between their hands', async () => {
  const page = await site.visitor()
  await gameAtOneDevice(page, ['Rosa', ''])
  const id = new URL(page.url()).pathname.split('/')[2]
  const { seats } = await (await page.request.get(`${site.url}/api/tables/${id}`)).json()
  const names = seats.map(({ name }: { name: string }) => name)
  expect(names.slice(1)).toEqual(['Rosa', 'Guest 3'])
  expect(new Set(names).size).toBe(3)
  // Whoever is asked first answers; then the device goes to another, who is called by name.
  await playUntil(page, '.curtain :is(.seat-2, .seat-3)')
  const turn = page.getByRole('heading', { name: /^Hand the device to (Rosa|Guest 3)\.$/ })
  const [, who] = /to (.+)\./.exec(await turn.innerText()) ?? []
  await button(page, `I am ${who}`).click()
  await page.locator('.moon-table').waitFor()
  await page.context().close()
})

test('somebody with an account changes their name, is asked for the password, and signs in by the new name', async () => {
  const page = await site.visitor()
  await page.goto(`${site.url}/me`)
  const open = page.locator('form', { hasText: 'Create an account' })
  await open.getByRole('textbox', { name: 'Your name' }).fill('Vera')
  await open.getByLabel('Password').fill('four moons of Jupiter')
  await button(page, 'With a password').first().click()
  await page.getByText('You are signed in as Vera.').waitFor()
  await button(page, 'Change the name').click()
  const change = page.locator('form', { hasText: 'You sign in with it.' })
  await change.getByRole('textbox', { name: 'Your name' }).fill('Vera Rubin')
  await change.getByLabel('Current password').fill('four moons of Venus')
  await change.getByRole('button', { name: 'Change it', exact: true }).click()
  await expect.poll(() => page.locator('.notice p').innerText()).toMatch(/no account has/)
  await change.getByLabel('Current password').fill('four moons of Jupiter')
  await change.getByRole('button', { name: 'Change it', exact: true }).click()
  await expect.poll(() => page.locator('.notice p').innerText()).toBe('Your name is Vera Rubin now.')
  await page.getByText('You are signed in as Vera Rubin.').waitFor()
  await button(page, 'Sign out').click()
  await page.getByText('No name yet').waitFor()
  const signIn = page.locator('form', { hasText: 'Have an account?' })
  await signIn.getByRole('textbox', { name: 'Your name' }).fill('Vera Rubin')
  await signIn.getByLabel('Password').fill('four moons of Jupiter')
  await signIn.getByRole('button', { name: 'With a password', exact: true }).click()
  await page.getByText('You are signed in as Vera Rubin.').waitFor()
  await page.context().close()
})

test('the record of a game that goes on is saved, and opened in the lobby at the moment it was saved', async () => {
  const page = await site.visitor()
  await gameAtOneDevice(page, ['Rosa'])
  // Rosa has answered when the device goes back.
  await playUntil(page, '.curtain .seat-2')
  await page.locator('.curtain button').click()
  await playUntil(page, '.curtain .seat-1')
  const table = new URL(page.url()).pathname
  const moves = async () =>
    (await (await page.request.get(`${site.url}/api/tables${table.slice(2)}`)).json()).moves
  await expect.poll(moves).toBeGreaterThan(0)
  await page.locator('.curtain button').click()
  await button(page, 'More').click()
  const saving = page.waitForEvent('download')
  await button(page, 'Save game record').click()
  const file = await (await saving).path()
  const saved = JSON.parse(readFileSync(file, 'utf8'))
  expect(saved.seed).toBeUndefined()
  expect(saved.rows.length).toBe(await moves())

  await page.goto(site.url)
  await page.locator('.import input[type=file]').setInputFiles(file)
  await page.waitForURL(new RegExp(`${table}/replay`))
  await expect
    .poll(() => page.locator('.replay-at').innerText())
    .toMatch(new RegExp(`^Move ${saved.rows.length} of`))
  await page.context().close()
})
