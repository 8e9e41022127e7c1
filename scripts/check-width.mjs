// Code, comments and docs wrap at 110 columns. Biome's formatter leaves comments and strings as they are.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

export const WIDTH = 110

/** Generated files: frozen builds, archives, measurements, and reports of soaks. */
const GENERATED = /^games\/[^/]+\/(versions|archive)\/|^bench\/results\/|^docs\/soak\//

/** Lines that can't be wrapped: addresses, test names, long literals, and comments for the linter. */
const UNBREAKABLE = [
  /https?:\/\/\S{60,}/,
  /\burl\("\S{60,}"\)/,
  /^\s*(test|it|describe)\b[^'"`]*(['"`]).*\2, (async )?\(?/,
  /(['"`]).{40,}\1[)}\],]*( \+)?$/,
  /^\s*\/(?![/*]).*\/[a-z]*[,.)]*$/,
  /^\s*\/\/ biome-ignore /,
]

/** A table row, in a document or in the data of a test. */
const TABLE_ROW = /^\s*\|.*\|$|^[a-z0-9-]+ \| /

/** The numbers of the lines that are too long. */
export const longLines = (text) =>
  text
    .split('\n')
    .flatMap((line, i) =>
      [...line].length > WIDTH && !TABLE_ROW.test(line) && !UNBREAKABLE.some((kind) => kind.test(line))
        ? [i + 1]
        : [],
    )

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const files = listed.filter((file) => /\.([cm]?[jt]sx?|css|md)$/.test(file) && !GENERATED.test(file))
  for (const file of files)
    for (const line of longLines(readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}:${line}: longer than ${WIDTH} columns`)
      process.exitCode = 1
    }
  if (!process.exitCode) console.log(`no line of ${files.length} files is longer than ${WIDTH} columns`)
}
