// Code wraps at 110 columns, comments and strings too: Biome's formatter leaves those as long as they are.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspaces.mjs'

export const WIDTH = 110

/** The folders that are checked. Others follow when they have been wrapped; frozen builds are never checked. */
const COVERED = ['server/src', 'protocol/src', 'cli/src', 'bench/bin', 'bench/load', 'bench/src']

/** Regular expressions and addresses can't be broken. */
const UNBREAKABLE = /^\s*(\/\^.*\/[a-z]*|.*https?:\/\/\S{60,}.*)$/

/** The numbers of lines that are too long. */
export const longLines = (text) =>
  text.split('\n').flatMap((line, i) => ([...line].length > WIDTH && !UNBREAKABLE.test(line) ? [i + 1] : []))

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', ...COVERED], { cwd: root, encoding: 'utf8' }).split('\n')
  const files = listed.filter((file) => /\.[cm]?tsx?$|\.[cm]js$/.test(file))
  for (const file of files)
    for (const line of longLines(readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}:${line}: longer than ${WIDTH} columns`)
      process.exitCode = 1
    }
  if (!process.exitCode) console.log(`no line of ${files.length} files is longer than ${WIDTH} columns`)
}
