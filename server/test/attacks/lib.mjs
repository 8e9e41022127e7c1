// What the attacks share: a server of a given checkout in a process of its own, HTTP and WebSocket clients
// that can come from any loopback address, and figures about latencies. See README.md in this folder.
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { WebSocket } from 'ws'

const START_WITHIN = 90_000
const REQUEST_WITHIN = 60_000

/** A game's record, as a client sends it. */
export const recordOf = ({ commitTo }, game, { seats, seed, rows }) => ({
  perilune: 1,
  game: game.id,
  rules: game.rules,
  seats,
  options: {},
  commit: commitTo(seed),
  seed,
  rows,
})

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** A package of a built checkout, by what its manifest exports: file names differ between checkouts. */
export function load(checkout, packagePath) {
  const { exports } = JSON.parse(readFileSync(join(checkout, packagePath, 'package.json'), 'utf8'))
  return import(pathToFileURL(join(checkout, packagePath, exports['.'].default)).href)
}

/** Waits until `check` gives something truthy, for `ms` at most; undefined if it never did. */
export async function until(check, ms = 10_000, every = 50) {
  const end = performance.now() + ms
  for (;;) {
    const found = await check()
    if (found) return found
    if (performance.now() > end) return
    await sleep(every)
  }
}

/** How long something takes, in ms, with what it returned. */
export async function timed(work) {
  const begun = performance.now()
  const result = await work()
  return { ms: performance.now() - begun, result }
}

/** The value below which a part of the list lies, rounded to a tenth. */
export function percentile(list, part) {
  if (list.length === 0) return null
  const sorted = [...list].sort((a, b) => a - b)
  return Math.round(10 * sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]) / 10
}

/** Median, p99 and worst of a list of latencies. */
export const summary = (list) => ({
  count: list.length,
  p50: percentile(list, 0.5),
  p99: percentile(list, 0.99),
  worst: percentile(list, 1),
})

/**
 * Does `work` once every `every` ms until it is told to stop; gives how long each took. A failure counts as a
 * latency.
 */
export function sample(work, every = 50) {
  const times = []
  let failed = 0
  let on = true
  const loop = (async () => {
    while (on) {
      const begun = performance.now()
      await work().catch(() => {
        failed++
      })
      const took = performance.now() - begun
      times.push(took)
      await sleep(Math.max(0, every - took))
    }
  })()
  return {
    times,
    async stop() {
      on = false
      await loop
      return { ...summary(times), failed }
    },
  }
}

/**
 * Starts a server on a free port with a temporary data folder. `env` are settings as in docs/serve.md. It is
 * killed and its folder removed by `stop`, and in any case when this process ends.
 */
export async function startServer(checkout, env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'perilune-attack-'))
  const settings = { PORT: '0', HOST: '0.0.0.0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', BOT_PACE: '0', ...env }
  const program = fileURLToPath(new URL('./serve.mjs', import.meta.url))
  const child = fork(program, [checkout], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  const keep = (text) => {
    output = (output + text).slice(-100_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const clean = () => {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', clean)
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })))
  const url = await new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`no server within ${START_WITHIN} ms: ${output}`)),
      START_WITHIN,
    )
    child.once('message', (message) => {
      clearTimeout(late)
      resolve(message.url)
    })
    void exited.then(() => {
      clearTimeout(late)
      reject(new Error(`the server ended while starting: ${output}`))
    })
  }).catch((error) => {
    clean()
    throw error
  })
  const port = Number(new URL(url).port)
  const agents = []
  const server = {
    checkout,
    dataDir,
    port,
    pid: child.pid,
    /** Resolves when the process ends, with `{ code, signal }`. */
    exited,
    /** The last of what the server wrote. */
    output: () => output,
    /** Somebody without a cookie. `address` is the loopback address they come from. */
    client(options = {}) {
      const client = new HttpClient(port, options)
      agents.push(client.agent)
      return client
    },
    async guest(name, options) {
      const client = server.client(options)
      await client.ok('POST', '/api/guests', { name })
      return client
    },
    async account(name, password, options) {
      const client = await server.guest(name, options)
      await client.ok('POST', '/api/account', { name, password })
      return client
    },
    async stop(signal = 'SIGKILL') {
      for (const agent of agents) agent.destroy()
      child.kill(signal)
      await Promise.race([exited, sleep(10_000)])
      process.off('exit', clean)
      clean()
    },
  }
  return server
}

