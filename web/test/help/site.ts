import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { GameRecord } from '@perilune/engine'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type ServerOptions, startServerAndBrowser } from './server-and-browser.js'

const archive = new URL('../../../games/', import.meta.url)
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const NAMES = ['Ada', 'Bao', 'Ines', 'Noor', 'Olu']

interface NewGame {
  game: string
  options: Record<string, unknown>
  seats: number
  /** 64 hexadecimal digits. */
  seed: string
}

export interface Site {
  url: string
  browser: Browser
  /** Somebody new, with a window of their own. Nothing moves in it unless asked for. */
  visitor(options?: { phone?: boolean; light?: boolean; motion?: boolean }): Promise<Page>
  /**
   * A game of the archive, some answers before its end: these people in the first seats, bots in the others.
   */
  nearEnd(record: string, left: number, people: readonly Page[], bot?: string): Promise<void>
  /** A recorded game as it ended, with these people in its seats from the given one on. */
  recorded(record: GameRecord, people: readonly Page[], first?: number): Promise<void>
  /** A new game whose cards lie the same every time. */
  fresh(game: NewGame, people: readonly Page[], bot?: string): Promise<void>
  /** Sets the server's clock forward by so many ms. */
  forward(ms: number): void
  close(): Promise<void>
}

/** Asks the server for a table at a moment of a record; resolves with the table's id. */
function openTable(server: ChildProcess, asked: object): Promise<string> {
  const ref = crypto.randomUUID()
  return new Promise((resolve, reject) => {
    const hear = (told: { ref: string; id?: string; error?: string }) => {
      if (told.ref !== ref) return
      server.off('message', hear)
      clearTimeout(late)
      if (told.id) resolve(told.id)
      else reject(new Error(told.error))
    }
    const late = setTimeout(() => reject(new Error('the server opened no table within 60 s')), 60_000)
    server.on('message', hear)
    server.send({ ref, ...asked })
  })
}

/** The visitor has a name and a cookie from now on. */
async function beGuest(page: Page, url: string, name: string): Promise<{ id: string; name: string }> {
  const headers = { origin: url }
  await page.request.post(`${url}/api/guests`, { data: { name }, headers })
  const me = await page.request.get(`${url}/api/me`)
  return { ...(await me.json()), name }
}

/** A server and a browser, with a new visitor whenever a test wants one. */
export async function openSite(settings: ServerOptions = {}): Promise<Site> {
  const started = await startServerAndBrowser(fileURLToPath(new URL('../../..', import.meta.url)), settings)
  const { url, browser, server } = started
  const seat = async (
    record: NewGame,
    rows: number,
    people: readonly Page[],
    { bot, first = 0 }: { bot?: string | undefined; first?: number | undefined } = {},
  ) => {
    // One after the other: two at one device are one visitor, and asking twice at once would make two of
    // them.
    const players: { id: string; name: string }[] = []
    for (const page of people) players.push(await beGuest(page, url, NAMES[players.length]))
    const seats = new Array(record.seats).fill(null)
    seats.splice(first, players.length, ...players)
    const id = await openTable(server, { record, rows, players: seats, bot })
    for (const page of people) await page.goto(`${url}/t/${id}`)
  }
  return {
    url,
    browser,
    async visitor({ phone = false, light = false, motion = false } = {}) {
      const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
      const reducedMotion = motion ? ('no-preference' as const) : ('reduce' as const)
      const context = await browser.newContext({
        viewport: size,
        hasTouch: phone,
        reducedMotion,
        // A first visit follows the system, which is dark here unless a test says otherwise.
        colorScheme: 'dark',
      })
      const page = await context.newPage()
      // Long, for a machine that has much else to do; nothing waits for longer than it must.
      page.setDefaultTimeout(30_000)
      page.on('pageerror', (error) => {
        throw error
      })
      if (light) await page.addInitScript(() => localStorage.setItem('theme', 'light'))
      await page.goto(url)
      return page
    },
    nearEnd(name, left, people, bot) {
      const record = JSON.parse(readFileSync(new URL(`${name}.json`, archive), 'utf8'))
      return seat(record, record.rows.length - left, people, { bot })
    },
    recorded: (record, people, first) => seat(record as NewGame, record.rows.length, people, { first }),
    fresh: (game, people, bot) => seat(game, 0, people, { bot }),
    forward: (ms) => void server.send({ forward: ms }),
    close: started.close,
  }
}

/** Gives the page a device that makes passkeys and agrees to everything. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
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
