import { COLUMNS, cardOf, type Talks } from '@perilune/moonrakers'
import { words } from '../words.js'

/* Terms that a player sets up. Everything to share always belongs to somebody who takes part. */

export type Draft = readonly (readonly number[] | null)[]

export const totalsOf = (contract: string): readonly number[] =>
  cardOf(contract).offers.slice(0, COLUMNS.length)

/** Moves one unit from one seat to another. */
export const moved = (draft: Draft, column: number, from: number, to: number): Draft =>
  from === to || !draft[to] || !draft[from]?.[column]
    ? draft
    : draft.map(
        (row, seat) =>
          row?.map((n, c) => (c !== column ? n : seat === from ? n - 1 : seat === to ? n + 1 : n)) ?? null,
      )

/** Adds a seat without shares, or removes it and gives its shares to the leader. */
export function toggled(draft: Draft, seat: number, leader: number): Draft {
  const row = draft[seat]
  if (!row) return draft.map((r, s) => (s === seat ? COLUMNS.map(() => 0) : r))
  return draft.map((r, s) => (s === seat ? null : s === leader && r ? r.map((n, c) => n + row[c]) : r))
}

/** The first draft of talks: the leader and the next captain share evenly; odd units go to the leader. */
export function firstDraft(contract: string, leader: number, seats: number): Draft {
  const ally = (leader + 1) % seats
  const totals = totalsOf(contract)
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === leader) return totals.map((n) => Math.ceil(n / 2))
    return seat === ally ? totals.map((n) => Math.floor(n / 2)) : null
  })
}

/** The shares shown first: to the leader a counter-proposal; else the terms on the table or a first draft. */
export function draftFor(talks: Talks, seat: number, leader: number): Draft {
  const counter = seat === leader ? talks.counters.find((terms) => terms !== null) : null
  return counter ?? talks.terms ?? firstDraft(talks.contract, leader, talks.replies.length)
}

/** Amounts of each thing, in words. */
export const COUNTED = [words.ofPrestige, words.ofCredits, words.ofBonus, words.ofDice]

export interface Change {
  seat: number
  column: number
  by: number
}

/** The differences from the terms on the table. */
export function changesOf(draft: Draft, terms: Draft | null): Change[] {
  if (!terms) return []
  const changes: Change[] = []
  for (let seat = 0; seat < draft.length; seat++)
    for (let column = 0; column < COLUMNS.length; column++) {
      const by = (draft[seat]?.[column] ?? 0) - (terms[seat]?.[column] ?? 0)
      if (by !== 0) changes.push({ seat, column, by })
    }
  return changes
}

export const alliesIn = (draft: Draft, leader: number): number =>
  draft.filter((row, seat) => row !== null && seat !== leader).length

/** Whether both have the same shares. */
export const isSame = (draft: Draft, terms: Draft | null): boolean =>
  terms !== null &&
  draft.every((row, seat) => (row === null) === (terms[seat] === null)) &&
  changesOf(draft, terms).length === 0
