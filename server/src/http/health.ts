import { Refusal } from '@perilune/protocol'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.js'

/** For those who watch over the server. */
export function healthDoors(app: FastifyInstance, house: House): void {
  app.get('/healthz', async () => {
    await house.store.ping().catch((err: unknown) => {
      house.log.error({ err }, 'the store does not answer')
      throw new Refusal('STORE_FAILED')
    })
    return { ok: true }
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics()),
  )
}
