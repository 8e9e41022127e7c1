import type { Seat } from '@perilune/engine'
import { type Hint, Refusal } from '@perilune/protocol'
import { hintRows } from '../../bots/advise.js'
import type { AdviceJob } from '../../bots/pool.js'
import { hostOf } from '../bots/bot-driver.js'
import type { LiveTable } from '../live-table.js'
import { matchInPlay } from '../state/table.js'

/** The bot that gives hints. */
const ADVISER = 'medium'

/** What a bot would do in the player's place. Refused at tables with other people. */
export async function hintFor(table: LiveTable, player: string, seat: Seat): Promise<Hint> {
  const { state } = matchInPlay(table)
  if (table.seats[seat]?.player !== player) throw new Refusal('NOT_YOUR_SEAT')
  if (table.seats.some((other) => other.kind === 'person' && other.player !== player))
    throw new Refusal('NO_HINT')
  const { game, meta, context, seq } = table
  if (table.agreements.paused) throw new Refusal('PAUSED')
  if (!game.asked(state).includes(seat)) throw new Refusal('NOT_ASKED')
  const job: AdviceJob = {
    ...hostOf(table),
    game: meta.game,
    rules: meta.rules,
    level: ADVISER,
    seat,
    view: game.view(state, seat),
    answers: game.answers(state, seat),
    extras: [],
    names: table.seats.map((other) => other.name),
  }
  const { iterations, considered } = await context.bots.advise(job, 'person')
  return { seq, level: ADVISER, iterations, considered: hintRows(considered) }
}
