import { type Answer, only, type Seat, type Tell } from '@perilune/engine'
import type { Ask, MoonBaseReason, MoonBaseVocabulary, Run } from '../codes.js'
import { CRATERS, craterNumber, FIELD, isOnField } from '../craters.js'
import { SETTLEMENTS } from '../names.js'
import { allBasePlaces, type BasePlace, baseFaults, goodBasePlaces, hasBasePlace } from '../placement/base.js'
import { reasonOf } from '../placement/faults.js'
import { siteOf } from '../placement/site.js'
import { type MoonBaseFrame, type MoonBaseState, next, other } from '../state.js'
import { hasOnly, MALFORMED } from './draft.js'

/* The end of a round: settlements on every free ring of one's own, a resource base for whoever built none. */

/** The seats in the order of the round. */
const inOrder = (s: MoonBaseState): readonly Seat[] => [s.starter, other(s.starter)]

/**
 * Large rings of the seat's colour from the second level up, with nothing on them: no ring, no tower, no
 * settlement.
 */
export function openRings(s: MoonBaseState, seat: Seat): number[] {
  const { rings } = s
  const busy = new Array<boolean>(rings.length).fill(false)
  for (const { on } of rings) {
    if (!on) continue
    busy[on[0]] = true
    busy[on[1]] = true
  }
  for (const { ring } of s.settlements) busy[ring] = true
  if (s.tower.ring !== null) busy[s.tower.ring] = true
  const open: number[] = []
  for (let n = 0; n < rings.length; n++) {
    const { size, colour, level } = rings[n]
    if (!busy[n] && level >= 2 && size === 'large' && colour === s.colours[seat]) open.push(n)
  }
  return open
}

/** Why a ring that is not open takes no settlement of this seat. */
function whyClosed(s: MoonBaseState, seat: Seat, id: string): MoonBaseReason {
  const number = s.rings.findIndex((_, n) => String(n) === id)
  if (number < 0) return { code: 'no-such-ring' }
  const { size, colour, level } = s.rings[number]
  if (colour !== s.colours[seat]) return { code: 'other-colour', ring: number }
  if (size === 'small') return { code: 'small-ring', ring: number }
  if (level === 1) return { code: 'first-level', ring: number }
  if (s.tower.ring === number) return { code: 'tower-ring', ring: number }
  const isSettled = s.settlements.some(({ ring }) => ring === number)
  return { code: isSettled ? 'has-settlement' : 'ring-on-top', ring: number }
}

export const settlementsLeft = (s: MoonBaseState, seat: Seat): number =>
  SETTLEMENTS - s.settlements.filter((built) => built.seat === seat).length

function build(
  s: MoonBaseState,
  seat: Seat,
  rings: readonly number[],
  tell: Tell<MoonBaseVocabulary['event']> | undefined,
): void {
  for (const ring of rings) {
    s.settlements.push(Object.freeze({ seat, ring, move: s.played }))
    tell?.({ what: 'builds-settlement', seat, number: ring, level: s.rings[ring].level })
  }
}

export const buildSettlements: Run<'build-settlements'> = {
  run(s, _frame, tell) {
    const choices: MoonBaseFrame[] = []
    for (const seat of inOrder(s)) {
      const open = openRings(s, seat)
      const left = settlementsLeft(s, seat)
      if (open.length <= left) build(s, seat, open, tell)
      else if (left > 0) choices.push({ do: 'choose-settlements', seat, rings: open })
    }
    next(s, ...choices)
  },
}

export const chooseSettlements: Ask<'choose-settlements'> = {
  seats: (_, { seat }) => only(seat),
  ask: (s, seat, { rings }) => ({
    kind: 'pick',
    prompt: { code: 'choose-settlements' },
    items: rings.map((n) => ({
      id: String(n),
      facts: { size: s.rings[n].size, level: s.rings[n].level },
    })),
    min: settlementsLeft(s, seat),
    max: settlementsLeft(s, seat),
  }),
  answers: (s, seat, { rings }) =>
    choices(rings.map(String), settlementsLeft(s, seat)).map((pick) => ({ pick })),
  refuse(s, seat, { rings }, answer) {
    const { pick } = answer
    if (!hasOnly(answer, 'pick') || !Array.isArray(pick)) return MALFORMED
    if (!pick.every((id) => typeof id === 'string')) return MALFORMED
    const closed = pick.find((id) => !rings.map(String).includes(id))
    if (closed !== undefined) return whyClosed(s, seat, closed)
    if (new Set(pick).size !== pick.length) return { code: 'picked-twice' }
    const needs = settlementsLeft(s, seat)
    if (pick.length < needs) return { code: 'too-few', needs, has: pick.length }
    return pick.length > needs ? { code: 'too-many', allows: needs, has: pick.length } : undefined
  },
  take(s, seat, _frame, answer, tell) {
    build(s, seat, (answer.pick as string[]).map(Number), tell)
  },
}

/** Every way to take so many of a list. */
function choices(list: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, i) => choices(list.slice(i + 1), count - 1).map((rest) => [first, ...rest]))
}

export const buildBases: Run<'build-bases'> = {
  run(s) {
    const without = inOrder(s).filter(
      (seat) => !s.settlements.some((built) => built.seat === seat && built.move > s.roundBegan),
    )
    next(s, ...without.map((seat): MoonBaseFrame => ({ do: 'look-for-base', seat })))
  },
}

/** Whoever built no settlement puts a base on the moon, if there is room for one anywhere. */
export const lookForBase: Run<'look-for-base'> = {
  run(s, { seat }, tell) {
    if (hasBasePlace(siteOf(s))) next(s, { do: 'place-base', seat })
    else tell?.({ what: 'no-room-for-base', seat })
  },
}

const answerOf = ({ crater, x, y }: BasePlace) => ({ crater: CRATERS[crater].id, x, y })

function refuseBase(s: MoonBaseState, answer: Answer): MoonBaseReason | undefined {
  if (!hasOnly(answer, 'crater', 'x', 'y')) return MALFORMED
  const { x, y } = answer
  if (typeof x !== 'number' || typeof y !== 'number') return MALFORMED
  if (!isOnField(x, y)) return { code: 'off-field' }
  const [first] = baseFaults(siteOf(s), craterNumber(answer.crater), x, y)
  return first === undefined ? undefined : reasonOf(first)
}

export const placeBase: Ask<'place-base'> = {
  seats: (_, { seat }) => only(seat),
  ask(s) {
    const places = allBasePlaces(siteOf(s))
    const blocked = CRATERS.flatMap(({ spot }, crater) => {
      if (places.some((place) => place.crater === crater)) return []
      const answer = answerOf({ crater, x: spot.x, y: spot.y })
      const reason = refuseBase(s, answer)
      return reason ? [{ answer, reason }] : []
    })
    return {
      kind: 'place',
      prompt: { code: 'place-base' },
      field: { ...FIELD },
      options: [...places.map((place) => ({ answer: answerOf(place) })), ...blocked],
    }
  },
  answers(s) {
    const site = siteOf(s)
    const good = goodBasePlaces(site)
    return (good.length > 0 ? good : allBasePlaces(site)).map(answerOf)
  },
  refuse: (s, _seat, _frame, answer) => refuseBase(s, answer),
  take(s, seat, _frame, answer, tell) {
    const { x, y } = answer as { x: number; y: number }
    const crater = craterNumber(answer.crater)
    s.bases.push(Object.freeze({ seat, crater, x, y, move: s.played }))
    tell?.({ what: 'builds-base', seat, crater: CRATERS[crater].id })
  },
}
