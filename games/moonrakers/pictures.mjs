/* Which moments of stored games the pictures of the documentation show: see scripts/pictures.mjs. */

const RECORD = 'games/moonrakers/archive/4-seats-random-greedy-4.json'

/** Moonrakers: terms on the table with a counter-offer, and a contract that is flown with allies. */
async function moonrakers(tools, [size, where]) {
  const { read, shoot, tableAt, url, visitor } = tools
  const { page, me } = await visitor(size, 'dark')
  await page.goto(`${url}/t/${await tableAt(read(RECORD), 102, 1, me)}`)
  await page.locator('.mr-talks').waitFor()
  await shoot(page, `moonrakers-talks-${where}`)
  await page.goto(`${url}/t/${await tableAt(read(RECORD), 130, 0, me)}`)
  await page.locator('.mr-mission').waitFor()
  await shoot(page, `moonrakers-mission-${where}`)
  await page.context().close()
}

export const parts = { moonrakers }
