import { type Answer, canUndo, plain, type Row, type Seat, same } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { AppendOptions } from './log/append.js'
import { holdsSeat } from './state/seat-holders.js'
import { matchInPlay, type Table } from './state/table.js'

export interface Move extends AppendOptions {
  player: string
  seat: Seat
}

export interface SeenMove extends Move {
  key: string
  /** The moment of the view that the player answered. */
  seen: number
}

/** The seat of every move must belong to the player. */
export function requireSeat(table: Table, { player, seat }: Pick<Move, 'player' | 'seat'>): void {
  if (!table.seats[seat]) throw new Refusal('NO_SUCH_SEAT')
  if (!holdsSeat(table, player, seat)) throw new Refusal('NOT_YOUR_SEAT')
}

function requirePlay(table: Table, move: Move): void {
  requireSeat(table, move)
  matchInPlay(table)
  if (table.agreements.paused) throw new Refusal('PAUSED')
  if (table.controls[move.seat] !== 'person') throw new Refusal('BOT_PLAYS')
}

/** The row of an answer, checked against the present state; the rules judge the answer itself. */
export function answerRow(table: Table, move: SeenMove, answer: Record<string, unknown>): Row {
  requirePlay(table, move)
  const { seat, seen } = move
  const isStale = seen < table.decisions.since[seat] || seen > table.seq
  if (isStale) throw new Refusal('STALE', { seen, now: table.seq })
  refuseAbsence(table, seat, answer as Answer)
  return { seat, answer: answer as Answer }
}

/** Answers meant for absent players are refused from people. */
function refuseAbsence(table: Table, seat: Seat, said: Answer): void {
  const { game } = table
  const absence = game.absence(matchInPlay(table).state, seat)
  if (!absence || !same(absence, said)) return
  const reason = { code: 'not-offered' }
  throw new Refusal('ILLEGAL', { because: plain(game.words.reason(reason)) }, reason)
}

export function undoRow(table: Table, move: SeenMove): Row {
  requirePlay(table, move)
  const { seat, seen } = move
  if (seen !== table.seq) throw new Refusal('STALE', { seen, now: table.seq })
  if (!canUndo(matchInPlay(table), seat)) throw new Refusal('NO_UNDO')
  return { seat, undo: true }
}
