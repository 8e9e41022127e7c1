import type { Answer, Card, Seat } from '@perilune/engine'
import { answer } from '@perilune/engine/testing'
import {
  EVENT_DECK,
  EVENTS_SHOWN,
  globalEvents,
  type MarsState,
  PARTIES,
  type PartyId,
  partyIndex,
} from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { checkDominance, committee } from '../src/turmoil/committee.js'
import { policyBegins, policyEnds } from '../src/turmoil/policies.js'
import type { Table } from './table.js'

/* The committee of a scene, and what tests want to know of it. */

export interface CommitteeTold {
  /** The Greens, if left out. */
  ruling?: PartyId
  /** A seat, or 'neutral' if left out. */
  chairman?: Seat | 'neutral'
  /**
   * Colours one after the other, the first of a party its leader: '0 0 n' are two of seat 0, which leads, and
   * a neutral one.
   */
  delegates?: Readonly<Partial<Record<PartyId, string>>>
  /** The party with the most delegates, or the first clockwise from Mars First, if left out. */
  dominant?: PartyId
  /** Seats whose lobby is empty. */
  noLobby?: readonly Seat[]
  /** By seat, in reserve; six, less those told above, if left out. */
  reserve?: readonly number[]
  current?: string
  coming?: string
  distant?: string
  /** The next events, the first on top; any other is not in the deck. */
  events?: readonly string[]
}

export const eventId = (name: string): Card => {
  const found = globalEvents.find((e) => e.name === name)
  if (!found) throw new Error(`there is no global event ${name}`)
  return found.id
}

/** Arranges the committee; returns the places of the events. */
export function settleCommittee(s: MarsState, told: CommitteeTold): Record<number, readonly Card[]> {
  const t = committee(s)
  const neutral = s.seats
  policyEnds(s)
  t.ruling = partyIndex(told.ruling ?? 'greens')
  t.reserve = [...s.players.map(() => 6), 13]
  t.lobby = s.players.map((_, seat) => !told.noLobby?.includes(seat))
  t.chairman = told.chairman === undefined || told.chairman === 'neutral' ? neutral : told.chairman
  if (t.chairman !== neutral) {
    t.reserve[t.chairman]--
    t.reserve[neutral]++
  }
  t.leaders.fill(-1)
  for (const party of t.delegates) party.fill(0)
  for (const [party, colours] of Object.entries(told.delegates ?? {}))
    for (const colour of colours.split(' ').map((c) => (c === 'n' ? neutral : Number(c)))) {
      const at = partyIndex(party)
      if (t.leaders[at] < 0) t.leaders[at] = colour
      t.delegates[at][colour]++
      t.reserve[colour]--
    }
  t.dominant = 0
  checkDominance(t)
  if (told.dominant) t.dominant = partyIndex(told.dominant)
  told.reserve?.forEach((n, seat) => {
    t.reserve[seat] = n
  })
  const [current = '', coming = '', distant = ''] = [told.current, told.coming, told.distant].map(
    (name) => name && eventId(name),
  )
  Object.assign(t, { current, coming, distant })
  policyBegins(s)
  return {
    [EVENT_DECK]: (told.events ?? []).map(eventId).reverse(),
    [EVENTS_SHOWN]: [current, coming, distant].filter((id) => id !== ''),
  }
}

const colourName = (s: MarsState, colour: number): string => (colour === s.seats ? 'n' : String(colour))

/** The delegates of every party that has any, the leader's colour first. */
export function delegates(table: Table): Record<string, string> {
  const { s } = table
  const t = committee(s)
  const list: Record<string, string> = {}
  t.delegates.forEach((party, i) => {
    const colours = party.flatMap((n, colour) => new Array<number>(n).fill(colour))
    if (colours.length === 0) return
    const leader = t.leaders[i]
    colours.splice(colours.indexOf(leader), 1)
    list[PARTIES[i]] = [leader, ...colours].map((colour) => colourName(s, colour)).join(' ')
  })
  return list
}

export const ruling = (table: Table): PartyId => PARTIES[committee(table.s).ruling]
export const dominant = (table: Table): PartyId => PARTIES[committee(table.s).dominant]
export const chairman = (table: Table): string => colourName(table.s, committee(table.s).chairman)

/** Sends a delegate from the lobby, or from the reserve. */
export const send = (party: PartyId, from: 'lobby' | 'reserve' = 'lobby'): Answer => ({
  act: 'delegate',
  from,
  party,
})
export const USE_POLICY: Answer = { act: 'policy' }

/** Everybody passes, and the solar phase goes as far as something is asked or the next generation begins. */
export function solarPhase(table: Table, ...said: readonly Answer[]): void {
  table.everybodyPasses()
  for (const each of said) answer(game, table.s, table.asked[0], each)
}
