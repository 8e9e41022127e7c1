import type { Answer, Card, Option, Question, Reason, Seat } from '@perilune/engine'
import { cardOf } from './cards/index.js'

/* Questions that several steps ask alike. */

export const MALFORMED: Reason = { code: 'malformed' }
export const NOT_OFFERED: Reason = { code: 'not-offered' }

/** Nothing but these fields. */
export function hasOnly(answer: Answer, ...fields: readonly string[]): boolean {
  for (const key in answer) if (!fields.includes(key)) return false
  return true
}

/** Each kind once; the list is sorted. */
export function kindsIn(cards: readonly Card[]): Card[] {
  const kinds: Card[] = []
  for (const card of cards) if (kinds[kinds.length - 1] !== card && !kinds.includes(card)) kinds.push(card)
  return kinds.length > 1 ? kinds.sort() : kinds
}

export function copiesIn(cards: readonly Card[], card: unknown): number {
  let n = 0
  for (const c of cards) if (c === card) n++
  return n
}

export const PASS: Answer = Object.freeze({ act: 'pass' })
export const isPass = (answer: Answer): boolean => answer.act === 'pass' && hasOnly(answer, 'act')

export const nameOf = (card: Card): string => cardOf(card).name

export const cardOption = (card: Card): Option => ({ answer: { card }, label: nameOf(card) })

export const chooseFrom = (prompt: string, options: Option[]): Question => ({
  kind: 'choose',
  prompt,
  options,
})

/** One of these cards, and nothing else said. */
export const refuseCard = (cards: readonly Card[], answer: Answer): Reason | undefined =>
  !hasOnly(answer, 'card') ? MALFORMED : cards.includes(answer.card as Card) ? undefined : NOT_OFFERED

/** How many of each kind, of what lies there. */
export function amountsOf(prompt: string, cards: readonly Card[], max: number): Question {
  return {
    kind: 'amounts',
    prompt,
    parts: kindsIn(cards).map((card) => ({
      id: card,
      label: nameOf(card),
      min: 0,
      max: copiesIn(cards, card),
    })),
    total: { min: 0, max: Math.min(max, cards.length) },
  }
}

/** The cards that an answer of amounts names, each as often as it says. */
export function cardsNamed(answer: Answer): Card[] {
  const cards: Card[] = []
  for (const [card, n] of Object.entries(answer.amounts as Record<string, number>))
    for (let i = 0; i < n; i++) cards.push(card)
  return cards.sort()
}

export const seatName = (seat: Seat): string => `seat ${seat + 1}`

/** All seats that are not this one, clockwise from it. */
export function othersFrom(s: { seats: number }, seat: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 1; i < s.seats; i++) seats.push((seat + i) % s.seats)
  return seats
}
