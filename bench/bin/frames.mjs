#!/usr/bin/env node
// Measures the script time of a frame while a mouse turns Moon Base's moon in 3D, with a real server and a
// real browser.
//   node bench/bin/frames.mjs [rings on the moon]
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const rings = Number(process.argv[2] ?? 12)
const cli = fileURLToPath(new URL('../../cli/bin/perilune.mjs', import.meta.url))
const results = fileURLToPath(new URL('../results/frames.json', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'perilune-frames-'))
const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' }
const server = spawn(process.execPath, [cli, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
const url = await new Promise((resolve) => {
  server.stdout.on('data', (chunk) => {
    const found = /http:\/\/localhost:(\d+)/.exec(String(chunk))
    if (found) resolve(`http://127.0.0.1:${found[1]}`)
  })
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
})

/** Times every animation callback; only those that drew something count. */
function timeFrames() {
  window.frames = []
  const ask = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (call) =>
    ask((now) => {
      const begun = performance.now()
      call(now)
      window.frames.push(performance.now() - begun)
    })
}

const laid = (page) =>
  page.evaluate(() => {
    const label = document.querySelector('[role=application]')?.getAttribute('aria-label') ?? ''
    return Number(/, (\d+) rings/.exec(label)?.[1] ?? 0)
  })

/** Places rings by keyboard on suggested places until the moon has this many. */
async function lay(page) {
  while ((await laid(page)) < rings) {
    const click = (selector) => page.locator(selector).first().click({ timeout: 2000 })
    if ((await page.locator('.decision.mine').count()) === 0) await page.waitForTimeout(50)
    else if ((await page.locator('button.pile').count()) > 0)
      await click('button.pile').catch(() => undefined)
    else if ((await page.locator('.spot').count()) > 0) await click('.spot').catch(() => undefined)
    else if ((await page.locator('button.hand-ring').count()) > 0) {
      await click('button.hand-ring').catch(() => undefined)
      await page.keyboard.press('Enter')
    } else await click('.decision-acts .btn:not(:disabled)').catch(() => undefined)
    await page.waitForTimeout(60)
  }
}

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(60_000)
  await page.addInitScript(timeFrames)
  await page.goto(url)
  await page.locator('.box-button').nth(2).click()
  await page.getByRole('button', { name: 'Start now' }).click()
  await page.waitForSelector('.mb-table')
  await lay(page)
  await page.locator('.mb-look').getByText('3D').click()
  await page.waitForSelector('.moon3d canvas')
  await page.waitForTimeout(3000)
  const box = await page.locator('.moon3d canvas').boundingBox()
  await page.evaluate(() => {
    window.frames = []
  })
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  for (let i = 0; i < 90; i++)
    await page.mouse.move(box.x + box.width / 2 + 3 * i, box.y + box.height / 2 + 20 * Math.sin(i / 9))
  await page.mouse.up()
  await page.waitForTimeout(500)
  const frames = (await page.evaluate(() => window.frames)).filter((ms) => ms > 0.05).sort((a, b) => a - b)
  const at = (part) => Number((frames[Math.floor((frames.length - 1) * part)] ?? Number.NaN).toFixed(2))
  const found = { rings: await laid(page), frames: frames.length, median: at(0.5), ninety: at(0.9) }
  writeFileSync(results, `${JSON.stringify(found, null, 2)}\n`)
  process.stdout.write(
    `${found.frames} frames with ${found.rings} rings: script ${found.median} ms in the median, ` +
      `${found.ninety} ms in nine of ten\n`,
  )
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
