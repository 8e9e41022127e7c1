import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

export interface Stage {
  url: string
  browser: Browser
  close(): Promise<void>
}

/** The server as a stranger starts it, on a free port with a folder of its own, and a real browser. */
export async function openStage(root: string): Promise<Stage> {
  const data = mkdtempSync(join(tmpdir(), 'perilune-web-'))
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  const program = join(root, 'cli', 'bin', 'perilune.mjs')
  const server = spawn(process.execPath, [program, 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
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
    async close() {
      await browser.close()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
