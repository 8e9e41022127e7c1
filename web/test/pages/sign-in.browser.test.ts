import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAuthenticator, expectAccessible, openSite, type Site } from '../help/site.js'

const PASSWORD = 'four moons of Jupiter'
const NEXT = 'nine moons of Saturn'

const mails: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (part) => {
      text += part
    })
    stream.on('end', () => {
      mails.push(text.replace(/=\r?\n/g, ''))
      done()
    })
  },
})

let site: Site
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  site = await openSite({ records: true, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await site?.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

const notice = (page: Page) => expect.poll(() => page.locator('.notice p').innerText(), { timeout: 20_000 })

/** A page with an account; passkeys belong to a name, and an address of numbers has none. */
async function accountOf(name: string, phone = false): Promise<Page> {
  const page = await site.visitor({ phone, light: phone })
  await page.goto(`${site.url.replace('127.0.0.1', 'localhost')}/me`)
  const open = page.locator('form', { hasText: 'Create an account' })
  await open.getByRole('textbox', { name: 'Your name' }).fill(name)
  await open.getByLabel('Password').fill(PASSWORD)
  await open.getByRole('button', { name: 'With a password', exact: true }).click()
  await page.getByText(`You are signed in as ${name}.`).waitFor()
  return page
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto(`${site.url}/me`)
  const form = page.locator('form', { hasText: 'Have an account?' })
  await form.getByRole('textbox', { name: 'Your name' }).fill(name)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'With a password', exact: true }).click()
}

test('passkeys are added with the password, renamed and removed', async () => {
  const page = await accountOf('Cleo')
  await addAuthenticator(page)
  await page.getByRole('button', { name: 'Add a passkey', exact: true }).click()
  const add = page.locator('form', { hasText: 'Then your device creates the passkey' })
  await expectAccessible(page, 'about to add a passkey')
  await add.getByLabel('Name of the passkey').fill('Laptop')
  await add.getByLabel('Current password').fill('four moons of Venus')
  await add.getByRole('button', { name: 'Continue', exact: true }).click()
  await notice(page).toMatch(/no account has/)
  await add.getByLabel('Current password').fill(PASSWORD)
  await add.getByRole('button', { name: 'Continue', exact: true }).click()
  await notice(page).toMatch(/passkey is added/)
  await page.getByText('Laptop', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Rename passkey Laptop', exact: true }).click()
  await page.getByLabel('Name of the passkey').fill('Old laptop')
  await page.getByRole('button', { name: 'Save name', exact: true }).click()
  await page.getByRole('button', { name: 'Remove passkey Old laptop', exact: true }).click()
  const remove = page.locator('form', { hasText: 'It can no longer sign in' })
  await remove.getByLabel('Current password').fill(PASSWORD)
  await remove.getByRole('button', { name: 'Remove', exact: true }).click()
  await notice(page).toMatch(/passkey is removed/)
  expect(await page.getByText('Old laptop', { exact: true }).count()).toBe(0)
  await page.context().close()
})

test('another device is signed out from the list of devices', async () => {
  const page = await accountOf('Dara')
  const other = await site.visitor({ phone: true })
  await signIn(other, 'Dara', PASSWORD)
  await other.getByText('You are signed in as Dara.').waitFor()
  await page.reload()
  await page.getByText('Signed-in devices').waitFor()
  await expect.poll(() => page.locator('.me-list li', { hasText: 'Signed in' }).count()).toBe(2)
  await expectAccessible(page, 'the list of devices')
  await page.getByRole('button', { name: /^Sign out Chrome on/ }).click()
  await notice(page).toMatch(/device is signed out/)
  await expect.poll(() => page.locator('.me-list li', { hasText: 'Signed in' }).count()).toBe(1)
  await other.reload()
  await other.getByText('No name yet').waitFor()
  for (const p of [page, other]) await p.context().close()
})

test('a forgotten password is reset with what comes by mail', async () => {
  const page = await accountOf('Edda')
  await page.getByRole('textbox', { name: 'Mail address' }).fill('edda@example.org')
  await page.locator('form', { hasText: 'Send me a code' }).getByLabel('Current password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Send me a code', exact: true }).click()
  await page.getByText('A code was sent to edda@example.org.').waitFor()
  await page
    .getByRole('textbox', { name: 'The code from the mail' })
    .fill(/address: (\w+)/.exec(mails.at(-1) ?? '')?.[1] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText('Mail goes to edda@example.org.').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Get a link by mail' }).waitFor()
  await expectAccessible(page, 'the page for a forgotten password')
  // A minute lies between two mails to one address.
  site.forward(61_000)
  const before = mails.length
  await page.getByLabel('Name or mail address').fill('Edda')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBeGreaterThan(before)
  await page.getByText('a link is on its way').waitFor()
  const code = /Edda: ([\w-]{22})/.exec(mails.at(-1) ?? '')?.[1] ?? ''
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Use code', exact: true }).click()
  await page.getByLabel('New password').fill(NEXT)
  await page.getByRole('button', { name: 'Save password', exact: true }).click()
  await page.getByText('You are signed in as Edda.').waitFor()
  const other = await site.visitor()
  await signIn(other, 'Edda', NEXT)
  await other.getByText('You are signed in as Edda.').waitFor()
  for (const p of [page, other]) await p.context().close()
}, 150_000)
