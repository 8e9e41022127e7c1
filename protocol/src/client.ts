import { type ErrorBody, Refusal } from './errors.js'
import { Live } from './live-tables.js'
import { RELEASE_HEADER } from './release.js'
import type { AnswerOf, CallOf, Route } from './routes/route.js'
import type { OpenSocket } from './table-connection.js'

export interface ClientOptions {
  /** The server's address without a trailing slash; if left out, the server that the page came from. */
  base?: string
  /**
   * The browser's by default. Node has to pass a socket and let the client keep cookies, because nothing else
   * does.
   */
  fetch?: typeof fetch
  openSocket?: OpenSocket
  keepCookies?: boolean
  /** Checks every response against its schema. For tests: it proves that the documentation is true. */
  check?: boolean
}

/** The project's own client; it uses only what /api/docs documents. */
export class Client {
  readonly base: string
  /** Called with the release of the app whenever the server's response names it. */
  onRelease: (release: string) => void = () => {}
  cookie = ''
  readonly #options: ClientOptions
  #live: Live | undefined

  constructor(options: ClientOptions = {}) {
    this.#options = options
    this.base = options.base ?? ''
  }

  get live(): Live {
    this.#live ??= new Live(
      () => `${(this.base || location.origin).replace(/^http/, 'ws')}/api/live`,
      () => this.cookie,
      this.#options.openSocket ?? ((url) => new WebSocket(url)),
    )
    this.#live.onRelease = (release) => this.onRelease(release)
    return this.#live
  }

  /** Calls a route. Throws a `Refusal` if the server refuses. */
  async call<R extends Route>(route: R, given: CallOf<R>): Promise<AnswerOf<R>> {
    const { params, query, body } = given as { params?: object; query?: object; body?: unknown }
    const response = await this.fetch(route.method, fillPath(route.path, params) + search(query), body)
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw isErrorBody(answer) ? Refusal.from(answer) : new Refusal('BROKEN')
    return (this.#options.check ? route.answer.parse(answer) : answer) as AnswerOf<R>
  }

  async fetch(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {}
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (this.#options.keepCookies && this.cookie) headers.cookie = this.cookie
    const response = await (this.#options.fetch ?? fetch)(this.base + path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const release = response.headers.get(RELEASE_HEADER)
    if (release !== null) this.onRelease(release)
    if (this.#options.keepCookies) this.cookie = withCookies(this.cookie, response.headers.getSetCookie())
    return response
  }

  close(): void {
    this.#live?.close()
    this.#live = undefined
  }
}

/** The Cookie header after a server has set cookies; those without a value are dropped. */
function withCookies(header: string, set: readonly string[]): string {
  const pairs = [...header.split('; '), ...set.map((line) => line.split(';')[0])].filter(Boolean)
  const jar = new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair]))
  return [...jar.values()].filter((pair) => !pair.endsWith('=')).join('; ')
}

const fillPath = (path: string, params: object = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )

function search(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && 'message' in body
