import { type KernelReason, only } from '@perilune/engine'
import type { Ask } from '../codes.js'
import { CRATERS, craterNumber } from '../craters.js'
import { PLAYER_COLOURS, type PlayerColour, type RingKind } from '../names.js'
import { other } from '../state.js'

/*
 * Before rings are placed: the second player's choices, and at the start of every round the drafting of rings
 * in pairs.
 */

/** The one field that the answer must have, and no other. */
export function hasOnly(answer: object, ...fields: string[]): boolean {
  const keys = Object.keys(answer)
  return keys.length === fields.length && fields.every((field) => Object.hasOwn(answer, field))
}

export const MALFORMED: KernelReason = { code: 'malformed' }

const isPlayerColour = (colour: unknown): colour is PlayerColour =>
  PLAYER_COLOURS.includes(colour as PlayerColour)

export const chooseColour: Ask<'choose-colour'> = {
  seats: (_, { seat }) => only(seat),
  ask: () => ({
    kind: 'choose',
    prompt: { code: 'choose-colour' },
    options: PLAYER_COLOURS.map((colour) => ({ answer: { colour } })),
  }),
  answers: () => PLAYER_COLOURS.map((colour) => ({ colour })),
  refuse(_s, _seat, _frame, answer) {
    if (!hasOnly(answer, 'colour')) return MALFORMED
    if (answer.colour === 'navy') return { code: 'navy-is-neutral' }
    return isPlayerColour(answer.colour) ? undefined : MALFORMED
  },
  take(s, seat, _frame, answer, tell) {
    const mine = answer.colour as PlayerColour
    s.colours[seat] = mine
    s.colours[other(seat)] = mine === 'gold' ? 'silver' : 'gold'
    tell?.({ what: 'chooses-colour', seat, colour: mine })
  },
}

const LARGE_CRATERS = CRATERS.flatMap((crater, number) => (crater.size === 'large' ? [number] : []))

export const placeTower: Ask<'place-tower'> = {
  seats: (_, { seat }) => only(seat),
  ask: () => ({
    kind: 'choose',
    prompt: { code: 'place-tower' },
    options: LARGE_CRATERS.map((n) => ({ answer: { crater: CRATERS[n].id } })),
  }),
  answers: () => LARGE_CRATERS.map((n) => ({ crater: CRATERS[n].id })),
  refuse(_s, _seat, _frame, answer) {
    if (!hasOnly(answer, 'crater')) return MALFORMED
    const number = craterNumber(answer.crater)
    if (number < 0) return { code: 'no-such-crater' }
    return CRATERS[number].size === 'large' ? undefined : { code: 'tower-needs-large' }
  },
  take(s, seat, _frame, answer, tell) {
    const crater = craterNumber(answer.crater)
    s.tower = Object.freeze({ crater, ring: null })
    tell?.({ what: 'sets-tower', seat, crater: CRATERS[crater].id })
  },
}

/** The two rings that lie on top of a pile, the upper one first. */
const topTwo = (pile: readonly RingKind[]): readonly RingKind[] => pile.slice(-2).reverse()

export const draft: Ask<'draft'> = {
  seats: (_, { seat }) => only(seat),
  ask: (s, _seat, { size }) => ({
    kind: 'choose',
    prompt: { code: 'draft', size },
    options: s.piles[size].map((pile, n) => ({
      answer: { pile: n + 1 },
      facts: { rings: topTwo(pile) },
      ...(pile.length === 0 && { reason: { code: 'pile-empty' } }),
    })),
  }),
  answers: (s, _seat, { size }) =>
    s.piles[size].flatMap((pile, n) => (pile.length > 0 ? [{ pile: n + 1 }] : [])),
  refuse(s, _seat, { size }, answer) {
    if (!hasOnly(answer, 'pile') || !Number.isInteger(answer.pile)) return MALFORMED
    const pile = s.piles[size][Number(answer.pile) - 1]
    if (!pile) return { code: 'no-such-pile' }
    return pile.length === 0 ? { code: 'pile-empty' } : undefined
  },
  take(s, seat, { size }, answer, tell) {
    const taken = s.piles[size][Number(answer.pile) - 1].splice(-2).reverse()
    s.hands[seat].push(...taken)
    tell?.({ what: 'drafts', seat, pile: Number(answer.pile), rings: taken })
  },
}
