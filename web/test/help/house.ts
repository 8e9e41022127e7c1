import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openStage } from './stage.js'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export interface House {
  url: string
  browser: Browser
  /** Somebody new, with a window of their own. */
  visitor(options?: { phone?: boolean; light?: boolean }): Promise<Page>
  close(): Promise<void>
}

/** The stage, and somebody new on it whenever a test wants. */
export async function openHouse(): Promise<House> {
  const stage = await openStage(fileURLToPath(new URL('../../..', import.meta.url)))
  const { url, browser } = stage
  return {
    url,
    browser,
    async visitor({ phone = false, light = false } = {}) {
      const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
      const context = await browser.newContext({ viewport: size, hasTouch: phone, reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      page.on('pageerror', (error) => {
        throw error
      })
      if (light) await page.addInitScript(() => localStorage.setItem('theme', 'light'))
      await page.goto(url)
      return page
    },
    close: stage.close,
  }
}

/** Nothing on the page that keeps somebody out. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(350)
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
      }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map((n) => `${id}: ${n.html.slice(0, 160)} ${n.failureSummary?.slice(0, 200)}`),
    )
  })
  expect(violations, where).toEqual([])
}
