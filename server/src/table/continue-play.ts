import { playQueued } from './agreements/queued-answers.js'
import { absentSeats, answerForAbsent } from './bots/absent-people.js'
import { handDepartedSeatsToBots, hasDepartedSeats } from './bots/departed-seats.js'
import { finishTimeouts } from './clock/timeouts.js'
import type { LiveTable } from './live-table.js'
import { isFull, startIfFull } from './lobby/start-game.js'

/** After every change: does what a table does by itself. Each of these is found again after a crash. */
export function continuePlay(table: LiveTable): void {
  const { log } = table.context
  if (table.controls.includes('timeout')) void finishTimeouts(table)
  if (hasDepartedSeats(table)) void handDepartedSeatsToBots(table)
  if (absentSeats(table).length > 0) void answerForAbsent(table)
  // A node may have stopped between the last seat and the start.
  if (isFull(table))
    void startIfFull(table).catch((err: unknown) =>
      log.warn({ table: table.id, err }, 'a full table could not be started'),
    )
  if (table.agreements.queued)
    void playQueued(table).catch((err: unknown) =>
      log.error({ table: table.id, err }, 'a queued answer could not be sent'),
    )
}
