import type { Seat } from '@perilune/engine'
import { type Hint, Refusal } from '@perilune/protocol'
import { hintRows } from '../bots/advise.js'
import type { AdviceJob } from '../bots/pool.js'
import { hostOf } from './driver.js'
import type { LiveTable } from './live.js'

/** The bot that gives hints. */
const ADVISER = 'medium'

/** What a bot would do in a person's place. Among people it would be whispering, so it is not done. */
export async function hintFor(table: LiveTable, player: string, seat: Seat): Promise<Hint> {
  const { state } = table.playing()
  if (table.seats[seat]?.player !== player) throw new Refusal('NOT_YOUR_SEAT')
  if (table.seats.some((other) => other.kind === 'person' && other.player !== player))
    throw new Refusal('NO_HINT')
  const { game, meta, house, seq } = table
  if (table.standing.paused) throw new Refusal('PAUSED')
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
  const { iterations, considered } = await house.bots.advise(job, 'person')
  return { seq, level: ADVISER, iterations, considered: hintRows(considered) }
}
