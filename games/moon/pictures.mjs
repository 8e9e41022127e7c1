/* Which moments of stored games the pictures of the documentation show: see scripts/pictures.mjs. */

const RECORD = 'games/moon/archive/4-seats-random-greedy-4.json'

/** The seat that wins the record, and moments at which its turn begins. */
const SEAT = 1
const [MIDDLE, LATE] = [149, 257]
async function moon(tools, [size, where]) {
  const { DESK, read, shoot, tableAt, theme, url, visitor } = tools
  const record = read(RECORD)
  const { page, me } = await visitor(size, 'dark')
  const running = await tableAt(record, MIDDLE, SEAT, me)
  const over = await tableAt(record, record.rows.length, SEAT, me)
  await page.goto(url)
  await page.locator('.table-row').first().waitFor()
  await shoot(page, `lobby-${where}`)
  await page.goto(`${url}/t/${running}`)
  await page.locator('.decision.mine').waitFor()
  await page.locator('.hand-card:has(.card:not(.dim)):not(:has(.k-night))').first().click()
  await shoot(page, `table-${where}`)
  if (size === DESK) {
    await theme(page, 'light')
    await shoot(page, 'table-desk-light')
    await theme(page, 'dark')
    await page.locator('.seat-name').nth(1).click()
    await page.locator('.opened').waitFor()
    await shoot(page, 'settlement-desk')
  }
  await page.goto(`${url}/t/${over}/end`)
  await page.locator('.race-line').first().waitFor()
  await shoot(page, `end-${where}`)
  await page.goto(`${url}/t/${over}/replay?at=${LATE}`)
  await page.locator('.moon-table').waitFor()
  await shoot(page, `replay-${where}`)
  if (size === DESK) {
    await page.goto(`${url}/cards/moon`)
    await page.locator('.cards-grid .card').first().waitFor()
    await shoot(page, 'cards')
  }
  await page.context().close()
}

export const parts = { moon }
