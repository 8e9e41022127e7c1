import type { z } from 'zod'
import type { ErrorCode } from '../errors.js'
import type { RouteLimits } from './limits.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A route of the server: its request, its response and its refusals. Server, client and docs are made from
 * it.
 */
export interface Route<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Parameters are in braces, as in OpenAPI. */
  readonly path: string
  readonly limits: RouteLimits
  readonly tag: string
  readonly summary: string
  readonly about?: string
  /** Needs no player: open to everybody. */
  readonly open?: true
  readonly params: P
  readonly query: Q
  readonly body: B
  readonly answer: A
  readonly errors: readonly ErrorCode[]
}

type Given<R extends Route, K extends 'params' | 'query' | 'body'> =
  z.input<R[K]> extends undefined
    ? { [key in K]?: undefined }
    : Record<never, never> extends z.input<R[K]>
      ? { [key in K]?: z.input<R[K]> }
      : { [key in K]: z.input<R[K]> }

/** The arguments of a call of a route. */
export type CallOf<R extends Route> = Given<R, 'params'> & Given<R, 'query'> & Given<R, 'body'>
export type AnswerOf<R extends Route> = z.output<R['answer']>
