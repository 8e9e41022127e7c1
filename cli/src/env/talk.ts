import type { Batch, Ended } from './batch.js'

/* The protocol: one JSON object per line. Every message gets one reply; a refused message changes nothing. */

interface Heard {
  readonly do?: unknown
  readonly seeds?: unknown
  readonly picks?: unknown
  readonly games?: unknown
}

/** The version of the protocol, increased when clients written for an older one would fail. */
const PROTOCOL = 1

class Refused extends Error {}

/** The first message to the client. */
export function greeting({ plan }: Batch): object {
  const { game, seats, batch, numbers, options } = plan
  return { is: 'env', protocol: PROTOCOL, game: game.id, rules: game.rules, seats, batch, numbers, options }
}

/** The reply to one line. */
export function replyTo(batch: Batch, line: string): object {
  try {
    return handle(batch, read(line))
  } catch (error) {
    if (error instanceof Refused) return { is: 'refused', because: error.message }
    throw error
  }
}

function read(line: string): Heard {
  let said: unknown
  try {
    said = JSON.parse(line)
  } catch {
    throw new Refused('that is not a line of JSON')
  }
  if (typeof said !== 'object' || said === null) throw new Refused('that is not a JSON object')
  return said as Heard
}

function handle(batch: Batch, heard: Heard): object {
  if (heard.do === 'reset') {
    batch.reset(heard.seeds === undefined ? undefined : seedsIn(batch, heard.seeds))
    return asked(batch, [])
  }
  if (!batch.isBegun) throw new Refused('say reset first')
  if (heard.do === 'step') return asked(batch, batch.step(picksIn(batch, heard.picks)))
  if (heard.do === 'answers')
    return { is: 'answers', answers: gamesIn(batch, heard.games).map(batch.answersIn) }
  if (heard.do === 'views') return { is: 'views', views: gamesIn(batch, heard.games).map(batch.viewIn) }
  throw new Refused('do is reset, step, answers or views')
}

const asked = (batch: Batch, ended: readonly Ended[]): object => ({
  is: 'asked',
  ...batch.questions,
  ended,
  numbers: base64(batch.observations()),
})

/** The bytes as in memory: little-endian on every machine that Node runs on. */
const base64 = ({ buffer }: Float32Array): string => Buffer.from(buffer as ArrayBuffer).toString('base64')

function seedsIn({ plan }: Batch, seeds: unknown): string[] {
  const isSeed = (seed: unknown): seed is string => typeof seed === 'string'
  if (Array.isArray(seeds) && seeds.length === plan.batch && seeds.every(isSeed)) return seeds
  throw new Refused(`seeds is a list of ${plan.batch} texts`)
}

function picksIn({ plan, questions }: Batch, picks: unknown): number[] {
  if (!Array.isArray(picks) || picks.length !== plan.batch)
    throw new Refused(`picks is a list of ${plan.batch} numbers`)
  for (const [game, count] of questions.counts.entries())
    if (!Number.isInteger(picks[game]) || picks[game] < 0 || picks[game] >= count)
      throw new Refused(`the pick in game ${game} is a whole number from 0 to ${count - 1}`)
  return picks
}

function gamesIn({ plan }: Batch, games: unknown): number[] {
  const isGame = (game: unknown): game is number =>
    Number.isInteger(game) && (game as number) >= 0 && (game as number) < plan.batch
  if (Array.isArray(games) && games.every(isGame)) return games
  throw new Refused(`games is a list of numbers from 0 to ${plan.batch - 1}`)
}
