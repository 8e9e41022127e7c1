import type { Answer } from '@perilune/engine'
import { discount, missingFlags, type Spot, totalCost, waived } from './constructs.js'
import { flags, hasReputation, production } from './counts.js'
import { ITEMS, isObelisk, RESOURCES, structure } from './facts.js'
import { gainAny } from './questions.js'
import type { Bag } from './structure.js'
import { kinds, type Lent, type Piece, type Play, type Player, type Table, takeOut } from './table.js'

/** What happens to a table when things are gained, parked, constructed or taken down. */

export function gain(p: Player, bag: Bag): void {
  for (const item of ITEMS) p.supply[item] += bag[item] ?? 0
}

export function spend(t: Table, p: Player, bag: Bag): void {
  for (const r of RESOURCES) {
    p.supply[r] -= bag[r] ?? 0
    t.turn.spent += bag[r] ?? 0
  }
}

/** The reward of an assimilated card, or of one in the Discard Pile. */
export function takeReward(t: Table, seat: number, card: string): void {
  const { reward } = structure(card)
  gain(t.players[seat], reward === 'X' ? { hearts: t.x } : reward)
}

/**
 * Distiller and LED Garden "must always have as many Hearts" as there are Food Flags and Bio Production
 * symbols.
 */
function adjustHearts(p: Player): void {
  for (const piece of p.structures) {
    if (piece.card === 'distiller') piece.hearts = flags(p, 'food')
    if (piece.card === 'led-garden') piece.hearts = production(p, 'bio')
  }
}

/** Parks a Rover and returns the owner if that player now gains a Resource by being Hospitable. */
export function park(t: Table, seat: number, spot: Spot): number[] {
  const p = t.players[seat]
  const owner = t.players[spot.on]
  p.supply.rovers -= 1
  t.turn.parked += 1
  const { colour, makes = {} } = structure(spot.card)
  if (colour === 'blue') gain(p, makes)
  if (hasReputation(p, 'specialized')) p.supply.hearts += 1
  if (spot.reckless) return []
  const free = owner.structures.find((piece) => piece.card === spot.card && piece.rovers === 0)
  if (!free) throw new Error(`the model finds no room for a Rover on ${spot.card}`)
  free.rovers = 1
  for (const piece of owner.structures) if (piece.card === 'souvenir-shop') piece.hearts += 1
  return hasReputation(owner, 'hospitable') ? [spot.on] : []
}

export function* hospitality(t: Table, owners: readonly number[]): Play {
  for (const owner of owners) yield* gainAny(t, owner, 1, 'any')
}

const emptyPiece = (card: string): Piece => ({ card, rovers: 0, hearts: 0, flipped: false })

/** Constructs a card out of a pile in the way that the answer says. */
export function construct(t: Table, seat: number, from: string[], answer: Answer): number[] {
  const p = t.players[seat]
  const card = structure(answer.card as string)
  const pay = answer.pay as readonly number[]
  const spots = (answer.rovers ?? []) as unknown as readonly Spot[]
  const lent = (answer.lent ?? []) as unknown as readonly Lent[]
  noteRules(t, seat, answer, [...lent, ...spots])
  for (const { on, card: lender } of lent)
    t.turn.lent.splice(
      t.turn.lent.findIndex((other) => other.on === on && other.card === lender),
      1,
    )
  const owners = spots.flatMap((spot) => park(t, seat, spot))
  spend(t, p, { energy: pay[0], water: pay[1], bio: pay[2], metal: pay[3] })
  for (const piece of p.structures) if (piece.card === 'hackerspace') piece.hearts += pay[3]
  if (from === p.hand && answer.act !== 'obelisk') leaveHand(t, p, card.id)
  else takeOut(from, card.id)
  p.structures.push(emptyPiece(card.id))
  if (isObelisk(card.id)) t.turn.newObelisks.push(card.id)
  if (card.colour === 'blue') gain(p, card.makes ?? {})
  adjustHearts(p)
  if (card.colour === 'grey') {
    if (hasReputation(p, 'renowned')) p.supply.hearts += 2
    if (p.expedition === 'celebrated-expedition' && !answer.quiet) p.supply.hearts += 2
  }
  return owners
}

const copiesOf = (pile: readonly string[], card: string): number => pile.filter((c) => c === card).length

/**
 * Of equal Obelisks the one that was put into the hand this turn leaves it first: the player would choose
 * that one.
 */
export function leaveHand(t: Table, p: Player, card: string): void {
  takeOut(p.hand, card)
  if (t.turn.returned.includes(card)) takeOut(t.turn.returned, card)
}

/** Structures of the hand that an Obelisk may be exchanged for: not one that was put there this turn. */
export const forObelisk = (t: Table, p: Player): string[] =>
  kinds(p.hand).filter((card) => copiesOf(p.hand, card) > copiesOf(t.turn.returned, card))

/** Which rules that serve once this construct makes use of. */
function noteRules(t: Table, seat: number, answer: Answer, lenders: readonly Lent[]): void {
  const p = t.players[seat]
  const card = structure(answer.card as string)
  if (p.capable) t.turn.capableLapses = true
  if (answer.free) {
    if (t.turn.embassies > 0) t.turn.embassies -= 1
    else p.capable = false
  }
  const paid = (answer.pay as readonly number[]).reduce((sum, n) => sum + n, 0)
  const cheaper = !answer.free && paid < Math.max(0, totalCost(card) - discount(p, card))
  const names = lenders.map((lender) => lender.card)
  if (cheaper || missingFlags(p, card.needs, names) > waived(p)) t.turn.ruleUsed = true
}

/** A Structure leaves the Settlement: Rovers on it go to the Supply, Hearts on it are lost. */
export function demolish(t: Table, seat: number, card: string): void {
  const p = t.players[seat]
  const copies = p.structures.filter((piece) => piece.card === card)
  // Of two equal Structures the one with a Rover on it is given up.
  const piece = copies.find((copy) => copy.rovers > 0) ?? copies[0]
  p.structures.splice(p.structures.indexOf(piece), 1)
  p.supply.rovers += piece.rovers
  t.discard.push(card)
  adjustHearts(p)
}
