import { type Card, move, type Seat } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import type { Check } from './cards/language.js'
import { hasOnly, MALFORMED } from './choices.js'
import type { May, MoonrakersReason } from './codes.js'
import { given } from './mission/tally.js'
import { KINDS } from './names.js'
import { CLAIMED, type Mission, type MoonrakersState, objectivesOf, takesPart } from './state.js'

/*
 * Objectives: hidden from all others, claimed by their owner at any moment at which they are fulfilled. What
 * was done in a contract counts until the turn ends; what is not claimed by then must be done anew.
 */

type At<A extends Check['at']> = Extract<Check, { at: A }>

function carries(s: MoonrakersState, seat: Seat, check: At<'ship'>): boolean {
  const { ship } = s.captains[seat]
  return check.brands.every(
    (brand) => ship.filter((part) => cardOf(part).brand === brand).length >= check.each,
  )
}

function didDuring(s: MoonrakersState, m: Mission, seat: Seat, check: At<'during'>): boolean {
  if (!takesPart(s, seat)) return false
  const count =
    check.played !== undefined
      ? m.played[seat][KINDS.indexOf(check.played)]
      : given(m, seat, KINDS.indexOf(check.contributed ?? 'damage'))
  return count >= check.atLeast
}

function fitsRole(s: MoonrakersState, m: Mission, seat: Seat, as: At<'evaluated'>['as']): boolean {
  const leads = seat === s.turn.leader
  switch (as) {
    case 'ally':
      return !leads
    case 'alone':
      return leads && m.participants.length === 1 && m.mercenaries === 0
    case 'leaderOfAll':
      return leads && m.participants.length === s.seats
    default:
      return true
  }
}

function wasEvaluated(s: MoonrakersState, m: Mission, seat: Seat, check: At<'evaluated'>): boolean {
  if (m.success !== check.success || !takesPart(s, seat) || !fitsRole(s, m, seat, check.as)) return false
  if (check.type !== undefined && cardOf(m.contract).type !== check.type) return false
  if (check.playedNo !== undefined && m.played[seat][KINDS.indexOf(check.playedNo)] > 0) return false
  return check.diceRolled === undefined || m.rolled[seat] >= check.diceRolled
}

/** Can this objective be claimed now, if the seat holds it? */
export const isFulfilled = (s: MoonrakersState, seat: Seat, objective: Card): boolean =>
  s.late[seat].includes(objective) || isFulfilledNow(s, seat, objective)

/** Is it fulfilled by what the seat has and did on this turn? */
export function isFulfilledNow(s: MoonrakersState, seat: Seat, objective: Card): boolean {
  const check = cardOf(objective).check as Check
  switch (check.at) {
    case 'ship':
      return carries(s, seat, check)
    case 'endOfTurn':
      return s.turn.phase === 'buying' && seat === s.turn.leader && s.captains[seat].credits >= check.credits
    case 'replaced':
      return s.turn.replaced[seat]
    case 'during':
      return s.mission !== null && didDuring(s, s.mission, seat, check)
    case 'evaluated':
      return s.mission !== null && wasEvaluated(s, s.mission, seat, check)
  }
}

function refuse(s: MoonrakersState, seat: Seat, card: unknown): MoonrakersReason | undefined {
  if (!s.places[objectivesOf(seat)].includes(card as Card)) return { code: 'not-held' }
  return isFulfilled(s, seat, card as Card) ? undefined : { code: 'not-fulfilled', card: card as Card }
}

const claimOf = (card: Card) => ({ may: 'claim-objective', card })

export const claimObjective: May<'claim-objective'> = {
  open(s, seat) {
    if (s.stack[s.stack.length - 1].do === 'keep-objectives') return false
    for (const card of s.places[objectivesOf(seat)]) if (isFulfilled(s, seat, card)) return true
    return false
  },
  ask: (s, seat) => ({
    kind: 'choose',
    prompt: { code: 'claim-objective' },
    options: s.places[objectivesOf(seat)].map((card) => {
      const reason = refuse(s, seat, card)
      const option = { answer: claimOf(card) }
      return reason ? { ...option, reason } : option
    }),
  }),
  answers: (s, seat) => s.places[objectivesOf(seat)].filter((card) => !refuse(s, seat, card)).map(claimOf),
  refuse: (s, seat, answer) => (hasOnly(answer, 'may', 'card') ? refuse(s, seat, answer.card) : MALFORMED),
  take(s, seat, answer, tell) {
    const card = answer.card as Card
    move(s, objectivesOf(seat), CLAIMED, card)
    s.captains[seat].claimed.push(card)
    s.turn.claims.push(seat)
    // It looks at what is left when all is bought: nothing more can be. Claimed late, it is about a turn
    // before.
    if (cardOf(card).check?.at === 'endOfTurn' && seat === s.turn.leader) s.turn.closed = true
    tell?.({ what: 'claims', seat, card })
  },
}
