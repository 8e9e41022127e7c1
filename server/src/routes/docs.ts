import {
  ClientMessage,
  closings,
  Decision,
  errors,
  OptionSpec,
  type Route,
  routes,
  ServerMessage,
  SOCKET_PATH,
} from '@perilune/protocol'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { decisionsGuide, optionsGuide, socketGuide, startGuide, viewGuide } from './docs-guide.js'
import { messagesOf, openApi, schemaOf } from './openapi.js'
import { escapeHtml, page } from './plain-page.js'

const json = (schema: z.ZodType): string =>
  `<pre>${escapeHtml(JSON.stringify(schemaOf(schema), null, 1))}</pre>`

const part = (title: string, schema: z.ZodType): string =>
  schema.type === 'undefined' ? '' : `<details><summary>${title}</summary>${json(schema)}</details>`

const refusalLink = (code: string): string => `<a href="#${code}">${code}</a>`

const routeHtml = (name: string, r: Route): string => `
<section id="${name}"><h3><code>${r.method} ${escapeHtml(r.path)}</code></h3>
<p>${escapeHtml(r.summary)}.${r.open ? '' : ' <em>Needs a player.</em>'}</p>
${r.about ? `<p>${escapeHtml(r.about)}</p>` : ''}
${part('address', r.params)}${part('query', r.query)}${part('body', r.body)}${part('answer', r.answer)}
${r.errors.length ? `<p>Refusals: ${r.errors.map(refusalLink).join(', ')}</p>` : ''}</section>`

const messagesHtml = (union: typeof ClientMessage | typeof ServerMessage): string =>
  messagesOf(union)
    .map(
      ([word, schema]) =>
        `<details><summary><code>${word}</code></summary>` +
        `<pre>${escapeHtml(JSON.stringify(schema, null, 1))}</pre></details>`,
    )
    .join('\n')

function docsHtml(): string {
  const tags = [...new Set(Object.values(routes).map((r) => r.tag))]
  const all = Object.entries(routes) as [string, Route][]
  const sections = tags.map(
    (tag) =>
      `<h2>${tag}</h2>${all
        .filter(([, r]) => r.tag === tag)
        .map(([name, r]) => routeHtml(name, r))
        .join('')}`,
  )
  return page(
    'Perilune: the API',
    `<h1>The API</h1>
<p>Everything you need to write a client. The same for programs is
<a href="/api/docs/openapi.json">OpenAPI</a>: messages of the socket are in its part <code>x-socket</code>,
with schemas among the components.</p>
${startGuide}${optionsGuide}${part('an option', OptionSpec)}
${decisionsGuide}${part('a decision', Decision)}${viewGuide}
${sections.join('')}
<h2>Live: <code>${SOCKET_PATH}</code></h2>${socketGuide}
<h3>What a client says</h3>${messagesHtml(ClientMessage)}
<h3>What the server says</h3>${messagesHtml(ServerMessage)}
<h3>Why the server closes a socket</h3>
<ul>${Object.entries(closings)
      .map(([code, why]) => `<li><code>${code}</code> ${escapeHtml(why)}</li>`)
      .join('')}</ul>
<h2>Refusals</h2>
<dl>${Object.entries(errors)
      .map(
        ([code, { status, sentence }]) =>
          `<dt id="${code}"><code>${code}</code> (${status})</dt><dd>${escapeHtml(sentence)}</dd>`,
      )
      .join('')}</dl>`,
  )
}

export function addDocsRoutes(app: FastifyInstance): void {
  // Made once, when somebody first reads it.
  let html: string | undefined
  let api: object | undefined
  app.get('/api/docs', (_request, reply) => {
    html ??= docsHtml()
    return reply.type('text/html; charset=utf-8').send(html)
  })
  app.get('/api/docs/openapi.json', () => {
    api ??= openApi()
    return api
  })
}
