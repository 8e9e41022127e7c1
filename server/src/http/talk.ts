import { Refusal, routes } from '@perilune/protocol'
import { timedId } from '../ports/ids.js'
import { type ChatLimit, heard, say } from '../tables/talk.js'
import { type Doors, open, signedIn } from './door.js'

export function talkDoors(doors: Doors, limit: ChatLimit | null): void {
  const { house, tables } = doors
  const { store } = house

  open(doors, routes.chat, async ({ params, player }) => {
    const table = await tables.get(params.id)
    return { lines: await heard(table, new Set(player ? await store.mutes(player.id) : [])) }
  })

  open(doors, routes.say, async ({ params, body, player }) => {
    const table = await tables.get(params.id)
    return say(table, signedIn(player), body.text, limit)
  })

  open(doors, routes.report, async ({ body, player }) => {
    const me = signedIn(player)
    if (!(await store.player(body.player))) throw new Refusal('NO_SUCH_PLAYER')
    if (body.table !== undefined && !(await store.game(body.table))) throw new Refusal('NO_SUCH_TABLE')
    const at = house.now()
    await store.addReport({
      id: timedId(at),
      by: me.id,
      about: body.player,
      game: body.table ?? null,
      text: body.text,
      at,
      done: false,
    })
    house.log.info({ by: me.id, about: body.player, table: body.table }, 'a player was reported')
    return { done: true as const }
  })

  open(doors, routes.reportRule, async ({ params, body, player }) => {
    const me = signedIn(player)
    const table = await tables.get(params.id)
    table.playingOrOver()
    if (body.seq > table.seq) throw new Refusal('NO_SUCH_MOMENT', { now: table.seq })
    const at = house.now()
    const id = timedId(at)
    await store.addRuleReport({ id, by: me.id, game: table.id, ...body, at, done: false })
    house.log.info({ by: me.id, table: table.id, seq: body.seq, report: id }, 'a rule was reported as wrong')
    return { id }
  })
}
