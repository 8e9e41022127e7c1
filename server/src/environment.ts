import { z } from 'zod'
import { addressList, trustOf } from './requests/client-address.js'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting is wrong; the message is a sentence for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Settings that were renamed, by their old names. Nothing has been renamed so far. */
const RENAMED: Readonly<Record<string, string>> = {}

const MOST_THREADS = 256
const A_MINUTE = 60_000

const wholeNumber = (min: number, max: number, what = `a whole number from ${min} to ${max}`) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, `is not ${what}`)
    .transform(Number)

const passes = (check: (text: string) => unknown) => (text: string) => {
  try {
    check(text)
    return true
  } catch {
    return false
  }
}

const isUrlOf =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)

function readTrust(given: string): boolean | number | string {
  if (given === 'false') return false
  if (given === 'true') return true
  return /^\d+$/.test(given) ? Number(given) : given
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** docs/serve.md describes each of them. */
const Settings = z.object({
  PORT: wholeNumber(0, 65_535, 'a port').default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  REDIS_URL: z.string().optional(),
  SHARD: z
    .string()
    .regex(/^[a-z]{1,8}$/, 'is not one to eight small letters')
    .optional(),
  SITE: z
    .string()
    .refine(isUrlOf('http:', 'https:'), 'is not an address such as https://example.org')
    .transform((site) => site.replace(/\/$/, ''))
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      passes((text) => trustOf(readTrust(text))),
      'is not a number of proxies or a list of addresses',
    )
    .transform(readTrust)
    .default(false),
  METRICS_TOKEN: z.string().optional(),
  METRICS_ALLOW: z
    .string()
    .refine(
      passes((text) => addressList('METRICS_ALLOW', text)),
      'is not a list of addresses',
    )
    .optional(),
  COOKIE_KEY: z.string().optional(),
  CONTACT: z.string().refine(isUrlOf('mailto:', 'https:'), 'is not a mailto: or https: address').optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'is not on or off').default('on'),
  LOG_LEVEL: z.enum(LEVELS, `is not one of ${LEVELS.join(', ')}`).default('info'),
  SITE_FOLDER: z.string().optional(),
  BOT_THREADS: wholeNumber(1, MOST_THREADS).optional(),
  // People want to see what a bot does before the next one moves.
  BOT_PACE: wholeNumber(0, A_MINUTE).default(300),
})

/** Compose files set what is left out to nothing. */
const withoutEmpty = (env: Environment): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1])))

/** Checks the environment; reads renamed settings under their old names, with a warning for each. */
export function readSettings(
  env: Environment,
  renamed = RENAMED,
): { settings: z.output<typeof Settings>; warnings: string[] } {
  const given = withoutEmpty(env)
  const warnings: string[] = []
  for (const [old, name] of Object.entries(renamed)) {
    const value = given[old]
    if (value === undefined) continue
    warnings.push(`${old} is now called ${name}; the old name will stop working`)
    given[name] ??= value
  }
  const read = Settings.safeParse(given)
  if (read.success) return { settings: read.data, warnings }
  const problems = read.error.issues.map(({ path: [name], message }) => {
    return `${String(name)} ${message}: ${given[String(name)]}`
  })
  throw new SettingsError(problems.join('; '))
}
