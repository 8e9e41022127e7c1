import type { Answer } from '@perilune/engine'
import { alliesOf, missionOf, requirement } from './contract.js'
import { contracts, crew, fact, KINDS, type Kind, type Op, symbolOf } from './facts.js'
import { type Chance, draw, takeTop } from './piles.js'
import { mercenaryKind, plainOp, playCard, playKind, runCrew } from './play-card.js'
import { type Ops, type Shadow, take } from './shadow.js'

/** Carries out the first operation, or says which question it asks. */
export function stepOps(s: Shadow, chance: Chance, frame: Ops): string | null {
  const [op] = frame.ops
  const { seat } = frame
  const [verb, arg] = Object.entries(op)[0]
  const ask = question(s, chance, frame, verb, op)
  if (ask) return ask
  frame.ops = frame.ops.slice(1)
  if (verb === 'playAs') playAs(s, chance, frame, arg as string | PlayAs)
  else if (verb === 'playCard') {
    const { card, as } = arg as { card: string; as: { damage: { value: number } } }
    playCard(s, chance, seat, take(s.players[seat].hand, card), as.damage.value)
  } else if (verb === 'trash' && (arg as { from: string }).from === 'drawTop')
    s.removed.push(...takeTop(s, chance, seat, 1))
  else if (verb === 'discardAside')
    for (const card of frame.looked.splice(0)) s.players[seat].discard.push(take(s.aside, card))
  else plainOp(s, chance, seat, op)
  return null
}

interface PlayAs {
  damage: { value: number | 'iconsOnDiscardedDie' }
}

function playAs(s: Shadow, chance: Chance, frame: Ops, as: string | PlayAs): void {
  const kind = typeof as === 'string' ? (as as Kind) : 'damage'
  const printed = typeof as === 'string' ? 1 : as.damage.value
  const value = printed === 'iconsOnDiscardedDie' ? frame.icons : printed
  const play = frame.mercenary ? mercenaryKind : playKind
  play(s, chance, frame.seat, kind, value)
}

/** The question of an operation that leaves a choice; null if it asks nothing or nothing can be done. */
function question(s: Shadow, chance: Chance, frame: Ops, verb: string, op: Op): string | null {
  const { seat } = frame
  const { hand, deck } = s.players[seat]
  const m = missionOf(s)
  if (verb === 'choose') return 'choose-one'
  if (verb === 'reduceAny') return reducible(s).length > 0 ? 'reduce-any' : null
  if (verb === 'discardDie') return m.dice[seat].length > 0 ? 'discard-die' : null
  if (verb === 'rerollDice') return m.dice[seat].length > 0 ? 'reroll-dice' : null
  if (verb === 'trash' && (op.trash as { from: string }).from === 'hand')
    return hand.length > 0 ? 'trash-card' : null
  if (verb === 'discard' || verb === 'cycle') return hand.length > 0 ? 'cycle-cards' : null
  if (verb === 'recover') return recoverable(s, frame).length > 0 ? 'recover-crew' : null
  if (verb === 'searchPlay') return deck.length > 0 ? 'search-deck' : null
  if (verb === 'replayCrew') return playedCrew(s, seat).length > 0 ? 'replay-crew' : null
  if (verb === 'peekPlay' || verb === 'drawThenPlay') {
    frame.looked = takeTop(s, chance, seat, verb === 'peekPlay' ? 3 : 2)
    s.aside.push(...frame.looked)
    return frame.looked.length === 0 ? null : verb === 'peekPlay' ? 'play-seen' : 'play-drawn'
  }
  return null
}

const reducible = (s: Shadow): Kind[] =>
  KINDS.filter((kind, i) => fact(contracts, missionOf(s).contract).needs[i] > 0 && requirement(s, kind) > 0)

const playedCrew = (s: Shadow, seat: number): string[] =>
  s.players[seat].played.filter((card) => crew.has(card))

const recoverable = (s: Shadow, { seat, card }: Ops): string[] =>
  [...playedCrew(s, seat), ...s.players[seat].discard.filter((c) => crew.has(c))].filter((c) => c !== card)

const byCard = (cards: readonly string[]): Answer[] => [...new Set(cards)].map((card) => ({ card }))

const PASS: Answer = { act: 'pass' }

/** What can be answered, where answers can be listed. */
export function effectOptions(s: Shadow, frame: Ops): Answer[] | null {
  const { seat, asks } = frame
  const { hand, deck } = s.players[seat]
  const [verb, arg] = Object.entries(frame.ops[0])[0]
  if (asks === 'choose-one') return (arg as unknown[]).map((_, choose) => ({ choose }))
  if (asks === 'reduce-any') return reducible(s).map((kind) => ({ kind }))
  if (asks === 'trash-card')
    return [...byCard(hand), ...((arg as { optional: boolean }).optional ? [PASS] : [])]
  if (asks === 'recover-crew') return [...byCard(recoverable(s, frame)), PASS]
  if (asks === 'replay-crew') return byCard(playedCrew(s, seat))
  if (asks === 'play-drawn')
    return [...byCard(frame.looked.filter((card) => symbolOf(card)[0] === 'damage')), PASS]
  if (asks === 'play-seen' || asks === 'search-deck')
    return freePlays(s, seat, verb === 'peekPlay' ? frame.looked : deck)
  return null
}

