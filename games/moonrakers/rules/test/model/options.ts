import type { Answer } from '@perilune/engine'
import { effectOptions } from './effects.js'
import { contracts, fact, parts } from './facts.js'
import { playOptions } from './playing.js'
import type { Next, Shadow } from './shadow.js'
import { bonusDecks, priceOf } from './turn.js'

/** The name of the question that stands, in the words of the game's steps. */
export function askedNow(s: Shadow): string {
  const next = s.next.at(-1) as Next
  if (next.do === 'ops') return next.asks ?? 'nothing'
  return next.do === 'start' ? 'order-abilities' : next.do
}

/** What a seat that is asked can answer; null where answers are not a list. */
export function options(s: Shadow, seat: number): Answer[] | null {
  const next = s.next.at(-1) as Next
  const { credits, ship } = s.players[seat]
  if (next.do === 'ops') return effectOptions(s, next)
  if (next.do === 'start') return next.parts.map((card) => ({ card }))
  if (next.do === 'play-cards') return playOptions(s, seat)
  if (next.do === 'plan') return planOptions(s, credits)
  if (next.do === 'talk') return talkOptions(s, seat)
  if (next.do === 'keep-objective') return s.aside.map((card) => ({ card }))
  if (next.do === 'discard-contract')
    return [...s.contracts.row.map((card) => ({ act: 'discard', card })), { act: 'pass' }]
  if (next.do === 'bonus-deck') return bonusDecks(s).map((deck) => ({ deck }))
  if (next.do === 'bonus-card') return [...placings(ship, next.card, { act: 'take' }), { act: 'pass' }]
  if (next.do === 'buy') return buyOptions(s, credits, ship)
  if (next.do === 'turn-end') return [{ act: 'continue' }]
  return null
}

function planOptions(s: Shadow, credits: number): Answer[] {
  const { row } = s.contracts
  const acts = ['alone', ...(s.negotiated < 2 ? ['talk'] : [])]
  if (!s.contractSwapped && credits >= 1) acts.push('swap')
  return [...row.flatMap((card) => acts.map((act) => ({ act, card }))), { act: 'stay' }]
}

/** Where the leader may replace a contract beside the question that stands. */
export function swaps(s: Shadow, seat: number): Answer[] {
  const planning = ['talk', 'keep-objective', 'discard-contract'].includes(askedNow(s))
  if (!planning || seat !== s.leader || s.contractSwapped || s.players[seat].credits < 1) return []
  return s.contracts.row
    .filter((card) => card !== s.talks?.contract)
    .map((card) => ({ may: 'swap-contract', card }))
}

/** An ally takes back what it has accepted. */
export const takingsBack = (s: Shadow, seat: number): Answer[] =>
  askedNow(s) === 'talk' && s.talks?.replies[seat] === 'accept' ? [{ may: 'withdraw-acceptance' }] : []

function talkOptions(s: Shadow, seat: number): Answer[] {
  if (!s.talks) return []
  const { terms, replies, counters } = s.talks
  if (seat !== s.leader) return [{ act: 'accept' }, { act: 'decline' }]
  const agreed = terms?.every((share, i) => !share || i === s.leader || replies[i] === 'accept')
  return [
    { act: 'alone' },
    { act: 'end-talks' },
    ...(agreed ? [{ act: 'lock' }] : []),
    ...counters.flatMap((counter, i) => (counter ? [{ act: 'adopt', seat: i }] : [])),
  ]
}

/** A fifth part takes the place of one of the four. */
function placings(ship: readonly string[], card: string, base: Answer): Answer[] {
  return parts.has(card) && ship.length >= 4 ? ship.map((remove) => ({ ...base, remove })) : [base]
}

function buyOptions(s: Shadow, credits: number, ship: readonly string[]): Answer[] {
  const out: Answer[] = [{ act: 'end-turn' }]
  if (s.closed) return out
  for (const card of [...s.crew.row, ...s.parts.row]) {
    if (priceOf(card) <= credits) out.push(...placings(ship, card, { act: 'buy', card }))
    if (!s.armorySwapped && credits >= 1) out.push({ act: 'swap', card })
  }
  return out
}

/** What the terms about a contract share out: prestige, credits, bonus cards, hazard dice. */
export const sharedOut = (s: Shadow): readonly number[] => fact(contracts, s.talks?.contract ?? '').shares
