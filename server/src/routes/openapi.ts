import {
  Call,
  ClientMessage,
  closings,
  Decision,
  ErrorBody,
  type ErrorCode,
  errors,
  OptionSpec,
  type Route,
  routes,
  ServerMessage,
  SOCKET_PATH,
  TableView,
} from '@perilune/protocol'
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

type Messages = typeof ClientMessage | typeof ServerMessage

/** The messages of one side of the socket by name, each with its schema. */
export function messagesOf(union: Messages): [name: string, schema: object][] {
  return union.options.map((message) => {
    const { shape } = message
    const word = 'do' in shape ? shape.do : shape.is
    return [word.value, schemaOf(message)]
  })
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/**
 * OpenAPI has no word for sockets: a part of our own lists what is said there, with the schemas among the
 * others.
 */
function socketPart() {
  const schemas: Record<string, object> = {}
  const side = (name: string, union: Messages) => {
    const words = messagesOf(union).map(([word, schema]) => {
      schemas[`${name}.${word}`] = schema
      return [word, ref(`${name}.${word}`)] as const
    })
    schemas[name] = { oneOf: words.map(([, schema]) => schema) }
    return Object.fromEntries(words)
  }
  const client = side('ClientMessage', ClientMessage)
  const server = side('ServerMessage', ServerMessage)
  const says = {
    path: SOCKET_PATH,
    description:
      'A WebSocket that carries JSON: one message at a time to the server, one or a list of them from ' +
      'it. The guide at /api/docs says how they follow each other.',
    clientSays: client,
    serverSays: server,
    closings,
  }
  return { schemas, says }
}

/**
 * The whole HTTP side and what is said on the socket, made from the same routes that the server opens and the
 * client calls.
 */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries(routes) as [string, Route][]) {
    paths[route.path] ??= {}
    paths[route.path][route.method.toLowerCase()] = operationOf(name, route)
  }
  const socket = socketPart()
  return {
    openapi: '3.1.0',
    info: { title: 'Perilune', version: '1', description: 'Space board games, exactly by their rules.' },
    paths,
    'x-socket': socket.says,
    components: {
      schemas: {
        Error: schemaOf(ErrorBody),
        Table: schemaOf(TableView),
        Decision: schemaOf(Decision),
        Option: schemaOf(OptionSpec),
        Call: schemaOf(Call),
        ...socket.schemas,
      },
      securitySchemes: {
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-perilune',
          description: 'set by POST /api/guests or by signing in; on plain http its name is `perilune`',
        },
      },
    },
  }
}

export { schemaOf }
