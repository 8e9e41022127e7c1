import type { Answer } from '@perilune/engine'
import type { Flag, Resource } from '@perilune/moon'
import { flags, hasReputation, hasRoverSpace } from './counts.js'
import { FLAGS, RESOURCES, structure } from './facts.js'
import type { Structure } from './structure.js'
import { kinds, type Lent, type Piece, type Player, type Table } from './table.js'

/** One Rover to be parked, as answers name it. */
export interface Spot {
  readonly on: number
  readonly card: string
  readonly reckless?: true
}

const DISCOUNTED = { yellow: 'productive', pink: 'well-rounded', grey: 'cultured' } as const

const holds = (t: Table, seat: number, expedition: string): boolean =>
  t.turn.seat === seat && t.players[seat].expedition === expedition

/**
 * How many more Rovers may be parked: one a turn, one more by Mobile and one more by the Convoy Expedition.
 */
function parksLeft(t: Table, seat: number): number {
  const p = t.players[seat]
  const allowed = 1 + (hasReputation(p, 'mobile') ? 1 : 0) + (holds(t, seat, 'convoy-expedition') ? 1 : 0)
  return Math.max(0, Math.min(p.supply.rovers, allowed - t.turn.parked))
}

/** Structures of the others, each with the ways to park there. */
function parkable(t: Table, seat: number): { piece: Piece; spots: Spot[] }[] {
  const reckless = holds(t, seat, 'reckless-expedition')
  return t.players.flatMap((p, on) =>
    on === seat
      ? []
      : p.structures
          .filter(({ card }) => hasRoverSpace(card))
          .map((piece) => {
            const spots: Spot[] = []
            if (piece.rovers === 0) spots.push({ on, card: piece.card })
            if (reckless) spots.push({ on, card: piece.card, reckless: true })
            return { piece, spots }
          }),
  )
}

/** Where one Rover may be parked on its own. */
export function parkings(t: Table, seat: number): Spot[] {
  if (parksLeft(t, seat) === 0) return []
  return unique(parkable(t, seat).flatMap(({ spots }) => spots))
}

const unique = <T>(list: readonly T[]): T[] => [
  ...new Map(list.map((item) => [JSON.stringify(item), item])).values(),
]

/** Required Flags that are neither in the Settlement nor on one of these cards. */
export function missingFlags(p: Player, needs: Structure['needs'], lenders: readonly string[]): number {
  const lent = (flag: Flag) => lenders.reduce((sum, card) => sum + (structure(card).flags?.[flag] ?? 0), 0)
  return FLAGS.reduce((sum, flag) => sum + Math.max(0, (needs?.[flag] ?? 0) - flags(p, flag) - lent(flag)), 0)
}

/** Flags that may go unmet on any Structure, and by the Persuasive Expedition on one. */
export const waived = (p: Player): number => (hasReputation(p, 'harmonious') ? 1 : 0)
const waivedOnce = (t: Table, seat: number): number =>
  holds(t, seat, 'persuasive-expedition') && !t.turn.ruleUsed ? 1 : 0

/** Rovers whose Flags serve a construct: parked with it, or on this turn before. */
interface Borrowed {
  readonly rovers: readonly Spot[]
  readonly lent: readonly Lent[]
}

const countOf = (list: readonly Lent[], { on, card }: Lent): number =>
  list.filter((other) => other.on === on && other.card === card).length

/** Every selection of the Rovers that were parked before and still lend their Flags. */
function lentSets({ turn }: Table): Lent[][] {
  let sets: Lent[][] = [[]]
  for (const lender of turn.lent) sets = sets.concat(sets.map((set) => [...set, lender]))
  return sets
}

/**
 * The Rovers that a construct can make use of: each one must bring a Flag that would be missing without it.
 */
