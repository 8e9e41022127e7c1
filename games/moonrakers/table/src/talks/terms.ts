import { COLUMNS, cardOf, type Talks, type Terms } from '@perilune/moonrakers'

/* Terms as somebody sets them: rows of shares that need not add up yet. */

export type Draft = readonly (readonly number[] | null)[]

export const totalsOf = (contract: string): readonly number[] =>
  cardOf(contract).offers.slice(0, COLUMNS.length)

export const sharedOf = (draft: Draft, column: number): number =>
  draft.reduce((sum, row) => sum + (row?.[column] ?? 0), 0)

/** One unit more or less for one seat. */
export const stepped = (draft: Draft, seat: number, column: number, by: number): Draft =>
  draft.map((row, s) =>
    s === seat && row ? row.map((n, c) => (c === column ? Math.max(0, n + by) : n)) : row,
  )

/** A unit goes from one seat to another. */
export const moved = (draft: Draft, column: number, from: number, to: number): Draft =>
  from === to || !draft[to] || !draft[from]?.[column]
    ? draft
    : stepped(stepped(draft, from, column, -1), to, column, 1)

/** The next captain who takes part. */
export function nextIn(draft: Draft, seat: number): number {
  for (let i = 1; i < draft.length; i++) {
    const next = (seat + i) % draft.length
    if (draft[next]) return next
  }
  return seat
}

/** A seat joins with nothing, or leaves; what it had goes to the leader. */
export function toggled(draft: Draft, seat: number, leader: number): Draft {
  const row = draft[seat]
  if (!row) return draft.map((r, s) => (s === seat ? COLUMNS.map(() => 0) : r))
  return draft.map((r, s) => (s === seat ? null : s === leader && r ? r.map((n, c) => n + row[c]) : r))
}

/** Where talks begin: the leader and the next captain share evenly, the leader rolls. */
export function firstDraft(contract: string, leader: number, seats: number): Draft {
  const ally = (leader + 1) % seats
  const totals = totalsOf(contract)
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === leader) return totals.map((n) => Math.ceil(n / 2))
    return seat === ally ? totals.map((n) => Math.floor(n / 2)) : null
  })
}

/** What somebody looks at when it is their turn to speak: the newest counter-proposal, else what lies on the table. */
export function draftFor(talks: Talks, seat: number, leader: number): Draft {
  const counter = seat === leader ? talks.counters.find((terms) => terms !== null) : null
  return counter ?? talks.terms ?? firstDraft(talks.contract, leader, talks.replies.length)
}

export interface Change {
  seat: number
  column: number
  by: number
}

/** What is different from the terms on the table. */
export function changesOf(draft: Draft, terms: Terms | null): Change[] {
  if (!terms) return []
  const changes: Change[] = []
  for (let seat = 0; seat < draft.length; seat++)
    for (let column = 0; column < COLUMNS.length; column++) {
      const by = (draft[seat]?.[column] ?? 0) - (terms[seat]?.[column] ?? 0)
      if (by !== 0) changes.push({ seat, column, by })
    }
  return changes
}

/** Columns whose shares do not add up, with what is left (or too much, below 0). */
export const unsharedOf = (draft: Draft, contract: string): { column: number; left: number }[] =>
  totalsOf(contract).flatMap((total, column) => {
    const left = total - sharedOf(draft, column)
    return left === 0 ? [] : [{ column, left }]
  })

export const alliesIn = (draft: Draft, leader: number): number =>
  draft.filter((row, seat) => row !== null && seat !== leader).length

/** Is it the same, share for share? */
export const isSame = (draft: Draft, terms: Terms | null): boolean =>
  terms !== null &&
  draft.every((row, seat) => (row === null) === (terms[seat] === null)) &&
  changesOf(draft, terms).length === 0
