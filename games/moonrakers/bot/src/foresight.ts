import { type Answer, type Card, type Chance, type Game, pickWith, type Seat } from '@perilune/engine'
import type { Foresight } from '@perilune/engine/bot'
import {
  cardOf,
  hazardsOf,
  isMet,
  type MoonrakersState,
  missing,
  missionOf,
  type Terms,
} from '@perilune/moonrakers'

/* Simple habits of a captain that estimate how a contract turns out. */

const REACTOR = 0
const THRUSTER = 1
const SHIELD = 2

/** The value of a share: prestige counts most, and a hazard die costs half as much. */
const worthOf = (share: readonly number[]): number => 6 * share[0] + share[1] + 3 * share[2] - 3 * share[3]

/** Whether an ally accepts the terms: its share must be worth at least 70 % of an equal share. */
function isFair(terms: Terms, seat: Seat): boolean {
  const shares = terms.filter((share) => share !== null)
  const all = shares.reduce((sum, share) => sum + worthOf(share), 0)
  const mine = terms[seat]
  return mine !== null && worthOf(mine) >= (0.7 * all) / shares.length
}

/**
 * The priority of playing a card: actions first, then cards to draw, then what the contract lacks, then
 * shields against hazards.
 */
function eagerness(s: MoonrakersState, seat: Seat, answer: Answer): number {
  if (answer.act === 'use') return 35
  const { kind, value } = cardOf(answer.card as Card)
  const free = answer.free === undefined ? 0 : 50
  if (answer.act === 'hire') return isMet(s) ? -1 : 5
  if (kind < 0) return -1
  const lacks = missing(s, kind)
  if (kind === REACTOR) return free + 100
  if (kind === THRUSTER) return free + 70
  if (kind === SHIELD) return free + (lacks > 0 ? 60 : hazardsOf(missionOf(s), seat) > 0 ? 30 : 1)
  if (lacks > 0) return free + 50 + value + (answer.raise === undefined ? 0 : 2)
  return kind === 4 ? 40 : 1
}

const isPlay = (answer: Answer): boolean =>
  answer.act === 'play' || answer.act === 'use' || answer.act === 'hire'

function quickPlay(s: MoonrakersState, seat: Seat, answers: readonly Answer[]): Answer {
  let best: Answer | undefined
  let most = 0
  for (const answer of answers) {
    if (!isPlay(answer)) continue
    const eager = eagerness(s, seat, answer)
    if (eager > most) {
      best = answer
      most = eager
    }
  }
  const over = answers.find((answer) => answer.act === 'done')
  // Mercenaries are paid only for cards that complete the contract.
  if (best && !(best.act === 'hire' && over)) return best
  return over ?? answers.find((answer) => answer.act === 'floor') ?? best ?? answers[0]
}

function quickTalk(s: MoonrakersState, seat: Seat, answers: readonly Answer[], chance: Chance): Answer {
  const { talks } = s
  const say = (act: string) => answers.find((answer) => answer.act === act)
  if (seat !== s.turn.leader)
    return (talks?.terms && isFair(talks.terms, seat) ? say('accept') : say('decline')) ?? answers[0]
  const lock = say('lock')
  if (lock) return lock
  const fair = answers.filter(
    ({ offer }) =>
      Array.isArray(offer) &&
      offer.every((share, other) => share === null || isFair(offer as unknown as Terms, other)),
  )
  if (fair.length > 0 && talks?.proposals === 0) return pickWith(chance, fair)
  return say('end-talks') ?? answers[0]
}

/** A turn's talks and contract are played out by habit until the buying phase, where the game rests. */
export const moonrakersForesight: Foresight<MoonrakersState> = {
  worlds: 3,
  rests: (s) => s.stack.length === 0 || s.turn.phase === 'buying' || s.turn.number === 0,
  // Parameters: the contract of foresight.
  quick(_: Game, s, seat, answers, chance) {
    switch (s.stack[s.stack.length - 1].do) {
      case 'play-cards':
        return quickPlay(s, seat, answers)
      case 'talk':
        return quickTalk(s, seat, answers, chance)
      case 'plan':
        return answers.find((answer) => answer.act === 'stay') ?? pickWith(chance, answers)
      case 'discard-contract':
        return answers[answers.length - 1]
      case 'bonus-card':
        return answers[0]
      default:
        return pickWith(chance, answers)
    }
  },
  /** Whether cards are played by habit; not if an ally might gain by holding them back. */
  byHabit(s, seat, answers) {
    if (s.stack[s.stack.length - 1].do !== 'play-cards') return false
    return seat === s.turn.leader || !answers.some((answer) => answer.act === 'done')
  },
}
