import type { Answer, Card, Seat } from '@perilune/engine'
import type { MoonrakersReason, Prompt } from './codes.js'

/* Questions that several steps ask alike. */

export const MALFORMED: MoonrakersReason = { code: 'malformed' }
export const NOT_OFFERED: MoonrakersReason = { code: 'not-offered' }

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

export const PASS = Object.freeze({ act: 'pass' } as const)
export const isPass = (answer: Answer): boolean => answer.act === 'pass' && hasOnly(answer, 'act')

export const cardOption = (card: Card) => ({ answer: { card } })

export const chooseFrom = <O>(prompt: Prompt, options: O[]) => ({ kind: 'choose' as const, prompt, options })

/** One of these cards, and nothing else said; else it is refused for this reason. */
export const refuseCard = (
  cards: readonly Card[],
  answer: Answer,
  reason: MoonrakersReason,
): MoonrakersReason | undefined =>
  !hasOnly(answer, 'card') ? MALFORMED : cards.includes(answer.card as Card) ? undefined : reason

/** The reason, and a better one where it would only say that the answer was not offered. */
export const saidBetter = (
  reason: MoonrakersReason | undefined,
  better: MoonrakersReason,
): MoonrakersReason | undefined => (reason?.code === NOT_OFFERED.code ? better : reason)

/** How many of each kind, of what lies there. */
export const amountsOf = (prompt: Prompt, cards: readonly Card[], max: number) => ({
  kind: 'amounts' as const,
  prompt,
  parts: kindsIn(cards).map((card) => ({
    id: card,
    min: 0,
    max: copiesIn(cards, card),
  })),
  total: { min: 0, max: Math.min(max, cards.length) },
})

/** The cards that an answer of amounts names, each as often as it says. */
export function cardsNamed(answer: Answer): Card[] {
  const cards: Card[] = []
  for (const [card, n] of Object.entries(answer.amounts as Record<string, number>))
    for (let i = 0; i < n; i++) cards.push(card)
  return cards.sort()
}

/** All seats that are not this one, clockwise from it. */
export function othersFrom(s: { seats: number }, seat: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 1; i < s.seats; i++) seats.push((seat + i) % s.seats)
  return seats
}
