import { ErrorBody, type ErrorCode, errors, type Route, routes } from '@perilune/protocol'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'input'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parametersOf(schema: z.ZodType, where: 'path' | 'query'): object[] {
  if (schema.type === 'undefined') return []
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, { description?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description && { description }),
    schema: rest,
  }))
}

function refusalsOf(route: Route): Record<string, object> {
  const codes: ErrorCode[] = [
    'BAD_MESSAGE',
    ...(route.open ? [] : (['NOT_SIGNED_IN'] as const)),
    ...route.errors,
    'TOO_MANY',
  ] as const
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes)
    byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), code])
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${errors[code].sentence}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

function operationOf(name: string, route: Route): object {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  return {
    operationId: name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.about && { description: route.about }),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body.type !== 'undefined' && {
      requestBody: { required: true, ...json(schemaOf(route.body)) },
    }),
    security: route.open ? [{}, { cookie: [] }] : [{ cookie: [] }],
    responses: { 200: { description: 'done', ...json(schemaOf(route.answer)) }, ...refusalsOf(route) },
  }
}

/** The whole HTTP side, made from the same routes that the server opens and the client calls. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    paths[route.path] ??= {}
    paths[route.path][route.method.toLowerCase()] = operationOf(name, route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Perilune', version: '1', description: 'Space board games, exactly by their rules.' },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody) },
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'perilune',
          description: 'set by POST /api/guests or by signing in',
        },
      },
    },
  }
}

export { schemaOf }
