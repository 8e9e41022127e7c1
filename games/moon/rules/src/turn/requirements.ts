import type { Answer, Card, Seat } from '@perilune/engine'
import { allCards, type CompiledCard } from '../cards/index.js'
import { COUNTS, type Count, resourcesIn, roversTotal } from '../counters.js'
import { COLOURS, FLAGS, ITEMS, RESOURCES } from '../names.js'
import { type MoonState, REPUTATIONS, type Settlement } from '../state.js'

/* What Reputations ask for. All of them on the table are looked at on nearly every decision. */

type Requirement = CompiledCard['requires'][number]

/** The counters whose numbers `look` writes down, in this order. */
const COUNTED: readonly string[] = [
  ...FLAGS.map((flag) => `flags:${flag}`),
  ...COLOURS.map((colour) => `cards:${colour}`),
  ...ITEMS.map((item) => `production:${item}`),
  ...ITEMS.map((item) => `supply:${item}`),
  'flags:any',
  'flags:best',
  'flagTypes',
  'production:any',
  'productionTypes',
  'supply:any',
  'rovers:total',
  'cards:any',
  'reputations',
]

/** What the last look found. Kept: a list for every look would be most of what a decision leaves behind. */
const numbers = COUNTED.map(() => 0)

/** Writes down all that requirements ask about a Settlement and that can be told at a glance. */
function look(home: Settlement): void {
  const { flags, colours, production, supply } = home
  let at = 0
  let best = 0
  let flagTypes = 0
  let allFlags = 0
  for (let i = 0; i < FLAGS.length; i++) {
    const n = flags[i]
    numbers[at++] = n
    allFlags += n
    if (n > best) best = n
    if (n > 0) flagTypes++
  }
  for (let i = 0; i < COLOURS.length; i++) numbers[at++] = colours[i]
  let made = 0
  let typesMade = 0
  for (let i = 0; i < ITEMS.length; i++) {
    const n = production[i]
    numbers[at++] = n
    made += n
    if (n > 0 && i < RESOURCES.length) typesMade++
  }
  for (let i = 0; i < ITEMS.length; i++) numbers[at++] = supply[i]
  numbers[at++] = allFlags
  numbers[at++] = best
  numbers[at++] = flagTypes
  numbers[at++] = made
  numbers[at++] = typesMade
  numbers[at++] = resourcesIn(supply)
  numbers[at++] = roversTotal(home)
  // The Base stands once, though it counts as Blue and as Yellow.
  numbers[at++] = home.structures.length + 1
  numbers[at] = home.reputations.length
}

/** A requirement as it is checked: by one of the numbers, or -1 where it must be counted. */
interface Check {
  readonly asked: Requirement
  readonly atLeast: number
  readonly number: number
  readonly has: Count
}

const checkOf = (asked: Requirement): Check => ({
  asked,
  atLeast: asked.atLeast,
  number: COUNTED.indexOf(asked.count),
  has: COUNTS[asked.count],
})

const isMet = (s: MoonState, seat: Seat, { number, atLeast, has }: Check): boolean =>
  (number < 0 ? has(s, s.settlements[seat], seat, undefined) : numbers[number]) >= atLeast

/** A Reputation with its requirements as they are checked. */
interface Claimable {
  readonly card: CompiledCard
  readonly checks: readonly Check[]
}

const REPUTATION_CARDS: ReadonlyMap<Card, Claimable> = new Map(
  allCards
    .filter((card) => card.kind === 'reputation')
    .map((card) => [card.id, { card, checks: card.requires.map(checkOf) }]),
)

/** The first thing that a Reputation asks for and the seat does not have. */
export function firstUnmet(s: MoonState, seat: Seat, reputation: Card): Requirement | undefined {
  const { checks } = REPUTATION_CARDS.get(reputation) as Claimable
  look(s.settlements[seat])
  return checks.find((check) => !isMet(s, seat, check))?.asked
}

/** Has the seat all that a Reputation asks for beyond its first requirement? */
function meetsRest(s: MoonState, seat: Seat, { checks }: Claimable): boolean {
  for (let i = 1; i < checks.length; i++) if (!isMet(s, seat, checks[i])) return false
  return true
}

/*
 * The Reputations that lay on the table when it was last looked at, with what their first requirements ask
 * for, in lists side by side. They change seldom, and nearly all of them fall at the first: a look at them
 * all is a walk along these lists.
 */
const onTable: Card[] = []
const claimables: Claimable[] = []
const firstNumber: number[] = []
const firstAtLeast: number[] = []

function lay(i: number, id: Card): void {
  const claimable = REPUTATION_CARDS.get(id) as Claimable
  onTable[i] = id
  claimables[i] = claimable
  firstNumber[i] = claimable.checks[0].number
  firstAtLeast[i] = claimable.checks[0].atLeast
}

/** Lists the Reputations on the table that the seat has all for. */
export function addClaims(s: MoonState, seat: Seat, out: Answer[]): void {
  const row = s.places[REPUTATIONS]
  look(s.settlements[seat])
  for (let i = 0; i < row.length; i++) {
    if (onTable[i] !== row[i]) lay(i, row[i])
    const number = firstNumber[i]
    if (number < 0 ? !isMet(s, seat, claimables[i].checks[0]) : numbers[number] < firstAtLeast[i]) continue
    if (meetsRest(s, seat, claimables[i])) out.push(claimables[i].card.says.claim)
  }
}
