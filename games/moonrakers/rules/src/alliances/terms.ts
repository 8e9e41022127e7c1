import type { Answer, Card, Seat } from '@perilune/engine'
import { refusalOfOffer } from '@perilune/engine'
import { allCards, type CompiledCard, cardOf } from '../cards/index.js'
import { othersFrom } from '../choices.js'
import type { MoonrakersReason, OptionOf, Prompt, QuestionOf } from '../codes.js'
import { BONUS, COLUMNS, CREDITS, DICE, PRESTIGE } from '../names.js'
import { canMeetTogether, expectedOutputs } from '../search/expected-output.js'
import type { MoonrakersState, Terms } from '../state.js'

/* Terms: who joins, and for each a share of prestige, credits, bonus cards and hazard dice. */

type Table = Pick<Extract<QuestionOf<'talk'>, { kind: 'offer' }>, 'parties' | 'columns' | 'least'>

const MOST_SEATS = 5

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

// Made once, as all that depends on the seats and the contract alone: terms are looked at on every third
// decision. By the number of seats, the leader, and an ally who takes part in any case; that is the leader
// itself where there is none.
const PARTIES = upTo(MOST_SEATS + 1).map((seats) =>
  upTo(seats).map((leader) =>
    upTo(seats).map((ally) =>
      upTo(seats).map((seat) => ({
        id: String(seat),
        always: seat === leader || seat === ally,
      })),
    ),
  ),
)

const COLUMNS_OF = new Map(
  allCards
    .filter(({ deck }) => deck === 'contract')
    .map(({ id: contract, offers }) => [contract, COLUMNS.map((id, i) => ({ id, total: offers[i] }))]),
)

/**
 * What an offer of this seat must look like: each column adds up to what the contract offers; the leader and
 * the seat take part.
 */
export const termsTable = (s: MoonrakersState, contract: Card, seat: Seat): Table => ({
  parties: PARTIES[s.seats][s.turn.leader][seat],
  columns: COLUMNS_OF.get(contract) ?? [],
  least: 2,
})

export const offerQuestion = (prompt: Prompt, options: OptionOf<'talk'>[], table: Table) => ({
  kind: 'offer' as const,
  prompt,
  options,
  ...table,
})

export const refuseTerms = (
  s: MoonrakersState,
  contract: Card,
  seat: Seat,
  answer: Answer,
): MoonrakersReason | undefined => refusalOfOffer(termsTable(s, contract, seat), answer)

export const termsOf = (answer: Answer): Terms => answer.offer as unknown as Terms

/** The leader alone has everything, good and bad. */
export function aloneTerms(s: MoonrakersState, contract: Card): Terms {
  const share = cardOf(contract).offers.slice(0, COLUMNS.length)
  const terms: (readonly number[] | null)[] = []
  for (let seat = 0; seat < s.seats; seat++) terms.push(seat === s.turn.leader ? share : null)
  return terms
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

/**
 * Allies who could come along, with what a leader may propose to them: by contract, made when it is first
 * asked for.
 */
interface Company {
  readonly allies: readonly Seat[]
  readonly offers: Map<Card, readonly Answer[]>
}

const company = (allies: readonly Seat[]): Company => ({ allies, offers: new Map() })

/** Who could come along, for a leader and a number of seats: one ally, two allies, everybody. */
function companiesBySize(others: readonly Seat[]): Company[][] {
  const pairs: Company[] = []
  for (let i = 0; i < others.length; i++)
    for (let j = i + 1; j < others.length; j++) pairs.push(company([others[i], others[j]]))
  return [others.map((seat) => company([seat])), pairs, others.length > 2 ? [company(others)] : []]
}

// They are gone through for every contract on the board.
const OTHERS = upTo(MOST_SEATS + 1).map((seats) => upTo(seats).map((leader) => othersFrom({ seats }, leader)))
const COMPANIES = OTHERS.map((leaders) => leaders.map(companiesBySize))

/** Can the contract be expected to be met in any company? What all together can't meet, nobody can. */
export const isWithinAny = (
  s: MoonrakersState,
  contract: CompiledCard,
  known: readonly number[][],
): boolean => canMeetTogether(s, known, OTHERS[s.seats][s.turn.leader], contract)

/** The smallest companies with whom the contract can be expected to be met. */
function companies(s: MoonrakersState, contract: CompiledCard, known: readonly number[][]): Company[] {
  if (!isWithinAny(s, contract, known)) return []
  for (const list of COMPANIES[s.seats][s.turn.leader]) {
    const able = list.filter(({ allies }) => canMeetTogether(s, known, allies, contract))
    if (able.length > 0) return able
  }
  return []
}

/**
 * What the leader may propose to these allies. Kept, but not frozen: frozen lists are copied many times more
 * slowly, and nothing changes terms.
 */
function offersTo(
  { seats, turn: { leader } }: MoonrakersState,
  allies: readonly Seat[],
  offers: readonly number[],
): Answer[] {
  return SPLITS.map((split) => {
    const rows = upTo(seats).map((seat) => (seat === leader || allies.includes(seat) ? [0, 0, 0, 0] : null))
    split(rows, offers, leader, allies)
    return { offer: rows }
  })
}

/** Proposals for search: finite, and typical of what could be said. */
export function proposals(s: MoonrakersState, contract: Card): Answer[] {
  const card = cardOf(contract)
  const answers: Answer[] = []
  for (const { allies, offers } of companies(s, card, expectedOutputs(s))) {
    let kept = offers.get(contract)
    if (!kept) {
      kept = offersTo(s, allies, card.offers)
      offers.set(contract, kept)
    }
    for (const answer of kept) answers.push(answer)
  }
  return answers
}

/** The same terms with one unit of a column moved. */
function moved(terms: Terms, column: number, from: Seat, to: Seat): Answer | null {
  if ((terms[from]?.[column] ?? 0) === 0 || !terms[to]) return null
  const rows: (number[] | null)[] = []
  for (let seat = 0; seat < terms.length; seat++) rows.push(terms[seat]?.slice() ?? null)
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
