import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

const cli = new URL('../../../cli/bin/perilune.mjs', import.meta.url).pathname
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

export interface House {
  url: string
  browser: Browser
  /** Somebody new, with a window of their own. */
  visitor(options?: { phone?: boolean; light?: boolean }): Promise<Page>
  close(): Promise<void>
}

/** The server as a stranger starts it, on a free port with a folder of its own, and a real browser. */
export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'perilune-web-'))
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  const server = spawn(process.execPath, [cli, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    server.stdout.on('data', (chunk) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(chunk))
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  })
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
    async close() {
      await browser.close()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
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
