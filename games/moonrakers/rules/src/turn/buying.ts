import { type Answer, type Card, move, only, type Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { hasOnly, MALFORMED, NOT_OFFERED } from '../choices.js'
import type { Ask, MoonrakersReason, OptionOf, Tell } from '../codes.js'
import { armoryDeck, BOARD, refill } from '../decks.js'
import { MOST_PARTS } from '../names.js'
import { changeCredits } from '../prestige.js'
import { hire, install, refuseRemoval } from '../ship.js'
import { CREW_ROW, type MoonrakersState, PARTS, push } from '../state.js'

/* The buying phase: any number of ship parts and crew, one swap for a credit, then the end of the turn. */

const SWAP_COST = 1
const END: Answer = Object.freeze({ act: 'end-turn' })

function refuseSpending(s: MoonrakersState, seat: Seat, cost: number): MoonrakersReason | undefined {
  if (s.turn.closed) return { code: 'closed' }
  const { credits } = s.captains[seat]
  return credits < cost ? { code: 'credits', needs: cost, has: credits } : undefined
}

function refuse(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  const { act } = answer
  if (act === 'end-turn') return hasOnly(answer, 'act') ? undefined : MALFORMED
  if (act !== 'buy' && act !== 'swap') return NOT_OFFERED
  const deck = armoryDeck(s, answer.card)
  if (!deck) return { code: 'not-for-sale' }
  if (act === 'swap') {
    if (!hasOnly(answer, 'act', 'card')) return MALFORMED
    return s.turn.armorySwapped ? { code: 'armory-swapped' } : refuseSpending(s, seat, SWAP_COST)
  }
  if (!hasOnly(answer, 'act', 'card', 'remove')) return MALFORMED
  const poor = refuseSpending(s, seat, cardOf(answer.card as Card).cost)
  if (poor) return poor
  if (deck === 'part') return refuseRemoval(s, seat, answer.remove)
  return answer.remove === undefined ? undefined : MALFORMED
}

/** Swaps that are possible and that search leaves out. */
function swaps(s: MoonrakersState, seat: Seat): Answer[] {
  const out: Answer[] = []
  if (answers(s, seat).some((a) => a.act === 'swap')) return out
  for (const row of [CREW_ROW, PARTS])
    for (const card of s.places[row])
      if (!refuse(s, seat, { act: 'swap', card })) out.push({ act: 'swap', card })
  return out
}

function answers(s: MoonrakersState, seat: Seat): Answer[] {
  const out: Answer[] = []
  const { credits, ship } = s.captains[seat]
  if (!s.turn.closed) {
    for (const card of s.places[CREW_ROW]) if (cardOf(card).cost <= credits) out.push({ act: 'buy', card })
    for (const card of s.places[PARTS])
      if (cardOf(card).cost <= credits) {
        if (ship.length < MOST_PARTS) out.push({ act: 'buy', card })
        else for (const remove of ship) out.push({ act: 'buy', card, remove })
      }
    // For search: a swap where nothing can be bought.
    if (out.length === 0 && !s.turn.armorySwapped && credits >= SWAP_COST)
      for (const row of [CREW_ROW, PARTS]) for (const card of s.places[row]) out.push({ act: 'swap', card })
  }
  out.push(END)
  return out
}

function options(s: MoonrakersState, seat: Seat): OptionOf<'buy'>[] {
  const offered = [...answers(s, seat), ...swaps(s, seat)]
  const option = (answer: Answer): OptionOf<'buy'> => ({ answer, group: String(answer.act) })
  const greyed: Answer[] = []
  for (const act of ['buy', 'swap'])
    for (const row of [CREW_ROW, PARTS])
      for (const card of s.places[row])
        if (!offered.some((a) => a.act === act && a.card === card)) greyed.push({ act, card })
  return [
    ...offered.map(option),
    ...greyed.map((answer) => ({ ...option(answer), reason: refuse(s, seat, answer) ?? MALFORMED })),
  ]
}

function buyCard(s: MoonrakersState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const card = answer.card as Card
  const deck = armoryDeck(s, card) as 'crew' | 'part'
  changeCredits(s, seat, { by: -cardOf(card).cost, why: 'bought', card }, tell)
  if (deck === 'crew') hire(s, seat, { card, from: CREW_ROW }, tell)
  else install(s, seat, { card, from: PARTS, remove: answer.remove as Card | undefined }, tell)
  refill(s, deck, tell)
}

function swapCard(s: MoonrakersState, seat: Seat, card: Card, tell: Tell | undefined): void {
  const deck = armoryDeck(s, card) as 'crew' | 'part'
  s.turn.armorySwapped = true
  changeCredits(s, seat, { by: -SWAP_COST, why: 'swap' }, tell)
  move(s, BOARD[deck].row, BOARD[deck].discard, card)
  tell?.({ what: 'swaps-card', seat, card })
  refill(s, deck, tell)
}

export const buy: Ask<'buy'> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, seat) => ({
    kind: 'choose',
    prompt: { code: 'buy', credits: s.captains[seat].credits },
    options: options(s, seat),
  }),
  answers,
  refuse: (s, seat, _, answer) => refuse(s, seat, answer),
  take(s, seat, frame, answer, tell) {
    if (answer.act === 'end-turn') return
    push(s, frame)
    if (answer.act === 'buy') buyCard(s, seat, answer, tell)
    else swapCard(s, seat, answer.card as Card, tell)
  },
}
