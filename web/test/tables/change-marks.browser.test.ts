import { readFileSync } from 'node:fs'
import type { GameRecord } from '@perilune/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

/** Every change mark on the page, with the numbers whose digits it covers. */
const coveredDigits = (page: Page): Promise<{ marks: number; covered: string[] }> =>
  page.evaluate(() => {
    const shown = (box: DOMRect) => box.width > 0 && box.height > 0
    const digits = [...document.querySelectorAll('.num')].map((num) => {
      const range = document.createRange()
      range.selectNodeContents(num)
      const mark = num.querySelector('.num-by')
      if (mark) range.setEndBefore(mark)
      return { text: num.textContent, box: range.getBoundingClientRect() }
    })
    const marks = [...document.querySelectorAll('.num-by svg')].map((m) => m.getBoundingClientRect())
    const covers = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5
    const seen = marks.filter(shown)
    const covered = seen.flatMap((mark) =>
      digits.filter(({ box }) => shown(box) && covers(mark, box)).map(({ text }) => `${text}`),
    )
    return { marks: seen.length, covered }
  })

test('the mark of who changed a number covers no digits, on Mars', async () => {
  const people = [await site.visitor({ motion: true }), await site.visitor({ motion: true })]
  await site.nearEnd('terraforming-mars/archive/2-seats-random-greedy-2', 66, people)
  const [ada, bao] = people
  await bao.waitForSelector('.mars-table')
  await ada.waitForSelector('.mars-table')
  await bao.locator('.hand-card', { hasText: 'Space Elevator' }).click()
  await bao.getByRole('button', { name: /^Play Space Elevator/ }).click()
  for (const page of people) {
    await expect.poll(async () => (await coveredDigits(page)).marks).toBeGreaterThan(2)
    expect((await coveredDigits(page)).covered).toEqual([])
    await page.context().close()
  }
})

test('the mark of who changed a number covers no digits, in Moonrakers', async () => {
  const page = await site.visitor({ motion: true })
  const file = '../../../games/moonrakers/archive/rules-3-2-seats-random-greedy-3.json'
  const record: GameRecord = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  // Ada has three credits, and the armory is open.
  await site.recorded({ ...record, rows: record.rows.slice(0, 5) }, [page], 1)
  await page.locator('.mr-armory .mr-offered', { hasText: 'Predator mk1' }).click()
  await page.getByRole('button', { name: 'Buy for 3', exact: true }).click()
  await expect.poll(async () => (await coveredDigits(page)).marks).toBeGreaterThan(0)
  expect((await coveredDigits(page)).covered).toEqual([])
  await page.context().close()
})

test('the mark of who changed a number covers no digits, on Moon', async () => {
  const people = [await site.visitor({ motion: true }), await site.visitor({ motion: true })]
  await site.nearEnd('moon/archive/rules-2-2-seats-random-greedy-2', 53, people)
  const [ada, bao] = people
  await bao.waitForSelector('.moon-table')
  await ada.locator('.hand-card', { hasText: 'Robot Kitchen' }).click()
  await ada.locator('.decision-acts .btn.primary').click()
  for (const page of people) {
    await expect.poll(async () => (await coveredDigits(page)).marks).toBeGreaterThan(2)
    expect((await coveredDigits(page)).covered).toEqual([])
    await page.context().close()
  }
})
