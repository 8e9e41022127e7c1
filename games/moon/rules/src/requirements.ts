import type { Answer, Card, Seat } from '@perilune/engine'
import { allCards, type CompiledCard } from './cards/index.js'
import { COUNTS, type Count, resourcesIn, roversTotal } from './counters.js'
import { COLOURS, FLAGS, ITEMS, RESOURCES } from './names.js'
import { type MoonState, REPUTATIONS, type Settlement } from './state.js'

/* What Reputations ask for. All of them on the table are looked at on nearly every decision. */

type Requirement = CompiledCard['requires'][number]

/** A requirement as it is checked. Nearly all look at one number of one list: those are read without a call. */
interface Check {
  readonly asked: Requirement
  readonly atLeast: number
  /** Which of the lists of `numbersOf`; -1 where it is counted otherwise. */
  readonly list: number
  readonly index: number
  readonly has: Count
}

const named = (prefix: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${prefix}:${name}`)

/** The counters whose numbers stand in each list of `numbersOf`. */
const LISTS: readonly (readonly string[])[] = [
  named('flags', FLAGS),
  named('cards', COLOURS),
  named('production', ITEMS),
  named('supply', ITEMS),
  ['flags:any', 'flags:best', 'flagTypes', 'production:any', 'productionTypes', 'supply:any', 'rovers:total'],
]

/** All numbers of a Settlement that requirements look at, in lists: a check is one look into one of them. */
function numbersOf(home: Settlement): readonly (readonly number[])[] {
  let flags = 0
  let best = 0
  let flagTypes = 0
  for (let f = 0; f < FLAGS.length; f++) {
    const n = home.flags[f]
    flags += n
    if (n > best) best = n
    if (n > 0) flagTypes++
  }
  let production = 0
  let productionTypes = 0
  for (let i = 0; i < ITEMS.length; i++) {
    const n = home.production[i]
    production += n
    if (n > 0 && i < RESOURCES.length) productionTypes++
  }
  const sums = [
    flags,
    best,
    flagTypes,
    production,
    productionTypes,
    resourcesIn(home.supply),
    roversTotal(home),
  ]
  return [home.flags, home.colours, home.production, home.supply, sums]
}

function checkOf(asked: Requirement): Check {
  const list = LISTS.findIndex((counters) => counters.includes(asked.count))
  const index = list < 0 ? -1 : LISTS[list].indexOf(asked.count)
  return { asked, atLeast: asked.atLeast, list, index, has: COUNTS[asked.count] }
}

/** A Reputation with its requirements as they are checked. */
interface Claimable {
  readonly id: Card
  readonly card: CompiledCard
  readonly checks: readonly Check[]
}

const REPUTATION_CARDS: ReadonlyMap<Card, Claimable> = new Map(
  allCards
    .filter((card) => card.kind === 'reputation')
    .map((card) => [card.id, { id: card.id, card, checks: card.requires.map(checkOf) }]),
)

function unmet(
  s: MoonState,
  seat: Seat,
  numbers: readonly (readonly number[])[],
  checks: readonly Check[],
): Requirement | undefined {
  for (let i = 0; i < checks.length; i++) {
    const { list, index, atLeast, has, asked } = checks[i]
    const number = list < 0 ? has(s, s.settlements[seat], seat, undefined) : numbers[list][index]
    if (number < atLeast) return asked
  }
  return undefined
}

/** The first thing that a Reputation asks for and the seat does not have. */
export function firstUnmet(s: MoonState, seat: Seat, reputation: Card): Requirement | undefined {
  const { checks } = REPUTATION_CARDS.get(reputation) as Claimable
  return unmet(s, seat, numbersOf(s.settlements[seat]), checks)
}

// The Reputations that were on the table when it was last looked at. They change seldom: most looks find the same ones in the same places.
const onTable: Claimable[] = []

/** Lists the Reputations on the table that the seat has all for. */
export function addClaims(s: MoonState, seat: Seat, out: Answer[]): void {
  const row = s.places[REPUTATIONS]
  const numbers = numbersOf(s.settlements[seat])
  for (let i = 0; i < row.length; i++) {
    if (i === onTable.length) onTable.push(REPUTATION_CARDS.get(row[i]) as Claimable)
    else if (onTable[i].id !== row[i]) onTable[i] = REPUTATION_CARDS.get(row[i]) as Claimable
    if (!unmet(s, seat, numbers, onTable[i].checks)) out.push(onTable[i].card.says.claim)
  }
}
