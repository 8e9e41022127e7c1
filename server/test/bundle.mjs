import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root, sourceEntries } from '../../scripts/workspaces.mjs'

/** Makes one file of a TypeScript program in `server/test/` for a thread or a process of its own: those can't read sources. */
export async function bundle(entry) {
  const alias = Object.fromEntries(sourceEntries().map(({ specifier, source }) => [specifier, source]))
  // Below the server's own packages, which it finds by name from here.
  const folder = join(root, 'server', 'node_modules', '.perilune')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${entry.replaceAll('/', '-')}-${process.pid}-${Date.now()}.mjs`)
  await build({
    entryPoints: [join(root, 'server', 'test', `${entry}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'house',
        setup(b) {
          b.onResolve({ filter: /^@perilune\// }, ({ path }) =>
            alias[path] ? { path: alias[path] } : undefined,
          )
          b.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@perilune/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  process.on('exit', () => rmSync(outfile, { force: true }))
  return pathToFileURL(outfile)
}
