import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAgainstBots } from '../help/play.js'
import { addAuthenticator, expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

test('a guest creates an account, signs out and signs in elsewhere with the same games', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.goto(`${site.url}/me`)
  await page.getByRole('heading', { name: 'All your games' }).waitFor()
  await expectAccessible(page, 'the account of a guest')
  const open = page.locator('form', { hasText: 'Create an account' })
  await open.getByRole('textbox', { name: 'Your name' }).fill('Ada of Tycho')
  await open.getByLabel('Password').fill('password1234')
  await open.getByRole('button', { name: 'With a password', exact: true }).click()
  await expect.poll(() => page.locator('.notice p').innerText()).toMatch(/easily guessed/)
  await open.getByLabel('Password').fill('four moons of Jupiter')
  expect(await open.getByLabel('Password').getAttribute('type')).toBe('password')
  await open.getByRole('checkbox', { name: 'Show what I type' }).check()
  expect(await open.getByLabel('Password').getAttribute('type')).toBe('text')
  await open.getByRole('button', { name: 'With a password', exact: true }).click()
  await page.getByText('You are signed in as Ada of Tycho.').waitFor()
  await expectAccessible(page, 'the account')
  await page.getByRole('button', { name: 'Change the password', exact: true }).click()
  const change = page.locator('form', { hasText: 'All other devices are signed out' })
  await expectAccessible(page, 'about to change the password')
  await change.getByLabel('Current password').fill('four moons of Venus')
  await change.getByLabel('New password').fill('nine moons of Saturn')
  await change.getByRole('button', { name: 'Change it', exact: true }).click()
  await expect.poll(() => page.locator('.notice p').innerText()).toMatch(/no account has/)
  await change.getByLabel('Current password').fill('four moons of Jupiter')
  await change.getByRole('button', { name: 'Change it', exact: true }).click()
  await expect.poll(() => page.locator('.notice p').innerText()).toMatch(/is changed/)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('No name yet').waitFor()

  const other = await site.visitor({ phone: true, light: true })
  await other.getByRole('link', { name: 'Sign in' }).click()
  const signIn = other.locator('form', { hasText: 'Have an account?' })
  await signIn.getByRole('textbox', { name: 'Your name' }).fill('Ada of Tycho')
  await signIn.getByLabel('Password').fill('four moons of Jupiter')
  await signIn.getByRole('button', { name: 'With a password', exact: true }).click()
  await other.locator('.notice p').waitFor()
  await signIn.getByLabel('Password').fill('nine moons of Saturn')
  await signIn.getByRole('button', { name: 'With a password', exact: true }).click()
  await other.getByText('You are signed in as Ada of Tycho.').waitFor()
  await expect.poll(() => other.locator('.me-history .table-row').count()).toBe(1)
  await expectAccessible(other, 'the account on a phone')
  for (const p of [page, other]) await p.context().close()
})

test('a passkey opens an account and signs in again', async () => {
  const page = await site.visitor()
  // A passkey belongs to a name, and an address of numbers has none.
  await page.goto(`${site.url.replace('127.0.0.1', 'localhost')}/me`)
  await addAuthenticator(page)
  const open = page.locator('form', { hasText: 'Create an account' })
  await open.getByRole('textbox', { name: 'Your name' }).fill('Bao of Kepler')
  await open.getByRole('button', { name: 'With a passkey', exact: true }).click()
  await page.getByText('You are signed in as Bao of Kepler.').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page
    .locator('form', { hasText: 'Have an account?' })
    .getByRole('button', { name: 'With a passkey', exact: true })
    .click()
  await page.getByText('You are signed in as Bao of Kepler.').waitFor()
  // Who has no password is deleted with the passkey: the device is asked for it.
  await page.getByRole('button', { name: 'Delete…', exact: true }).click()
  const erase = page.locator('form', { hasText: 'This can’t be undone' })
  await erase.getByRole('textbox', { name: 'Your name' }).fill('Bao of Kepler')
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/passkeys/ask'))
  await erase.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await asked
  await page.getByText('No name yet').waitFor()
  await page.context().close()
})

test('ways to be told that it is my turn: what can’t be called is refused in a sentence', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.goto(`${site.url}/me`)
  await page.getByRole('textbox', { name: /^Address, beginning/ }).fill('https://127.0.0.1/hook')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => page.locator('.notice p').innerText()).toMatch(/can’t be called/)
  await page.getByText('This server sends no mail.').waitFor()
  await page.getByRole('radio', { name: 'Every move', exact: true }).check({ force: true })
  await page.getByLabel('Volume').fill('0.8')
  const sound = await page.evaluate(() => [
    localStorage.getItem('sound'),
    localStorage.getItem('sound-volume'),
  ])
  expect(sound).toEqual(['all', '0.8'])
  const worker = await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then((r) => r.scope))
  expect(worker).toBe(`${site.url}/`)
  await page.context().close()
})

test('my seat goes to another device by a link that works once', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.waitForSelector('.decision.mine')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Play on another device', exact: true }).click()
  await page.getByRole('button', { name: 'Create link', exact: true }).click()
  const link = await page.locator('dialog .invite input').inputValue()
  const phone = await site.visitor({ phone: true })
  await phone.goto(link.replace(/^https?:\/\/[^/]+/, site.url))
  await phone.waitForSelector('.decision.mine')
  expect(await phone.locator('.hand-card').count()).toBeGreaterThan(1)
  const late = await site.visitor()
  await late.goto(link.replace(/^https?:\/\/[^/]+/, site.url))
  await late.waitForSelector('.lobby')
  for (const p of [page, phone, late]) await p.context().close()
})

test('a person downloads everything, and is deleted', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.goto(`${site.url}/me`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything', exact: true }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    me: { name: string }
    games: { record: { rows: unknown[] } }[]
  }
  expect(file.games).toHaveLength(1)
  await page.getByRole('button', { name: 'Delete…', exact: true }).click()
  const form = page.locator('form', { hasText: 'This can’t be undone' })
  await expectAccessible(page, 'about to be deleted')
  await form.getByRole('textbox', { name: 'Your name' }).fill('Somebody Else')
  await form.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await expect.poll(() => page.locator('.notice p').innerText()).toMatch(/not your name/)
  await form.getByRole('textbox', { name: 'Your name' }).fill(file.me.name)
  await form.getByRole('button', { name: 'Delete for good', exact: true }).click()
  await page.getByText('No name yet').waitFor()
  await page.context().close()
})

test('a name or a line of chat that looks like HTML is shown as it is written', async () => {
  const page = await site.visitor()
  const name = '<img src=x onerror=a()>'
  const headers = { origin: site.url }
  await page.request.post(`${site.url}/api/guests`, { data: { name }, headers })
  await page.reload()
  await startAgainstBots(page, 3)
  const line = '<svg onload=alert(1)> <b>bold</b>'
  await page.getByRole('textbox', { name: 'Say something' }).fill(line)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('log', { name: 'Chat' }).getByText(line).waitFor()
  expect(await page.getByRole('log', { name: 'Chat' }).locator('svg[onload], img').count()).toBe(0)
  expect(
    await page
      .getByRole('log', { name: 'Chat' })
      .locator('b', { hasText: /^bold$/ })
      .count(),
  ).toBe(0)
  expect(await page.getByText(name).count()).toBeGreaterThan(0)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  await page.context().close()
})
