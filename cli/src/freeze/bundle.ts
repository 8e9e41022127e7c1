import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown, VERSION } from 'rolldown'

export const BUNDLER = `rolldown ${VERSION}`

/**
 * Bundles TypeScript sources into one readable module. `packages` maps the packages that stay external to
 * their names in the output. All settings are explicit, so that the bytes depend only on the sources and the
 * bundler's version.
 */
export async function bundle(
  folder: string,
  source: string,
  packages: Readonly<Record<string, string>>,
): Promise<{ code: string; exports: string[] }> {
  const entry = join(folder, 'entry.ts')
  writeFileSync(entry, source)
  const bundled = await rolldown({
    input: entry,
    cwd: folder,
    platform: 'neutral',
    tsconfig: false,
    treeshake: true,
    resolve: { extensionAlias: { '.js': ['.ts'] } },
    transform: { target: 'es2023', typescript: { onlyRemoveTypeImports: true } },
    plugins: [
      {
        name: 'packages-stay-outside',
        resolveId(id) {
          if (!id.startsWith('@perilune/')) return null
          if (!packages[id]) throw new Error(`a frozen build may not import ${id}`)
          return { id: packages[id], external: true, moduleSideEffects: false }
        },
      },
    ],
  })
  try {
    const { output } = await bundled.generate({ format: 'esm', codeSplitting: false, minify: false })
    if (output.length !== 1) throw new Error('a frozen build is one file')
    return { code: output[0].code, exports: output[0].exports.toSorted() }
  } finally {
    await bundled.close()
  }
}
