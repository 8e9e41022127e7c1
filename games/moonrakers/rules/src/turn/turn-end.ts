import type { Answer, Card, Seat } from '@perilune/engine'
import { cardData } from '../cards/index.js'
import { hasOnly, MALFORMED, NOT_OFFERED } from '../choices.js'
import type { Together } from '../codes.js'
import { isFulfilledNow } from '../objectives.js'
import type { MoonrakersState } from '../state.js'

/*
 * The end of a turn: before anything scores, all seats are asked together whether they are ready, so that
 * nobody has to be faster than the next move to claim an objective. Everybody is asked on every turn, and
 * nobody learns who could claim.
 */

const CONTINUE: Answer = Object.freeze({ act: 'continue' })
/**
 * Said for whoever is not at the table: what this turn fulfilled can be claimed until the seat's own next
 * move.
 */
const LATER: Answer = Object.freeze({ act: 'later' })

const MOST_SEATS = 5
const SEATS = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, i) => i),
)

/** Would the game be over now? Then there is no later. */
function isLastTurn(s: MoonrakersState): boolean {
  return s.captains.some(({ prestige }, seat) => {
    const claims = s.turn.claims.filter((other) => other === seat).length
    return prestige + claims >= s.goal
  })
}

/**
 * The objectives that a seat's actions fulfil, whether it holds them or not: so nobody learns what it holds.
 */
function fulfilledBy(s: MoonrakersState, seat: Seat): Card[] {
  const before = s.late[seat]
  return cardData.objectives
    .map(({ id }) => id)
    .filter((id) => before.includes(id) || isFulfilledNow(s, seat, id))
}

export const turnEnd: Together<'turn-end'> = {
  together: true,
  seats: (s) => SEATS[s.seats],
  ask: () => ({ kind: 'choose', prompt: { code: 'turn-end' }, options: [{ answer: CONTINUE }] }),
  answers: () => [CONTINUE],
  refuse(s, _, __, answer) {
    if (answer.act !== 'continue' && answer.act !== 'later') return NOT_OFFERED
    if (!hasOnly(answer, 'act')) return MALFORMED
    return answer.act === 'later' && isLastTurn(s) ? { code: 'last-turn' } : undefined
  },
  takeAll(s, _, answers) {
    for (let seat = 0; seat < s.seats; seat++)
      if (answers[seat]?.act === 'later') s.late[seat] = fulfilledBy(s, seat)
      else closeLate(s, seat)
  },
  silence: () => CONTINUE,
  absence: (s) => (isLastTurn(s) ? null : LATER),
}

/** A seat that makes a move of its own claims no more for turns before. */
export function closeLate(s: MoonrakersState, seat: Seat): void {
  if (s.late[seat].length > 0) s.late[seat] = []
}
