import { type Card, move, moveAll, only, roll, type Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import type { Ability } from '../cards/language.js'
import { cardOption, chooseFrom, refuseCard } from '../choices.js'
import type { Ask, MoonrakersEvent, MoonrakersSteps, Tell } from '../codes.js'
import { drawHand, refill } from '../decks.js'
import { otherAllies } from '../effects/effects.js'
import { BONUS, CREDITS, DICE, DIE_FACES, KINDS, PRESTIGE } from '../names.js'
import { changeCredits, changePrestige } from '../prestige.js'
import {
  CONTRACT_DISCARD,
  CONTRACTS,
  discardOf,
  handOf,
  type Mission,
  type MoonrakersState,
  missionOf,
  playedOf,
  push,
  type Terms,
} from '../state.js'
import { continuePlay, playCards } from './mission-play.js'
import { doNow } from './playing.js'
import { hazardsOf, isMet } from './tally.js'

/* The execution phase: roll, start abilities, play, evaluate, rewards, final steps. */

// Pushed and copied: a list made at its full length counts as one with holes.
const many = <T>(n: number, make: () => T): T[] => {
  const list: T[] = []
  for (let i = 0; i < n; i++) list.push(make())
  return list
}
const zero = (): number => 0
const no = (): boolean => false
const zeroByKind = (): number[] => [0, 0, 0, 0, 0]

function newMission(s: MoonrakersState, contract: Card, terms: Terms): Mission {
  const { seats } = s
  const participants: Seat[] = []
  for (let i = 0; i < seats; i++) {
    const seat = (s.turn.leader + i) % seats
    if (terms[seat] !== null) participants.push(seat)
  }
  return {
    contract,
    terms,
    participants,
    dice: many<number[]>(seats, () => []),
    rolled: many(seats, zero),
    contributed: many(seats + 1, zeroByKind),
    played: many(seats, zeroByKind),
    basics: many(seats, zero),
    damageCards: many(seats, zero),
    damageBonus: 0,
    reduced: zeroByKind(),
    actions: terms.map((share) => (share === null ? 0 : 1)),
    blocks: many(seats, zero),
    used: [],
    floor: many(seats, no),
    done: many(seats, no),
    mercenaryPrestige: 0,
    mercenaryCredits: 0,
    mercenaries: 0,
    met: false,
    success: null,
  }
}

/** Terms are agreed, or the leader goes alone: from the roll on nothing of that changes. */
export function beginMission(s: MoonrakersState, contract: Card, terms: Terms, tell: Tell | undefined): void {
  s.talks = null
  s.turn.phase = 'mission'
  s.mission = newMission(s, contract, terms)
  tell?.({ what: 'sets-out', seat: s.turn.leader, card: contract, terms })
  push(s, { do: 'final-steps' })
  push(s, { do: 'evaluate' })
  push(s, { do: 'roll-hazards' })
}

/** Dice that ship parts keep off. */
function diceKeptOff(s: MoonrakersState, seat: Seat): number {
  let fewer = 0
  for (const part of s.captains[seat].ship) {
    const { ability } = cardOf(part)
    if (ability?.when === 'roll') fewer += ability.fewerDice
  }
  return fewer
}

type Start = Extract<Ability, { when: 'start' }>

const startOf = (part: Card): Start | null => {
  const { ability } = cardOf(part)
  return ability?.when === 'start' ? ability : null
}

function startParts(s: MoonrakersState, seat: Seat): Card[] {
  return s.captains[seat].ship.filter((part) => {
    const start = startOf(part)
    return start && (!start.asLeader || seat === s.turn.leader)
  })
}

const drawsForOwner = (part: Card): boolean => {
  const start = startOf(part)
  return start !== null && !start.forOtherAllies && start.do.some((op) => op.op === 'draw')
}

/** The order matters where one part looks at a hand that another one adds to. */
function ordered(parts: readonly Card[]): Card[] {
  const drawing = parts.filter(drawsForOwner)
  return drawing.length > 1 && drawing.some((part) => startOf(part)?.ifHandHasNo) ? drawing : []
}

/**
 * Which of several parts answers says of which kind the hand has no card: the others hear that one does, not
 * which.
 */
const answersUnseen = (seat: Seat, part: Card): MoonrakersEvent => ({
  what: 'part-answers',
  seat,
  card: part,
  to: [seat],
  others: { what: 'some-part-answers', seat },
})

function startAbility(s: MoonrakersState, seat: Seat, part: Card, tell: Tell | undefined): void {
  const start = startOf(part) as Start
  const kind = start.ifHandHasNo && KINDS.indexOf(start.ifHandHasNo)
  if (kind !== undefined && s.places[handOf(seat)].some((card) => cardOf(card).kind === kind)) return
  const seats = start.forOtherAllies ? otherAllies(s, seat) : [seat]
  if (seats.length > 0)
    tell?.(kind === undefined ? { what: 'part-answers', seat, card: part } : answersUnseen(seat, part))
  for (const op of start.do) for (const other of seats) doNow(s, { seat: other, mercenary: false }, op, tell)
}

const without = (parts: readonly Card[], part: Card): Card[] => parts.filter((other) => other !== part)

const orderAbilities: Ask<'order-abilities'> = {
  seats: (_, frame) => only(frame.seat),
  ask: (_, __, frame) => chooseFrom({ code: 'order-abilities' }, ordered(frame.parts).map(cardOption)),
  answers: (_, __, frame) => ordered(frame.parts).map((card) => ({ card })),
  refuse: (_, __, frame, answer) => refuseCard(ordered(frame.parts), answer, { code: 'not-offered-part' }),
  take(s, seat, frame, answer, tell) {
    const part = answer.card as Card
    push(s, { do: 'start-abilities', seat, parts: without(frame.parts, part) })
    startAbility(s, seat, part, tell)
  },
}

function rewards(s: MoonrakersState, m: Mission, tell: Tell | undefined): void {
  const { leader } = s.turn
  for (const seat of m.participants) {
    const share = m.terms[seat] as readonly number[]
    const prestige = share[PRESTIGE] - (seat === leader ? m.mercenaryPrestige : 0)
    const credits = share[CREDITS] - (seat === leader ? m.mercenaryCredits : 0)
    changePrestige(s, seat, { by: prestige, why: 'contract', card: m.contract }, tell)
    changeCredits(s, seat, { by: credits, why: 'contract', card: m.contract }, tell)
  }
  // The last to be pushed is the first to receive.
  for (const seat of m.participants.toReversed()) {
    const left = (m.terms[seat] as readonly number[])[BONUS]
    if (left > 0) push(s, { do: 'bonus-cards', seat, left })
  }
}

type MissionStep =
  | 'roll-hazards'
  | 'start-abilities'
  | 'order-abilities'
  | 'play-cards'
  | 'evaluate'
  | 'final-steps'

export const missionSteps: Pick<MoonrakersSteps, MissionStep> = {
  'roll-hazards': {
    run(s, _, tell) {
      const m = missionOf(s)
      for (const seat of m.participants) {
        const agreed = (m.terms[seat] as readonly number[])[DICE]
        const count = Math.max(0, agreed - diceKeptOff(s, seat))
        for (let i = 0; i < count; i++) m.dice[seat].push(DIE_FACES[roll(s, DIE_FACES.length)])
        m.rolled[seat] = count
        if (agreed > 0) tell?.({ what: 'rolls', seat, dice: m.dice[seat].slice() })
      }
      m.floor[s.turn.leader] = true
      continuePlay(s)
      for (const seat of m.participants.toReversed()) {
        const parts = startParts(s, seat)
        if (parts.length > 0) push(s, { do: 'start-abilities', seat, parts })
      }
    },
  },
  'start-abilities': {
    run(s, { seat, parts }, tell) {
      const asked = ordered(parts)
      const next = parts.find((part) => !asked.includes(part))
      if (next !== undefined) {
        push(s, { do: 'start-abilities', seat, parts: without(parts, next) })
        startAbility(s, seat, next, tell)
      } else if (parts.length > 0) push(s, { do: 'order-abilities', seat, parts })
    },
  },
  'order-abilities': orderAbilities,
  'play-cards': playCards,
  evaluate: {
    run(s, _, tell) {
      const m = missionOf(s)
      m.success = isMet(s)
      m.met = m.success
      s.turn.phase = 'rewards'
      tell?.({ what: m.success ? 'succeeds' : 'fails', seat: s.turn.leader, card: m.contract })
      if (m.success) rewards(s, m, tell)
    },
  },
  'final-steps': {
    run(s, _, tell) {
      const m = missionOf(s)
      for (const seat of m.participants)
        changePrestige(s, seat, { by: -hazardsOf(m, seat), why: 'hazards', card: m.contract }, tell)
      for (const seat of m.participants) {
        moveAll(s, playedOf(seat), discardOf(seat))
        const kept = s.places[handOf(seat)]
        if (kept.length > 0) tell?.({ what: 'kept-back', seat, cards: kept.slice() })
        moveAll(s, handOf(seat), discardOf(seat))
      }
      for (const seat of m.participants) if (seat !== s.turn.leader) drawHand(s, seat, tell)
      move(s, CONTRACTS, CONTRACT_DISCARD, m.contract)
      refill(s, 'contract', tell)
      s.turn.phase = 'buying'
    },
  },
}
