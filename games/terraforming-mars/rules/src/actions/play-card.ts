import { type Card, move, type Seat } from '@perilune/engine'
import type { CompiledProject } from '../cards/built-in.js'
import { cardOf } from '../cards/index.js'
import type { Tell } from '../codes/events.js'
import { askPayment, MONEY } from '../payment/payment.js'
import { keepFor, payableWith, priceNow, projectPrice } from '../payment/prices.js'
import { unpark } from '../state/promos.js'
import { handOf, type MarsState, PLAYED, push } from '../state/state.js'

/* What a player has decided to play is shown and paid for. */

/** `by`: the card through which it is played, or empty. */
export function playFromHand(s: MarsState, seat: Seat, id: Card, by: Card, tell: Tell | undefined): void {
  const card = cardOf(id)
  const p = s.players[seat]
  // Shown before it is paid for: the payment tells everybody which card it is.
  const price = priceNow(s, seat, card)
  if (!unpark(s.promos, seat, id)) move(s, handOf(seat), PLAYED, id)
  tell?.({ what: 'plays', seat, card: id })
  push(s, { do: 'enter-play', seat, card: id, by })
  askPayment(
    s,
    { do: 'pay', seat, cost: price, with: payableWith(card), keep: keepFor(p, card), why: 'card', of: id },
    tell,
  )
}

export function startProject(
  s: MarsState,
  seat: Seat,
  project: CompiledProject,
  tell: Tell | undefined,
): void {
  tell?.({ what: 'project', seat, project: project.id })
  push(s, { do: 'carry-out', seat, project: project.id })
  askPayment(
    s,
    {
      do: 'pay',
      seat,
      cost: projectPrice(s.players[seat], project),
      with: MONEY | project.money,
      keep: null,
      why: 'project',
      of: project.id,
    },
    tell,
  )
}
