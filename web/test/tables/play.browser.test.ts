import { afterAll, beforeAll, expect, test } from 'vitest'
import { OVER, playUntil, startAgainstBots, startAgainstChance, tabTo } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

test('from the lobby two clicks lead into a game, and what I must do stands in one sentence', async () => {
  const page = await site.visitor()
  await expectAccessible(page, 'lobby')
  await startAgainstBots(page, 4)
  await page.waitForSelector('.decision.mine')
  expect(await page.locator('.decision p').innerText()).toBe('Construct or assimilate a card of your hand.')
  expect(await page.title()).toContain('Your turn')
  await expectAccessible(page, 'table')
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)
  expect(scrolls, 'everything is on screen at 1440 x 900').toBe(false)
  await page.locator('.hand-card[aria-disabled=false]').nth(1).click()
  await expectAccessible(page, 'table with a card selected')
  await page.context().close()
})

test('a whole game against a bot by mouse, to the end, its points and its replay', async () => {
  const page = await site.visitor({ light: true })
  await startAgainstChance(page, 2)
  await playUntil(page, OVER)
  await page.locator(OVER).click()
  expect(await page.locator('.end h1').innerText()).toMatch(/wins?$/)
  const points = Number(await page.locator('.rank-points').first().innerText())
  const lines = (await page.locator('.end-lines li > b').allInnerTexts()).map((t) =>
    Number(t.replace('−', '-')),
  )
  expect(lines.reduce((a, b) => a + b, 0)).toBe(points)
  await expectAccessible(page, 'end')
  await page.locator('.end-lines li a').first().click()
  await page.waitForSelector('.replay-bar')
  await expectAccessible(page, 'replay')
  const at = await page.locator('.replay-at').innerText()
  await page.getByRole('button', { name: 'Next move', exact: true }).click()
  await expect.poll(() => page.locator('.replay-at').innerText()).not.toBe(at)
  await page.getByRole('slider').fill('0')
  await expect.poll(() => page.url()).toContain('at=0')
  await page.context().close()
})

test('every page of the app is at its address under a strict policy; what is no page is refused', async () => {
  const page = await fetch(`${site.url}/t/anything`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  const [asset] = (await page.text()).match(/\/assets\/[\w.-]+\.js/) ?? []
  const script = await fetch(site.url + asset)
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(script.headers.get('content-encoding')).toMatch(/br|gzip/)
  for (const nothing of ['/assets/nothing.js', '/api/nothing', '/../package.json'])
    expect((await fetch(site.url + nothing)).status, nothing).toBe(404)
})

test('a turn by keyboard alone: Tab and Enter lead to a card, to the button, and on', async () => {
  const page = await site.visitor()
  await tabTo(page, '.start-now')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.decision.mine')
  const cards = await page.locator('.hand-card').count()
  await tabTo(page, '.hand-card[aria-disabled=false]:not(:has(.k-night))')
  await page.keyboard.press('Enter')
  await tabTo(page, '.decision-acts .btn')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.hand-card').count()).toBeLessThan(cards)
  await page.locator('[data-guide=undo]:not(:disabled)').waitFor()
  await page.keyboard.press('u')
  await expect.poll(() => page.locator('.hand-card').count(), { timeout: 20_000 }).toBe(cards)
  await page.context().close()
})

test('the cards of a game can be searched and read', async () => {
  const page = await site.visitor()
  await page.getByRole('link', { name: 'Read the cards' }).click()
  await page.getByRole('searchbox').fill('obelisk')
  await expect.poll(() => page.locator('.cards-grid li').count()).toBeLessThan(10)
  await expectAccessible(page, 'cards')
  await page.locator('.cards-grid button').first().click()
  await expectAccessible(page, 'a card, large')
  await page.goto(`${site.url}/gallery`)
  await expectAccessible(page, 'gallery')
  await page.context().close()
})

test('a game on a phone: layers, targets for a thumb, nothing beyond the edge', async () => {
  const page = await site.visitor({ phone: true })
  await expectAccessible(page, 'lobby on a phone')
  await startAgainstBots(page, 3)
  await page.waitForSelector('.decision.mine')
  for (const layer of ['Board', 'Mine', 'Others', 'Log', 'Mine']) {
    await page.getByRole('button', { name: layer, exact: true }).tap()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, layer).toBeLessThanOrEqual(390)
    expect(await page.locator('.decision-row').isVisible(), `the bar on the layer ${layer}`).toBe(true)
    const play = await page.locator('.play').boundingBox()
    if (layer !== 'Log') expect(play?.y, 'how high the head is').toBeLessThanOrEqual(84)
  }
  await page.locator('.hand-card[aria-disabled=false]').nth(1).tap()
  const bar = await page.locator('.decision').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(845)
  for (const button of await page.locator('.decision .btn, .layer-tabs button, .top .tool').all()) {
    const box = await button.boundingBox()
    if (box) expect(box.height, await button.innerText()).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page, 'table on a phone')
  await page.context().close()
})

test('a piece travels to where it goes and takes the next click meanwhile; with reduced motion nothing travels', async () => {
  for (const motion of [true, false]) {
    const page = await site.visitor({ motion })
    await page.goto(`${site.url}/gallery`)
    const pieces = page.locator('.motion-demo .option')
    await pieces.first().waitFor()
    await page.evaluate(() => {
      const stage = document.querySelector('.motion-stage')
      const count = (added: number) => stage?.setAttribute('data-seen', String(added))
      let seen = 0
      count(seen)
      if (stage)
        new MutationObserver((changes) => {
          seen += changes.reduce((n, c) => n + c.addedNodes.length, 0)
          count(seen)
        }).observe(stage, { childList: true })
    })
    // Two clicks, one after the other, while the first piece is still on its way.
    const demo = page.locator('.motion-demo .swatches')
    await demo.getByRole('button', { name: 'Biodome', exact: true }).click()
    await demo.getByRole('button', { name: 'Solar Panels', exact: true }).click()
    const built = demo.locator('> div').nth(1).locator('.option')
    expect(await built.allInnerTexts()).toEqual(['Biodome', 'Solar Panels'])
    const stage = page.locator('.motion-stage')
    await expect.poll(() => stage.locator('> *').count()).toBe(0)
    const seen = Number(await stage.getAttribute('data-seen'))
    if (motion) expect(seen).toBeGreaterThanOrEqual(2)
    else expect(seen).toBe(0)
    await page.context().close()
  }
})
