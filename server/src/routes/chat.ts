import { Refusal, routes } from '@perilune/protocol'
import { timedId } from '../ports/ids.js'
import { type ChatLimit, heard, say } from '../table/chat/chat.js'
import { startedMatch } from '../table/state/table.js'
import { addRoute, type RouteServices, requirePlayer } from './route.js'

export function addChatRoutes(services: RouteServices, limit: ChatLimit | null): void {
  const { context, tables } = services
  const { store } = context

  addRoute(services, routes.chat, async ({ params, player }) => {
    const table = await tables.get(params.id)
    return { lines: await heard(table, new Set(player ? await store.mutes(player.id) : [])) }
  })

  addRoute(services, routes.say, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    return say(table, requirePlayer(player), body.text, limit)
  })

  addRoute(services, routes.report, async ({ body, player }) => {
    const me = requirePlayer(player)
    if (!(await store.player(body.player))) throw new Refusal('NO_SUCH_PLAYER')
    if (body.table !== undefined && !(await store.game(body.table))) throw new Refusal('NO_SUCH_TABLE')
    const at = context.now()
    await store.addReport({
      id: timedId(at),
      by: me.id,
      about: body.player,
      game: body.table ?? null,
      text: body.text,
      at,
      done: false,
    })
    context.log.info({ by: me.id, about: body.player, table: body.table }, 'a player was reported')
    return { done: true as const }
  })

  addRoute(services, routes.reportRule, async ({ params, body, player }) => {
    const me = requirePlayer(player)
    const table = await tables.get(params.id)
    startedMatch(table)
    if (body.seq > table.seq) throw new Refusal('NO_SUCH_MOMENT', { now: table.seq })
    const at = context.now()
    const id = timedId(at)
    await store.addRuleReport({ id, by: me.id, game: table.id, ...body, at, done: false })
    context.log.info(
      { by: me.id, table: table.id, seq: body.seq, report: id },
      'a rule was reported as wrong',
    )
    return { id }
  })
}
