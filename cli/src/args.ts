import { parseArgs } from 'node:util'
import { UsageError, unknown } from './usage.js'

export interface Flag {
  type: 'string' | 'boolean'
  /** The placeholder for the value in the help. */
  value?: string
  help: string
}
export type Flags = Readonly<Record<string, Flag>>

/** The command line after the command's name. */
export interface Args {
  words: readonly string[]
  given: Readonly<Record<string, string | true>>
}

/** Reads the words and flags of a command, and refuses unknown flags by name. */
export function readArgs(flags: Flags, argv: readonly string[]): Args {
  const options = Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type }]))
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const given: Record<string, string | true> = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(flags, name))
      throw unknown(
        'flag',
        rawName,
        Object.keys(flags).map((known) => `--${known}`),
      )
    if (flags[name].type === 'string') {
      if (value === undefined)
        throw new UsageError(`${rawName} needs a value: ${rawName} <${flags[name].value}>`)
      given[name] = value
    } else if (value !== undefined) throw new UsageError(`${rawName} takes no value, but got '${value}'`)
    else given[name] = true
  }
  return { words: positionals, given }
}

export const has = ({ given }: Args, flag: string): boolean => given[flag] === true

export function textOf({ given }: Args, flag: string): string | undefined {
  const value = given[flag]
  return value === true ? undefined : value
}

/** A whole number within bounds. */
export function numberOf(
  args: Args,
  flag: string,
  bounds: { min: number; max?: number; or: number },
): number {
  const { min, max = 1e9, or } = bounds
  const text = textOf(args, flag)
  if (text === undefined) return or
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  const range = bounds.max === undefined ? `of ${min} or more` : `from ${min} to ${max}`
  throw new UsageError(`--${flag} is a whole number ${range}, not '${text}'`)
}

/** Refuses more words than the command takes. */
export function atMost({ words }: Args, count: number): void {
  if (words.length > count) throw new UsageError(`'${words[count]}' is one word too many`)
}
