import { timingSafeEqual } from 'node:crypto'
import { Refusal } from '@perilune/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.js'
import type { ServerContext } from '../context.js'
import { hashOf } from '../ports/ids.js'
import { addressList } from '../requests/client-address.js'

// Counted apart from everything else: who watches over the server also plays, and a flood of either harms
// only itself.
const HEALTH_LIMIT = { rateLimit: { max: 300, timeWindow: '1 minute' } }
const METRICS_LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute' } }

type Settings = Pick<Config, 'metricsToken' | 'metricsAllow'>

/** Who may read the metrics. */
function metricsGuard({ metricsToken, metricsAllow }: Settings): (request: FastifyRequest) => boolean {
  if (!metricsToken && !metricsAllow) return () => true
  const listed = metricsAllow ? addressList('METRICS_ALLOW', metricsAllow) : () => false
  const bearer = metricsToken === undefined ? undefined : hashOf(`Bearer ${metricsToken}`)
  return ({ ip, headers }) =>
    listed(ip) ||
    (bearer !== undefined &&
      headers.authorization !== undefined &&
      timingSafeEqual(Buffer.from(bearer), Buffer.from(hashOf(headers.authorization))))
}

/** For those who watch over the server. */
export function addHealthRoutes(app: FastifyInstance, context: ServerContext, settings: Settings): void {
  app.get('/healthz', { config: HEALTH_LIMIT }, async () => {
    await context.store.ping().catch((err: unknown) => {
      context.log.error({ err }, 'the store does not answer')
      throw new Refusal('STORE_FAILED')
    })
    return { ok: true }
  })
  const mayRead = metricsGuard(settings)
  app.get('/metrics', { config: METRICS_LIMIT }, async (request, reply) => {
    if (!mayRead(request)) throw new Refusal('OPERATOR_ONLY')
    return reply.type(context.metrics.registry.contentType).send(await context.metrics.registry.metrics())
  })
}
