import { type Key, readKeys } from './keys.js'

/** Where a command speaks to. Tests give it one that remembers. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Standard output is a terminal, not a file or a pipe. */
  outIsTty: boolean
  errIsTty: boolean
  colours: boolean
  columns: number
  rows: number
  /** The keys somebody presses, where somebody is there to press them. */
  keys?: () => AsyncIterable<Key>
}

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // `perilune cards moon | head` closes the pipe when it has seen enough.
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    outIsTty: stdout.isTTY === true,
    errIsTty: stderr.isTTY === true,
    colours: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    // Some terminals say that they are nothing wide.
    columns: stdout.columns || 100,
    rows: stdout.rows || 30,
    ...(stdin.isTTY && stdout.isTTY && { keys: () => readKeys(stdin) }),
  }
}

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
}
export type Paint = Record<keyof typeof CODES, (text: string) => string>

/** Colours where there are any; the text as it is elsewhere. */
export function paintFor({ colours }: Terminal): Paint {
  const paint =
    ([on, off]: number[]) =>
    (text: string) =>
      colours ? `\u001b[${on}m${text}\u001b[${off}m` : text
  return Object.fromEntries(Object.entries(CODES).map(([name, codes]) => [name, paint(codes)])) as Paint
}
