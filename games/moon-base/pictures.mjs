/* Which moments of stored games the pictures of the documentation show: see scripts/pictures.mjs. */

const RECORD = 'games/moon-base/archive/2-seats-random-greedy-1.json'

/** Moon Base: a ring in hand, over the map and in three dimensions. */
async function moonBase(tools, [size, where]) {
  const { layer, PHONE, read, shoot, tableAt, url, visitor } = tools
  const { page, me } = await visitor(size, 'dark')
  const table = `${url}/t/${await tableAt(read(RECORD), 50, 0, me)}`
  for (const [look, name] of [
    ['map', 'map'],
    ['three', '3d'],
  ]) {
    await page.goto(url)
    await page.evaluate((l) => localStorage.setItem('moon-base:look', l), look)
    await page.goto(table)
    await page.locator('.decision.mine').waitFor()
    await page.locator('button.hand-ring').first().click()
    if (size === PHONE) await layer(page, 'Moon')
    if (look === 'three') await page.locator('.moon3d canvas').waitFor()
    await page.waitForTimeout(1500)
    await shoot(page, `moon-base-${name}-${where}`)
  }
  await page.context().close()
}

export const parts = { 'moon-base': moonBase }
