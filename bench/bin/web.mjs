#!/usr/bin/env node
// Measures the app: gzipped bytes, time to the first click on a slow phone, and time from a click to its
// effect.
//   node bench/bin/web.mjs [--runs 5] [--clicks 20] [--save]
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { ensureBuilt, ensureSite } from '../../scripts/prepare.mjs'
import { asPhone, spread, stopwatch } from '../web/speed.mjs'
import { listenTo, weightOf } from '../web/weight.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    clicks: { type: 'string', default: '20' },
    save: { type: 'boolean', default: false },
  },
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const site = join(root, 'web', 'dist', 'site')
await ensureBuilt()
ensureSite()

const program = join(root, 'bench', 'dist', 'server-and-browser.mjs')
const bundled = await rolldown({
  input: join(root, 'web', 'test', 'help', 'server-and-browser.ts'),
  platform: 'node',
  resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  external: /^[^./]/,
})
await bundled.write({ file: program, format: 'esm', codeSplitting: false })
await bundled.close()
const { startServerAndBrowser } = await import(program)
const started = await startServerAndBrowser(root)

const START = '.start-now'
const HAND = '.hand-card[aria-disabled=false]'

async function open({ phone = false } = {}) {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await started.browser.newContext({
    viewport,
    hasTouch: phone,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript(stopwatch)
  if (phone) await asPhone(page)
  return page
}

/** The size of the lobby, and what each game's table adds to it. */
async function weights() {
  const page = await open()
  const files = listenTo(page, started.url)
  await page.goto(started.url)
  await page.waitForSelector(START)
  await page.waitForLoadState('networkidle')
  const first = new Set(files)
  const tables = {}
  const boxes = await page.locator('.box-button').count()
  for (let i = 0; i < boxes; i++) {
    await page.goto(started.url)
    await page.locator('.box-button').nth(i).click()
    const title = await page.locator('.on-shelf.chosen .box-title').innerText()
    if ((await page.locator(START).count()) === 0) continue
    files.clear()
    await page.locator(START).click()
    await page.waitForSelector('.decision, .generic-table')
    await page.waitForLoadState('networkidle')
    tables[title] = weightOf(
      site,
      [...files].filter((file) => !first.has(file)),
    )
  }
  await page.context().close()
  return { firstLoad: weightOf(site, first), tables }
}

/**
 * A first visit on a slow phone: the time until Start can be pressed, and from there to the player's turn.
 */
async function firstVisit() {
  const page = await open({ phone: true })
  await page.goto(started.url, { waitUntil: 'commit' })
  const ready = await page.evaluate((selector) => window.untilDrawn(selector), START)
  await page.locator(START).click()
  const playing = await page.evaluate(() => window.sinceClick('.decision.mine'))
  await page.context().close()
  return { ready, playing }
}

/** At a table: the time from a click on a card until the table shows its effect. */
async function clicks(phone, n) {
  const page = await open({ phone })
  await page.goto(started.url)
  await page.locator(START).click()
  await page.waitForSelector('.decision.mine')
  await page.waitForTimeout(1500)
  const took = []
  for (let i = 0; i < n; i++) {
    const cards = await page.locator(HAND).count()
    const card = page.locator(HAND).nth(i % cards)
    if ((await card.getAttribute('aria-pressed')) === 'true') continue
    const place = await card.evaluate((e) =>
      [...e.parentElement.children].filter((c) => c.localName === e.localName).indexOf(e),
    )
    const drawn = `${HAND}:nth-of-type(${place + 1})[aria-pressed=true]`
    await card.click()
    took.push(await page.evaluate((selector) => window.sinceClick(selector), drawn))
  }
  await page.context().close()
  return took
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
const ms = ({ median, from, to, runs }) => `${median} ms (${from} to ${to}, ${runs} runs)`

try {
  const { firstLoad, tables } = await weights()
  const visits = []
  for (let i = 0; i < Number(values.runs); i++) visits.push(await firstVisit())
  const results = {
    at: new Date().toISOString().slice(0, 10),
    gzippedBytes: { firstLoad, tables },
    slowPhone: {
      how: 'CPU at a quarter, 1.6 Mbit/s, 150 ms',
      firstInteraction: spread(visits.map((v) => v.ready)),
      fromStartToMyTurn: spread(visits.map((v) => v.playing)),
      clickToDrawn: spread(await clicks(true, Number(values.clicks))),
    },
    desk: { clickToDrawn: spread(await clicks(false, Number(values.clicks))) },
  }
  const rows = [
    ['first load, script', kB(firstLoad.script)],
    ['first load, style', kB(firstLoad.style)],
    ['first load, type', kB(firstLoad.type)],
    ['first load, pictures', kB(firstLoad.pictures)],
    ...Object.entries(tables).map(([title, w]) => [
      `the table of ${title}, script and style`,
      `${kB(w.script)} + ${kB(w.style)}`,
    ]),
    ['slow phone: until Start can be touched', ms(results.slowPhone.firstInteraction)],
    ['slow phone: from Start to my turn', ms(results.slowPhone.fromStartToMyTurn)],
    ['slow phone: from a click to what it changes', ms(results.slowPhone.clickToDrawn)],
    ['desk: from a click to what it changes', ms(results.desk.clickToDrawn)],
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`)
  if (values.save)
    writeFileSync(join(root, 'bench', 'results', 'web.json'), `${JSON.stringify(results, null, 2)}\n`)
  if (firstLoad.script > 100_000) {
    console.error('the first load is heavier than 100 kB of script')
    process.exitCode = 1
  }
} finally {
  await started.close()
}
