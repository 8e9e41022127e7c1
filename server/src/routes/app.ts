import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { Refusal } from '@perilune/protocol'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import type { ServerContext } from '../context.js'
import { DEFAULT_LIMITS } from '../limits.js'
import { checkRequestForm } from '../requests/check-request.js'
import { addressKey, trustOf } from '../requests/client-address.js'
import type { FloodGuard } from '../requests/flood-guard.js'
import { storeOver } from './rate-limit-store.js'

/** The app loads nothing from elsewhere, and is shown in no other page. */
const CONTENT_SECURITY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/** The HTTP server with what every answer goes through: headers, limits, refusals. */
export async function makeApp(
  config: Config,
  context: ServerContext,
  floodGuard?: FloodGuard,
): Promise<FastifyInstance> {
  const app = Fastify({
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: 64 * 1024,
    logger: false,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
  })
  if (config.trustProxy === true)
    context.log.warn(
      'TRUST_PROXY=true trusts one proxy; set the number of proxies in front, or their addresses',
    )
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY },
    // Only a site that is reached by https can ask for https alone.
    strictTransportSecurity: config.site?.startsWith('https:') ?? false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(compress, { threshold: 1024 })
  if (config.rateLimits !== false)
    await app.register(rateLimit, {
      store: storeOver(context.counters) as never,
      max: config.limits?.requests ?? DEFAULT_LIMITS.requests,
      keyGenerator: (request) => addressKey(request.ip),
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { ttl }) =>
        new Refusal('TOO_MANY', { seconds: Math.ceil(ttl / 1000) }),
    })
  checkRequestForm(app)
  // Who asks too much is hung up on: else the rest of a large body would still be read.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 429) return
    reply.header('connection', 'close')
    floodGuard?.count(request.socket.remoteAddress)
  })
  floodGuard?.guard(app.server)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    context.metrics.http.observe(labels, reply.elapsedTime / 1000)
    context.log.debug({ ...labels, ms: reply.elapsedTime }, 'request')
  })
  return app
}
