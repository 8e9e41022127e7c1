// Retakes the pictures of docs/pictures: `node scripts/pictures.mjs [part …]`. They show fixed moments of
// stored games, so that they change only when the app does. `games/<game>/pictures.mjs` lists the moments.
// With names of parts, only those are taken.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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
  // 3D without a graphics card.
  '--enable-unsafe-swiftshader',
]
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

/** Creates a table at a moment of a record, with the player at one of its seats. */
function tableAt(of, rows, seat, player) {
  const players = Array.from({ length: of.seats }, (_, s) => (s === seat ? player : null))
  return new Promise((resolve, reject) => {
    server.once('message', ({ id, error }) => (id ? resolve(id) : reject(new Error(error))))
    server.send({ ref: '', record: of, rows, players })
  })
}

/** A visitor called Ada, with a window of this size. */
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

/** The moments of a record at which a seat's turn begins. */
async function turnsOf(of, seat) {
  const { games } = await import(join(root, 'games/all/dist/node.js'))
  const { addRow, openMatch } = await import(join(root, 'engine/dist/index.js'))
  const game = games[of.game]
  const match = openMatch(game, of.options, of.seats, of.seed)
  return of.rows.flatMap((row, i) => {
    const frame = match.state.stack.at(-1)
    addRow(game, match, row)
    return frame.do === 'take-turn' && frame.seat === seat && frame.taken === 0 ? [i] : []
  })
}

const tools = { url, read, tableAt, visitor, shoot, turnsOf, layer, theme, DESK, PHONE }
const parts = {}
for (const game of readdirSync(join(root, 'games'))) {
  const file = join(root, 'games', game, 'pictures.mjs')
  if (existsSync(file)) Object.assign(parts, (await import(file)).parts)
}
const wanted = process.argv.slice(2)
for (const [name, take] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) for (const size of SIZES) await take(tools, size)
await browser.close()
server.kill('SIGTERM')
server.once('exit', () => rmSync(data, { recursive: true, force: true }))
