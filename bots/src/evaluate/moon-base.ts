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

/* Weights found by play against chance: greedy play with them wins most. */

/** Placements in a round. */
const TURNS = 8
/** A bonus held at the start of the game counts this part of its points; at the end it counts in full. */
const EARLY_BONUS = 0.6
/** A ring more in the largest group, or a level more, than the other player; up to so many. */
const AHEAD = 0.15
const FAR_AHEAD = 3
/** A large ring of the own colour in hand, not to be wasted on a crater; and what others are worth beside it. */
const RING_IN_HAND = 0.6
const SMALL_RING = 0.3
const LARGE_NAVY = 0.4
/** Two rings side by side that could bear another, up to so many. */
const PAIR = 0.1
const PAIRS = 6
/** At the very end of its reach a ring rarely finds a place. */
const NEAR = 0.92

/** The lead that a seat would have if the round were built and the game scored now, and what its prospects are worth. */
export function evaluateMoonBase(s: MoonBaseState, seat: Seat): number {
  const lines = linesOf(s)
  if (s.stack.length === 0)
    return lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : -line.points), 0)
  const done = (Math.max(s.round, 1) - 1 + s.turns / TURNS) / ROUNDS
  const bonus = EARLY_BONUS + (1 - EARLY_BONUS) * done
  let points = prospects(s, seat) - prospects(s, 1 - seat) + AHEAD * ahead(s, seat)
  for (const line of lines) {
    const worth = line.move === undefined ? line.points * bonus : line.points
    points += line.seat === seat ? worth : -worth
  }
  return points
}

function prospects(s: MoonBaseState, seat: Seat): number {
  const colour = s.colours[seat]
  if (!colour) return 0
  let rings = 0
  for (const ring of s.hands[seat]) rings += worthInHand(ring, colour)
  return coming(s, seat) + RING_IN_HAND * rings + PAIR * Math.min(pairs(s, colour), PAIRS)
}

/** Rings that wait for a settlement; without any, the base that comes instead. */
function coming(s: MoonBaseState, seat: Seat): number {
  const open = Math.min(openRings(s, seat).length, settlementsLeft(s, seat))
  return open === 0 ? POINTS.base : open * POINTS.settlement
}

function worthInHand(ring: RingKind, mine: Colour): number {
  const { size, colour } = kindOf(ring)
  if (colour === mine) return size === 'large' ? 1 : SMALL_RING
  return colour === 'navy' && size === 'large' ? LARGE_NAVY : 0
}

/** Pairs of free rings of equal height, one at least of the colour, on which a large ring could rest. */
function pairs({ rings, tower }: MoonBaseState, colour: Colour): number {
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
      const reach = (REACH.large[a.size] + REACH.large[b.size]) * NEAR
      if (squared(a, b) < reach * reach) count++
    }
  }
  return count
}

function ahead(s: MoonBaseState, seat: Seat): number {
  const [mine, theirs] = [s.colours[seat], s.colours[1 - seat]]
  if (!mine || !theirs) return 0
  const { group, highest } = standingOf(s)
  const within = (n: number): number => Math.max(-FAR_AHEAD, Math.min(FAR_AHEAD, n))
  return within(group[mine] - group[theirs]) + within(highest[mine] - highest[theirs])
}
