import { type Answer, bury, type Card, only, type Seat } from '@perilune/engine'
import { beginTalks } from '../alliances/talks.js'
import { aloneTerms, isWithinAny } from '../alliances/terms.js'
import { cardOf } from '../cards/index.js'
import { hasOnly, MALFORMED, NOT_OFFERED } from '../choices.js'
import type { Ask, May, MoonrakersReason, OptionOf, Tell } from '../codes.js'
import { refill } from '../decks.js'
import { beginMission } from '../mission/mission.js'
import { MOST_TALKS, PRESTIGE } from '../names.js'
import { changeCredits } from '../prestige.js'
import { canMeetAlone, expectedOutputs } from '../search/expected-output.js'
import { CONTRACT_DECK, CONTRACTS, type MoonrakersFrame, type MoonrakersState, push } from '../state.js'
import { closeLate } from './turn-end.js'

/* The planning phase: swap a contract for a credit, choose a contract, or stay at base. */

const SWAP_COST = 1
const STAY: Answer = Object.freeze({ act: 'stay' })

function refuse(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  const { act, card } = answer
  if (act === 'stay') return hasOnly(answer, 'act') ? undefined : MALFORMED
  if (act !== 'swap' && act !== 'alone' && act !== 'talk') return NOT_OFFERED
  if (!hasOnly(answer, 'act', 'card')) return MALFORMED
  if (!s.places[CONTRACTS].includes(card as Card)) return { code: 'no-such-contract' }
  if (act === 'talk' && s.turn.negotiated >= MOST_TALKS) return { code: 'talked-enough' }
  return act === 'swap' ? refuseSwap(s, seat) : undefined
}

function refuseSwap(s: MoonrakersState, seat: Seat): MoonrakersReason | undefined {
  if (s.turn.contractSwapped) return { code: 'swapped' }
  const { credits } = s.captains[seat]
  return credits < SWAP_COST ? { code: 'credits', needs: SWAP_COST, has: credits } : undefined
}

/** For search: contracts within reach, and a swap only where nothing is. */
function answers(s: MoonrakersState, seat: Seat): Answer[] {
  const out: Answer[] = []
  const known = expectedOutputs(s)
  const output = known[seat]
  let prestige = false
  const canTalk = s.turn.negotiated < MOST_TALKS
  for (const card of s.places[CONTRACTS]) {
    const contract = cardOf(card)
    if (canMeetAlone(s, output, contract)) {
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

function options(s: MoonrakersState, seat: Seat): OptionOf<'plan'>[] {
  const all: Answer[] = []
  for (const act of ['talk', 'alone', 'swap']) for (const card of s.places[CONTRACTS]) all.push({ act, card })
  all.push(STAY)
  return all.map((answer) => {
    const reason = refuse(s, seat, answer)
    const option = { answer, group: String(answer.act) }
    return reason ? { ...option, reason } : option
  })
}

export const plan: Ask<'plan'> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, seat) => ({
    kind: 'choose',
    prompt: { code: s.turn.negotiated < MOST_TALKS ? 'plan' : 'plan-alone' },
    options: options(s, seat),
  }),
  answers,
  refuse: (s, seat, _, answer) => refuse(s, seat, answer),
  take(s, seat, frame, answer, tell) {
    const card = answer.card as Card
    closeLate(s, seat)
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
        swap(s, seat, card, tell)
    }
  },
}

/** An available contract goes under the deck, and the top one takes its place. */
function swap(s: MoonrakersState, seat: Seat, card: Card, tell: Tell | undefined): void {
  s.turn.contractSwapped = true
  changeCredits(s, seat, { by: -SWAP_COST, why: 'swap' }, tell)
  bury(s, CONTRACTS, CONTRACT_DECK, card)
  tell?.({ what: 'swaps-contract', seat, card })
  refill(s, 'contract', tell)
}

/**
 * The other moments of the planning phase at which the leader may swap a contract: talks, and the steps of a
 * stay at base.
 */
const ELSEWHERE: ReadonlySet<MoonrakersFrame['do']> = new Set(['talk', 'keep-objective', 'discard-contract'])

/** What is talked about lies in the middle of the table: it is not available. */
const swappable = (s: MoonrakersState): Card[] =>
  s.places[CONTRACTS].filter((card) => card !== s.talks?.contract)

export const swapContract: May<'swap-contract'> = {
  open(s, seat) {
    const frame = s.stack[s.stack.length - 1] as MoonrakersFrame
    return ELSEWHERE.has(frame.do) && seat === s.turn.leader && !refuseSwap(s, seat)
  },
  ask: (s) => ({
    kind: 'choose',
    prompt: { code: 'swap-contract' },
    options: swappable(s).map((card) => ({ answer: { may: 'swap-contract', card } })),
  }),
  // Search swaps before it decides what to do.
  answers: () => [],
  refuse(s, seat, answer) {
    if (!hasOnly(answer, 'may', 'card')) return MALFORMED
    const card = answer.card as Card
    if (card === s.talks?.contract) return { code: 'in-talks', card }
    return s.places[CONTRACTS].includes(card) ? refuseSwap(s, seat) : { code: 'no-such-contract' }
  },
  take: (s, seat, answer, tell) => swap(s, seat, answer.card as Card, tell),
}
