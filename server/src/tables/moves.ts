import { type Answer, canUndo, type Row, type Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { LiveTable, Sent, Taken } from './live.js'

interface Move extends Sent {
  player: string
  seat: Seat
}

interface SeenMove extends Move {
  key: string
  /** The moment the player was looking at. */
  seen: number
}

/** Every move of a person comes through here: the seat must be theirs. */
export function allow(table: LiveTable, { player, seat }: Pick<Move, 'player' | 'seat'>): void {
  if (!table.seats[seat]) throw new Refusal('NO_SUCH_SEAT')
  if (!table.holds(player, seat)) throw new Refusal('NOT_YOUR_SEAT')
}

function allowPlay(table: LiveTable, move: Move): void {
  allow(table, move)
  table.playing()
  if (table.standing.paused) throw new Refusal('PAUSED')
  if (table.controls[move.seat] !== 'person') throw new Refusal('BOT_PLAYS')
}

/** Keys are the player's own: two players can't shadow each other's. */
const keyOf = (move: SeenMove): string => `${move.player}:${move.seat}:${move.key}`

export async function answer(
  table: LiveTable,
  move: SeenMove,
  said: Record<string, unknown>,
): Promise<Taken> {
  if (move.seen > table.seq) await table.reach(move.seen)
  allow(table, move)
  return await table.append({ key: keyOf(move), lag: move.lag }, () => {
    allowPlay(table, move)
    const stale = move.seen < table.decided[move.seat] || move.seen > table.seq
    if (stale) throw new Refusal('STALE', { seen: move.seen, now: table.seq })
    return { seat: move.seat, answer: said as Answer }
  })
}

/** For programs: a finite list of what this seat can answer now. It follows from what the seat may see, as the kit holds. */
export function answersFor(table: LiveTable, by: Pick<Move, 'player' | 'seat'>) {
  allow(table, by)
  const { game, seq } = table
  const { state } = table.playing()
  const must = game.asked(state).includes(by.seat) ? game.answers(state, by.seat) : []
  return { seq, must, may: game.extras(state, by.seat) }
}

export async function undo(table: LiveTable, move: SeenMove): Promise<Taken> {
  if (move.seen > table.seq) await table.reach(move.seen)
  allow(table, move)
  return table.append({ key: keyOf(move), lag: move.lag }, () => {
    allowPlay(table, move)
    if (move.seen !== table.seq) throw new Refusal('STALE', { seen: move.seen, now: table.seq })
    if (!canUndo(table.playing(), move.seat)) throw new Refusal('NO_UNDO')
    return { seat: move.seat, undo: true }
  })
}

const act = (
  table: LiveTable,
  move: Move,
  name: 'resign' | 'bot' | 'person',
  check: () => void,
): Promise<Taken> => {
  allow(table, move)
  return table.append({}, (): Row => {
    allow(table, move)
    table.playing()
    check()
    return { act: name, seat: move.seat }
  })
}

const refuseResigned = (table: LiveTable, seat: Seat): void => {
  if (table.playing().resigned.includes(seat)) throw new Refusal('RESIGNED')
}

export const resign = (table: LiveTable, move: Move): Promise<Taken> =>
  act(table, move, 'resign', () => refuseResigned(table, move.seat))

export const letBotPlay = (table: LiveTable, move: Move): Promise<Taken> =>
  act(table, move, 'bot', () => {
    if (table.controls[move.seat] !== 'person') throw new Refusal('BOT_PLAYS')
  })

export const comeBack = (table: LiveTable, move: Move): Promise<Taken> =>
  act(table, move, 'person', () => {
    refuseResigned(table, move.seat)
    if (table.controls[move.seat] === 'person') throw new Refusal('PERSON_PLAYS')
  })
