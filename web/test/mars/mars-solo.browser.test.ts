import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site } from '../help/site.js'

let site: Site
beforeAll(async () => {
  site = await openSite({ records: true })
})
afterAll(() => site?.close())

const file = new URL(
  '../../../games/terraforming-mars/archive/rules-3-1-seats-greedy-box-3.json',
  import.meta.url,
)
const record = JSON.parse(readFileSync(file, 'utf8'))
const late = { ...record, rows: record.rows.slice(0, -30) }

test.each([false, true])(
  'alone, the time and the goal stand above the board (on a phone: %s)',
  async (phone) => {
    const page = await site.visitor({ phone })
    await site.recorded(late, [page])
    await page.waitForSelector('.mars-table')
    if (phone) await page.getByRole('button', { name: 'Board', exact: true }).tap()
    await page.getByText('The last generation', { exact: true }).waitFor()
    await page.getByText('Goal: complete Mars and Venus, 25 steps to go', { exact: true }).waitFor()
    await expectAccessible(page, 'a solo game')
    await page.context().close()
  },
)

test('notes of my own stay at their table on this device, and nothing of them is sent', async () => {
  const page = await site.visitor()
  await site.recorded(late, [page])
  await page.waitForSelector('.mars-table')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  const notes = page.getByRole('textbox', { name: 'Notes' })
  await page.getByRole('tab', { name: 'Notes' }).click()
  await notes.fill('Heat first, zanzibar')
  await expectAccessible(page, 'notes')
  await page.reload()
  await page.getByRole('tab', { name: 'Notes' }).click()
  expect(await notes.inputValue()).toBe('Heat first, zanzibar')
  expect(sent.filter((what) => what.includes('zanzibar'))).toEqual([])
  expect(sent.length).toBeGreaterThan(0)
  await site.recorded(late, [page])
  await page.getByRole('tab', { name: 'Notes' }).click()
  expect(await notes.inputValue()).toBe('')
  await page.context().close()
})
