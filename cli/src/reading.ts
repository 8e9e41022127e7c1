import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { BOT_NAMES, type BotPlan, earlierWeightsOf, loadVersion, planOf } from '@perilune/bots'
import { type Game, type GameRecord, readOptions, readRecord } from '@perilune/engine'
import { playsUnder } from '@perilune/games/versions'
import { type Args, numberOf, textOf } from './args.js'
import type { Context } from './command.js'
import { nearest, UsageError, unknown } from './usage.js'

/** The game given on the command line; the error for an unknown one suggests a name. */
export function readGame({ games }: Context, id: string | undefined): Game {
  const ids = Object.keys(games)
  if (id === undefined)
    throw new UsageError(`which game? there ${ids.length ? `are: ${ids.join(', ')}` : 'are none yet'}`)
  if (!Object.hasOwn(games, id)) throw unknown('game', id, Object.keys(games))
  return games[id]
}

/** The game under the rules given by `--rules`; by default the newest. */
export async function readVersion(context: Context, id: string | undefined, args: Args): Promise<Game> {
  const game = readGame(context, id)
  return versionOf(game, numberOf(args, 'rules', { min: 1, or: game.rules }))
}

/** A game under the rules with this number; the error for unknown rules lists those available. */
export async function versionOf(game: Game, rules: number): Promise<Game> {
  const version = await loadVersion(game, rules)
  if (version) return version
  const older = Array.from({ length: game.rules }, (_, i) => i + 1).filter((n) => playsUnder(game, n))
  throw new UsageError(`there are no rules ${rules} of ${game.title} here; there are: ${older.join(', ')}`)
}

/** The options given as JSON, checked against the game's and completed with defaults. */
export function readGameOptions(game: Game, args: Args): Readonly<Record<string, unknown>> {
  const text = textOf(args, 'options')
  if (text === undefined) return readOptions(game.options, {})
  const given = parseJson(text, `--options is a JSON object such as '{}', not '${text}'`)
  if (typeof given === 'object' && given !== null && !Array.isArray(given))
    for (const name of Object.keys(given))
      if (!Object.hasOwn(game.options, name)) throw unknown('option', name, Object.keys(game.options))
  return readOptions(game.options, given)
}

/** A bot by its name; the error for an unknown one suggests a name. */
export function readBot(name: string, game?: Game): BotPlan {
  const plan = planOf(name)
  if (!plan) throw unknown('bot', name, [...BOT_NAMES, 'search:400'])
  if (game && plan.release && !earlierWeightsOf(game.id, plan.release))
    throw new UsageError(`no weights of release ${plan.release} are kept for ${game.title}`)
  return plan
}

export function readBots(args: Args, seats: number, or: string): string[] {
  const names = (textOf(args, 'bots') ?? or).split(',').map((name) => name.trim())
  for (const name of names) readBot(name)
  if (names.length > seats) throw new UsageError(`${names.length} bots do not fit on ${seats} seats`)
  return names
}

export function readRecordFile(path: string): GameRecord {
  if (!existsSync(path)) throw noFile(path)
  if (statSync(path).isDirectory()) throw new UsageError(`'${path}' is a folder, not a record`)
  return readRecord(parseJson(readFileSync(path, 'utf8'), `'${path}' is not a record: it is not JSON`))
}

function parseJson(text: string, problem: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(problem)
  }
}

function noFile(path: string): UsageError {
  const folder = dirname(path)
  const meant = existsSync(folder) ? nearest(basename(path), readdirSync(folder)) : undefined
  return new UsageError(`there is no file '${path}'${meant ? `; did you mean '${meant}'?` : ''}`)
}
