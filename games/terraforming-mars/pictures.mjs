/* Which moments of stored games the pictures of the documentation show: see scripts/pictures.mjs. */

const RECORD = 'games/terraforming-mars/archive/4-seats-random-1.json'
const DRAFT = 'games/terraforming-mars/archive/2-seats-random-greedy-2.json'
const BOX = 'games/terraforming-mars/archive/3-seats-greedy-random-box.json'

/** Mars with the base game and Corporate Era: the table, the hand, and research. */
async function mars(tools, [size, where]) {
  const { DESK, layer, PHONE, read, shoot, tableAt, theme, url, visitor } = tools
  const { page, me } = await visitor(size, 'dark')
  await page.goto(`${url}/t/${await tableAt(read(RECORD), 362, 1, me)}`)
  await page.locator('.decision.mine').waitFor()
  if (size === PHONE) {
    await layer(page, 'Hand')
    await shoot(page, 'mars-hand-phone')
    await layer(page, 'Board')
  } else await page.locator('.hand-card .face:not(.dim)').first().click()
  await shoot(page, `mars-table-${where}`)
  if (size === DESK) {
    await theme(page, 'light')
    await shoot(page, 'mars-table-desk-light')
    await page.goto(`${url}/t/${await tableAt(read(DRAFT), 170, 1, me)}`)
    await page.locator('.choosing').waitFor()
    await shoot(page, 'mars-research-desk')
  }
  await page.context().close()
}

/** Mars with every expansion: the start, and what lies beside the planet. */
async function marsBox(tools, [size, where]) {
  const { layer, PHONE, read, shoot, tableAt, turnsOf, url, visitor } = tools
  const box = read(BOX)
  const turns = await turnsOf(box, 0)
  const { page, me } = await visitor(size, 'dark')
  await page.goto(`${url}/t/${await tableAt(box, 0, 0, me)}`)
  await page.locator('.choosing').waitFor()
  await shoot(page, `mars-start-${where}`)
  await page.goto(`${url}/t/${await tableAt(box, turns[Math.floor(turns.length / 2)], 0, me)}`)
  await page.locator('.decision.mine').waitFor()
  if (size === PHONE) await layer(page, 'Board')
  for (const name of ['Colonies', 'Committee']) {
    await page.getByRole('tab', { name, exact: true }).click()
    await shoot(page, `mars-${name.toLowerCase()}-${where}`)
  }
  await page.context().close()
}

export const parts = { mars, 'mars-box': marsBox }
