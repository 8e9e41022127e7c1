import type { Answer } from '@perilune/engine'
import { crew, fact, parts } from './facts.js'
import { claimable } from './objectives.js'
import { options } from './options.js'
import type { Next, Shadow } from './shadow.js'
import { isLastTurn } from './turn.js'

const key = (answer: Answer): string =>
  JSON.stringify(Object.entries(answer).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Answers that somebody could try and that the rules forbid now. */
export function forbidden(s: Shadow, seat: number): Answer[] {
  const allowed = new Set((options(s, seat) ?? []).map(key))
  return imaginable(s, seat).filter((answer) => !allowed.has(key(answer)))
}

/** Objectives that a seat holds and can't claim now. */
export function unclaimable(s: Shadow, seat: number): Answer[] {
  const open = claimable(s, seat)
  const held = s.players[seat].objectives.filter((card) => !open.includes(card))
  return held.map((card) => ({ may: 'claim-objective', card }))
}

function imaginable(s: Shadow, seat: number): Answer[] {
  const next = s.next.at(-1) as Next
  const { ship, hand } = s.players[seat]
  const removals = [{}, ...ship.map((remove) => ({ remove }))]
  if (next.do === 'plan')
    return s.contracts.row.flatMap((card) => ['alone', 'talk', 'swap'].map((act) => ({ act, card })))
  if (next.do === 'buy')
    return [...s.parts.row, ...s.crew.row].flatMap((card) => [
      { act: 'swap', card },
      ...removals.map((more) => ({ act: 'buy', card, ...more })),
    ])
  if (next.do === 'bonus-card') return removals.map((more) => ({ act: 'take', ...more }))
  if (next.do === 'talk') return [{ act: 'lock' }, { act: 'accept' }, { act: 'end-talks' }]
  if (next.do === 'ops' && next.asks === 'reduce-any')
    return ['reactor', 'damage', 'crew'].map((kind) => ({ kind }))
  if (next.do === 'ops' && next.asks === 'trash-card') return [{ act: 'pass' }, { card: 'damage3' }]
  if (next.do === 'turn-end') return [{ act: 'end-turn' }, ...(isLastTurn(s) ? [{ act: 'later' }] : [])]
  if (next.do !== 'play-cards') return []
  return [
    ...playing(s, hand),
    ...ship.map((part) => ({ act: 'use', part })),
    ...[...s.mercenaries.row, ...s.crew.row].map((card) => ({ act: 'hire', card })),
  ]
}

/** Every card of the hand and a few others, free or not, raised or not. */
function playing(s: Shadow, hand: readonly string[]): Answer[] {
  const all = s.players.flatMap(({ ship }) => ship)
  const free = all
    .filter((part) => fact(parts, part).hooks[0].when === 'cost')
    .map((part) => ({ free: part }))
  const ways = [{}, ...free, { raise: 'the-quantum-driver' }]
  const cards = [...new Set([...hand, 'damage3', 'shield', [...crew.keys()][0]])]
  return cards.flatMap((card) => ways.map((way) => ({ act: 'play', card, ...way })))
}
