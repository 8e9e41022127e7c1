import { SettingsError } from './environment.js'

/** What one address and one player may use. Generous, because a whole school may share an address. */
export interface UseLimits {
  /** Requests of one address in a minute; some routes allow fewer. */
  requests: number
  /** Sockets open at once. */
  sockets: number
  playerSockets: number
  /** Sockets that one address may open in a minute. */
  upgrades: number
  /** Messages through all sockets, in a second on average; five times that at once. */
  messages: number
  playerMessages: number
  /** Kilobytes sent through all sockets, in a second on average; twenty times that at once. */
  kilobytes: number
  playerKilobytes: number
  /** Tables that wait for players, opened by one. */
  openTables: number
  playerOpenTables: number
  /** Tables being played with bots, opened by one within a day. */
  botTables: number
  playerBotTables: number
  /** Games that wait to be analysed or are. */
  analyses: number
  playerAnalyses: number
}

export const DEFAULT_LIMITS: UseLimits = {
  requests: 600,
  sockets: 200,
  playerSockets: 30,
  upgrades: 300,
  messages: 200,
  playerMessages: 60,
  kilobytes: 2000,
  playerKilobytes: 300,
  openTables: 40,
  playerOpenTables: 10,
  botTables: 60,
  playerBotTables: 20,
  analyses: 6,
  playerAnalyses: 3,
}

/** The name of a limit in the environment: `playerSockets` is LIMIT_PLAYER_SOCKETS. */
export const limitSetting = (name: string): string =>
  `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

/** The limits of the environment. */
export function readLimits(env: Readonly<Record<string, string | undefined>>): UseLimits {
  const limits = { ...DEFAULT_LIMITS }
  for (const name of Object.keys(limits) as (keyof UseLimits)[]) {
    const given = env[limitSetting(name)]
    if (!given) continue
    if (!/^[1-9]\d{0,8}$/.test(given))
      throw new SettingsError(`${limitSetting(name)} is not a number from 1: ${given}`)
    limits[name] = Number(given)
  }
  return limits
}
