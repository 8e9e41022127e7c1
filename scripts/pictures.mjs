// Takes the pictures of docs/pictures again: `node scripts/pictures.mjs`. They show a stored game at fixed
// moments, so that they change only when the app does. `node scripts/pictures.mjs moonrakers` takes those of
// one part alone.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensureSite } from './prepare.mjs'
import { root } from './workspaces.mjs'

const { chromium } = createRequire(join(root, 'web/package.json'))('playwright-core')
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  // Three dimensions without a graphics card.
  '--enable-unsafe-swiftshader',
]
const RECORD = 'games/moon/archive/4-seats-random-greedy-4.json'
const MARS = 'games/terraforming-mars/archive/4-seats-random-1.json'
const MARS_DRAFT = 'games/terraforming-mars/archive/2-seats-random-greedy-2.json'
const MARS_BOX = 'games/terraforming-mars/archive/3-seats-greedy-random-box.json'
const MOONRAKERS = 'games/moonrakers/archive/4-seats-random-greedy-4.json'
const MOON_BASE = 'games/moon-base/archive/2-seats-random-greedy-1.json'
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

await ensureBuilt()
ensureSite()
const data = mkdtempSync(join(tmpdir(), 'perilune-pictures-'))
const env = {
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: data,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  BOT_PACE: '60000',
}
const server = spawn(process.execPath, [join(root, 'web/test/programs/server-with-records.mjs')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
const url = await new Promise((resolve) =>
  server.stdout.on('data', (chunk) => {
    const [, port] = /http:\/\/localhost:(\d+)/.exec(String(chunk)) ?? []
    if (port) resolve(`http://127.0.0.1:${port}`)
  }),
)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: FLAGS,
})
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const record = read(RECORD)

/** A table at a moment of the record, with the player in one of its seats. */
function tableAt(rows, seat, player, of = record) {
  const players = Array.from({ length: of.seats }, (_, s) => (s === seat ? player : null))
  return new Promise((resolve, reject) => {
    server.once('message', ({ id, error }) => (id ? resolve(id) : reject(new Error(error))))
    server.send({ ref: '', record: of, rows, players })
  })
}

/** Somebody called Ada, with a window of this size. */
async function visitor(size, theme) {
  const context = await browser.newContext({
    viewport: size,
    hasTouch: size === PHONE,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.addInitScript((t) => localStorage.setItem('theme', t), theme)
  await page.request.post(`${url}/api/guests`, { data: { name: 'Ada' }, headers: { origin: url } })
  const me = await (await page.request.get(`${url}/api/me`)).json()
  return { page, me: { id: me.id, name: 'Ada' } }
}

const shoot = async (page, name) => {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(root, 'docs/pictures', `${name}.png`) })
  console.log(name)
}

const SIZES = [
  [DESK, 'desk'],
  [PHONE, 'phone'],
]
const layer = (page, name) => page.getByRole('button', { name, exact: true }).tap()
const theme = (page, name) =>
  page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), name)

/** The seat that wins the record, and moments at which its turn begins. */
const SEAT = 1
const [MIDDLE, LATE] = [149, 257]
async function moon([size, where]) {
  const { page, me } = await visitor(size, 'dark')
  const running = await tableAt(MIDDLE, SEAT, me)
  const over = await tableAt(record.rows.length, SEAT, me)
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

/** Moments of a record at which a turn of a seat's begins. */
async function turnsOf(of, seat) {
  const { games } = await import(join(root, 'games/all/dist/index.js'))
  const { addRow, openMatch } = await import(join(root, 'engine/dist/index.js'))
  const game = games[of.game]
  const match = openMatch(game, of.options, of.seats, of.seed)
  return of.rows.flatMap((row, i) => {
    const frame = match.state.stack.at(-1)
    addRow(game, match, row)
    return frame.do === 'take-turn' && frame.seat === seat && frame.taken === 0 ? [i] : []
  })
}

/** Mars with the base game and Corporate Era: the table, the hand, and research. */
async function mars([size, where]) {
  const { page, me } = await visitor(size, 'dark')
  await page.goto(`${url}/t/${await tableAt(362, 1, me, read(MARS))}`)
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
    await page.goto(`${url}/t/${await tableAt(170, 1, me, read(MARS_DRAFT))}`)
    await page.locator('.choosing').waitFor()
    await shoot(page, 'mars-research-desk')
  }
  await page.context().close()
}

/** Moonrakers: terms on the table with a counter-offer, and a contract that is flown with allies. */
async function moonrakers([size, where]) {
  const { page, me } = await visitor(size, 'dark')
  await page.goto(`${url}/t/${await tableAt(102, 1, me, read(MOONRAKERS))}`)
  await page.locator('.mr-talks').waitFor()
  await shoot(page, `moonrakers-talks-${where}`)
  await page.goto(`${url}/t/${await tableAt(130, 0, me, read(MOONRAKERS))}`)
  await page.locator('.mr-mission').waitFor()
  await shoot(page, `moonrakers-mission-${where}`)
  await page.context().close()
}

/** Moon Base: a ring in hand, over the map and in three dimensions. */
async function moonBase([size, where]) {
  const { page, me } = await visitor(size, 'dark')
  const table = `${url}/t/${await tableAt(50, 0, me, read(MOON_BASE))}`
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

/** Mars with every expansion: the start, and what lies beside the planet. */
async function marsBox([size, where]) {
  const box = read(MARS_BOX)
  const turns = await turnsOf(box, 0)
  const { page, me } = await visitor(size, 'dark')
  await page.goto(`${url}/t/${await tableAt(0, 0, me, box)}`)
  await page.locator('.choosing').waitFor()
  await shoot(page, `mars-start-${where}`)
  await page.goto(`${url}/t/${await tableAt(turns[Math.floor(turns.length / 2)], 0, me, box)}`)
  await page.locator('.decision.mine').waitFor()
  if (size === PHONE) await layer(page, 'Board')
  for (const layer of ['Colonies', 'Committee']) {
    await page.getByRole('tab', { name: layer, exact: true }).click()
    await shoot(page, `mars-${layer.toLowerCase()}-${where}`)
  }
  await page.context().close()
}

const parts = { moon, mars, 'mars-box': marsBox, moonrakers, 'moon-base': moonBase }
const wanted = process.argv.slice(2)
for (const [name, take] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) for (const size of SIZES) await take(size)
await browser.close()
server.kill('SIGTERM')
server.once('exit', () => rmSync(data, { recursive: true, force: true }))
