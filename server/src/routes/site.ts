import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { matchPath, pagePaths, Refusal } from '@perilune/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.webmanifest'])
const SHELL = '/index.html'

interface SiteFile {
  type: string
  etag: string
  /** Names under assets/ carry a hash of what is in them. */
  forever: boolean
  plain: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

async function read(folder: string, file: string): Promise<SiteFile> {
  const plain = readFileSync(join(folder, file))
  const small = COMPRESSED.has(extname(file)) && plain.length > 512
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    forever: file.startsWith('assets'),
    plain,
    br: small ? await promisify(brotliCompress)(plain) : null,
    gzip: small ? await promisify(gzip)(plain) : null,
  }
}

function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  reply.header('cache-control', file.forever ? 'public, max-age=31536000, immutable' : 'no-cache')
  reply.header('etag', file.etag).header('vary', 'accept-encoding').type(file.type)
  if (reply.statusCode !== 404 && request.headers['if-none-match'] === file.etag)
    return reply.code(304).send()
  const accepts = request.headers['accept-encoding'] ?? ''
  if (file.br && /\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gzip && /\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}

/** Whether the app has a page at this address. Pages of a game exist for the games of this server. */
function isPage(path: string, games: ReadonlySet<string>): boolean {
  return Object.values(pagePaths).some((pattern) => {
    const found = matchPath(pattern, path)
    return found !== null && (found.game === undefined || games.has(found.game))
  })
}

/**
 * The built app: a few files, read and compressed once. Addresses are looked up among them and never on the
 * disk. Pages of the app get the app itself; other addresses get it with 404, and it says that nothing is
 * there.
 */
export async function addSiteRoutes(
  app: FastifyInstance,
  folder: string,
  games: ReadonlySet<string>,
): Promise<void> {
  const files = new Map<string, SiteFile>()
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue
    const file = relative(folder, join(name.parentPath, name.name))
    files.set(`/${file.split(sep).join('/')}`, await read(folder, file))
  }
  const shell = files.get(SHELL)
  if (!shell) throw new Error(`there is no ${SHELL} in ${folder}`)
  const limited = { config: { rateLimit: { max: 3000, timeWindow: '1 minute' } } }
  app.get('/*', limited, (request, reply) => {
    const path = request.url.split('?')[0]
    const file = files.get(path)
    if (file) return send(request, reply, file)
    if (path.startsWith('/api') || extname(path)) throw new Refusal('NO_SUCH_PAGE')
    return send(request, isPage(path, games) ? reply : reply.code(404), shell)
  })
}
