import type { Bit, Card, Seat, Sentence } from '@perilune/engine'
import { BOARDS, coordinate, type MapId, RESOURCES, type Resource } from '@perilune/terraforming-mars'
import { nameOf } from './cards/cards.js'
import { stockText } from './cards/op-parts.js'
import { listParts, type Noun, namesOf } from './nouns.js'

/* Sentences from pieces, each of which says what it stands for. */

type Piece = string | number | Bit | Sentence

const bitsOf = (piece: Piece): Sentence =>
  typeof piece === 'object' ? (Array.isArray(piece) ? piece : [piece as Bit]) : [text(String(piece))]

const text = (of: string): Bit => ({ is: 'text', text: of })

/** A sentence as it is written: say`${seat} draws ${cards}`. */
export function say(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Sentence {
  const bits = texts.flatMap((part, i) => [
    ...(part === '' ? [] : [text(part)]),
    ...(i < pieces.length ? bitsOf(pieces[i]) : []),
  ])
  return bits.filter((bit) => bit.text !== '')
}

/** 'a, b and c'. */
export function listed(pieces: readonly Piece[], last: 'and' | 'or' = 'and'): Sentence {
  const places = pieces.map((_, i) => String(i))
  return listParts(places, last).flatMap(({ type, value }) =>
    type === 'element' ? bitsOf(pieces[Number(value)]) : [text(value)],
  )
}

export const card = (id: Card): Bit => ({ is: 'card', text: nameOf(id), card: id })

export const isResource = (id: string): id is Resource => RESOURCES.includes(id as Resource)

export const capital = (of: string): string => `${of.charAt(0).toUpperCase()}${of.slice(1)}`

/** A seat as long as nobody says how it is called. */
export const seat = (n: Seat): Bit => ({ is: 'seat', text: `seat ${n + 1}`, seat: n })

export const mc = (n: number): Bit => ({ is: 'amount', text: `${n} MC`, amount: n, of: 'mc' })

/** '3 plants'. */
export const stock = (resource: Resource, n: number): Bit => ({
  is: 'amount',
  text: stockText(resource, n),
  amount: n,
  of: resource,
})

/** '3 floaters'. */
export const things = (word: Noun, n: number): Bit => ({
  is: 'amount',
  text: namesOf(word, n),
  amount: n,
  of: word,
})

/** An area by its name, or else by where it lies. */
export function area(map: MapId, id: number): Bit {
  const { row, col, name } = BOARDS[map].areas[id]
  return { is: 'area', text: name ?? coordinate(row, col), area: String(id) }
}
