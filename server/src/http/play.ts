import { routes } from '@perilune/protocol'
import type { PlayerRow } from '../store/port.js'
import { Analyses } from '../tables/analysis.js'
import { hintFor } from '../tables/hints.js'
import type { LiveTable, Taken } from '../tables/live.js'
import { answer, comeBack, letBotPlay, resign, undo } from '../tables/moves.js'
import { propose, vote } from '../tables/proposals.js'
import { queue, unqueue } from '../tables/queued.js'
import { addressKey } from './address.js'
import { type Doors, open, signedIn } from './door.js'
import { notePoll, sightFor } from './tables.js'

interface SeatAsked {
  params: { id: string; seat: number }
  player: PlayerRow | null
}

export function playDoors(doors: Doors): void {
  const { tables } = doors
  const analyses = new Analyses(doors.house, doors.limits)

  async function played(
    { params, player }: SeatAsked,
    move: (table: LiveTable, by: Mover) => Promise<Taken>,
  ) {
    const table = await tables.get(params.id)
    const { seq, again } = await move(table, { player: signedIn(player).id, seat: params.seat })
    notePoll(table, params.seat)
    return { seq, again, table: sightFor(table, player, params.seat) }
  }

  open(doors, routes.answer, (asked) =>
    played(asked, (table, by) => answer(table, { ...by, ...asked.body }, asked.body.answer)),
  )
  open(doors, routes.undo, (asked) => played(asked, (table, by) => undo(table, { ...by, ...asked.body })))
  open(doors, routes.resign, (asked) => played(asked, resign))
  open(doors, routes.bot, (asked) => played(asked, letBotPlay))
  open(doors, routes.person, (asked) => played(asked, comeBack))

  open(doors, routes.queue, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await queue(table, { player: signedIn(player).id, seat: params.seat }, body)
    return sightFor(table, player, params.seat)
  })

  open(doors, routes.unqueue, async ({ params, player }) => {
    const table = await tables.get(params.id)
    await unqueue(table, { player: signedIn(player).id, seat: params.seat })
    return sightFor(table, player, params.seat)
  })

  open(doors, routes.hint, async ({ params, player }) =>
    hintFor(await tables.get(params.id), signedIn(player).id, params.seat),
  )
  open(doors, routes.analysis, async ({ params, player, request }) => {
    const by = { group: addressKey(request.ip), owner: signedIn(player).id }
    return analyses.of(await tables.get(params.id), by)
  })

  open(doors, routes.propose, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await propose(table, signedIn(player).id, params.seat, body)
    return sightFor(table, player, params.seat)
  })

  open(doors, routes.vote, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await vote(table, signedIn(player).id, params.seat, body.proposal, body.agree)
    return sightFor(table, player, params.seat)
  })
}

interface Mover {
  player: string
  seat: number
}
