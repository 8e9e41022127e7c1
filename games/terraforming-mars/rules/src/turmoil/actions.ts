import type { Answer, Seat } from '@perilune/engine'
import { policyAction } from '../cards/built-in.js'
import type { Tell } from '../codes/events.js'
import type { MarsReason } from '../codes/reasons.js'
import { queueEffects } from '../effects/effects.js'
import { askPayment, MONEY, purse } from '../payment/payment.js'
import { type MarsState, push, source } from '../state/state.js'
import { sendDelegates, sendFromLobby } from './committee.js'
import { PARTIES, parties, partyIndex } from './parties.js'
import type { Turmoil } from './state.js'

/* What a player can do with the committee: send a delegate, or use the policy of the ruling party. */

const NOT_IN_THIS_GAME: MarsReason = { code: 'not-in-this-game' }

/** A delegate from the lobby is free, one from the reserve costs this. */
export const DELEGATE_PRICE = 5

type From = 'lobby' | 'reserve'
const FROM: readonly From[] = ['lobby', 'reserve']

const delegateAnswers: Readonly<Record<From, readonly Answer[]>> = {
  lobby: PARTIES.map((party) => Object.freeze({ act: 'delegate', from: 'lobby', party })),
  reserve: PARTIES.map((party) => Object.freeze({ act: 'delegate', from: 'reserve', party })),
}
const POLICY: Answer = Object.freeze({ act: 'policy' })

/** Whoever is there to be sent, to whatever party. */
function refuseSending(s: MarsState, t: Turmoil, seat: Seat, from: From): MarsReason | undefined {
  if (from === 'lobby') return t.lobby[seat] ? undefined : { code: 'lobby-empty' }
  if (t.reserve[seat] === 0) return { code: 'no-delegates' }
  const has = purse(s.players[seat], MONEY, null)
  return has < DELEGATE_PRICE ? { code: 'cost', needs: DELEGATE_PRICE, has } : undefined
}

export function refuseDelegate(s: MarsState, seat: Seat, answer: Answer): MarsReason | undefined {
  if (s.turmoil === null) return NOT_IN_THIS_GAME
  if (!FROM.includes(answer.from as From) || partyIndex(answer.party) < 0) return { code: 'not-offered' }
  return refuseSending(s, s.turmoil, seat, answer.from as From)
}

export function refusePolicy(s: MarsState, seat: Seat): MarsReason | undefined {
  const t = s.turmoil
  if (t === null) return NOT_IN_THIS_GAME
  if (t.policy < 0) return { code: 'policy-no-action' }
  const { policy } = parties[t.policy]
  if (!('pay' in policy)) return { code: 'policy-no-action', party: PARTIES[t.policy] }
  if ('once' in policy && t.policyUsed[seat]) return { code: 'policy-used' }
  const has = purse(s.players[seat], MONEY, null)
  return has < policy.pay ? { code: 'cost', needs: policy.pay, has } : undefined
}

/** A delegate in the lobby is sent before one that costs something. */
export function addCommittee(s: MarsState, seat: Seat, out: Answer[]): void {
  const t = s.turmoil
  if (t === null) return
  const from = t.lobby[seat] ? 'lobby' : 'reserve'
  if (!refuseSending(s, t, seat, from)) out.push(...delegateAnswers[from])
  if (!refusePolicy(s, seat)) out.push(POLICY)
}

/** All of it, allowed or not, for people. */
export function committeeActs(s: MarsState): Answer[] {
  const t = s.turmoil
  if (t === null) return []
  const action = t.policy >= 0 && policyAction(t.policy) !== null
  return [...delegateAnswers.lobby, ...delegateAnswers.reserve, ...(action ? [POLICY] : [])]
}

export function sendDelegate(s: MarsState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const party = partyIndex(answer.party)
  if (answer.from === 'lobby') {
    sendFromLobby(s, seat, party, tell)
    return
  }
  askPayment(
    s,
    { do: 'pay', seat, cost: DELEGATE_PRICE, with: MONEY, keep: null, why: 'delegate', of: '' },
    tell,
  )
  sendDelegates(s, seat, party, 1, tell)
}

export function usePolicy(s: MarsState, seat: Seat, tell: Tell | undefined): void {
  const t = s.turmoil as Turmoil
  const op = policyAction(t.policy) as number
  t.policyUsed[seat] = true
  const card = `party:${PARTIES[t.policy]}`
  tell?.({ what: 'uses', seat, card, way: 0 })
  push(s, { do: 'resolve', seat })
  queueEffects(s, [op], source(seat, card), tell)
}
