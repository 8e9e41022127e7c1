import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Makes one file of a TypeScript entry for a thread or a process of its own: those can't read sources by themselves. */
export async function bundle(entry: string): Promise<URL> {
  const { sourceEntries } = (await import('../../../scripts/workspaces.mjs' as string)) as {
    sourceEntries(): { specifier: string; source: string }[]
  }
  const alias = Object.fromEntries(sourceEntries().map(({ specifier, source }) => [specifier, source]))
  const folder = join(root, 'node_modules', '.perilune', 'bundles')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${entry}-${process.pid}-${Date.now()}.mjs`)
  await build({
    entryPoints: [fileURLToPath(new URL(`../${entry}.ts`, import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [
      {
        name: 'house',
        setup(b) {
          // Longest first would matter only if one name were the start of another; whole names are compared.
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
  return pathToFileURL(outfile)
}
