import { Refusal } from '@perilune/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { House } from '../house.js'
import { StoreAway } from '../store/port.js'
import { asData } from './door.js'

/** Whatever goes wrong becomes one of the catalogue's sentences; what was not foreseen is logged and not shown. */
export function refusalFrom(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof StoreAway) return new Refusal('STORE_AWAY')
  const { statusCode, code } = error as Partial<FastifyError>
  if (statusCode === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('TOO_LARGE')
  if (statusCode === 429) return new Refusal('TOO_MANY', { seconds: 60 })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Refusal('BAD_MESSAGE', { problem: String((error as Error).message).slice(0, 200) })
  return
}

export function speakInRefusals(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error, request, reply) => {
    const known = refusalFrom(error)
    if (!known) house.log.error({ err: error, method: request.method, url: request.url }, 'a request broke')
    const refusal = known ?? new Refusal('BROKEN')
    house.metrics.refusals.inc({ code: refusal.code })
    return asData(reply).status(refusal.status).send(refusal.body())
  })
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new Refusal('NO_SUCH_PAGE')
    return reply.status(refusal.status).send(refusal.body())
  })
}
