import type { Answer, Card, Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { hasOnly, kindsIn, MALFORMED, NOT_OFFERED } from '../choices.js'
import type { Ask, May, MoonrakersReason, OptionOf, Prompt, QuestionOf, Tell } from '../codes.js'
import { PRESTIGE } from '../names.js'
import { hasGoneOnTooLong } from '../search/expected-output.js'
import { usefulPlays } from '../search/useful-plays.js'
import {
  handOf,
  MERCENARY_ROW,
  type Mission,
  type MoonrakersFrame,
  type MoonrakersState,
  missionOf,
  objectivesOf,
  playedOf,
  push,
} from '../state.js'
import { addHires, hireMercenary, priceOf, refuseHire } from './mercenaries.js'
import {
  helpersOf,
  isUsed,
  mustBeFree,
  raisedValue,
  raiser,
  refuseRaise,
  usedMark,
  waivers,
} from './play-options.js'
import { playCard } from './playing.js'
import { noteIfMet } from './tally.js'
import { activated, addUses, refuseUse, usePart } from './use-parts.js'

/*
 * Attempting the contract: participants play cards while they have the floor, which the mission leader gives
 * and takes. Who is done may get the floor back; when all are done, it is decided whether the contract is
 * met.
 */

const DONE: Answer = Object.freeze({ act: 'done' })

const speaks = (m: Mission, seat: Seat): boolean => m.floor[seat] && !m.done[seat]

/**
 * Who is asked now; nobody when all are done. The floor comes back to the leader; the last who is not done
 * has it in any case.
 */
export function continuePlay(s: MoonrakersState): void {
  const m = missionOf(s)
  const left = m.participants.filter((seat) => !m.done[seat])
  if (left.length === 0) return
  if (left.length === 1) m.floor[left[0]] = true
  else if (left.every((seat) => !m.floor[seat])) m.floor[s.turn.leader] = !m.done[s.turn.leader]
  const asked = left.filter((seat) => m.floor[seat])
  push(s, { do: 'play-cards', asked: asked.length > 0 ? asked : [s.turn.leader] })
}

function refusePlay(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  if (!hasOnly(answer, 'act', 'card', 'free', 'raise')) return MALFORMED
  if (!s.places[handOf(seat)].includes(answer.card as Card)) return { code: 'not-in-hand' }
  const card = cardOf(answer.card as Card)
  const parts = waivers(s, seat, card, helpersOf(s, seat))
  if (answer.free === undefined) {
    if (mustBeFree(parts)) return { code: 'is-free', card: card.id }
    if (missionOf(s).actions[seat] < 1) return { code: 'no-action' }
  } else if (!parts.some(({ id }) => id === answer.free)) return { code: 'not-waived', card: card.id }
  return refuseRaise(s, seat, answer)
}

/**
 * The floor goes to some of the participants: a list of seats in order, and not those who have it already.
 */
function refuseFloor(s: MoonrakersState, seat: Seat, to: unknown): MoonrakersReason | undefined {
  const m = missionOf(s)
  if (seat !== s.turn.leader || m.participants.length < 2) return { code: 'leader-directs' }
  if (!Array.isArray(to) || to.length === 0) return MALFORMED
  for (let i = 0; i < to.length; i++) if (i > 0 && to[i - 1] >= to[i]) return MALFORMED
  const outsider = to.find((other) => !m.participants.includes(other))
  if (outsider !== undefined)
    return s.captains.some((_, other) => other === outsider)
      ? { code: 'takes-no-part', seat: outsider }
      : MALFORMED
  return m.participants.every((other) => to.includes(other) === speaks(m, other))
    ? { code: 'has-floor' }
    : undefined
}

function refuse(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  if (answer.act === 'floor')
    return hasOnly(answer, 'act', 'to') ? refuseFloor(s, seat, answer.to) : MALFORMED
  if (!speaks(missionOf(s), seat)) return { code: 'no-floor' }
  switch (answer.act) {
    case 'play':
      return refusePlay(s, seat, answer)
    case 'use':
      return refuseUse(s, seat, answer)
    case 'hire':
      return refuseHire(s, seat, answer)
    case 'done':
      return hasOnly(answer, 'act') ? undefined : MALFORMED
    default:
      return NOT_OFFERED
  }
}

/** Every way to play a card of the hand. */
function addPlays(s: MoonrakersState, seat: Seat, out: Answer[]): void {
  const canPay = missionOf(s).actions[seat] > 0
  const hand = s.places[handOf(seat)]
  const helpers = helpersOf(s, seat)
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue
    const card = cardOf(hand[i])
    const parts = waivers(s, seat, card, helpers)
    const raise = raiser(s, seat, card.id, helpers)
    if (canPay && !mustBeFree(parts)) {
      out.push(card.play)
      if (raise) out.push({ act: 'play', card: card.id, raise })
    }
    for (const { id: free } of parts) {
      out.push({ act: 'play', card: card.id, free })
      if (raise) out.push({ act: 'play', card: card.id, free, raise })
    }
  }
}

