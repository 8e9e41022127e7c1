import type { Answer, Event, Seat } from '@perilune/engine'
import { type Dropped, type Queued, Refusal } from '@perilune/protocol'
import { timedId } from '../../ports/ids.js'
import { requireSeat } from '../check-move.js'
import { isShort } from '../clock/short-questions.js'
import type { LiveTable } from '../live-table.js'
import { appendNow } from '../log/append.js'
import { matchInPlay } from '../state/table.js'
import type { Order } from './agreements.js'
import { saveAgreements } from './save-agreements.js'

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
  // It was not meant for a short question to everybody.
  if (isShort(game, match.state, controls)) return
  for (const seat of game.asked(match.state))
    if (queued[seat] && !queued[seat].dropped) await send(table, seat)
}

const send = (table: LiveTable, seat: Seat): Promise<void> =>
  table.queue.run(async () => {
    const order = table.agreements.queued?.[seat]
    if (!order || order.dropped || table.over || table.agreements.paused) return
    let dropped: Dropped | undefined
    try {
      // The key prevents a second row if the server stops between storing the row and clearing the queue.
      await appendNow(table, { key: `queued:${seat}:${order.id}` }, () => {
        const { state } = matchInPlay(table)
        if (table.controls[seat] !== 'person') throw new Refusal('BOT_PLAYS')
        if (!table.game.asked(state).includes(seat)) throw new Refusal('STALE')
        dropped = surprise(table, seat, order)
        if (dropped) throw new Refusal('ILLEGAL')
        return { seat, answer: order.answer as Answer }
      })
      await put(table, seat, null)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Otherwise it stays queued: another move was faster, or the disk is full.
      if (error.code !== 'ILLEGAL') return
      const reason = error.reason ?? { code: 'not-offered' }
      await put(table, seat, { ...order, dropped: dropped ?? { code: 'refused', reason } })
    }
  })

/** What happened since the answer was queued that its player could not expect. */
function surprise(table: LiveTable, seat: Seat, { seen, always }: Order): Dropped | undefined {
  const { rows } = matchInPlay(table)
  for (let seq = seen + 1; seq <= table.seq; seq++) {
    const row = rows[seq - 1]
    if ('rewind' in row || 'undo' in row) return { code: 'taken-back' }
  }
  if (always) return
  for (const event of table.history.after(seen, seat, 'data')) {
    const row = rows[event.seq - 1]
    const mine = 'seat' in row && row.seat === seat
    if (mine || event.seat !== seat) continue
    const { seq: _, ...happened } = event
    return { code: 'surprised', event: happened as unknown as Event }
  }
  return
}
