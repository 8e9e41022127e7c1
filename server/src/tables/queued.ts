import type { Answer, Seat } from '@perilune/engine'
import { type Queued, Refusal } from '@perilune/protocol'
import { timedId } from '../ports/ids.js'
import type { LiveTable } from './live.js'
import { allow } from './moves.js'
import type { Standing } from './standing.js'

type Order = NonNullable<Standing['queued']>[Seat]

/** Queues a seat's next answer. It stands beside the log, never in it. */
export const queue = (
  table: LiveTable,
  by: { player: string; seat: Seat },
  wish: Omit<Queued, 'dropped'>,
): Promise<void> =>
  table.run(async () => {
    allow(table, by)
    const { state } = table.playing()
    if (table.controls[by.seat] !== 'person') throw new Refusal('BOT_PLAYS')
    if (wish.seen > table.seq) throw new Refusal('STALE', { seen: wish.seen, now: table.seq })
    if (table.game.asked(state).includes(by.seat)) throw new Refusal('YOUR_TURN')
    const { answer, seen, always } = wish
    await put(table, by.seat, { id: timedId(table.house.now()), answer, seen, always })
  })

export const unqueue = (table: LiveTable, by: { player: string; seat: Seat }): Promise<void> =>
  table.run(async () => {
    allow(table, by)
    if (table.standing.queued?.[by.seat]) await put(table, by.seat, null)
  })

function put(table: LiveTable, seat: Seat, order: Order | null): Promise<void> {
  const queued = { ...table.standing.queued }
  if (order) queued[seat] = order
  else delete queued[seat]
  return table.stand({ ...table.standing, queued })
}

/** Called after every change: sends what is queued for a seat whose turn it is now. */
export async function playQueued(table: LiveTable): Promise<void> {
  const { queued } = table.standing
  if (!queued || !table.match || table.over || table.standing.paused) return
  const asked = table.game.asked(table.match.state)
  for (const seat of asked) if (queued[seat] && !queued[seat].dropped) await send(table, seat)
}

const send = (table: LiveTable, seat: Seat): Promise<void> =>
  table.run(async () => {
    const order = table.standing.queued?.[seat]
    if (!order || order.dropped || table.over || table.standing.paused) return
    try {
      // The key keeps it from being sent twice, should the server end between the row and the order's end.
      await table.appendNow({ key: `queued:${seat}:${order.id}` }, () => {
        const { state } = table.playing()
        if (table.controls[seat] !== 'person') throw new Refusal('BOT_PLAYS')
        if (!table.game.asked(state).includes(seat)) throw new Refusal('STALE')
        const because = surprise(table, seat, order)
        if (because) throw new Refusal('ILLEGAL', { because })
        return { seat, answer: order.answer as Answer }
      })
      await put(table, seat, null)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Another time: somebody was faster, or the disk is full.
      if (error.code === 'ILLEGAL') await put(table, seat, { ...order, dropped: error.message })
    }
  })

/** What happened since the answer was queued that its player could not reckon with. */
function surprise(table: LiveTable, seat: Seat, { seen, always }: Order): string | undefined {
  const { rows } = table.playing()
  for (let seq = seen + 1; seq <= table.seq; seq++) {
    const row = rows[seq - 1]
    if ('rewind' in row || 'undo' in row) return 'moves were taken back meanwhile'
  }
  if (always) return
  for (const event of table.history.after(seen, seat)) {
    const row = rows[event.seq - 1]
    const mine = 'seat' in row && row.seat === seat
    if (!mine && event.seat === seat) return `something happened to you meanwhile: ${event.say}`
  }
  return
}
