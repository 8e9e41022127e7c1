import type { FastifyReply } from 'fastify'

/** A browser that opens the address of data saves it to a file, and never shows it as a page. */
export const asDownload = (reply: FastifyReply): FastifyReply =>
  reply.header('content-disposition', 'attachment; filename="perilune.json"')