function borrowings(t: Table, seat: number, card: Structure): Borrowed[] {
  const p = t.players[seat]
  const most = parksLeft(t, seat)
  const lenders = parkable(t, seat).filter(({ piece }) => structure(piece.card).colour === 'yellow')
  const lacking = (names: readonly string[]) => Math.max(0, missingFlags(p, card.needs, names) - waived(p))
  const copies = ({ on, card: id }: Lent) =>
    t.players[on].structures.filter((piece) => piece.card === id).length
  const found: Borrowed[] = []
  const extend = (from: number, lent: readonly Lent[], rovers: readonly Spot[]) => {
    const all = [...lent, ...rovers]
    // One Structure lends its Flags once to a construct.
    if (all.some((lender) => countOf(all, lender) > copies(lender))) return
    const names = all.map((lender) => lender.card)
    const missing = lacking(names)
    // A Rover that brings nothing now brings nothing beside more Rovers either.
    if (names.some((_, i) => lacking(names.toSpliced(i, 1)) === missing)) return
    if (missing <= waivedOnce(t, seat))
      found.push({ lent: lent.toSorted(compareSpots), rovers: rovers.toSorted(compareSpots) })
    if (rovers.length === most) return
    for (let i = from; i < lenders.length; i++)
      for (const spot of lenders[i].spots) extend(i + 1, lent, [...rovers, spot])
  }
  for (const lent of lentSets(t)) extend(0, lent, [])
  return unique(found)
}

const compareSpots = (a: Lent, b: Lent): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Resources that come off the cost of every Structure of this colour. */
export const discount = (p: Player, card: Structure): number =>
  card.colour in DISCOUNTED && hasReputation(p, DISCOUNTED[card.colour as keyof typeof DISCOUNTED]) ? 1 : 0

export const totalCost = (card: Structure): number =>
  RESOURCES.reduce((sum, r) => sum + (card.cost?.[r] ?? 0), 0)

/** Every payment of this many Resources that stays within the cost and the Supply. */
function payments(p: Player, card: Structure, total: number): number[][] {
  const most = (r: Resource) => Math.min(card.cost?.[r] ?? 0, p.supply[r])
  let found: number[][] = [[]]
  for (const r of RESOURCES)
    found = found.flatMap((some) => Array.from({ length: most(r) + 1 }, (_, n) => [...some, n]))
  return found.filter((some) => some.reduce((sum, n) => sum + n, 0) === total)
}

/** Prices of a Structure: what is paid, and whether a free construct pays for it. */
function prices(t: Table, seat: number, card: Structure): { pay: number[]; free?: true }[] {
  const p = t.players[seat]
  const due = Math.max(0, totalCost(card) - discount(p, card))
  const totals = [due]
  if (holds(t, seat, 'frugal-expedition') && !t.turn.ruleUsed && due > 0) totals.push(due - 1)
  const paid: { pay: number[]; free?: true }[] = totals.flatMap((total) =>
    payments(p, card, total).map((pay) => ({ pay })),
  )
  // A Structure that costs nothing anyway is not offered for free.
  if (due > 0 && (p.capable || t.turn.embassies > 0)) paid.push({ pay: [0, 0, 0, 0], free: true })
  return paid
}

/** Every way to construct one of these cards, each as an answer that begins with these fields. */
export function constructs(t: Table, seat: number, cards: readonly string[], fields: Answer): Answer[] {
  return kinds(cards).flatMap((id) => {
    const card = structure(id)
    const quiet = card.colour === 'grey' && holds(t, seat, 'celebrated-expedition')
    const sets = borrowings(t, seat, card)
    return prices(t, seat, card).flatMap((price) =>
      sets.flatMap((set) => {
        const rovers = set.rovers.map((spot) => ({ ...spot }))
        const lent = set.lent.map((lender) => ({ ...lender }))
        const way: Answer = {
          ...fields,
          card: id,
          ...price,
          ...(rovers.length > 0 ? { rovers } : {}),
          ...(lent.length > 0 ? { lent } : {}),
        }
        return quiet ? [way, { ...way, quiet: true }] : [way]
      }),
    )
  })
}
