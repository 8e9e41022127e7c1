import {
  type Answer,
  type AskStep,
  type Option,
  only,
  type Reason,
  type RunStep,
  type Seat,
  type Tell,
} from '@perilune/engine'
import { allBasePlaces, type BasePlace, baseFaults, goodBasePlaces, hasBasePlace } from './base.js'
import { CRATERS, craterNumber, FIELD } from './craters.js'
import { hasOnly, MALFORMED } from './draft.js'
import { reasonOf } from './faults.js'
import { SETTLEMENTS } from './names.js'
import { siteOf } from './site.js'
import { type MoonBaseFrame, type MoonBaseState, next, other } from './state.js'

/* The end of a round: settlements on every free ring of one's own, a resource base for whoever built none. */

type FrameOf<D extends MoonBaseFrame['do']> = Extract<MoonBaseFrame, { do: D }>
type Ask<D extends MoonBaseFrame['do']> = AskStep<MoonBaseState, FrameOf<D>>

/** The seats in the order of the round. */
const inOrder = (s: MoonBaseState): readonly Seat[] => [s.starter, other(s.starter)]

/** Large rings of the seat's colour from the second level up, with nothing on them: no ring, no tower, no settlement. */
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

export const settlementsLeft = (s: MoonBaseState, seat: Seat): number =>
  SETTLEMENTS - s.settlements.filter((built) => built.seat === seat).length

function build(s: MoonBaseState, seat: Seat, rings: readonly number[], tell: Tell | undefined): void {
  for (const ring of rings) {
    s.settlements.push(Object.freeze({ seat, ring, move: s.played }))
    tell?.({ what: 'builds-settlement', seat, number: ring, level: s.rings[ring].level })
  }
}

export const buildSettlements: RunStep<MoonBaseState, FrameOf<'build-settlements'>> = {
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
    prompt: 'You have more open rings than settlements left. Choose where to build.',
    items: rings.map((n) => ({
      id: String(n),
      label: `${s.rings[n].size} ring on level ${s.rings[n].level}`,
    })),
    min: settlementsLeft(s, seat),
    max: settlementsLeft(s, seat),
  }),
  answers: (s, seat, { rings }) =>
    choices(rings.map(String), settlementsLeft(s, seat)).map((pick) => ({ pick })),
  refuse(s, seat, { rings }, answer) {
    const { pick } = answer
    if (!hasOnly(answer, 'pick') || !Array.isArray(pick)) return MALFORMED
    if (!pick.every((id) => typeof id === 'string' && rings.map(String).includes(id)))
      return { code: 'not-offered' }
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

export const buildBases: RunStep<MoonBaseState, FrameOf<'build-bases'>> = {
  run(s) {
    const without = inOrder(s).filter(
      (seat) => !s.settlements.some((built) => built.seat === seat && built.move > s.roundBegan),
    )
    next(s, ...without.map((seat): MoonBaseFrame => ({ do: 'look-for-base', seat })))
  },
}

/** Whoever built no settlement puts a base on the moon, if there is room for one anywhere. */
export const lookForBase: RunStep<MoonBaseState, FrameOf<'look-for-base'>> = {
  run(s, { seat }, tell) {
    if (hasBasePlace(siteOf(s))) next(s, { do: 'place-base', seat })
    else tell?.({ what: 'no-room-for-base', seat })
  },
}

const answerOf = ({ crater, x, y }: BasePlace): Answer => ({ crater: CRATERS[crater].id, x, y })

const baseLabel = ({ crater }: BasePlace): string => `base on crater ${CRATERS[crater].id}`

function refuseBase(s: MoonBaseState, answer: Answer): Reason | undefined {
  if (!hasOnly(answer, 'crater', 'x', 'y')) return MALFORMED
  const { x, y } = answer
  if (typeof x !== 'number' || typeof y !== 'number') return MALFORMED
  if (x < FIELD.left || x > FIELD.right || y < FIELD.top || y > FIELD.bottom) return MALFORMED
  const [first] = baseFaults(siteOf(s), craterNumber(answer.crater), x, y)
  return first === undefined ? undefined : reasonOf(first)
}

export const placeBase: Ask<'place-base'> = {
  seats: (_, { seat }) => only(seat),
  ask(s) {
    const places = allBasePlaces(siteOf(s))
    const blocked = CRATERS.flatMap(({ spot }, crater): Option[] => {
      if (places.some((place) => place.crater === crater)) return []
      const place = { crater, x: spot.x, y: spot.y }
      const answer = answerOf(place)
      const reason = refuseBase(s, answer)
      return reason ? [{ answer, label: baseLabel(place), reason }] : []
    })
    return {
      kind: 'place',
      prompt: 'You built no settlement: put a resource base on a crater.',
      field: { ...FIELD },
      options: [...places.map((place) => ({ answer: answerOf(place), label: baseLabel(place) })), ...blocked],
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
