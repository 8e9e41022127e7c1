import type { Answer, Seat } from '@perilune/engine'
import { type Queued, Refusal } from '@perilune/protocol'
import { timedId } from '../../ports/ids.js'
import { requireSeat } from '../check-move.js'
import { isShort } from '../clock/short-questions.js'
import type { LiveTable } from '../live-table.js'
import { appendNow } from '../log/append.js'
import { matchInPlay } from '../state/table.js'
import type { Agreements } from './agreements.js'
import { saveAgreements } from './save-agreements.js'

type Order = NonNullable<Agreements['queued']>[Seat]

/** Queues a seat's next answer. It is stored beside the log, never in it. */
export const queue = (
  table: LiveTable,
  by: { player: string; seat: Seat },
  wish: Omit<Queued, 'dropped'>,
): Promise<void> =>
  table.queue.run(async () => {
    requireSeat(table, by)
    const { state } = matchInPlay(table)
    if (table.controls[by.seat] !== 'person') throw new Refusal('BOT_PLAYS')
    if (wish.seen > table.seq) throw new Refusal('STALE', { seen: wish.seen, now: table.seq })
    if (table.game.asked(state).includes(by.seat)) throw new Refusal('YOUR_TURN')
    const { answer, seen, always } = wish
    await put(table, by.seat, { id: timedId(table.context.now()), answer, seen, always })
  })

export const unqueue = (table: LiveTable, by: { player: string; seat: Seat }): Promise<void> =>
  table.queue.run(async () => {
    requireSeat(table, by)
    if (table.agreements.queued?.[by.seat]) await put(table, by.seat, null)
  })

function put(table: LiveTable, seat: Seat, order: Order | null): Promise<void> {
  const queued = { ...table.agreements.queued }
  if (order) queued[seat] = order
  else delete queued[seat]
  return saveAgreements(table, { ...table.agreements, queued })
}

/** Called after every change: plays the queued answer of a seat whose turn it is now. */
export async function playQueued(table: LiveTable): Promise<void> {
  const { queued } = table.agreements
  if (!queued || !table.match || table.over || table.agreements.paused) return
  const { game, match, controls } = table
  // It was not meant for a question that is put to everybody in between.
  if (isShort(game, match.state, controls)) return
  for (const seat of game.asked(match.state))
    if (queued[seat] && !queued[seat].dropped) await send(table, seat)
}

const send = (table: LiveTable, seat: Seat): Promise<void> =>
  table.queue.run(async () => {
    const order = table.agreements.queued?.[seat]
    if (!order || order.dropped || table.over || table.agreements.paused) return
    try {
      // The key prevents a second row if the server stops between storing the row and clearing the queue.
      await appendNow(table, { key: `queued:${seat}:${order.id}` }, () => {
        const { state } = matchInPlay(table)
        if (table.controls[seat] !== 'person') throw new Refusal('BOT_PLAYS')
        if (!table.game.asked(state).includes(seat)) throw new Refusal('STALE')
        const because = surprise(table, seat, order)
        if (because) throw new Refusal('ILLEGAL', { because })
        return { seat, answer: order.answer as Answer }
      })
      await put(table, seat, null)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Otherwise it stays queued: somebody was faster, or the disk is full.
      if (error.code === 'ILLEGAL') await put(table, seat, { ...order, dropped: error.message })
    }
  })

/** What has happened since the answer was queued that its player could not expect. */
function surprise(table: LiveTable, seat: Seat, { seen, always }: Order): string | undefined {
  const { rows } = matchInPlay(table)
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
