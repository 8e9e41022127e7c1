import type { Seat } from '@perilune/engine'
import type { Tell } from '../codes/events.js'
import type { MarsState } from '../state/state.js'
import { PARTIES } from './parties.js'
import { neutralColour, type Turmoil } from './state.js'

/* Delegates, leaders, dominance and influence. */

const PER_PLAYER = 7
const NEUTRALS = 14

/** Everybody has a delegate in the lobby and six in reserve; the chairman is neutral and the Greens rule. */
export function newCommittee(seats: number, greens: number): Turmoil {
  return {
    ruling: greens,
    policy: -1,
    dominant: -1,
    chairman: seats,
    leaders: PARTIES.map(() => -1),
    delegates: PARTIES.map(() => new Array<number>(seats + 1).fill(0)),
    reserve: [...new Array<number>(seats).fill(PER_PLAYER - 1), NEUTRALS - 1],
    lobby: new Array<boolean>(seats).fill(true),
    policyUsed: new Array<boolean>(seats).fill(false),
    distant: '',
    coming: '',
    current: '',
  }
}

/** The committee of a game that has one; whoever asks for it knows that it does. */
export function committee(s: MarsState): Turmoil {
  if (s.turmoil === null) throw new Error('this game has no committee')
  return s.turmoil
}

export const totalIn = (t: Turmoil, party: number): number =>
  t.delegates[party].reduce((sum, n) => sum + n, 0)

/**
 * Another party is dominant as soon as it has more delegates; of several, the first clockwise from the one
 * that was.
 */
export function checkDominance(t: Turmoil): void {
  const from = t.dominant
  for (let i = 0; i < PARTIES.length; i++) {
    const party = (from + i) % PARTIES.length
    if (totalIn(t, party) > totalIn(t, t.dominant)) t.dominant = party
  }
}

/**
 * A colour with more delegates than the leader's takes over; of several, the first in turn order from the
 * active player, the neutral colour last. The first delegate of a party leads it.
 */
function checkLeader(t: Turmoil, party: number, active: number): void {
  const there = t.delegates[party]
  const neutral = there.length - 1
  for (let i = 0; i <= neutral; i++) {
    const colour = i === neutral ? neutral : (active + i) % neutral
    const leads = t.leaders[party]
    if (there[colour] > (leads < 0 ? 0 : there[leads])) t.leaders[party] = colour
  }
}

/** Only the colour that grows can take the lead. */
function place(t: Turmoil, party: number, colour: number, n: number): void {
  t.delegates[party][colour] += n
  checkLeader(t, party, colour)
  checkDominance(t)
}

/** A neutral delegate, if there is one left. */
export function placeNeutral(s: MarsState, party: number, tell: Tell | undefined): void {
  const t = committee(s)
  const neutral = neutralColour(s)
  if (t.reserve[neutral] === 0) return
  t.reserve[neutral]--
  if (t.dominant < 0) t.dominant = party
  place(t, party, neutral, 1)
  tell?.({ what: 'neutral-delegate', party: PARTIES[party] })
}

/** Delegates that cards and actions can use: those in reserve and the one in the lobby. */
export const delegatesLeft = (t: Turmoil, seat: Seat): number => t.reserve[seat] + (t.lobby[seat] ? 1 : 0)

/** Out of the reserve; the lobby is the last of it. */
function takeDelegates(t: Turmoil, seat: Seat, n: number): void {
  const fromReserve = Math.min(n, t.reserve[seat])
  t.reserve[seat] -= fromReserve
  if (fromReserve < n) t.lobby[seat] = false
}

/** Own delegates out of the reserve to one party. */
export function sendDelegates(
  s: MarsState,
  seat: Seat,
  party: number,
  n: number,
  tell: Tell | undefined,
): void {
  const t = committee(s)
  takeDelegates(t, seat, n)
  place(t, party, seat, n)
  tell?.({ what: 'sends-delegates', seat, party: PARTIES[party], count: n })
}

/** The delegate in the lobby to a party. */
export function sendFromLobby(s: MarsState, seat: Seat, party: number, tell: Tell | undefined): void {
  const t = committee(s)
  t.lobby[seat] = false
  place(t, party, seat, 1)
  tell?.({ what: 'sends-delegates', seat, party: PARTIES[party], count: 1 })
}

/** Delegates of a colour that may be taken out of a party: all but its leader. */
export const removable = (t: Turmoil, party: number, colour: number): number =>
  t.delegates[party][colour] - (t.leaders[party] === colour ? 1 : 0)

export function removeDelegate(s: MarsState, active: Seat, party: number, colour: number): void {
  const t = committee(s)
  t.delegates[party][colour]--
  t.reserve[colour]++
  checkLeader(t, party, active)
  checkDominance(t)
}

/**
 * A neutral delegate makes room for one of the seat's own: one step, so that no other party is dominant in
 * between.
 */
export function recruitDelegate(s: MarsState, seat: Seat, party: number): void {
  const t = committee(s)
  const neutral = neutralColour(s)
  t.delegates[party][neutral]--
  t.reserve[neutral]++
  takeDelegates(t, seat, 1)
  t.delegates[party][seat]++
  checkLeader(t, party, seat)
}

/** One of the seat's own delegates takes the chair; whoever held it goes home. */
export function takeChair(s: MarsState, seat: Seat, tell: Tell | undefined): void {
  const t = committee(s)
  t.reserve[t.chairman]++
  takeDelegates(t, seat, 1)
  t.chairman = seat
  tell?.({ what: 'chairman', seat })
}

/** Parties led by a seat. */
export const partiesLed = (t: Turmoil, seat: Seat): number =>
  t.leaders.reduce((n, leader) => n + (leader === seat ? 1 : 0), 0)

/** Parties in which a seat has a delegate. */
export const partiesWith = (t: Turmoil, seat: Seat): number =>
  t.delegates.reduce((n, party) => n + (party[seat] > 0 ? 1 : 0), 0)

const DELEGATES_FOR_SUPPORT = 2

/** Whether a seat meets the requirement of a party: it rules, or two of the seat's delegates are there. */
export const hasSupport = (t: Turmoil, seat: Seat, party: number): boolean =>
  t.ruling === party || t.delegates[party][seat] >= DELEGATES_FOR_SUPPORT

/**
 * One for the chairman, one for leading the dominant party, one for being there beside the leader, and what
 * cards add.
 */
export function influenceOf(s: MarsState, seat: Seat): number {
  const t = committee(s)
  let n = s.players[seat].influence
  if (t.chairman === seat) n++
  if (t.leaders[t.dominant] === seat) n++
  if (removable(t, t.dominant, seat) > 0) n++
  return n
}
