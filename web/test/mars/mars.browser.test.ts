import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planner } from '../help/mars.js'
import { OVER, tabTo } from '../help/play.js'
import { expectAccessible, openSite, type Site } from '../help/site.js'
import { takeTurns } from '../help/turns.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const endOf = async (page: Page): Promise<string> => {
  await page.waitForSelector('.end h1')
  expect(Number(await page.locator('.rank-points').first().innerText())).toBeGreaterThan(20)
  return page.locator('.end h1').innerText()
}

const generation = (n: number) => `.mars-progress:has(b:text-is("${n}"))`

test('three people choose corporations, play a generation, and draft for the next', async () => {
  const people = [await site.visitor(), await site.visitor({ light: true }), await site.visitor()]
  const options = { draft: true, corporateEra: false }
  await site.fresh({ game: 'terraforming-mars', options, seats: 3, seed: 'a1'.padStart(64, '0') }, people)
  for (const page of people) await page.waitForSelector('.choosing')
  await expectAccessible(people[0], 'corporations and first projects')
  const hands = people.map((page) => planner(page, 'mouse'))
  await takeTurns(hands, { until: generation(2) })
  // Everybody drafts one of four and passes the rest on.
  for (const page of people) await page.waitForSelector('.choosing .passing')
  await expectAccessible(people[1], 'the draft, by day')
  const first = await people[0].locator('.choosing .choice').count()
  expect(first).toBe(4)
  await takeTurns(hands, { until: `${generation(2)}:has([aria-current=step]:text-is("Action"))` })
  for (const page of people) expect(await page.locator('.hand-card').count()).toBeGreaterThan(0)
  for (const page of people) await page.context().close()
})

test('three people and a bot finish a late game', async () => {
  const people = [await site.visitor(), await site.visitor(), await site.visitor()]
  await site.nearEnd('terraforming-mars/archive/4-seats-random-1', 40, people)
  for (const page of people) await page.waitForSelector('.mars-table')
  await takeTurns(people.map((page) => planner(page, 'mouse')))
  for (const page of people) await page.locator(OVER).click()
  const ends = await Promise.all(people.map(endOf))
  expect(new Set(ends).size).toBe(1)
  for (const page of people) await page.context().close()
})

test('a late game for two by mouse, to its end', async () => {
  const page = await site.visitor()
  await site.nearEnd('terraforming-mars/archive/2-seats-random-greedy-2', 11, [page])
  await page.waitForSelector('.mars-table')
  await expectAccessible(page, 'Mars, late')
  await takeTurns([planner(page, 'mouse', 2)])
  await page.locator(OVER).click()
  await endOf(page)
  await expectAccessible(page, 'the end of Mars')
  await page.context().close()
})

test('alone on Mars by keyboard, to the end', async () => {
  const page = await site.visitor()
  await site.nearEnd('terraforming-mars/archive/1-seats-greedy-4', 14, [page])
  await page.waitForSelector('.mars-table')
  await takeTurns([planner(page, 'keyboard', 2)])
  await tabTo(page, OVER)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.end h1')
  await page.context().close()
})

test('Mars on a phone by thumb: every layer within the edge, to the end', async () => {
  const page = await site.visitor({ phone: true, light: true })
  await site.nearEnd('terraforming-mars/archive/3-seats-random-3', 18, [page])
  await page.waitForSelector('.mars-table')
  for (const layer of ['Board', 'Hand', 'Mine', 'Seats', 'Log']) {
    await page.getByRole('button', { name: layer, exact: true }).tap()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, layer).toBeLessThanOrEqual(390)
    await expectAccessible(page, `${layer} of Mars on a phone`)
  }
  await takeTurns([planner(page, 'thumb')])
  await page.locator(OVER).tap()
  await endOf(page)
  await page.context().close()
})

test('a pass planned while another plays is sent when the turn comes', async () => {
  const [ada, bao] = [await site.visitor(), await site.visitor()]
  // Ada's turn in generation 15; Bao's is the next.
  await site.nearEnd('terraforming-mars/archive/2-seats-random-greedy-2', 38, [ada, bao])
  const pass = async (page: Page) => {
    const button = page.locator('.decision').getByRole('button', { name: /^Pass/ })
    const left = (await button.innerText()).includes('left')
    await button.click()
    // The first press says what is left for this generation, the second passes.
    if (left) await page.getByRole('button', { name: 'Pass all the same', exact: true }).click()
  }
  await bao.waitForSelector('.mars-table')
  await bao.getByRole('button', { name: 'Plan my move', exact: true }).click()
  await expectAccessible(bao, 'planning on Mars')
  await pass(bao)
  await bao.getByText('Planned for your turn: Pass').waitFor()
  await pass(ada)
  // Both have passed: the next generation begins with the draft.
  for (const page of [ada, bao]) await page.waitForSelector('.choosing')
  expect(await bao.locator('[role=log]').textContent()).toMatch(/Bao passes/)
  await expect.poll(() => bao.locator('.banner').count()).toBe(0)
  for (const page of [ada, bao]) await page.context().close()
})
