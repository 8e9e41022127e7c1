import type { Seat } from '@perilune/engine'
import {
  type Colour,
  kindOf,
  linesOf,
  type MoonBaseState,
  openRings,
  POINTS,
  REACH,
  type RingKind,
  ROUNDS,
  settlementsLeft,
  squared,
  standingOf,
} from '@perilune/moon-base'
import type { moonBaseWeights } from '../weights/moon-base.js'

type Weights = typeof moonBaseWeights.evaluation

/** Placements in a round. */
const TURNS = 8

/** The lead that a seat would have if the round were built and the game scored now, and what its prospects are worth. */
export function evaluateMoonBase(s: MoonBaseState, seat: Seat, w: Weights): number {
  const lines = linesOf(s)
  if (s.stack.length === 0)
    return lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : -line.points), 0)
  const done = (Math.max(s.round, 1) - 1 + s.turns / TURNS) / ROUNDS
  const bonus = w.earlyBonus + (1 - w.earlyBonus) * done
  let points = prospects(s, seat, w) - prospects(s, 1 - seat, w) + w.ahead * ahead(s, seat, w)
  for (const line of lines) {
    const worth = line.move === undefined ? line.points * bonus : line.points
    points += line.seat === seat ? worth : -worth
  }
  return points
}

function prospects(s: MoonBaseState, seat: Seat, w: Weights): number {
  const colour = s.colours[seat]
  if (!colour) return 0
  let others = 0
  let large = 0
  for (const ring of s.hands[seat])
    if (ring === LARGE[colour]) large++
    else others += worthInHand(ring, colour, w)
  return (
    coming(s, seat, large, w) +
    others +
    w.inPile * inPiles(s, LARGE[colour]) +
    w.pair * Math.min(pairs(s, colour, w), w.pairs)
  )
}

/**
 * Rings that wait for a settlement, and large rings in hand that may come to wait: as far as they can be expected to stay open until the round is over. Best laid last, a
 * ring in hand has less to fear than one that lies. Without any settlement there is a base.
 */
function coming(s: MoonBaseState, seat: Seat, inHand: number, w: Weights): number {
  const stays = 1 - w.covered
  const left = settlementsLeft(s, seat)
  const open = Math.min(openRings(s, seat).length, left)
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

/** How often the seat will still lay a ring in this round. */
const placementsLeft = (s: MoonBaseState, seat: Seat): number =>
  seat === s.starter ? (TURNS - s.turns) >> 1 : (TURNS + 1 - s.turns) >> 1

const LARGE: Readonly<Record<Colour, RingKind>> = {
  gold: 'large gold',
  silver: 'large silver',
  navy: 'large navy',
}

/** Rings that can still be taken. */
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

/** Pairs of free rings of equal height, one at least of the colour, on which a large ring could rest. */
function pairs({ rings, tower }: MoonBaseState, colour: Colour, w: Weights): number {
  const bears = new Array<boolean>(rings.length).fill(false)
  for (const { on } of rings)
    if (on) {
      bears[on[0]] = true
      bears[on[1]] = true
    }
  if (tower.ring !== null) bears[tower.ring] = true
  let count = 0
  for (let i = 1; i < rings.length; i++) {
    if (bears[i]) continue
    const a = rings[i]
    for (let j = 0; j < i; j++) {
      const b = rings[j]
      if (bears[j] || a.level !== b.level || (a.colour !== colour && b.colour !== colour)) continue
      const reach = (REACH.large[a.size] + REACH.large[b.size]) * w.near
      if (squared(a, b) < reach * reach) count++
    }
  }
  return count
}

function ahead(s: MoonBaseState, seat: Seat, w: Weights): number {
  const [mine, theirs] = [s.colours[seat], s.colours[1 - seat]]
  if (!mine || !theirs) return 0
  const { group, highest } = standingOf(s)
  const within = (n: number): number => Math.max(-w.farAhead, Math.min(w.farAhead, n))
  return within(group[mine] - group[theirs]) + within(highest[mine] - highest[theirs])
}
