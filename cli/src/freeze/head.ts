import { createHash } from 'node:crypto'

/** The origin of a frozen file, written at its top. */
export interface Head {
  readonly game: string
  readonly rules: number
  /** The commit of the sources. */
  readonly commit: string
  /** The engine's interface that it uses: @perilune/engine/abi/<n>. */
  readonly abi: number
  /** Name and version. */
  readonly bundler: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The file with its header, which has a hash of everything after it. */
export const withHead = (head: Head, body: string): string =>
  [
    '/*',
    ` * ${head.game}, rules ${head.rules}: a frozen build, made by \`perilune freeze\`. ` +
      'Never edited: see docs/versions.md.',
    ` * commit ${head.commit}`,
    ` * abi ${head.abi}`,
    ` * bundler ${head.bundler}`,
    ` * sha256 ${sha256(body)}`,
    ' */',
    body,
  ].join('\n')

const SHAPE =
  /^\/\*\n \* ([\w-]+), rules (\d+): .*\n \* commit ([0-9a-f]{40})\n \* abi (\d+)\n \* bundler (.+)\n \* sha256 ([0-9a-f]{64})\n \*\/\n/

/** The header of a frozen file; undefined if it has none or the hash does not match. */
export function readHead(text: string): Head | undefined {
  const [head, game, rules, commit, abi, bundler, hash] = SHAPE.exec(text) ?? []
  if (head === undefined || sha256(text.slice(head.length)) !== hash) return undefined
  return { game, rules: Number(rules), commit, abi: Number(abi), bundler }
}
