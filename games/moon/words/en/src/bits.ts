import type { Bit, Card, Seat, Sentence } from '@perilune/engine'
import { type Flag, ITEMS, type Item } from '@perilune/moon'
import { itemText, nameOf, titleOf } from './text.js'

/* What sentences are put together from: text, and things of the game that a page can draw or link. */

type Piece = string | number | Bit | Sentence

const isSentence = (piece: Bit | Sentence): piece is Sentence => Array.isArray(piece)

/** The pieces one after another; texts side by side become one. */
export function sentence(...pieces: readonly Piece[]): Sentence {
  const bits: Bit[] = []
  const add = (bit: Bit): void => {
    const last = bits.at(-1)
    if (bit.is !== 'text' || last?.is !== 'text') bits.push(bit)
    else bits[bits.length - 1] = { is: 'text', text: last.text + bit.text }
  }
  for (const piece of pieces)
    if (piece === '') continue
    else if (typeof piece === 'string' || typeof piece === 'number') add({ is: 'text', text: String(piece) })
    else if (isSentence(piece)) piece.forEach(add)
    else add(piece)
  return bits
}

/** A template whose values are pieces: say`needs ${amount(2, 'energy')}`. */
export const say = (texts: TemplateStringsArray, ...pieces: readonly Piece[]): Sentence =>
  sentence(...texts.flatMap((text, i) => (i === 0 ? [text] : [pieces[i - 1], text])))

export const card = (id: Card): Bit => ({ is: 'card', text: nameOf(id), card: id })
export const seat = (number: Seat, text = `seat ${number + 1}`): Bit => ({ is: 'seat', text, seat: number })
export const amount = (n: number, item: Item): Bit => ({
  is: 'amount',
  text: itemText(item, n),
  amount: n,
  of: item,
})

/** A thing of which there is no number. */
export const thing = (of: Item | Flag): Bit => ({ is: 'thing', text: titleOf(of), of })
export const flags = (n: number, flag: Flag): Bit => ({
  is: 'amount',
  text: `${n} ${titleOf(flag)} ${n === 1 ? 'Flag' : 'Flags'}`,
  amount: n,
  of: flag,
})

/** 'a, b and c'. */
export const listed = (parts: readonly (Bit | Sentence)[]): Sentence =>
  sentence(...parts.flatMap((part, i) => [i === 0 ? '' : i === parts.length - 1 ? ' and ' : ', ', part]))

/** '1 Energy and 2 Metal'; nothing where there is none. */
export const items = (bag: Readonly<Partial<Record<Item, number>>>): Sentence =>
  listed(ITEMS.flatMap((item) => (bag[item] ? [amount(bag[item], item)] : [])))
