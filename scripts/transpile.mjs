// Compiles the packages that run in Node file by file, without type checks, which `npm test` does. So
// Perilune runs without the TypeScript compiler and needs only the transformer that comes with Vite.
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

const mtime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The source files of a package whose output is missing or older, with the output's path. */
function staleFiles({ folder }) {
  const src = join(folder, 'src')
  return readdirSync(src, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => ({
      source: join(src, name),
      output: join(folder, 'dist', name.replace(/\.ts$/, '.js')),
    }))
    .filter(({ source, output }) => mtime(source) > mtime(output))
}

/** Updates the output of these packages. */
export async function transpile(packages) {
  const files = packages.flatMap(staleFiles)
  if (files.length === 0) return
  const { transformSync } = await import('rolldown/utils')
  for (const { source, output } of files) {
    const { code, map, errors } = transformSync(source, readFileSync(source, 'utf8'), {
      lang: 'ts',
      target: 'es2023',
      sourcemap: true,
      typescript: { onlyRemoveTypeImports: true },
      tsconfig: false,
    })
    if (errors.length > 0) throw new Error(`${source}: ${errors.map(({ message }) => message).join('; ')}`)
    const folder = dirname(output)
    mkdirSync(folder, { recursive: true })
    const sources = [relative(folder, source)]
    replace(`${output}.map`, JSON.stringify({ ...map, file: basename(output), sources }))
    replace(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`)
  }
}

/** Replaces a file in one step, because two programs may be started at the same time. */
function replace(file, text) {
  const written = `${file}.${process.pid}`
  writeFileSync(written, text)
  renameSync(written, file)
}
