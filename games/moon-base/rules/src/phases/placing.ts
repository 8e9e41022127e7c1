import { type Answer, type ListedOption, only, type Seat } from '@perilune/engine'
import type { Ask, Labels, MoonBaseReason, RingAnswer } from '../codes.js'
import { CRATERS, craterNumber, FIELD, isOnField } from '../craters.js'
import { type Kind, kindOf, type RingKind } from '../names.js'
import { craterFaults } from '../placement/crater.js'
import { reasonOf } from '../placement/faults.js'
import { hasPlace, type RingPlace, scannedPlaces, somePlaces } from '../placement/places.js'
import { siteOf } from '../placement/site.js'
import { isCollabo, stackFaults } from '../placement/stack.js'
import type { MoonBaseState, Position, Ring } from '../state.js'
import { hasOnly, MALFORMED } from './draft.js'

/* Placing a ring: on a crater of its size, or on two rings of equal height. */

type RingOption = ListedOption<Labels['place-ring']>

export const PASS = { pass: true } as const satisfies Answer

export const answerOf = (place: RingPlace): Exclude<RingAnswer, typeof PASS> =>
  'crater' in place
    ? { ring: place.kind.kind, crater: CRATERS[place.crater].id }
    : { ring: place.kind.kind, x: place.x, y: place.y, on: place.on }

/**
 * What search is offered: a representative list; the complete scan where that is empty; a pass only where
 * that is empty too.
 */
function answers(s: MoonBaseState, seat: Seat): RingAnswer[] {
  const site = siteOf(s)
  const hand = s.hands[seat]
  const some = somePlaces(site, hand)
  if (some.length > 0) return some.map(answerOf)
  const scanned = scannedPlaces(site, hand)
  return scanned.length > 0 ? scanned.map(answerOf) : [PASS]
}

/** A place on two rings is told by its level. */
const optionOf = (s: MoonBaseState, answer: RingAnswer): RingOption =>
  'on' in answer ? { answer, facts: { level: s.rings[answer.on[0]].level + 1 } } : { answer }

/** Every crater of the right size with the reason why not, and the places on two rings that are listed. */
function optionsOf(s: MoonBaseState, seat: Seat): RingOption[] {
  const listed = answers(s, seat)
  const canPass = listed[0] === PASS
  const craters = [...new Set(s.hands[seat])].flatMap((ring) => blockedCraters(s, kindOf(ring)))
  const options = listed.map((answer) => optionOf(s, answer))
  const pass: RingOption = { answer: PASS, reason: { code: 'can-place' } }
  return [...options, ...craters, ...(canPass ? [] : [pass])]
}

function blockedCraters(s: MoonBaseState, { kind, size }: Kind): RingOption[] {
  const site = siteOf(s)
  return CRATERS.flatMap((crater, n) => {
    if (crater.size !== size) return []
    const faults = craterFaults(site, size, n)
    if (faults.length === 0) return []
    const answer = { ring: kind, crater: crater.id }
    return [{ answer, reason: reasonOf(faults[0]) }]
  })
}

const isPair = (on: unknown): on is readonly [number, number] =>
  Array.isArray(on) && on.length === 2 && on.every((n) => Number.isInteger(n))

/** Why this ring can't be laid so; nothing if it can. What is not in the hand is not looked at. */
export function placementFault(position: Position, answer: Answer): MoonBaseReason | undefined {
  const kind = kindOf(answer.ring as RingKind)
  const site = siteOf(position)
  if (hasOnly(answer, 'ring', 'crater')) {
    const [first] = craterFaults(site, kind.size, craterNumber(answer.crater))
    return first === undefined ? undefined : reasonOf(first)
  }
  if (!hasOnly(answer, 'ring', 'x', 'y', 'on')) return MALFORMED
  const { x, y, on } = answer
  if (typeof x !== 'number' || typeof y !== 'number') return MALFORMED
  if (!isOnField(x, y)) return { code: 'off-field' }
  if (!isPair(on)) return { code: 'not-two' }
  // Rings are numbered as they are laid. One order only, so that a placement has one answer.
  if (on[0] > on[1]) return { code: 'supports-order' }
  const [first] = stackFaults(site, kind, x, y, on[0], on[1])
  return first === undefined ? undefined : reasonOf(first)
}

function refuse(s: MoonBaseState, seat: Seat, answer: Answer): MoonBaseReason | undefined {
  if (answer.pass !== undefined) {
    if (!hasOnly(answer, 'pass') || answer.pass !== true) return MALFORMED
    return hasPlace(siteOf(s), s.hands[seat]) ? { code: 'can-place' } : undefined
  }
  if (typeof answer.ring !== 'string') return MALFORMED
  if (!s.hands[seat].includes(answer.ring as RingKind)) return { code: 'not-in-hand' }
  return placementFault(s, answer)
}

function ringOf(s: Position, answer: Answer): Ring {
  const { size, colour } = kindOf(answer.ring as RingKind)
  if (answer.crater !== undefined) {
    const crater = craterNumber(answer.crater)
    const { x, y } = CRATERS[crater]
    return { size, colour, x, y, level: 1, crater, on: null }
  }
  const [a, b] = answer.on as readonly [number, number]
  const { x, y } = answer as { x: number; y: number }
  return { size, colour, x, y, level: s.rings[a].level + 1, crater: null, on: Object.freeze([a, b] as const) }
}

/** Lays a ring that may be laid, and moves the tower if it is a collabo ring. */
export function lay(s: Position, answer: Answer): { ring: Ring; collabo: boolean } {
  const ring = Object.freeze(ringOf(s, answer))
  const collabo = ring.on !== null && isCollabo(ring.colour, s.rings[ring.on[0]], s.rings[ring.on[1]])
  s.rings.push(ring)
  if (collabo) s.tower = Object.freeze({ crater: null, ring: s.rings.length - 1 })
  return { ring, collabo }
}

export const placeRing: Ask<'place-ring'> = {
  seats: (_, { seat }) => only(seat),
  ask: (s, seat) => ({
    kind: 'place',
    prompt: { code: 'place-ring' },
    field: { ...FIELD },
    options: optionsOf(s, seat),
  }),
  answers,
  refuse: (s, seat, _frame, answer) => refuse(s, seat, answer),
  take(s, seat, _frame, answer, tell) {
    s.turns++
    if (answer.pass) {
      tell?.({ what: 'passes', seat })
      return
    }
    const hand = s.hands[seat]
    hand.splice(hand.indexOf(answer.ring as RingKind), 1)
    const { ring, collabo } = lay(s, answer)
    tell?.({
      what: 'places',
      seat,
      ring: answer.ring as RingKind,
      level: ring.level,
      number: s.rings.length - 1,
      ...(ring.crater !== null && { crater: CRATERS[ring.crater].id }),
    })
    if (collabo) tell?.({ what: 'moves-tower', seat, colour: ring.colour, level: ring.level })
  },
}
