import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BotPlan, makeBot, planOf, playGame } from '@perilune/bots'
import { digestOf, type Game, type GameRecord, readRecord, replay, seedFrom } from '@perilune/engine'
import { gameUnder } from '@perilune/games/versions'

/** The result of replaying an archived game under its rules. */
export type Verdict =
  | { file: string; record: GameRecord; is: 'same' }
  /** The game ends, but differently. */
  | { file: string; record: GameRecord; is: 'changed'; because: string }
  /** The record can't be replayed. */
  | { file: string; record: GameRecord | null; is: 'broken'; because: string }

const folderOf = (home: string, game: Game): string => join(home, 'games', game.id, 'archive')

export function filesOf(home: string, game: Game): string[] {
  const folder = folderOf(home, game)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => join(folder, name))
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The game under the rules of a record. */
export async function versionFor(game: Game, record: GameRecord): Promise<Game> {
  const version = await gameUnder(game, record.rules)
  if (!version) throw new Error(`rules ${record.rules} are neither frozen nor played by today's code`)
  return version
}

/** Replays a record under its own rules. */
export async function judge(game: Game, file: string): Promise<Verdict> {
  let record: GameRecord | null = null
  try {
    record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
    if (record.game !== game.id) return { file, record, is: 'broken', because: `it is of '${record.game}'` }
    if (!record.digest) return { file, record, is: 'broken', because: 'the record has no digest' }
    const version = await versionFor(game, record)
    const { digest, ...rest } = record
    if (digest === digestOf(version, replay(version, rest), record.perilune))
      return { file, record, is: 'same' }
    return { file, record, is: 'changed', because: 'it ends differently, and its rules have no new number' }
  } catch (error) {
    return { file, record, is: 'broken', because: messageOf(error) }
  }
}

export const judgeAll = (home: string, game: Game): Promise<Verdict[]> =>
  Promise.all(filesOf(home, game).map((file) => judge(game, file)))

/** Whether a record of other rules fails under these rules or ends differently. */
export function tellsApart(game: Game, record: GameRecord): boolean {
  const { digest, ...rest } = record
  try {
    return digestOf(game, replay(game, { ...rest, rules: game.rules }), record.perilune) !== digest
  } catch {
    return true
  }
}

/** The seat counts that no record in the archive covers. */
export function seatsMissing(game: Game, verdicts: readonly Verdict[]): number[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)
  return counts.filter((seats) => !verdicts.some(({ record }) => record?.seats === seats))
}

export function writeRecord(file: string, record: GameRecord): void {
  // One row per line, so that a change of the rules shows as a readable diff.
  const { rows, ...head } = record
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  const text = JSON.stringify({ ...head, rows: [] }, null, 2).replace(
    '"rows": []',
    `"rows": [\n${lines}\n  ]`,
  )
  writeFileSync(file, `${text}\n`)
}

/** Notes why a record of this game was replaced, in a file beside the records. */
export function noteReplacement(home: string, game: Game, file: string, because: string): void {
  const notes = join(folderOf(home, game), 'BLESSED.md')
  if (!existsSync(notes)) writeFileSync(notes, '# Why archived games changed\n\n')
  const name = file.slice(folderOf(home, game).length + 1)
  appendFileSync(notes, `- rules ${game.rules}, ${name}: ${because}\n`)
}

interface RecordPlan {
  seats: number
  seed: string
  bots: readonly string[]
  options: Readonly<Record<string, unknown>>
}

/** Records one game of bots for the archive. */
export function newRecord(game: Game, plan: RecordPlan): GameRecord {
  const seating = Array.from({ length: plan.seats }, (_, seat) =>
    makeBot(planOf(plan.bots[seat % plan.bots.length]) as BotPlan),
  )
  const seed = seedFrom(`archive:${plan.seed}:${plan.seats}`)
  const { record } = playGame(game, seating, { seed, options: plan.options, record: true })
  if (!record) throw new Error('the game was not recorded')
  return record
}

export function fileFor(
  home: string,
  game: Game,
  { seats, bots, seed }: Pick<RecordPlan, 'seats' | 'bots' | 'seed'>,
): string {
  const folder = folderOf(home, game)
  mkdirSync(folder, { recursive: true })
  const safe = seed.replace(/[^\w-]+/g, '-')
  return join(folder, `rules-${game.rules}-${seats}-seats-${bots.join('-').replaceAll(':', '')}-${safe}.json`)
}
