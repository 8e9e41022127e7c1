import { type ChildProcess, spawn } from 'node:child_process'
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
  // Three dimensions without a graphics card.
  '--enable-unsafe-swiftshader',
]

/** Long, for a machine with much else to do. */
const PATIENCE = 120_000

export interface ServerAndBrowser {
  url: string
  browser: Browser
  server: ChildProcess
  close(): Promise<void>
}

export interface ServerOptions {
  records?: boolean
  /** Settings of the server beside those of all tests. */
  env?: Record<string, string>
}

/**
 * The server as anybody starts it, on a free port with a data folder of its own, and a real browser. With
 * `records` the same server runs in a program of the tests, which opens tables at any moment of a record.
 */
export async function startServerAndBrowser(
  root: string,
  { records = false, env: more = {} }: ServerOptions = {},
): Promise<ServerAndBrowser> {
  const data = mkdtempSync(join(tmpdir(), 'perilune-web-'))
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    BOT_PACE: '0',
    ...more,
  }
  const program = records
    ? [join(root, 'web', 'test', 'programs', 'server-with-records.mjs')]
    : [join(root, 'cli', 'bin', 'perilune.mjs'), 'serve']
  const server: ChildProcess = spawn(process.execPath, program, {
    env,
    // Only that program is sent messages.
    stdio: ['ignore', 'pipe', 'inherit', ...(records ? (['ipc'] as const) : [])],
  })
  // The process of a test file ends with the file, also after a hook that failed.
  const end = () => server.kill('SIGKILL')
  process.once('exit', end)
  server.once('exit', () => process.off('exit', end))
  const url = await new Promise<string>((resolve, reject) => {
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    const late = () => reject(new Error(`the server did not say where it is within ${PATIENCE} ms`))
    setTimeout(late, PATIENCE).unref()
    server.stdout?.on('data', (chunk) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(chunk))
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
  })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
    timeout: PATIENCE,
  })
  return {
    url,
    browser,
    server,
    async close() {
      await browser.close()
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      // One that does not stop by itself is stopped.
      const late = setTimeout(end, PATIENCE)
      await ended
      clearTimeout(late)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
