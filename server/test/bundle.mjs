import { mkdirSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { bundleFolder } from '../../scripts/test-run/test-run.mjs'
import { root, sourceEntries } from '../../scripts/workspaces.mjs'

/**
 * Makes one file of a TypeScript program in `server/test/` for a thread or a process of its own: those can't
 * read sources.
 */
export async function bundle(entry) {
  const alias = Object.fromEntries(sourceEntries().map(({ specifier, source }) => [specifier, source]))
  const folder = bundleFolder(process.env.PERILUNE_TEST_RUN ?? '')
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${entry.replaceAll('/', '-')}-${process.pid}-${Date.now()}.mjs`)
  const input = join(root, 'server', 'test', `${entry}.ts`)
  const bundled = await rolldown({
    input,
    platform: 'node',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    transform: { target: 'node20', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'packages-of-this-project',
        resolveId(id) {
          if (alias[id]) return alias[id]
          return /^[./]/.test(id) || isAbsolute(id) ? null : { id, external: true }
        },
      },
    ],
  })
  await bundled.write({ file: outfile, format: 'esm', sourcemap: 'inline', codeSplitting: false })
  await bundled.close()
  process.on('exit', () => rmSync(outfile, { force: true }))
  return pathToFileURL(outfile)
}