/** All that a seat can do with the floor, but for being done. */
function plays(s: MoonrakersState, seat: Seat): Answer[] {
  const out: Answer[] = []
  if (!speaks(missionOf(s), seat)) return out
  addPlays(s, seat, out)
  if (s.captains[seat].ship.length > 0) addUses(s, seat, out)
  addHires(s, seat, out)
  return out
}

/**
 * Does it pay an ally to lie: does somebody else gain more by the contract, or is its failure what the ally
 * hopes for?
 */
function mayLie(s: MoonrakersState, seat: Seat): boolean {
  const m = missionOf(s)
  if (seat === s.turn.leader || s.places[playedOf(seat)].length > 0 || hasGoneOnTooLong(s)) return false
  const mine = m.terms[seat]?.[PRESTIGE] ?? 0
  if (m.participants.some((other) => (m.terms[other]?.[PRESTIGE] ?? 0) > mine)) return true
  return s.places[objectivesOf(seat)].some((card) => {
    const check = cardOf(card).check
    return check?.at === 'evaluated' && !check.success
  })
}

/**
 * For search: whoever has begun to help goes on while anything serves the contract. An ally whom it pays may
 * do nothing at all: that is how it lies.
 */
function searchPlays(s: MoonrakersState, seat: Seat): Answer[] {
  const all = plays(s, seat)
  if (!speaks(missionOf(s), seat)) return all
  const out = usefulPlays(s, seat, all)
  if (out.length === 0 || mayLie(s, seat)) out.push(DONE)
  return out
}

/**
 * For search: the floor goes to one who is not done, and comes back when that one is. So it can't go round
 * for ever.
 */
function addHandovers(s: MoonrakersState, seat: Seat, out: Answer[]): void {
  const m = missionOf(s)
  if (seat !== s.turn.leader || m.participants.length < 2) return
  for (const other of m.participants)
    if (other !== seat && !m.done[other] && !m.floor[other]) out.push({ act: 'floor', to: [other] })
}

/** For people: any of the participants, in any company. */
function allFloors(s: MoonrakersState, seat: Seat): Answer[] {
  const seats = missionOf(s)
    .participants.slice()
    .sort((a, b) => a - b)
  const answers: Answer[] = []
  for (let mask = 1; mask < 1 << seats.length; mask++) {
    const to = seats.filter((_, i) => mask & (1 << i))
    if (!refuseFloor(s, seat, to)) answers.push({ act: 'floor', to })
  }
  return answers
}

/** What is there and can't be done now: each with the one answer that its refusal is about. */
function greyed(s: MoonrakersState, seat: Seat, offered: readonly Answer[]): Answer[] {
  if (!speaks(missionOf(s), seat)) return []
  const out: Answer[] = []
  for (const card of kindsIn(s.places[handOf(seat)]))
    if (!offered.some((a) => a.act === 'play' && a.card === card)) out.push(cardOf(card).play)
  for (const part of s.captains[seat].ship)
    if (activated(cardOf(part)) && !offered.some((a) => a.act === 'use' && a.part === part))
      out.push({ act: 'use', part })
  if (seat === s.turn.leader)
    for (const card of kindsIn(s.places[MERCENARY_ROW]))
      if (!offered.some((a) => a.act === 'hire' && a.card === card)) out.push({ act: 'hire', card })
  return out
}

