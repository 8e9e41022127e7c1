import type { Answer, Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import { isShared } from '../clock/short-questions.js'
import type { LiveTable } from '../live-table.js'
import { append } from '../log/append.js'
import { matchInPlay } from '../state/table.js'

/**
 * Absent people for whom the game defines what absence means. At a table by days nobody is expected to be
 * present; at one without a clock those are present whose seats are watched. Live tables have clocks for
 * this.
 */
export function absentSeats({ match, over, agreements, meta, controls, game, presence }: LiveTable): Seat[] {
  const { kind } = meta.time
  if (!match || over || agreements.paused || kind === 'live' || !isShared(controls)) return []
  const { state } = match
  return game
    .asked(state)
    .filter((seat) => controls[seat] === 'person' && game.absence(state, seat) !== null)
    .filter((seat) => kind === 'days' || !presence.here().has(seat))
}

/** Called after every change and when a player leaves: gives the answers for absence. */
export async function answerForAbsent(table: LiveTable): Promise<void> {
  for (const seat of absentSeats(table))
    await append(table, {}, () => {
      if (!absentSeats(table).includes(seat)) throw new Refusal('STALE')
      return { seat, answer: table.game.absence(matchInPlay(table).state, seat) as Answer }
    }).catch((err: unknown) => {
      // Somebody was faster, or the database is down: it is repeated after the next change.
      if (!(err instanceof Refusal))
        table.context.log.warn({ table: table.id, err }, 'a seat is still waited for')
    })
}
