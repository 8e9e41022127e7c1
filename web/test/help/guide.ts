import type { Locator, Page } from 'playwright-core'

/** From the shelf into a game's guided first game. */
export async function learn(page: Page, title: string): Promise<void> {
  await page.locator('.on-shelf', { hasText: title }).locator('.box-button').first().click()
  await page.getByRole('button', { name: 'Learn it in a guided game', exact: true }).click()
  await page.waitForSelector('.guide-says')
}

const isThere = (box: Locator): Promise<boolean> =>
  box.waitFor({ timeout: 500 }).then(
    () => true,
    () => false,
  )

/** Does what the guide says, and goes on by `act` where it says nothing; gives the titles that it said. */
export async function follow(
  page: Page,
  act: (n: number) => Promise<boolean>,
  until: (said: readonly string[]) => boolean,
  most = 200,
): Promise<string[]> {
  const said: string[] = []
  const box = page.locator('.guide-says')
  for (let i = 0; i < most && !until(said); i++) {
    // Between two steps there is a moment without any.
    if (!(await isThere(box))) {
      await act(i).catch(() => false)
      continue
    }
    const title = await box
      .locator('h2')
      .innerText({ timeout: 2000 })
      .catch(() => undefined)
    if (title) {
      if (said.at(-1) !== title) said.push(title)
      const suggestion = box.getByRole('button', { name: 'Do it for me', exact: true })
      const button = (await suggestion.count()) > 0 ? suggestion : box.locator('.btn.primary')
      await button.click({ timeout: 2000 }).catch(() => {})
    }
    await page.waitForTimeout(60)
  }
  return said
}
