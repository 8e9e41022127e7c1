import { Refusal } from '@perilune/protocol'
import { deadline } from './clock.js'
import { seatsUnder } from './control.js'
import type { LiveTable } from './live.js'

/** Marks every seat whose time is up; where a game gives silence a meaning (an offer nobody answers), that is what it has said. */
export async function expire(table: LiveTable): Promise<void> {
  for (const { seat } of table.seats)
    await quietly(
      table,
      table.append({}, () => {
        const ends = table.clock && deadline(table.meta.time, table.clock, seat)
        if (ends === null || table.standing.paused || table.house.now() < ends) throw new Refusal('STALE')
        const meant = table.game.silence(table.playing().state, seat)
        return meant ? { seat, answer: meant } : { act: 'timeout', seat }
      }),
    )
}

/** The table's rule for seats whose time is up: a bot plays on, or the seat resigns. Found again after a crash. */
export async function finishTimeouts(table: LiveTable): Promise<void> {
  if (table.over) return
  for (const seat of seatsUnder(table.controls, 'timeout'))
    await quietly(
      table,
      table.append({}, () => {
        if (table.controls[seat] !== 'timeout') throw new Refusal('STALE')
        return { act: table.meta.onTimeout, seat }
      }),
    )
}

/** Somebody was faster, the game is over, or the database is away: then there is nothing to do, or it is done at the next look. */
async function quietly(table: LiveTable, work: Promise<unknown>): Promise<void> {
  await work.catch((err: unknown) => {
    if (!(err instanceof Refusal))
      table.house.log.warn({ table: table.id, err }, 'time is up, and nothing could be done')
  })
}
