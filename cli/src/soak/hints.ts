import { readFileSync } from 'node:fs'
import { loadVersion } from '@perilune/bots'
import { type Game, type GameRecord, type KernelState, readRecord, replay, type Seat } from '@perilune/engine'
import { adviseUnder, hintRows } from '@perilune/server'
import { runJob } from '../job.js'

/** The number of hints requested in recorded games, and the faults found. */
export interface Hints {
  hints: number
  faults: string[]
}

export interface HintsPlan {
  game: string
  /** The records to request hints in. */
  files: readonly string[]
  /** The search iterations per hint. */
  iterations: number
}

/** A recorded game with its rules. */
export interface Recorded {
  file: string
  record: GameRecord
  game: Game
}

export async function readRecorded(today: Game, file: string): Promise<Recorded> {
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const game = await loadVersion(today, record.rules)
  if (!game) throw new Error(`${file}: nobody has rules ${record.rules}`)
  return { file, record, game }
}

/** The kind of a position, used to request hints for one position of each kind. */
export const kindOf = (game: Game, s: KernelState, seat: Seat): string => {
  const single = game.answers(s, seat).length === 1
  return `${s.stack[s.stack.length - 1].do}, ${s.seats} seats${single ? ', one answer' : ''}`
}

/** Requests a hint at every decision of all records. */
export async function hintsInAll(
  game: Game,
  plan: HintsPlan,
  threads: number,
  onDone: (done: number) => void,
): Promise<Hints> {
  const records = await Promise.all(plan.files.map((file) => readRecorded(game, file)))
  const job = {
    count: plan.files.length,
    batch: 1,
    piece: (i: number) => hintsIn(records[i], plan.iterations),
    worker: new URL('../hints-worker.js', import.meta.url),
    data: plan,
  }
  const done = (n: number): boolean => {
    onDone(n)
    return false
  }
  const all = await runJob(job, threads, done)
  return {
    hints: all.reduce((sum, { hints }) => sum + hints, 0),
    faults: all.flatMap(({ faults }) => faults),
  }
}

/**
 * Requests hints in a recorded game, at every decision unless `wanted` filters them, and plays the best
 * answer of each on a copy.
 */
export function hintsIn(
  { file, record, game }: Recorded,
  iterations: number,
  wanted: (s: KernelState, seat: Seat) => boolean = () => true,
): Hints {
  const found: Hints = { hints: 0, faults: [] }
  replay(game, record, ({ state, rows }) => {
    for (const seat of game.asked(state)) {
      if (!wanted(state, seat)) continue
      found.hints++
      const where = `${file} after row ${rows.length}, ${kindOf(game, state, seat)}`
      for (const fault of hintFaults(game, state, seat, iterations)) found.faults.push(`${where}: ${fault}`)
    }
  })
  return found
}

/** The faults of the hint for this seat. */
function hintFaults(game: Game, s: KernelState, seat: Seat, iterations: number): string[] {
  try {
    const { considered } = adviseUnder(game, {
      game: game.id,
      rules: game.rules,
      level: `search:${iterations}`,
      seat,
      view: game.view(s, seat),
      answers: game.answers(s, seat),
      extras: [],
      names: Array.from({ length: s.seats }, (_, i) => `player ${i + 1}`),
    })
    const rows = hintRows(considered)
    const faults: string[] = []
    if (rows.length === 0) faults.push('no answer')
    for (const { answer, says, chance, lead } of rows) {
      if (!says) faults.push(`no words for ${JSON.stringify(answer)}`)
      if (!Number.isFinite(chance) || !Number.isFinite(lead))
        faults.push(`chance ${chance} and lead ${lead} of ${JSON.stringify(answer)}`)
    }
    if (new Set(rows.map(({ says }) => says)).size < rows.length) faults.push('rows that read the same')
    if (rows.length > 0) game.play(game.clone(s), seat, rows[0].answer)
    return faults
  } catch (error) {
    return [String(error)]
  }
}
