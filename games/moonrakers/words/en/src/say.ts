import type { Bit, Card, Seat, Sentence } from '@perilune/engine'
import { cardOf } from '@perilune/moonrakers'
import { counted } from './text.js'

/*
 * The pieces that sentences are made of: cards, seats and amounts say what they stand for, so that nobody
 * parses them.
 */

type Piece = string | number | Bit | Sentence

const bitsOf = (piece: Piece): Sentence => {
  if (typeof piece === 'number') return [{ is: 'text', text: String(piece) }]
  if (typeof piece === 'string') return piece === '' ? [] : [{ is: 'text', text: piece }]
  return 'is' in piece ? [piece] : piece
}

/** A sentence written as a template. */
export const say = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Sentence =>
  texts.flatMap((text, i) => [...bitsOf(text), ...(i < pieces.length ? bitsOf(pieces[i]) : [])])

const nameOf = (card: Card): string => cardOf(card).name

export const card = (id: Card): Bit => ({ is: 'card', text: nameOf(id), card: id })

/** '1 credit', '3 hazard dice'. */
export const amount = (n: number, of: string): Bit => ({ is: 'amount', text: counted(n, of), amount: n, of })

/** A seat by its number; whoever reads may put a name in its place. */
export const seat = (n: Seat): Bit => ({ is: 'seat', text: `seat ${n + 1}`, seat: n })

/** 'a, b and c'. */
export const list = (parts: readonly (Bit | Sentence)[]): Sentence =>
  parts.flatMap((part, i) => {
    const before = i === 0 ? '' : i === parts.length - 1 ? ' and ' : ', '
    return [...bitsOf(before), ...bitsOf(part)]
  })

/** The parts one after another, with this between them. */
export const joined = (parts: readonly (Bit | Sentence)[], between: string): Sentence =>
  parts.flatMap((part, i) => [...bitsOf(i === 0 ? '' : between), ...bitsOf(part)])