/** Cards played for no action, a damage 1 perhaps raised. */
function freePlays(s: Shadow, seat: number, cards: readonly string[]): Answer[] {
  return [...new Set(cards)].flatMap((card) => {
    const raise = raiser(s, seat, card)
    return [{ act: 'play', card }, ...(raise ? [{ act: 'play', card, raise }] : [])]
  })
}

const QUANTUM = 'the-quantum-driver'

export const raiser = (s: Shadow, seat: number, card: string): string | null =>
  card === 'damage1' &&
  s.players[seat].ship.includes(QUANTUM) &&
  !missionOf(s).used.includes(`${seat} ${QUANTUM}`)
    ? QUANTUM
    : null

/** A card is played as the answer says, raised or not; its action has been paid. */
export function playAnswered(s: Shadow, chance: Chance, seat: number, answer: Answer): void {
  if (answer.raise) missionOf(s).used.push(`${seat} ${answer.raise}`)
  playCard(s, chance, seat, answer.card as string, answer.raise ? 3 : undefined)
}

/** The answer to the question of an operation. */
export function answerOps(s: Shadow, chance: Chance, frame: Ops, answer: Answer): void {
  const { seat, asks } = frame
  const player = s.players[seat]
  const m = missionOf(s)
  const [op, ...rest] = frame.ops
  const card = answer.card as string
  const passes = answer.act === 'pass'
  frame.ops = rest
  frame.asks = null
  if (asks === 'choose-one') frame.ops = [...(op.choose as Op[][])[answer.choose as number], ...rest]
  else if (asks === 'reduce-any') m.reduced[KINDS.indexOf(answer.kind as Kind)] += op.reduceAny as number
  else if (asks === 'discard-die') {
    frame.icons = m.dice[seat].splice(m.dice[seat].indexOf(answer.die as number), 1)[0]
  } else if (asks === 'reroll-dice') reroll(m.dice, chance, seat, amountsOf(answer))
  else if (asks === 'trash-card' && !passes) s.removed.push(take(player.hand, card))
  else if (asks === 'cycle-cards') cycle(s, chance, frame, op, amountsOf(answer))
  else if (asks === 'recover-crew' && !passes)
    player.hand.push(take(player.played.includes(card) ? player.played : player.discard, card))
  else if (asks === 'replay-crew') {
    playKind(s, chance, seat, 'crew', 1)
    runCrew(s, seat, card, false)
  } else if (asks === 'play-drawn') {
    if (!passes) take(s.aside, take(frame.looked, card))
    for (const drawn of frame.looked.splice(0)) player.hand.push(take(s.aside, drawn))
    if (!passes) playCard(s, chance, seat, card, 5)
  } else if (asks === 'play-seen') {
    take(s.aside, take(frame.looked, card))
    // The others are discarded after the chosen card has taken effect.
    frame.ops = [{ discardAside: true }, ...rest]
    playAnswered(s, chance, seat, answer)
  } else if (asks === 'search-deck') {
    take(player.deck, card)
    player.deck = chance.shuffled(player.deck, chance.after.players[seat].deck)
    playAnswered(s, chance, seat, answer)
  }
}

const amountsOf = (answer: Answer): string[] =>
  Object.entries(answer.amounts as Record<string, number>).flatMap(([id, n]) => Array<string>(n).fill(id))

/** Dice that are not rolled again keep their icons. */
function reroll(dice: number[][], chance: Chance, seat: number, again: readonly string[]): void {
  const kept = dice[seat].slice()
  for (const icons of again) kept.splice(kept.indexOf(Number(icons)), 1)
  const after = chance.after.dice?.[seat].slice() ?? []
  const count = dice[seat].length
  for (const icons of kept) {
    const at = after.indexOf(icons)
    if (at < 0) throw new Error('a die that was not rolled again has changed')
    after.splice(at, 1)
  }
  if (kept.length + after.length !== count) throw new Error('the number of dice has changed')
  dice[seat] = [...kept, ...after]
}

function cycle(s: Shadow, chance: Chance, frame: Ops, op: Op, cards: readonly string[]): void {
  const { seat } = frame
  const player = s.players[seat]
  for (const card of cards) player.discard.push(take(player.hand, card))
  if (op.cycle) draw(s, chance, seat, cards.length)
  else {
    // Multi Stage: the second operation lets every other ally draw as many.
    frame.ops = frame.ops.slice(1)
    for (const ally of alliesOf(missionOf(s))) if (ally !== seat) draw(s, chance, ally, cards.length)
  }
}
