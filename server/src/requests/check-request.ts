import { Refusal } from '@perilune/protocol'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

/** No message of the protocol is nested half as deep; recursive code runs out of stack far later. */
const DEEPEST = 64
/** A name or an address, and a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/** Refuses malformed Host headers before an address is built from them. */
export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`)
}

/** Is this JSON nested deeper than any message? Counts brackets outside of texts. */
export function isTooDeep(json: string): boolean {
  // Every level takes two characters.
  if (json.length <= 2 * DEEPEST) return false
  let depth = 0
  let inText = false
  for (let i = 0; i < json.length; i++) {
    const c = json.charCodeAt(i)
    if (inText) {
      if (c === 92 /* \ */) i++
      else if (c === 34 /* " */) inText = false
    } else if (c === 34) inText = true
    else if (c === 91 /* [ */ || c === 123 /* { */) {
      if (++depth > DEEPEST) return true
    } else if (c === 93 /* ] */ || c === 125 /* } */) depth--
  }
  return false
}

const tooDeep = () => new Refusal('BAD_MESSAGE', { problem: `it is nested deeper than ${DEEPEST} levels` })

/** Throws a refusal for a message of a socket that is nested too deep. */
export function refuseTooDeep(json: string): void {
  if (isTooDeep(json)) throw tooDeep()
}

/** A text without these has no key that names a prototype; checking every key takes ten times as long. */
const SUSPECT = /__proto__|constructor|\\u/

function refusePrototypes(key: string, value: unknown): unknown {
  const names = key === 'constructor' && Object.hasOwn(Object(value), 'prototype')
  if (names || key === '__proto__') throw new SyntaxError('Object contains forbidden prototype property')
  return value
}

/** Reads JSON of unknown origin, as Fastify does; what is wrong with it becomes a refusal. */
export function readJson(json: string): unknown {
  refuseTooDeep(json)
  try {
    return JSON.parse(json, SUSPECT.test(json) ? refusePrototypes : undefined)
  } catch (error) {
    throw new Refusal('BAD_MESSAGE', { problem: String((error as Error).message).slice(0, 200) })
  }
}

/** Checks data of unknown origin; the refusal says what is wrong with it. */
export function parse<S extends z.ZodType>(schema: S, given: unknown, where: string): z.output<S> {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = [where, ...issue.path.map(String)].join('.').slice(0, 100)
  throw new Refusal('BAD_MESSAGE', { problem: `${path}: ${issue.message.slice(0, 200)}` })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route gets the text of its body, for another thread to read. */
    bodyAsText?: boolean
  }
}

/** Checks the form of every request before its route sees it. */
export function checkRequestForm(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { host } }) => {
    if (host !== undefined && !isHost(host))
      throw new Refusal('BAD_MESSAGE', { problem: 'the Host header is not a name or an address' })
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.bodyAsText) done(null, body)
    else if (isTooDeep(body)) done(tooDeep())
    else parse(request, body, done)
  })
}
