import { type Key, readKeys } from './keys.js'

/** The input and output of a command; tests use one that records. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Whether standard output is a terminal, not a file or a pipe. */
  outIsTty: boolean
  errIsTty: boolean
  colours: boolean
  columns: number
  rows: number
  /** The keys that are pressed; undefined if input is not a terminal. */
  keys?: () => AsyncIterable<Key>
}

export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // `perilune cards moon | head` closes the pipe early.
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    outIsTty: stdout.isTTY === true,
    errIsTty: stderr.isTTY === true,
    colours: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    // Some terminals report a width of 0.
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

/** Colours the text if the terminal has colours. */
export function paintFor({ colours }: Terminal): Paint {
  const paint =
    ([on, off]: number[]) =>
    (text: string) =>
      colours ? `\u001b[${on}m${text}\u001b[${off}m` : text
  return Object.fromEntries(Object.entries(CODES).map(([name, codes]) => [name, paint(codes)])) as Paint
}
