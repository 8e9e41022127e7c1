import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
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

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const WEIGHTS = [400, 600]

/** The type of the app, from its built files; the system's where there is no app. */
function fontFaces(assets: readonly string[]): string {
  return WEIGHTS.map((weight) => {
    const file = assets.find((name) => name.startsWith(`ibm-plex-sans-latin-${weight}-normal`))
    if (!file) return ''
    const src = `url("/assets/${file}") format("woff2")`
    return `@font-face{font-family:"IBM Plex Sans";font-weight:${weight};font-display:swap;src:${src}}\n`
  }).join('')
}

// The colours are those of the app's tokens.
const CSS = `:root{color-scheme:light dark;font:16px/1.55 "IBM Plex Sans",system-ui,sans-serif;
--line:light-dark(oklch(.795 .014 78),oklch(.33 .016 264));
--ink-2:light-dark(oklch(.37 .018 268),oklch(.815 .012 260));
background:light-dark(oklch(.885 .011 82),oklch(.16 .014 264));
color:light-dark(oklch(.235 .018 268),oklch(.955 .01 88))}
main{max-width:50rem;margin:2rem auto;padding:0 1rem}
h1,h2,h3{font-weight:600;line-height:1.2}h1{font-size:2.25rem;letter-spacing:-.015em}
h2{margin-top:3rem;padding-top:1rem;border-top:2px solid var(--line)}a{color:inherit}
code,pre{font-family:ui-monospace,monospace;font-size:.85em}
pre{overflow-x:auto;padding:.75rem 1rem;border:1px solid var(--line);border-radius:6px;
background:light-dark(oklch(.925 .01 84),oklch(.198 .015 264))}
section{margin:1.5rem 0;padding-top:.5rem;border-top:1px solid var(--line)}
summary{cursor:pointer;min-height:24px}dt{margin-top:.5rem;font-weight:600}dd{color:var(--ink-2)}`

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
export function addPlainPageRoutes(
  app: FastifyInstance,
  context: ServerContext,
  siteFolder: string | undefined,
): void {
  const assets = siteFolder === undefined ? [] : filesIn(join(siteFolder, 'assets'))
  const css = fontFaces(assets) + CSS
  app.get('/plain.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  if (siteFolder !== undefined) return
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
