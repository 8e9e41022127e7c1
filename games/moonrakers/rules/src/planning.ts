import {
  type Answer,
  type AskStep,
  bury,
  type Card,
  type Option,
  only,
  type Reason,
  type Seat,
} from '@perilune/engine'
import { cardOf } from './cards/index.js'
import { hasOnly, MALFORMED, NOT_OFFERED } from './choices.js'
import { refill } from './decks.js'
import { beginMission } from './mission.js'
import { MOST_TALKS, PRESTIGE } from './names.js'
import { changeCredits } from './prestige.js'
import { isWithin, reaches } from './reach.js'
import { CONTRACT_DECK, CONTRACTS, type MoonrakersFrame, type MoonrakersState, push } from './state.js'
import { beginTalks } from './talks.js'
import { aloneTerms, isWithinAny } from './terms.js'
import { answerLabel } from './words.js'

/* The planning phase: swap a contract for a credit, choose a contract, or stay at base. */

const SWAP_COST = 1
const STAY: Answer = Object.freeze({ act: 'stay' })

function refuse(s: MoonrakersState, seat: Seat, answer: Answer): Reason | undefined {
  const { act, card } = answer
  if (act === 'stay') return hasOnly(answer, 'act') ? undefined : MALFORMED
  if (act !== 'swap' && act !== 'alone' && act !== 'talk') return NOT_OFFERED
  if (!hasOnly(answer, 'act', 'card')) return MALFORMED
  if (!s.places[CONTRACTS].includes(card as Card)) return NOT_OFFERED
  if (act === 'talk' && s.turn.negotiated >= MOST_TALKS) return { code: 'talked-enough' }
  return act === 'swap' ? refuseSwap(s, seat) : undefined
}

function refuseSwap(s: MoonrakersState, seat: Seat): Reason | undefined {
  if (s.turn.contractSwapped) return { code: 'swapped' }
  const { credits } = s.captains[seat]
  return credits < SWAP_COST ? { code: 'credits', needs: SWAP_COST, has: credits } : undefined
}

/** For search: contracts within reach, and a swap only where nothing is. */
function answers(s: MoonrakersState, seat: Seat): Answer[] {
  const out: Answer[] = []
  const known = reaches(s)
  const reach = known[seat]
  let prestige = false
  const canTalk = s.turn.negotiated < MOST_TALKS
  for (const card of s.places[CONTRACTS]) {
    const contract = cardOf(card)
    if (isWithin(s, reach, contract)) {
      out.push({ act: 'alone', card })
      prestige ||= contract.offers[PRESTIGE] > 0
    }
    if (canTalk && isWithinAny(s, contract, known)) out.push({ act: 'talk', card })
  }
  if (!out.some((answer) => answer.act === 'alone') && !refuseSwap(s, seat))
    for (const card of s.places[CONTRACTS]) out.push({ act: 'swap', card })
  if (!prestige) out.push(STAY)
  return out
}

function options(s: MoonrakersState, seat: Seat): Option[] {
  const all: Answer[] = []
  for (const act of ['talk', 'alone', 'swap']) for (const card of s.places[CONTRACTS]) all.push({ act, card })
  all.push(STAY)
  return all.map((answer) => {
    const reason = refuse(s, seat, answer)
    const option = { answer, label: answerLabel(s, answer), group: String(answer.act) }
    return reason ? { ...option, reason } : option
  })
}

export const plan: AskStep<MoonrakersState, Extract<MoonrakersFrame, { do: 'plan' }>> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, seat) => ({
    kind: 'choose',
    prompt:
      s.turn.negotiated < MOST_TALKS
        ? 'Choose a contract, alone or with allies, or stay at base'
        : 'You have negotiated twice: take a contract alone, or stay at base',
    options: options(s, seat),
  }),
  answers,
  refuse: (s, seat, _, answer) => refuse(s, seat, answer),
  take(s, seat, frame, answer, tell) {
    const card = answer.card as Card
    switch (answer.act) {
      case 'stay':
        push(s, { do: 'stay-at-base', seat })
        return
      case 'alone':
        beginMission(s, card, aloneTerms(s, card), tell)
        return
      case 'talk':
        beginTalks(s, card, tell)
        return
      case 'swap':
        push(s, frame)
        s.turn.contractSwapped = true
        changeCredits(s, seat, -SWAP_COST, 'swap', tell)
        bury(s, CONTRACTS, CONTRACT_DECK, card)
        tell?.({ what: 'swaps-contract', seat, card })
        refill(s, 'contract', tell)
    }
  },
}
