import { routes } from '@perilune/protocol'
import { addressKey } from '../requests/client-address.js'
import type { PlayerRow } from '../store/port.js'
import { propose, vote } from '../table/agreements/proposals.js'
import { queue, unqueue } from '../table/agreements/queued-answers.js'
import { Analyses } from '../table/hints/analysis.js'
import { hintFor } from '../table/hints/hints.js'
import type { LiveTable } from '../table/live-table.js'
import type { Appended } from '../table/log/append.js'
import { answer, comeBack, letBotPlay, resign, undo } from '../table/moves.js'
import { addRoute, type RouteServices, requirePlayer } from './route.js'
import { notePoll, tableViewFor } from './tables.js'

interface SeatAsked {
  params: { id: string; seat: number }
  player: PlayerRow | null
}

export function addPlayRoutes(services: RouteServices): void {
  const { tables } = services
  const analyses = new Analyses(services.context, services.limits)

  async function played(
    { params, player }: SeatAsked,
    move: (table: LiveTable, by: Mover) => Promise<Appended>,
  ) {
    const table = await tables.get(params.id)
    const { seq, again } = await move(table, { player: requirePlayer(player).id, seat: params.seat })
    notePoll(table, params.seat)
    return { seq, again, table: tableViewFor(table, player, params.seat) }
  }

  addRoute(services, routes.answer, (asked) =>
    played(asked, (table, by) => answer(table, { ...by, ...asked.body }, asked.body.answer)),
  )
  addRoute(services, routes.undo, (asked) =>
    played(asked, (table, by) => undo(table, { ...by, ...asked.body })),
  )
  addRoute(services, routes.resign, (asked) => played(asked, resign))
  addRoute(services, routes.bot, (asked) => played(asked, letBotPlay))
  addRoute(services, routes.person, (asked) => played(asked, comeBack))

  addRoute(services, routes.queue, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await queue(table, { player: requirePlayer(player).id, seat: params.seat }, body)
    return tableViewFor(table, player, params.seat)
  })

  addRoute(services, routes.unqueue, async ({ params, player }) => {
    const table = await tables.get(params.id)
    await unqueue(table, { player: requirePlayer(player).id, seat: params.seat })
    return tableViewFor(table, player, params.seat)
  })

  addRoute(services, routes.hint, async ({ params, player }) =>
    hintFor(await tables.get(params.id), requirePlayer(player).id, params.seat),
  )
  addRoute(services, routes.analysis, async ({ params, player, request }) => {
    const by = { group: addressKey(request.ip), owner: requirePlayer(player).id }
    return analyses.of(await tables.get(params.id), by)
  })

  addRoute(services, routes.propose, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await propose(table, requirePlayer(player).id, params.seat, body)
    return tableViewFor(table, player, params.seat)
  })

  addRoute(services, routes.vote, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    await vote(table, { player: requirePlayer(player).id, seat: params.seat }, body.proposal, body.agree)
    return tableViewFor(table, player, params.seat)
  })
}

interface Mover {
  player: string
  seat: number
}
