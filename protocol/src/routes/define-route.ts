import { z } from 'zod'
import type { Route } from './route.js'

type Part = z.ZodType
const nothing = z.undefined()
type Nothing = typeof nothing

type Defined<T> = T extends Part ? T : Nothing

interface Sketch {
  params?: Part
  query?: Part
  body?: Part
  answer: Part
}

/** Defines a route and fills in the defaults. */
export function route<
  const T extends Sketch & Partial<Route> & Pick<Route, 'method' | 'path' | 'limits' | 'tag' | 'summary'>,
>(sketch: T): Route<Defined<T['params']>, Defined<T['query']>, Defined<T['body']>, Defined<T['answer']>> {
  const full = { params: nothing, query: nothing, body: nothing, errors: [], ...sketch }
  return full as unknown as ReturnType<typeof route<T>>
}

export const Done = z.object({ done: z.literal(true) })