function question(s: MoonrakersState, seat: Seat): QuestionOf<'play-cards'> {
  const offered = plays(s, seat)
  if (speaks(missionOf(s), seat)) offered.push(DONE)
  offered.push(...allFloors(s, seat))
  const option = (answer: Answer): OptionOf<'play-cards'> => {
    const facts = answer.act === 'hire' && { facts: priceOf(s, answer.card as Card) }
    return { answer, group: String(answer.act), ...facts }
  }
  const options = [
    ...offered.map(option),
    ...greyed(s, seat, offered).map((answer) => ({
      ...option(answer),
      reason: refuse(s, seat, answer) ?? MALFORMED,
    })),
  ]
  const actions = missionOf(s).actions[seat]
  const prompt: Prompt = speaks(missionOf(s), seat) ? { code: 'play-cards', actions } : { code: 'give-floor' }
  return { kind: 'choose', prompt, options }
}

/** Who gets the floor may play on, even if done before. */
function giveFloor(s: MoonrakersState, to: readonly Seat[], tell: Tell | undefined): void {
  const m = missionOf(s)
  for (const seat of m.participants) {
    m.floor[seat] = to.includes(seat)
    if (m.floor[seat]) m.done[seat] = false
  }
  tell?.({ what: 'gives-floor', seat: s.turn.leader, floor: to.slice() })
}

function takePlay(s: MoonrakersState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const m = missionOf(s)
  const card = answer.card as Card
  if (answer.free === undefined) m.actions[seat]--
  else if (!isUsed(s, seat, answer.free as Card)) {
    m.used.push(usedMark(seat, answer.free as Card))
    tell?.({ what: 'part-answers', seat, card: answer.free as Card })
  }
  playCard(s, seat, { card, from: handOf(seat), value: raisedValue(s, seat, answer) }, tell)
}

export const playCards: Ask<'play-cards'> = {
  seats: (_, frame) => frame.asked,
  ask: (s, seat) => question(s, seat),
  answers(s, seat) {
    const out = searchPlays(s, seat)
    addHandovers(s, seat, out)
    return out
  },
  refuse: (s, seat, _, answer) => refuse(s, seat, answer),
  take(s, seat, frame, answer, tell) {
    switch (answer.act) {
      case 'done':
        missionOf(s).done[seat] = true
        tell?.({ what: 'is-done', seat })
        continuePlay(s)
        return
      case 'floor':
        giveFloor(s, answer.to as readonly Seat[], tell)
        continuePlay(s)
        return
    }
    push(s, frame)
    noteIfMet(s)
    if (answer.act === 'play') takePlay(s, seat, answer, tell)
    else if (answer.act === 'use') usePart(s, seat, answer, tell)
    else hireMercenary(s, seat, answer.card as Card, tell)
  },
}

/** The leader may take the floor back, or give it elsewhere, while others have it. */
export const directFloor: May<'direct-floor'> = {
  open(s, seat) {
    const frame = s.stack[s.stack.length - 1] as MoonrakersFrame
    return (
      frame.do === 'play-cards' &&
      seat === s.turn.leader &&
      !frame.asked.includes(seat) &&
      missionOf(s).participants.length > 1
    )
  },
  seenByAll: true,
  ask: (s, seat) => ({
    kind: 'choose',
    prompt: { code: 'direct-floor' },
    options: allFloors(s, seat).map(({ to }) => ({
      answer: { may: 'direct-floor', to: to as readonly Seat[] },
    })),
  }),
  // Search never needs it: the floor comes back when whoever has it is done.
  answers: () => [],
  refuse: (s, seat, answer) => (hasOnly(answer, 'may', 'to') ? refuseFloor(s, seat, answer.to) : MALFORMED),
  take(s, _, answer, tell) {
    s.stack.pop()
    giveFloor(s, answer.to as readonly Seat[], tell)
    continuePlay(s)
  },
}
