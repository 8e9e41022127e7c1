#!/usr/bin/env node
// Measures the time from a click on a card to the drawn table of Terraforming Mars late in a game, with a
// real server and a real browser.
//   node bench/bin/click.mjs
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const CLICKS = 60

const place = (path) => fileURLToPath(new URL(path, import.meta.url))
const results = place('../results/click.json')
/** A game with all expansions, at a turn of its first seat. */
const record = JSON.parse(readFileSync(place('../web/late-mars.json'), 'utf8'))

const data = mkdtempSync(join(tmpdir(), 'perilune-click-'))
const env = {
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: data,
  LOG_LEVEL: 'warn',
  BOT_PACE: '60000',
}
const server = spawn(process.execPath, [place('../../web/test/programs/server-with-records.mjs')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
const url = await new Promise((resolve) => {
  server.stdout.on('data', (chunk) => {
    const found = /http:\/\/localhost:(\d+)/.exec(String(chunk))
    if (found) resolve(`http://127.0.0.1:${found[1]}`)
  })
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})

function openTable(player) {
  const players = [player, ...new Array(record.seats - 1).fill(null)]
  return new Promise((resolve, reject) => {
    server.on('message', ({ id, error }) => (id ? resolve(id) : reject(new Error(error))))
    server.send({ ref: 'click', record, rows: record.rows.length, players, bot: 'random' })
  })
}

/** Clicks cards in turn and returns the time until each result has been drawn. */
async function timeClicks(clicks) {
  const drawn = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(null)
      }),
    )
  const times = []
  for (let i = 0; i < clicks; i++) {
    const playable = document.querySelectorAll('.slat.can, .hand-card:not([aria-disabled=true])')
    if (playable.length < 2) throw new Error('there is nothing to choose from')
    await drawn()
    const begun = performance.now()
    playable[i % playable.length].click()
    times.push((await drawn()) - begun)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return times
}

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  await page.goto(url)
  await page.request.post(`${url}/api/guests`, { data: { name: 'Ada' }, headers: { origin: url } })
  const me = await (await page.request.get(`${url}/api/me`)).json()
  await page.goto(`${url}/t/${await openTable({ id: me.id, name: 'Ada' })}`)
  await page.waitForSelector('.decision.mine')
  await page.evaluate(timeClicks, 10)
  const times = (await page.evaluate(timeClicks, CLICKS)).sort((a, b) => a - b)
  const at = (part) => Number(times[Math.floor((times.length - 1) * part)].toFixed(1))
  const cards = Number(/\d+/.exec(await page.locator('.tray h2').innerText())?.[0])
  const found = { cards, clicks: times.length, median: at(0.5), ninety: at(0.9) }
  writeFileSync(results, `${JSON.stringify(found, null, 2)}\n`)
  process.stdout.write(
    `${cards} cards in play: ${found.median} ms from click to drawn in the median, ` +
      `${found.ninety} ms in nine of ten\n`,
  )
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
