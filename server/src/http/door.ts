import { Refusal, type Route } from '@perilune/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Mailer } from '../calls/ways.js'
import type { House } from '../house.js'
import type { UseLimits } from '../limits.js'
import type { PlayerRow } from '../store/port.js'
import type { Tables } from '../tables/tables.js'
import { sameOrigin } from './origin.js'
import { parse } from './request-form.js'
import { refuseBanned, type Sessions } from './session.js'

/** What the doors of the server stand on. */
export interface Doors {
  app: FastifyInstance
  house: House
  tables: Tables
  sessions: Sessions
  /** Sends mail; null where no mail server is set. */
  mailer: Mailer | null
  /** Where the site is reached from outside, if that is known. */
  site: string | undefined
  /** What one address and one player may use; without limits if left out. */
  limits: UseLimits | undefined
}

/** A request after it was checked: from here on types are trusted. */
export interface Asked<R extends Route, B = z.output<R['body']>> {
  params: z.output<R['params']>
  query: z.output<R['query']>
  body: B
  /** Who asks: never null where the route needs a player. */
  player: PlayerRow | null
  request: FastifyRequest
  reply: FastifyReply
}

// Passwords can be guessed here, or much work be made with one message: these are let through less often than the rest.
const COSTLY =
  /^\/api\/(account|sessions?|passkeys|records|reports|seat-links|me\/calls|me\/export|me\/erase|tables\/\{id\}\/rule-reports)/
// Each of these sends a mail to an address that anybody may have typed in.
const MAILS = '/api/me/calls/mail'
const RESET_MAILS = '/api/account/reset'

function limitOf({ path, method }: Route): object {
  if (path === MAILS && method === 'PUT') return { rateLimit: { max: 5, timeWindow: '1 hour' } }
  if (path === RESET_MAILS) return { rateLimit: { max: 10, timeWindow: '1 hour' } }
  return COSTLY.test(path) ? { rateLimit: { max: 30, timeWindow: '1 minute' } } : {}
}
const BODY_LIMIT = 64 * 1024
const RECORD_LIMIT = 4 * 1024 * 1024

type Handler<R extends Route, B> = (asked: Asked<R, B>) => Promise<z.input<R['answer']>>

/** Opens a door: what comes in is checked against the route's schemas, and who comes in against the cookie. */
export function open<R extends Route>(
  doors: Doors,
  route: R,
  handler: Handler<R, z.output<R['body']>>,
): void {
  openWith(doors, route, {}, (body) => read<R['body']>(route.body, body ?? {}, 'body'), handler)
}

/** A door whose handler gets the body as text: a large one is not to be read by the thread that serves everybody. */
export function openForText<R extends Route>(doors: Doors, route: R, handler: Handler<R, string>): void {
  const textOf = (body: unknown) => {
    if (typeof body !== 'string') throw new Refusal('BAD_MESSAGE', { problem: 'body: expected JSON' })
    return body
  }
  openWith(doors, route, { bodyAsText: true }, textOf, handler)
}

function openWith<R extends Route, B>(
  doors: Doors,
  route: R,
  config: object,
  readBody: (body: unknown) => B,
  handler: Handler<R, B>,
): void {
  doors.app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { ...limitOf(route), ...config },
    bodyLimit: route.path.startsWith('/api/records') ? RECORD_LIMIT : BODY_LIMIT,
    handler: async (request, reply) => {
      if (route.method !== 'GET' && !sameOrigin(request.headers, doors.site))
        throw new Refusal('WRONG_ORIGIN')
      const player = await doors.sessions.read(request.headers.cookie)
      if (player) refuseBanned(player)
      if (!player && !route.open) throw new Refusal('NOT_SIGNED_IN')
      const answer = await handler({
        params: read<R['params']>(route.params, request.params, 'address'),
        query: read<R['query']>(route.query, request.query, 'query'),
        body: readBody(request.body),
        player,
        request,
        reply,
      })
      asData(reply).header('cache-control', 'no-store')
      // Fastify sends an empty page for null; JSON has a word for it.
      return answer === null ? reply.type('application/json').send('null') : reply.send(answer)
    },
  })
}

/** Opened by its address, data is saved to a file and never shown as a page. */
export const asData = (reply: FastifyReply): FastifyReply =>
  reply.header('content-disposition', 'attachment; filename="perilune.json"')

/** For a route that needs a player there is one. */
export const signedIn = (player: PlayerRow | null): PlayerRow => {
  if (!player) throw new Refusal('NOT_SIGNED_IN')
  return player
}

function read<S extends z.ZodType>(schema: S, given: unknown, where: string): z.output<S> {
  if (schema.type === 'undefined') return undefined as z.output<S>
  return parse(schema, given, where)
}
