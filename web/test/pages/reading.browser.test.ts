import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAgainstBots } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

test('any card is read large by ?, by a right click and by a click that does nothing else; focus comes back', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.waitForSelector('.decision.mine')
  const dialog = page.locator('dialog[open]')

  const card = page.locator('.hand-card').nth(1)
  await card.focus()
  await page.keyboard.press('?')
  await dialog.waitFor()
  const name = await dialog.locator('h2').innerText()
  expect(await dialog.innerText()).toContain('Right now')
  expect(await dialog.innerText()).toContain(`Assimilate ${name}`)
  await expectAccessible(page, 'a card, large')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await card.evaluate((e) => e === document.activeElement)).toBe(true)

  await card.click({ button: 'right' })
  expect(await dialog.locator('h2').innerText()).toBe(name)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()

  await page.locator('.rep').first().click()
  expect(await dialog.innerText()).toContain('Rulings')
  await dialog.getByRole('link', { name: 'See all cards of the game' }).click()
  await page.waitForSelector('.cards-page')
  expect(page.url()).toMatch(/\/cards\/moon\?card=/)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).not.toContain('card=')
  await page.context().close()
})

test('? belongs to a text and to a list of choices, and opens a card from a radio button or a checkbox', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.waitForSelector('.decision.mine')
  const dialog = page.locator('dialog[open]')
  await page.evaluate(() => {
    const fields = document.createElement('div')
    fields.dataset.card = document.querySelector('[data-card]')?.getAttribute('data-card') ?? ''
    fields.innerHTML =
      '<input id="t-text"><select id="t-select"><option>a</option></select>' +
      '<input id="t-radio" type="radio"><input id="t-checkbox" type="checkbox">'
    document.querySelector('main')?.append(fields)
  })
  // Away from all cards: the key would open the one under the pointer.
  await page.mouse.move(720, 5)
  for (const id of ['t-text', 't-select']) {
    await page.locator(`#${id}`).focus()
    await page.keyboard.press('?')
    expect(await dialog.count()).toBe(0)
  }
  for (const id of ['t-radio', 't-checkbox']) {
    await page.locator(`#${id}`).focus()
    await page.keyboard.press('?')
    await dialog.locator('.card-large').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
  }
  await page.context().close()
})

test('on a phone a long press reads a card and answers nothing', async () => {
  const page = await site.visitor({ phone: true })
  await startAgainstBots(page, 3)
  await page.waitForSelector('.decision.mine')
  const card = page.locator('.hand-card').nth(1)
  const box = await card.boundingBox()
  if (!box) throw new Error('the card is out of sight')
  const session = await page.context().newCDPSession(page)
  const at = { x: box.x + 40, y: box.y + 60 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.locator('dialog[open] .card-large').waitFor()
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expectAccessible(page, 'a card, large, on a phone')
  expect(await card.getAttribute('aria-pressed')).toBe('false')
  await page.context().close()
})

test('the rules stand beside the table while play goes on, and on a page of their own', async () => {
  const page = await site.visitor()
  await startAgainstBots(page, 3)
  await page.waitForSelector('.decision.mine')
  // Away from where the start button was: a card may lie there now, and the key would open that.
  await page.mouse.move(720, 5)
  await page.keyboard.press('?')
  await page.locator('dialog[open] .key-sheet').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  const rules = page.getByRole('complementary', { name: 'The rules in short' })
  await rules.waitFor()
  await expectAccessible(page, 'the rules beside the table')
  await page.locator('.hand-card[aria-disabled=false]').nth(1).click()
  expect(await page.locator('.hand-card[aria-pressed=true]').count()).toBe(1)
  await page.getByRole('button', { name: 'Close the rules', exact: true }).click()
  await expect.poll(() => rules.count()).toBe(0)
  await page.goto(`${site.url}/rules/moon#rovers`)
  await page.getByRole('heading', { name: 'Rovers' }).waitFor()
  await expectAccessible(page, 'the rules')
  await page.context().close()
})
