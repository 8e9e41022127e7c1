import { RELEASE_HEADER, Refusal, type Route } from '@perilune/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuseBanned, type Sessions } from '../accounts/sessions.js'
import type { ServerContext } from '../context.js'
import type { UseLimits } from '../limits.js'
import type { Mailer } from '../notifications/channels.js'
import { asDownload } from '../requests/as-download.js'
import { parse } from '../requests/check-request.js'
import { languageOf } from '../requests/language.js'
import { sameOrigin } from '../requests/same-origin.js'
import type { PlayerRow } from '../store/port.js'
import type { LiveTables } from '../table/live-tables.js'

/** What the handlers of routes work with. */
export interface RouteServices {
  app: FastifyInstance
  context: ServerContext
  tables: LiveTables
  sessions: Sessions
  /** Sends mail; null where no mail server is set. */
  mailer: Mailer | null
  /** Where the site is reached from outside, if that is known. */
  site: string | undefined
  /** What one address and one player may use; without limits if left out. */
  limits: UseLimits | undefined
}

/** A request after it was checked: from here on types are trusted. */
export interface RouteRequest<R extends Route, B = z.output<R['body']>> {
  params: z.output<R['params']>
  query: z.output<R['query']>
  body: B
  /** Who asks: never null where the route needs a player. */
  player: PlayerRow | null
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<R extends Route, B> = (asked: RouteRequest<R, B>) => Promise<z.input<R['answer']>>

/** Adds a route: the request is checked against its schemas, the player is read from the cookie. */
export function addRoute<R extends Route>(
  services: RouteServices,
  route: R,
  handler: Handler<R, z.output<R['body']>>,
): void {
  const readBody = (body: unknown) => read<R['body']>(route.body, body ?? {}, 'body')
  addCheckedRoute(services, route, { readBody }, handler)
}

/** Adds a route whose handler gets the body as text: a large one is parsed in another thread. */
export function addTextRoute<R extends Route>(
  services: RouteServices,
  route: R,
  handler: Handler<R, string>,
): void {
  const readBody = (body: unknown) => {
    if (typeof body !== 'string') throw new Refusal('BAD_MESSAGE', { problem: 'body: expected JSON' })
    return body
  }
  addCheckedRoute(services, route, { readBody, config: { bodyAsText: true } }, handler)
}

/** The form that Fastify's rate limiter reads. */
const rateLimitOf = ({ limits: { rate } }: Route): object =>
  rate ? { rateLimit: { max: rate.max, timeWindow: rate.window } } : {}

interface BodyReader<B> {
  readBody: (body: unknown) => B
  /** What Fastify should know of the body. */
  config?: object
}

function addCheckedRoute<R extends Route, B>(
  services: RouteServices,
  route: R,
  { readBody, config = {} }: BodyReader<B>,
  handler: Handler<R, B>,
): void {
  services.app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { ...rateLimitOf(route), ...config },
    bodyLimit: route.limits.body,
    handler: async (request, reply) => {
      if (route.method !== 'GET' && !sameOrigin(request.headers, services.site))
        throw new Refusal('WRONG_ORIGIN')
      const player = await services.sessions.read(request.headers.cookie)
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
      asDownload(reply)
        .header('cache-control', 'no-store')
        .header('content-language', languageOf(request.headers['accept-language']))
        .header('vary', 'accept-language')
      const { release } = services.context
      if (release !== undefined) reply.header(RELEASE_HEADER, release)
      // Fastify sends an empty page for null; JSON has a word for it.
      return answer === null ? reply.type('application/json').send('null') : reply.send(answer)
    },
  })
}

/** For a route that needs a player there is one. */
export const requirePlayer = (player: PlayerRow | null): PlayerRow => {
  if (!player) throw new Refusal('NOT_SIGNED_IN')
  return player
}

function read<S extends z.ZodType>(schema: S, given: unknown, where: string): z.output<S> {
  if (schema.type === 'undefined') return undefined as z.output<S>
  return parse(schema, given, where)
}
