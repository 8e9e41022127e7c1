import type { Seat } from '@perilune/engine'
import {
  type Colour,
  kindOf,
  type MoonBaseState,
  POINTS,
  type RingKind,
  ROUNDS,
  SETTLEMENTS,
} from '@perilune/moon-base'
import { Board } from './board.js'
import type { moonBaseWeights } from './weights.js'

type Weights = typeof moonBaseWeights.evaluation

/** Placements in a round, by both players together. */
const TURNS = 8

const board = new Board()

/**
 * The seat's lead if the round were built and the game scored now, plus what its position promises. The other
 * seat's value is the negative of it.
 */
export function evaluateMoonBase(s: MoonBaseState, seat: Seat, w: Weights): number {
  board.read(s, w.near)
  const isOver = s.stack.length === 0
  const done = (Math.max(s.round, 1) - 1 + s.turns / TURNS) / ROUNDS
  const bonus = isOver ? 1 : w.earlyBonus + (1 - w.earlyBonus) * done
  const points = built(s, seat) + bonus * bonuses(s, seat)
  return isOver
    ? points
    : points + promiseOf(s, seat, w) - promiseOf(s, 1 - seat, w) + w.ahead * ahead(s, seat, w)
}

/** The seat's lead in points that can no longer be lost. */
function built({ settlements, bases, unplaced }: MoonBaseState, seat: Seat): number {
  let points = 0
  for (const one of settlements) points += one.seat === seat ? POINTS.settlement : -POINTS.settlement
  for (const one of bases) points += one.seat === seat ? POINTS.base : -POINTS.base
  for (const one of unplaced) points += one.seat === seat ? POINTS.unplaced : -POINTS.unplaced
  return points
}

/** The seat's lead in bonuses that count at the end of the game. */
function bonuses({ colours, rings, tower }: MoonBaseState, seat: Seat): number {
  let points = 0
  for (let holder = 0; holder < 2; holder++) {
    const colour = colours[holder]
    if (!colour) continue
    const sign = holder === seat ? 1 : -1
    if (isMost(board.group, colour)) points += sign * POINTS.group
    if (isMost(board.highest, colour)) points += sign * POINTS.highest
    if (tower.ring !== null && rings[tower.ring].colour === colour) points += sign * POINTS.tower
  }
  return points
}

/** Whether no colour, including navy, has more; a count of zero earns nothing. */
const isMost = (count: (colour: Colour) => number, colour: Colour): boolean =>
  count(colour) > 0 && Math.max(count('gold'), count('silver'), count('navy')) === count(colour)

function promiseOf(s: MoonBaseState, seat: Seat, w: Weights): number {
  const colour = s.colours[seat]
  if (!colour) return 0
  let others = 0
  let large = 0
  for (const ring of s.hands[seat])
    if (ring === LARGE[colour]) large++
    else others += worthInHand(ring, colour, w)
  return (
    coming(s, seat, { colour, inHand: large }, w) +
    others +
    w.inPile * inPiles(s, LARGE[colour]) +
    w.pair * Math.min(board.pairs(colour), w.pairs)
  )
}

/** The large rings of a seat's own colour. */
interface LargeRings {
  readonly colour: Colour
  readonly inHand: number
}

/**
 * The expected points from settlements on large rings of the own colour: those that lie open now, and those
 * in hand, each weighted by its chance to stay open until the round is over. Rings in hand are best laid
 * last, so they are less likely to be covered. Without any settlement the seat builds a base.
 */
function coming(s: MoonBaseState, seat: Seat, { colour, inHand }: LargeRings, w: Weights): number {
  const stays = 1 - w.covered
  const left = settlementsLeft(s, seat)
  const open = Math.min(board.open(colour), left)
  const whole = stays ** placementsLeft(s, 1 - seat)
  let sum = open * whole
  let none = (1 - whole) ** open
  let chance = w.finds * (seat === s.starter ? stays : 1)
  for (let i = Math.min(inHand, placementsLeft(s, seat), left - open); i > 0; i--) {
    sum += chance
    none *= 1 - chance
    chance *= stays
  }
  return sum * POINTS.settlement + none * POINTS.base
}

function settlementsLeft({ settlements }: MoonBaseState, seat: Seat): number {
  let left = SETTLEMENTS
  for (const built of settlements) if (built.seat === seat) left--
  return left
}

/** The number of rings that the seat still lays in this round. */
const placementsLeft = (s: MoonBaseState, seat: Seat): number =>
  seat === s.starter ? (TURNS - s.turns) >> 1 : (TURNS + 1 - s.turns) >> 1

const LARGE: Readonly<Record<Colour, RingKind>> = {
  gold: 'large gold',
  silver: 'large silver',
  navy: 'large navy',
}

/** The rings of a kind left in the piles. */
function inPiles({ piles }: MoonBaseState, kind: RingKind): number {
  let count = 0
  for (const pile of piles.large) for (const ring of pile) if (ring === kind) count++
  return count
}

function worthInHand(ring: RingKind, mine: Colour, w: Weights): number {
  const { size, colour } = kindOf(ring)
  if (colour === mine) return size === 'small' ? w.smallRing : 0
  return colour === 'navy' && size === 'large' ? w.largeNavy : 0
}

function ahead(s: MoonBaseState, seat: Seat, w: Weights): number {
  const [mine, theirs] = [s.colours[seat], s.colours[1 - seat]]
  if (!mine || !theirs) return 0
  const within = (n: number): number => Math.max(-w.farAhead, Math.min(w.farAhead, n))
  return within(board.group(mine) - board.group(theirs)) + within(board.highest(mine) - board.highest(theirs))
}
