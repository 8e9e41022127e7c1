import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const GAME = { game: 'moon-base', options: {}, seats: 2, seed: '5a'.padStart(64, '0') }

test('a proposal says who is still asked and until when, and happens when they agree', async () => {
  const ada = await site.visitor()
  const bao = await site.visitor()
  await site.fresh(GAME, [ada, bao])
  await ada.getByRole('button', { name: 'More', exact: true }).click()
  await ada.getByRole('button', { name: 'Ask to pause', exact: true }).click()
  const mine = ada.locator('.banner')
  await expect.poll(() => mine.innerText()).toMatch(/You propose to pause\. Still to answer: Bao\./)
  await expect.poll(() => mine.innerText()).toMatch(/No answer by \w{3},? \d+ \w+.* counts as yes\./)
  const theirs = bao.locator('.banner')
  await expect.poll(() => theirs.innerText()).toMatch(/Ada proposes to pause\. Still to answer: you\./)
  await expectAccessible(bao, 'a proposal')
  await theirs.getByRole('button', { name: 'Agree', exact: true }).click()
  await ada.getByText('The game is paused.').first().waitFor()
  // The way back stands in the bar.
  await ada.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect.poll(() => bao.getByText('The game is paused.').count()).toBe(0)
  for (const page of [ada, bao]) await page.context().close()
})

test('the owner of a seat sees who plays it by a link and removes them', async () => {
  const ada = await site.visitor()
  const bao = await site.visitor()
  await site.fresh(GAME, [ada, bao])
  const openDevices = async () => {
    await ada.getByRole('button', { name: 'More', exact: true }).click()
    await ada.getByRole('button', { name: 'Play on another device', exact: true }).click()
  }
  await openDevices()
  await ada.getByRole('button', { name: 'Create link', exact: true }).click()
  const link = await ada.locator('dialog .invite input').inputValue()
  const phone = await site.visitor({ phone: true })
  await phone.request.post(`${site.url}/api/guests`, {
    data: { name: 'Phone' },
    headers: { origin: site.url },
  })
  await phone.goto(link.replace(/^https?:\/\/[^/]+/, site.url))
  await phone.getByRole('button', { name: 'More', exact: true }).click()
  await phone.getByRole('button', { name: 'Ask to pause', exact: true }).waitFor()
  expect(await phone.getByRole('button', { name: 'Play on another device', exact: true }).count()).toBe(0)
  await ada.keyboard.press('Escape')
  await openDevices()
  const holders = ada.getByRole('region', { name: 'Who else can play your seat' })
  await expect.poll(() => holders.innerText()).toMatch(/Phone since/)
  await expectAccessible(ada, 'who else plays a seat')
  await holders.getByRole('button', { name: 'Remove Phone from your seat', exact: true }).click()
  await expect.poll(() => holders.count()).toBe(0)
  await phone.getByText(/owner of the seat has taken it back/i).waitFor()
  for (const page of [ada, bao, phone]) await page.context().close()
})
