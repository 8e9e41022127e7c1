import { Refusal } from '@perilune/protocol'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.js'
import { StoreAway } from '../store/port.js'
import { asDownload } from './as-download.js'

/** Turns any error into a refusal of the catalogue; unexpected errors give undefined and are logged. */
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

export function sendErrorsAsRefusals(app: FastifyInstance, context: ServerContext): void {
  app.setErrorHandler((error, request, reply) => {
    const known = refusalFrom(error)
    if (!known) context.log.error({ err: error, method: request.method, url: request.url }, 'a request broke')
    const refusal = known ?? new Refusal('BROKEN')
    context.metrics.refusals.inc({ code: refusal.code })
    return asDownload(reply).status(refusal.status).send(refusal.body())
  })
  app.setNotFoundHandler((_request, reply) => {
    const refusal = new Refusal('NO_SUCH_PAGE')
    return reply.status(refusal.status).send(refusal.body())
  })
}
