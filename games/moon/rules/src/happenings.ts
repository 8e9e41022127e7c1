import type { Seat } from '@perilune/engine'
import { type CompiledCard, cardOf, colourName, type When } from './cards/index.js'
import type { Amount, Happening } from './cards/language.js'
import type { MoonTell } from './codes.js'
import { amountOf } from './counters.js'
import { freshEffect, type MoonFrame, type MoonState, type PlacedCard, push } from './state.js'
import { score } from './supply.js'

/** What an event brought with it that a card may ask about. */
export interface Circumstance {
  card?: CompiledCard
  resource?: string
  amount?: number
}

function fits(when: When, event: Happening, about: Circumstance): boolean {
  if (when.event !== event) return false
  if (when.colour && (!about.card || about.card.colour < 0 || colourName(about.card) !== when.colour))
    return false
  return !when.resource || when.resource === about.resource
}

/** One card's answer to an event: a score, Hearts on itself, or a choice of Resources that is asked for. */
function respond(
  s: MoonState,
  seat: Seat,
  card: CompiledCard,
  on: PlacedCard | null,
  when: When,
  about: Circumstance,
  asks: MoonFrame[],
  tell: MoonTell | undefined,
): void {
  const worth = (amount: Amount) =>
    amountOf(s, seat, amount, { paid: 0, flippedBack: 0, amount: about.amount ?? 0 })
  for (const op of when.do)
    switch (op.op) {
      case 'score':
        score(s, seat, worth(op.amount), card.id, tell)
        break
      case 'heartsHere':
        if (on) {
          on.hearts += worth(op.amount)
          tell?.({ what: 'hearts-on-card', seat, card: card.id, hearts: worth(op.amount) })
        }
        break
      case 'gainAny':
        asks.push(
          freshEffect('gain-resources', seat, card.id, card.id, NO_MORE, worth(op.amount), op.mix ?? 'any'),
        )
        break
    }
}

// Outside of any other effect: there is no operation after the question. A small integer, as in all other frames.
const NO_MORE = 1_000_000

/** Something has happened to a seat: its Structures and Reputations that wait for it answer, in the order they came. */
export function happens(
  s: MoonState,
  seat: Seat,
  event: Happening,
  about: Circumstance,
  tell: MoonTell | undefined,
): void {
  const home = s.settlements[seat]
  if (home.listens === 0) return
  const asks: MoonFrame[] = []
  let waiting = home.listens
  const hear = (placed: PlacedCard): void => {
    const card = cardOf(placed.card)
    if (card.whens.length > 0) waiting--
    for (const when of card.whens)
      if (fits(when, event, about)) respond(s, seat, card, placed, when, about, asks, tell)
  }
  const { structures, reputations } = home
  for (let i = 0; waiting > 0 && i < structures.length; i++) hear(structures[i])
  for (let i = 0; waiting > 0 && i < reputations.length; i++) hear(reputations[i])
  // The stack hands out the last first: pushed backwards, the questions come in the order of the cards.
  for (let i = asks.length - 1; i >= 0; i--) push(s, asks[i])
}

/** Would the rule of this Expedition answer to the event? */
export const ruleAnswers = (expedition: CompiledCard, event: Happening, about: Circumstance): boolean =>
  expedition.whens.some((when) => fits(when, event, about))

/** The Expedition's rule answers to the event; its holder has chosen to use it. */
export function ruleHappens(
  s: MoonState,
  seat: Seat,
  expedition: CompiledCard,
  event: Happening,
  about: Circumstance,
  tell: MoonTell | undefined,
): void {
  const asks: MoonFrame[] = []
  for (const when of expedition.whens)
    if (fits(when, event, about)) respond(s, seat, expedition, null, when, about, asks, tell)
  for (const frame of asks) push(s, frame)
}
