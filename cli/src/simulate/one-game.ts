import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { playGame } from '@perilune/bots'
import { digest, type Game, type GameRecord } from '@perilune/engine'
import { type Plan, seating, seedOf } from './plan.js'

export interface Finished {
  index: number
  decisions: number
  points: number[]
  ranks: number[]
  /** The digest of the final state. */
  digest: string
}

export interface Failed {
  index: number
  seed: string
  error: string
}

export type Result = Finished | Failed

export const isFailed = (result: Result): result is Failed => 'error' in result

/** Plays one game of the plan. An error in it is recorded as a result. */
export function playOne(game: Game, plan: Plan, index: number): Result {
  const seed = seedOf(plan, index)
  try {
    const { outcome, state, decisions, record } = playGame(game, seating(plan, index), {
      seed,
      options: plan.options,
      record: plan.records !== undefined,
    })
    if (plan.records !== undefined && record) writeRecord(plan.records, index, record)
    return { index, decisions, points: outcome.points, ranks: outcome.ranks, digest: digest(state) }
  } catch (error) {
    return { index, seed, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

function writeRecord(folder: string, index: number, record: GameRecord): void {
  const name = `${record.game}-${record.seats}-seats-${String(index).padStart(6, '0')}.json`
  writeFileSync(join(folder, name), `${JSON.stringify(record)}\n`)
}
