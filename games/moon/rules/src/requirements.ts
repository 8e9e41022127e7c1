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

const REPUTATION_CARDS: ReadonlyMap<Card, Claimable> = new Map(
  allCards
    .filter((card) => card.kind === 'reputation')
    .map((card) => [card.id, { id: card.id, card, checks: card.requires.map(checkOf) }]),
)

function unmet(s: MoonState, seat: Seat, checks: readonly Check[]): Requirement | undefined {
  const home = s.settlements[seat]
  for (let i = 0; i < checks.length; i++) if (!isMet(s, home, seat, checks[i])) return checks[i].asked
  return undefined
}

/** The first thing that a Reputation asks for and the seat does not have. */
export function firstUnmet(s: MoonState, seat: Seat, reputation: Card): Requirement | undefined {
  return unmet(s, seat, (REPUTATION_CARDS.get(reputation) as Claimable).checks)
}

// The Reputations that were on the table when it was last looked at. They change seldom: most looks find the same ones in the same places.
const onTable: Claimable[] = []

/** Lists the Reputations on the table that the seat has all for. */
export function addClaims(s: MoonState, seat: Seat, out: Answer[]): void {
  const row = s.places[REPUTATIONS]
  for (let i = 0; i < row.length; i++) {
    if (i === onTable.length) onTable.push(REPUTATION_CARDS.get(row[i]) as Claimable)
    else if (onTable[i].id !== row[i]) onTable[i] = REPUTATION_CARDS.get(row[i]) as Claimable
    if (!unmet(s, seat, onTable[i].checks)) out.push(onTable[i].card.says.claim)
  }
}
