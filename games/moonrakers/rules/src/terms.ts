import type { Answer, Card, Offer, Question, Reason, Seat } from '@perilune/engine'
import { refusalOfOffer } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import { othersFrom, seatName } from './choices.js'
import { BONUS, COLUMNS, CREDITS, DICE, PRESTIGE } from './names.js'
import { isWithinCompany, reaches } from './reach.js'
import type { MoonrakersState, Terms } from './state.js'
import { COLUMN_NAMES } from './text.js'

/* Terms: who joins, and for each a share of prestige, credits, bonus cards and hazard dice. */

type Table = Pick<Offer, 'parties' | 'columns' | 'least'>

/** What an offer must look like: each column adds up to what the contract offers, some always take part. */
export function termsTable(s: MoonrakersState, contract: Card, always: readonly Seat[]): Table {
  const { offers } = cardOf(contract)
  return {
    parties: Array.from({ length: s.seats }, (_, seat) => ({
      id: String(seat),
      label: seatName(seat),
      always: always.includes(seat),
    })),
    columns: COLUMNS.map((id, i) => ({ id, label: COLUMN_NAMES[id], total: offers[i] })),
    least: 2,
  }
}

export const offerQuestion = (prompt: string, options: Offer['options'], table: Table): Question => ({
  kind: 'offer',
  prompt,
  options,
  ...table,
})

export const refuseTerms = (
  s: MoonrakersState,
  contract: Card,
  always: readonly Seat[],
  answer: Answer,
): Reason | undefined => refusalOfOffer(termsTable(s, contract, always), answer)

export const termsOf = (answer: Answer): Terms => answer.offer as unknown as Terms

/** The leader alone has everything, good and bad. */
export function aloneTerms(s: MoonrakersState, contract: Card): Terms {
  const share = cardOf(contract).offers.slice(0, COLUMNS.length)
  return Array.from({ length: s.seats }, (_, seat) => (seat === s.turn.leader ? share : null))
}

/** Deals out a column one by one, beginning with the first of the list. */
function dealOut(rows: (number[] | null)[], column: number, total: number, to: readonly Seat[]): void {
  for (let i = 0; i < total; i++) (rows[to[i % to.length]] as number[])[column]++
}

/** Three ways to share that are typical of many: evenly; prestige for the leader; prestige for the allies. */
const SPLITS: readonly ((
  rows: (number[] | null)[],
  offers: readonly number[],
  leader: Seat,
  allies: readonly Seat[],
) => void)[] = [
  (rows, offers, leader, allies) => {
    const all = [leader, ...allies]
    for (const column of [PRESTIGE, DICE]) dealOut(rows, column, offers[column], all)
    for (const column of [CREDITS, BONUS]) dealOut(rows, column, offers[column], [...allies, leader])
  },
  (rows, offers, leader, allies) => {
    for (const column of [PRESTIGE, DICE]) dealOut(rows, column, offers[column], [leader])
    for (const column of [CREDITS, BONUS]) dealOut(rows, column, offers[column], allies)
  },
  (rows, offers, leader, allies) => {
    for (const column of [PRESTIGE, DICE]) dealOut(rows, column, offers[column], allies)
    for (const column of [CREDITS, BONUS]) dealOut(rows, column, offers[column], [leader])
  },
]

/** Who could come along, for a leader and a number of seats: one ally, two allies, everybody. */
function companiesBySize(others: readonly Seat[]): Seat[][][] {
  const pairs: Seat[][] = []
  for (let i = 0; i < others.length; i++)
    for (let j = i + 1; j < others.length; j++) pairs.push([others[i], others[j]])
  return [others.map((seat) => [seat]), pairs, others.length > 2 ? [others.slice()] : []]
}

const MOST_SEATS = 5

// Made once: they are gone through for every contract on the board.
const OTHERS = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (__, leader) => othersFrom({ seats }, leader)),
)
const COMPANIES = OTHERS.map((leaders) => leaders.map(companiesBySize))

/** The smallest companies with whom the contract can be expected to be met. */
export function companies(s: MoonrakersState, contract: Card, known: readonly number[][]): Seat[][] {
  const { leader } = s.turn
  // What all together can't meet, nobody can.
  if (!isWithinCompany(s, known, OTHERS[s.seats][leader], contract)) return []
  for (const list of COMPANIES[s.seats][leader]) {
    const able = list.filter((allies) => isWithinCompany(s, known, allies, contract))
    if (able.length > 0) return able
  }
  return []
}

/** Proposals for search: finite, and typical of what could be said. */
export function proposals(s: MoonrakersState, contract: Card): Answer[] {
  const { leader } = s.turn
  const { offers } = cardOf(contract)
  const answers: Answer[] = []
  for (const allies of companies(s, contract, reaches(s)))
    for (const split of SPLITS) {
      const rows = Array.from({ length: s.seats }, (_, seat) =>
        seat === leader || allies.includes(seat) ? [0, 0, 0, 0] : null,
      )
      split(rows, offers, leader, allies)
      answers.push({ offer: rows })
    }
  return answers
}

/** The same terms with one unit of a column moved. */
function moved(terms: Terms, column: number, from: Seat, to: Seat): Answer | null {
  if ((terms[from]?.[column] ?? 0) === 0 || !terms[to]) return null
  const rows = terms.map((row) => row?.slice() ?? null)
  ;(rows[from] as number[])[column]--
  ;(rows[to] as number[])[column]++
  return { offer: rows }
}

/** Counter-proposals for search: a little more for the seat, a die less, at the leader's expense. */
export function counters(s: MoonrakersState, seat: Seat, terms: Terms): Answer[] {
  const { leader } = s.turn
  return [
    moved(terms, PRESTIGE, leader, seat),
    moved(terms, CREDITS, leader, seat),
    moved(terms, BONUS, leader, seat),
    moved(terms, DICE, seat, leader),
  ].filter((answer) => answer !== null)
}