/** One HTTP client with a cookie jar. */
export class HttpClient {
  cookies = new Map()

  constructor(port, { address = '127.0.0.1', forwardedFor, headers = {}, sockets = 8 } = {}) {
    this.port = port
    this.address = address
    this.headers = { ...headers, ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) }
    this.agent = new Agent({ keepAlive: true, maxSockets: sockets, localAddress: address })
  }

  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /**
   * Sends a request; `body` is sent as it is if it is text, else as JSON. Gives `{ status, headers, text,
   * json, ms }`.
   */
  call(method, path, body, headers = {}) {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const begun = performance.now()
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.agent,
          timeout: REQUEST_WITHIN,
          headers: {
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...(this.cookies.size > 0 && { cookie: this.cookie }),
            ...this.headers,
            ...headers,
          },
        },
        (response) => {
          const parts = []
          response.on('data', (part) => parts.push(part))
          response.on('error', reject)
          response.on('end', () => {
            this.#keepCookies(response.headers['set-cookie'] ?? [])
            const text = Buffer.concat(parts).toString()
            const ms = performance.now() - begun
            resolve({ status: response.statusCode, headers: response.headers, text, json: parsed(text), ms })
          })
        },
      )
      sent.on('timeout', () =>
        sent.destroy(new Error(`no answer to ${method} ${path} in ${REQUEST_WITHIN} ms`)),
      )
      sent.on('error', reject)
      sent.end(text)
    })
  }

  /** The same, for what must succeed: gives the parsed body. */
  async ok(method, path, body, headers) {
    const { status, text, json } = await this.call(method, path, body, headers)
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`)
    return json
  }

  #keepCookies(lines) {
    for (const line of lines) {
      const [pair] = line.split(';')
      const at = pair.indexOf('=')
      const value = pair.slice(at + 1)
      if (value) this.cookies.set(pair.slice(0, at), value)
      else this.cookies.delete(pair.slice(0, at))
    }
  }

  /** Opens a WebSocket with this client's cookies and address. */
  socket(options) {
    return SocketClient.open(this, options)
  }
}

/** One WebSocket. `ask` waits for the answer with its `ref`. */
export class SocketClient {
  messages = []
  bytes = 0
  closed = null
  #refs = 0
  #waiting = new Map()
  #listeners = new Set()

  static open(client, { path = '/api/live', keep = true, within = 10_000 } = {}) {
    const ws = new WebSocket(`ws://127.0.0.1:${client.port}${path}`, {
      headers: { ...client.headers, ...(client.cookies.size > 0 && { cookie: client.cookie }) },
      localAddress: client.address,
      handshakeTimeout: within,
    })
    const made = new SocketClient()
    made.ws = ws
    made.keep = keep
    return new Promise((resolve, reject) => {
      ws.on('open', () => resolve(made))
      ws.on('error', reject)
      ws.on('unexpected-response', (_request, response) => {
        response.resume()
        reject(
          Object.assign(new Error(`refused with ${response.statusCode}`), { status: response.statusCode }),
        )
      })
      ws.on('message', (data) => made.#hear(data))
      ws.on('close', (code) => {
        made.closed = code
        for (const { reject: fail } of made.#waiting.values()) fail(new Error(`closed with ${code}`))
        made.#waiting.clear()
      })
    })
  }

  #hear(data) {
    this.bytes += data.length
    if (!this.keep && this.#waiting.size === 0 && this.#listeners.size === 0) return
    const said = parsed(String(data))
    for (const message of Array.isArray(said) ? said : [said]) {
      if (this.keep) this.messages.push(message)
      for (const listen of this.#listeners) listen(message)
      const waiting = this.#waiting.get(message?.ref)
      if (!waiting) continue
      this.#waiting.delete(message.ref)
      waiting.resolve(message)
    }
  }

  /** Called with every message from now on; gives a function that ends that. */
  listen(listener) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  send(message) {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  ask(message, within = 10_000) {
    const ref = `r${++this.#refs}`
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#waiting.delete(ref)
        reject(new Error(`no answer to ${message.do} in ${within} ms`))
      }, within)
      const settle = (how) => (value) => {
        clearTimeout(late)
        how(value)
      }
      this.#waiting.set(ref, { resolve: settle(resolve), reject: settle(reject) })
      this.send({ ...message, ref })
    })
  }

  close() {
    this.ws.terminate()
  }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
