import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context.js'

export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] as string,
  )

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/plain.css"></head>
<body><main>${body}</main></body></html>`

const CSS = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-width:50rem;margin:2rem auto;padding:0 1rem}
pre{overflow-x:auto;padding:.5rem 1rem;border:1px solid;border-radius:.5rem;font-size:.85rem}
section{margin:1.5rem 0;padding-top:.5rem;border-top:1px solid}dt{margin-top:.5rem}`

const SCRIPT = `const list = document.querySelector('#tables')
const { tables } = await (await fetch('/api/tables')).json()
list.textContent = tables.length ? '' : 'None at the moment.'
for (const t of tables) {
  const free = t.seats.filter((s) => s.kind === 'open').length
  const line = document.createElement('li')
  line.textContent = t.title + ': ' + free + ' of ' + t.seats.length + ' seats free'
  list.append(line)
}`

/**
 * A plain page where there is no app: what can be played, and how to write a client. Its style serves the
 * documentation too.
 */
export function addPlainPageRoutes(app: FastifyInstance, context: ServerContext, hasApp: boolean): void {
  app.get('/plain.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(CSS))
  if (hasApp) return
  const games = [...context.games.values()]
    .map((g) => `<li>${escapeHtml(g.title)}, for ${g.seats.min} to ${g.seats.max}</li>`)
    .join('')
  const home = page(
    'Perilune',
    `<h1>Perilune</h1><p>Space board games, exactly by their rules.</p>
<h2>Games</h2><ul>${games || '<li>None yet.</li>'}</ul>
<h2>Open tables</h2><ul id="tables"></ul>
<p><a href="/api/docs">The API</a></p><script type="module" src="/plain.js"></script>`,
  )
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(home))
  app.get('/plain.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT))
}
