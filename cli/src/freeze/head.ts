import { createHash } from 'node:crypto'

/** Where a frozen file comes from; written on top of it. */
export interface Head {
  readonly game: string
  readonly rules: number
  /** Of the sources. */
  readonly commit: string
  /** The engine's interface that it stands on: @perilune/engine/abi/<n>. */
  readonly abi: number
  /** Name and version. */
  readonly bundler: string
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The file with its head: the hash is over all that follows the head. */
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

/** The head of a frozen file; nothing where the file has none, or is not what its hash says. */
export function readHead(text: string): Head | undefined {
  const [head, game, rules, commit, abi, bundler, hash] = SHAPE.exec(text) ?? []
  if (head === undefined || sha256(text.slice(head.length)) !== hash) return undefined
  return { game, rules: Number(rules), commit, abi: Number(abi), bundler }
}
