import type { Answer, Card, Seat } from '@perilune/engine'
import { allCards, type CompiledCard } from './cards/index.js'
import { COUNTS, type Count } from './counters.js'
import { COLOURS, FLAGS, ITEMS, RESOURCES } from './names.js'
import { type MoonState, REPUTATIONS, type Settlement } from './state.js'

/* What Reputations ask for. All of them on the table are looked at on nearly every decision. */

type Requirement = CompiledCard['requires'][number]

/** A requirement as it is checked. Nearly all look at one number of one list: those are read without a call. */
interface Check {
  readonly asked: Requirement
  readonly atLeast: number
  /** One of LIST; -1 where it is counted otherwise. */
  readonly list: number
  readonly index: number
  readonly has: Count
}

const LIST = { flags: 0, cards: 1, production: 2, supply: 3 } as const
const NAMES = { flags: FLAGS, cards: COLOURS, production: ITEMS, supply: RESOURCES } as const

function checkOf(asked: Requirement): Check {
  const [list, name] = asked.count.split(':') as [keyof typeof LIST, string]
  const index = (NAMES[list] as readonly string[] | undefined)?.indexOf(name) ?? -1
  return { asked, atLeast: asked.atLeast, list: index < 0 ? -1 : LIST[list], index, has: COUNTS[asked.count] }
}

function isMet(s: MoonState, home: Settlement, seat: Seat, check: Check): boolean {
  switch (check.list) {
    case LIST.flags:
      return home.flags[check.index] >= check.atLeast
    case LIST.cards:
      return home.colours[check.index] >= check.atLeast
    case LIST.production:
      return home.production[check.index] >= check.atLeast
    case LIST.supply:
      return home.supply[check.index] >= check.atLeast
    default:
      return check.has(s, home, seat, undefined) >= check.atLeast
  }
}

/** A Reputation with its requirements as they are checked. */
interface Claimable {
  readonly id: Card
  readonly card: CompiledCard
  readonly checks: readonly Check[]
}

// Sorted, as they lie on the table.
const REPUTATION_CARDS: readonly Claimable[] = allCards
  .filter((card) => card.kind === 'reputation')
  .map((card) => ({ id: card.id, card, checks: card.requires.map(checkOf) }))
  .sort((a, b) => (a.id < b.id ? -1 : 1))

function unmet(s: MoonState, seat: Seat, checks: readonly Check[]): Requirement | undefined {
  const home = s.settlements[seat]
  for (let i = 0; i < checks.length; i++) if (!isMet(s, home, seat, checks[i])) return checks[i].asked
  return undefined
}

/** The first thing that a Reputation asks for and the seat does not have. */
export function firstUnmet(s: MoonState, seat: Seat, reputation: Card): Requirement | undefined {
  const { checks } = REPUTATION_CARDS.find(({ id }) => id === reputation) as Claimable
  return unmet(s, seat, checks)
}

/** Lists the Reputations on the table that the seat has all for. They are sorted, so one walk along all there are finds them. */
export function addClaims(s: MoonState, seat: Seat, out: Answer[]): void {
  const row = s.places[REPUTATIONS]
  let at = 0
  for (let i = 0; i < row.length; i++) {
    while (REPUTATION_CARDS[at].id !== row[i]) at++
    if (!unmet(s, seat, REPUTATION_CARDS[at].checks)) out.push(REPUTATION_CARDS[at].card.says.claim)
  }
}
