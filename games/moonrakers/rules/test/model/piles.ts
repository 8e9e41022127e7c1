import { fact, parts } from './facts.js'
import { type Board, type Seen, type Shadow, take } from './shadow.js'

/** Chance as the game had it: the model asks the state after the answer how a shuffle or a roll came out. */
export class Chance {
  /** The order of shuffled cards that were drawn at once can't be read off; another one may be tried. */
  uncertain = false

  constructor(
    readonly after: Seen,
    readonly attempt: number,
  ) {}

  /** Shuffled cards, the last on top: what lies in the pile afterwards was below what was drawn. */
  shuffled(cards: readonly string[], pileAfter: readonly string[]): string[] {
    const drawn = cards.slice()
    let below: readonly string[] = pileAfter
    for (const card of pileAfter) {
      const at = drawn.indexOf(card)
      if (at < 0) {
        below = []
        break
      }
      drawn.splice(at, 1)
    }
    const top = below.length === pileAfter.length ? drawn : cards.slice()
    if (new Set(top).size > 1) this.uncertain = true
    return [...below, ...permuted(top, this.attempt)]
  }
}

/** The permutation with this number, in some order of all of them. */
function permuted(cards: readonly string[], number: number): string[] {
  const rest = cards.slice().sort()
  const out: string[] = []
  for (let left = rest.length, n = number; left > 0; left--) {
    out.push(...rest.splice(n % left, 1))
    n = Math.floor(n / left)
  }
  return out
}

/** Takes cards from the top of a seat's draw pile; an empty one is made anew from the discard pile. */
export function takeTop(s: Shadow, chance: Chance, seat: number, count: number): string[] {
  const player = s.players[seat]
  const taken: string[] = []
  while (taken.length < count) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break
      player.deck = chance.shuffled(player.discard, chance.after.players[seat].deck)
      player.discard = []
    }
    taken.push(player.deck.pop() as string)
  }
  return taken
}

export function draw(s: Shadow, chance: Chance, seat: number, count: number): void {
  s.players[seat].hand.push(...takeTop(s, chance, seat, count))
}

export function drawHand(s: Shadow, chance: Chance, seat: number): void {
  const sizes = s.players[seat].ship.flatMap((part) =>
    fact(parts, part).hooks.map((hook) => hook.passive?.handSize ?? 5),
  )
  draw(s, chance, seat, Math.max(5, ...sizes))
}

/** The top card of a deck of the boards, if there is one, the discards shuffled in if need be. */
export function topOf(board: Board, after: Board, chance: Chance): string | undefined {
  if (board.deck.length === 0 && board.discard.length > 0) {
    board.deck = chance.shuffled(board.discard, after.deck)
    board.discard = []
  }
  return board.deck.pop()
}

export function refill(s: Shadow, chance: Chance, which: 'contracts' | 'parts' | 'crew'): void {
  const card = topOf(s[which], chance.after[which], chance)
  if (card !== undefined) s[which].row.push(card)
}

/** After both turns of a round of two players: new mercenaries. */
export function newMercenaries(s: Shadow, chance: Chance, isCrew: (card: string) => boolean): void {
  const { mercenaries } = s
  // The rules name no order for the cards of a row; crew cards go under their deck in that of the alphabet.
  for (const card of mercenaries.row.slice().sort()) {
    take(mercenaries.row, card)
    if (!isCrew(card)) {
      mercenaries.discard.push(card)
      continue
    }
    s.crew.deck.unshift(card)
    mercenaries.discard.push(topOf(s.crew, chance.after.crew, chance) as string)
  }
  for (let i = 0; i < 5; i++) {
    const card = topOf(mercenaries, chance.after.mercenaries, chance)
    if (card !== undefined) mercenaries.row.push(card)
  }
}
