import type { Seat } from '@perilune/engine'
import { type CompiledCard, cardOf, type When } from './cards/index.js'
import type { Happening } from './cards/language.js'
import type { MoonTell } from './codes.js'
import { type MoonFrame, type MoonState, type PlacedCard, push } from './state.js'

/** Something that may happen, with what a card may ask about it. */
interface Occurrence {
  readonly event: Happening
  readonly card?: CompiledCard
  readonly resource?: string
  readonly amount?: number
}

/** It has happened to this seat. */
interface Occasion extends Occurrence {
  readonly seat: Seat
}

function fits(when: When, { event, card, resource }: Occurrence): boolean {
  if (when.event !== event) return false
  if (when.colour >= 0 && (!card || card.colour !== when.colour)) return false
  return !when.resource || when.resource === resource
}

/** A card that answers, and where it stands; an Expedition stands nowhere. */
interface Answering {
  readonly card: CompiledCard
  readonly on: PlacedCard | null
}

/**
 * One card's answer: a score, Hearts on itself, or a choice of Resources. Gives the questions that it leads
 * to.
 */
function respond(
  s: MoonState,
  occasion: Occasion,
  { card, on }: Answering,
  tell: MoonTell | undefined,
): readonly MoonFrame[] {
  const { seat, amount = 0 } = occasion
  const heard = { seat, card: card.id, on, amount, asks: [] as MoonFrame[] }
  for (const when of card.whens)
    if (fits(when, occasion)) for (const react of when.reactions) react(s, heard, tell)
  return heard.asks
}

/** Structures and Reputations of the seat that wait for what has happened answer, in the order they came. */
export function happens(s: MoonState, occasion: Occasion, tell: MoonTell | undefined): void {
  const home = s.settlements[occasion.seat]
  if (home.listens === 0) return
  const asks: MoonFrame[] = []
  let waiting = home.listens
  const hear = (on: PlacedCard): void => {
    const card = cardOf(on.card)
    if (card.whens.length === 0) return
    waiting--
    asks.push(...respond(s, occasion, { card, on }, tell))
  }
  const { structures, reputations } = home
  for (let i = 0; waiting > 0 && i < structures.length; i++) hear(structures[i])
  for (let i = 0; waiting > 0 && i < reputations.length; i++) hear(reputations[i])
  // The stack hands out the last first: pushed backwards, the questions come in the order of the cards.
  for (let i = asks.length - 1; i >= 0; i--) push(s, asks[i])
}

/** Would the rule of this Expedition answer to this? */
export const ruleAnswers = (expedition: CompiledCard, occurrence: Occurrence): boolean =>
  expedition.whens.some((when) => fits(when, occurrence))

/** The Expedition's rule answers; its holder has chosen to use it. */
export function ruleHappens(
  s: MoonState,
  expedition: CompiledCard,
  occasion: Occasion,
  tell: MoonTell | undefined,
): void {
  for (const frame of respond(s, occasion, { card: expedition, on: null }, tell)) push(s, frame)
}
