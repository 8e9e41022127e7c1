import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Game } from '@perilune/engine'
import { runJob } from '../job.js'
import { UsageError } from '../usage.js'
import { advance, begin, type Progress } from './evolution.js'
import { nameOf } from './numbers.js'
import { type Played, playDirection, type Trial } from './trial.js'

interface Course {
  readonly steps: number
  /** Stop after this many milliseconds, at the end of a step. */
  readonly atMost?: number | undefined
  readonly threads: number
  /** The file that stores the progress, so that a run can be resumed. */
  readonly file?: string | undefined
  onStep?(progress: Progress, gain: number): void
}

interface Kept {
  readonly of: unknown
  readonly progress: Progress
}

/** The settings that must be the same for a run to be resumed. */
const identityOf = ({ progress: _, places, ...trial }: Trial): unknown =>
  JSON.parse(JSON.stringify({ ...trial, places: places.map(nameOf) }))

function keptIn(file: string, trial: Trial): Progress | undefined {
  if (!existsSync(file)) return undefined
  const { of, progress } = JSON.parse(readFileSync(file, 'utf8')) as Kept
  if (JSON.stringify(of) === JSON.stringify(identityOf(trial))) return progress
  throw new UsageError(`'${file}' was kept by a run with other settings`)
}

/** Writes a new file and renames it, so that an interrupted write leaves no partial file. */
function keep(file: string, trial: Trial): void {
  const kept: Kept = { of: identityOf(trial), progress: trial.progress }
  writeFileSync(`${file}.new`, JSON.stringify(kept))
  renameSync(`${file}.new`, file)
}

interface Tuned {
  readonly progress: Progress
  readonly games: number
  readonly errors: number
}

/** Takes all steps, or as many as the time allows. */
export async function runTuning(game: Game, trial: Omit<Trial, 'progress'>, course: Course): Promise<Tuned> {
  const fresh: Trial = { ...trial, progress: begin(trial.places.length) }
  let progress = (course.file && keptIn(course.file, fresh)) || fresh.progress
  const end = course.atMost === undefined ? Number.POSITIVE_INFINITY : performance.now() + course.atMost
  let games = 0
  let errors = 0
  while (progress.step < course.steps && performance.now() < end) {
    const now: Trial = { ...trial, progress }
    const played = await playStep(game, now, course.threads)
    const differences = played.map(({ difference }) => difference)
    progress = advance(progress, trial, differences)
    games += 2 * played.length
    errors += played.reduce((sum, { errors }) => sum + errors, 0)
    if (course.file) keep(course.file, { ...trial, progress })
    course.onStep?.(progress, Math.sqrt(differences.reduce((sum, d) => sum + d * d, 0) / played.length))
  }
  return { progress, games, errors }
}

const playStep = (game: Game, trial: Trial, threads: number): Promise<Played[]> =>
  runJob(
    {
      count: trial.directions,
      batch: 1,
      piece: (number) => playDirection(game, trial, number),
      worker: new URL('../tune-worker.js', import.meta.url),
      data: trial,
    },
    threads,
  )
