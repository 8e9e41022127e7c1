import type { Row, Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import { answerRow, type Move, requireSeat, type SeenMove, undoRow } from './check-move.js'
import { type Appended, append } from './log/append.js'
import { catchUpTo } from './log/catch-up.js'
import { matchInPlay, type Table } from './state/table.js'

/** Keys are prefixed with player and seat, so that players can't collide. */
const keyOf = (move: SeenMove): string => `${move.player}:${move.seat}:${move.key}`

export async function answer(table: Table, move: SeenMove, said: Record<string, unknown>): Promise<Appended> {
  if (move.seen > table.seq) await catchUpTo(table, move.seen)
  requireSeat(table, move)
  return append(table, { key: keyOf(move), lag: move.lag }, () => answerRow(table, move, said))
}

/** For programs: a finite list of the seat's possible answers. It follows from what the seat may see. */
export function answersFor(table: Table, by: Pick<Move, 'player' | 'seat'>) {
  requireSeat(table, by)
  const { game, seq } = table
  const { state } = matchInPlay(table)
  const must = game.asked(state).includes(by.seat) ? game.answers(state, by.seat) : []
  return { seq, must, may: game.extras(state, by.seat) }
}

export async function undo(table: Table, move: SeenMove): Promise<Appended> {
  if (move.seen > table.seq) await catchUpTo(table, move.seen)
  requireSeat(table, move)
  return append(table, { key: keyOf(move), lag: move.lag }, () => undoRow(table, move))
}

const act = (
  table: Table,
  move: Move,
  name: 'resign' | 'bot' | 'person',
  check: () => void,
): Promise<Appended> => {
  requireSeat(table, move)
  return append(table, {}, (): Row => {
    requireSeat(table, move)
    matchInPlay(table)
    check()
    return { act: name, seat: move.seat }
  })
}

const refuseResigned = (table: Table, seat: Seat): void => {
  if (matchInPlay(table).resigned.includes(seat)) throw new Refusal('RESIGNED')
}

export const resign = (table: Table, move: Move): Promise<Appended> =>
  act(table, move, 'resign', () => refuseResigned(table, move.seat))

export const letBotPlay = (table: Table, move: Move): Promise<Appended> =>
  act(table, move, 'bot', () => {
    if (table.controls[move.seat] !== 'person') throw new Refusal('BOT_PLAYS')
  })

export const comeBack = (table: Table, move: Move): Promise<Appended> =>
  act(table, move, 'person', () => {
    refuseResigned(table, move.seat)
    if (table.controls[move.seat] === 'person') throw new Refusal('PERSON_PLAYS')
  })
