import type { Card } from '@perilune/engine'

/*
 * The Terraforming Committee as it stands. All of it is open. Parties are numbers by PARTIES; colours are the
 * seats, and after the last of them the neutral colour.
 */

export interface Turmoil {
  ruling: number
  /** The party whose policy holds at this moment: the ruling one in the action phase, -1 outside of it. */
  policy: number
  dominant: number
  /** A colour. */
  chairman: number
  /** By party: the colour of its leader, or -1 where there is none. */
  leaders: number[]
  /** By party, then by colour: its delegates there, the leader among them. */
  delegates: number[][]
  /** By colour; a delegate in the lobby is not in the reserve. */
  reserve: number[]
  /** By seat: whether there is a delegate in the lobby. */
  lobby: boolean[]
  /** By seat: whether the Scientists' policy was used in this generation. */
  policyUsed: boolean[]
  /** Global events; empty where there is none. */
  distant: Card
  coming: Card
  current: Card
}

export const cloneTurmoil = (t: Turmoil): Turmoil => ({
  ruling: t.ruling,
  policy: t.policy,
  dominant: t.dominant,
  chairman: t.chairman,
  leaders: t.leaders.slice(),
  delegates: t.delegates.map((party) => party.slice()),
  reserve: t.reserve.slice(),
  lobby: t.lobby.slice(),
  policyUsed: t.policyUsed.slice(),
  distant: t.distant,
  coming: t.coming,
  current: t.current,
})

/** The colour of nobody who plays. */
export const neutralColour = (s: { readonly seats: number }): number => s.seats
