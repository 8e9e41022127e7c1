import { Refusal } from '@perilune/protocol'
import type { LiveTable } from '../live-table.js'
import { append } from '../log/append.js'
import { seatsUnder } from '../state/seat-control.js'
import { matchInPlay } from '../state/table.js'
import { deadline } from './clock.js'

/** Adds a timeout for every seat whose time is up, or the answer that the game takes silence for. */
export async function expire(table: LiveTable): Promise<void> {
  for (const { seat } of table.seats)
    await quietly(
      table,
      append(table, {}, () => {
        const ends = table.clock && deadline(table.meta.time, table.clock, seat)
        if (ends === null || table.agreements.paused || table.context.now() < ends) throw new Refusal('STALE')
        const meant = table.game.silence(matchInPlay(table).state, seat)
        return meant ? { seat, answer: meant } : { act: 'timeout', seat }
      }),
    )
}

/**
 * Applies the table's rule to timed-out seats: a bot plays on, or the seat resigns. Repeated after a crash.
 */
export async function finishTimeouts(table: LiveTable): Promise<void> {
  if (table.over) return
  for (const seat of seatsUnder(table.controls, 'timeout'))
    await quietly(
      table,
      append(table, {}, () => {
        if (table.controls[seat] !== 'timeout') throw new Refusal('STALE')
        return { act: table.meta.onTimeout, seat }
      }),
    )
}

/** Ignores refusals: somebody was faster, the game is over, or it is tried again later. */
async function quietly(table: LiveTable, work: Promise<unknown>): Promise<void> {
  await work.catch((err: unknown) => {
    if (!(err instanceof Refusal))
      table.context.log.warn({ table: table.id, err }, 'time is up, and nothing could be done')
  })
}
