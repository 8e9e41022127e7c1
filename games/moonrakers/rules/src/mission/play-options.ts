import type { Answer, Card, Seat } from '@perilune/engine'
import { type CompiledCard, cardOf } from '../cards/index.js'
import { kindsIn } from '../choices.js'
import type { MoonrakersReason } from '../codes.js'
import { KINDS } from '../names.js'
import { type MoonrakersState, missionOf } from '../state.js'

/*
 * In which ways a card can be played: for an action or for none, at its printed value or raised by a ship
 * part.
 */

export const usedMark = (seat: Seat, part: Card): string => `${seat} ${part}`

export const isUsed = (s: MoonrakersState, seat: Seat, part: Card): boolean =>
  missionOf(s).used.includes(usedMark(seat, part))

const NONE: readonly CompiledCard[] = []

/** The ship parts that bear on how a seat plays its cards: looked up once for a whole hand. */
export interface Helpers {
  /** Those of all participants by which the seat may need no action. */
  readonly waiving: readonly CompiledCard[]
  /** Its own that raise a card. */
  readonly raising: readonly CompiledCard[]
}

export function helpersOf(s: MoonrakersState, seat: Seat): Helpers {
  const waiving: CompiledCard[] = []
  const raising: CompiledCard[] = []
  for (const owner of missionOf(s).participants)
    for (const id of s.captains[owner].ship) {
      const part = cardOf(id)
      const { ability } = part
      if (ability?.when === 'cost' && (owner === seat || ability.everyone)) waiving.push(part)
      if (ability?.when === 'raise' && owner === seat) raising.push(part)
    }
  return { waiving, raising }
}

/** Does a ship part let this seat play this card for no action, now? */
function waives(s: MoonrakersState, { id, ability }: CompiledCard, seat: Seat, card: CompiledCard): boolean {
  if (ability?.when !== 'cost') return false
  if (ability.card !== KINDS[card.kind] && ability.card !== card.id) return false
  return ability.first ? (missionOf(s).basics[seat] & (1 << card.kind)) === 0 : !isUsed(s, seat, id)
}

/** The ship parts by which a basic card needs no action. */
export function waivers(
  s: MoonrakersState,
  seat: Seat,
  card: CompiledCard,
  { waiving }: Helpers,
): readonly CompiledCard[] {
  if (waiving.length === 0 || card.deck !== 'action' || card.kind < 0) return NONE
  return waiving.filter((part) => waives(s, part, seat, card))
}

/**
 * The first card of a kind is free whether one likes it or not; other waivers serve when they are called
 * upon.
 */
export const mustBeFree = (parts: readonly CompiledCard[]): boolean =>
  parts.length > 0 && parts.some(({ ability }) => ability?.when === 'cost' && ability.first === true)

/** The ship part that would raise this card, if there is one that is not used up. */
export function raiser(s: MoonrakersState, seat: Seat, card: unknown, { raising }: Helpers): Card | null {
  for (const { id, ability } of raising)
    if (ability?.when === 'raise' && ability.card === card && !isUsed(s, seat, id)) return id
  return null
}

export function refuseRaise(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  if (answer.raise === undefined) return
  return typeof answer.raise === 'string' && raiser(s, seat, answer.card, helpersOf(s, seat)) === answer.raise
    ? undefined
    : { code: 'not-raised', card: answer.card as Card }
}

/** The value of a card that is played raised, or null; the part is used up. */
export function raisedValue(s: MoonrakersState, seat: Seat, answer: Answer): number | null {
  if (answer.raise === undefined) return null
  const part = answer.raise as Card
  const { ability } = cardOf(part)
  missionOf(s).used.push(usedMark(seat, part))
  return ability?.when === 'raise' ? ability.value : null
}

/** Every way to play one of these cards for no action at all. */
export function playAnswers(s: MoonrakersState, seat: Seat, cards: readonly Card[]): Answer[] {
  const answers: Answer[] = []
  const helpers = helpersOf(s, seat)
  for (const card of kindsIn(cards)) {
    answers.push(cardOf(card).play)
    const raise = raiser(s, seat, card, helpers)
    if (raise) answers.push({ act: 'play', card, raise })
  }
  return answers
}
