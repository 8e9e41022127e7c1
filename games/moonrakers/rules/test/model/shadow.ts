import type { Op } from './facts.js'

/** A deck of the boards: the top card of `deck` is its last. */
export interface Board {
  deck: string[]
  row: string[]
  discard: string[]
}

interface Player {
  prestige: number
  credits: number
  ship: string[]
  deck: string[]
  hand: string[]
  played: string[]
  discard: string[]
  objectives: string[]
  claimed: string[]
}

/** What can be read off a game: the model starts from it, takes chance from it, and is compared with it. */
export interface Seen {
  readonly players: readonly Player[]
  readonly contracts: Board
  readonly parts: Board
  readonly crew: Board
  readonly mercenaries: Board
  readonly objectiveDeck: readonly string[]
  /** Cards that were drawn and lie neither in a hand nor on a pile. */
  readonly aside: readonly string[]
  readonly removed: readonly string[]
  readonly leader: number
  readonly dice: readonly (readonly number[])[] | null
}

export type Terms = readonly (readonly number[] | null)[]

export interface Mission {
  contract: string
  terms: Terms
  participants: number[]
  dice: number[][]
  rolled: number[]
  /** By seat, then by kind; the last row belongs to the mercenaries. */
  given: number[][]
  /** Cards played, by seat, then by kind. */
  cards: number[][]
  /** Kinds of which each seat has played a basic card. */
  basics: string[][]
  damageBonus: number
  reduced: number[]
  actions: number[]
  blocks: number[]
  /** Seat and part for abilities that work once in a contract. */
  used: string[]
  done: boolean[]
  keptPrestige: number
  keptCredits: number
  mercenaries: number
  /** It was met at a moment at which somebody could play on. */
  met: boolean
  success: boolean | null
}

/** What happens next; the last of the list comes first. */
export type Next =
  | { do: 'keep-objectives' }
  | { do: 'plan' }
  | { do: 'talk' }
  | { do: 'keep-objective' }
  | { do: 'discard-contract' }
  | { do: 'start'; seat: number; parts: string[] }
  | { do: 'play-cards' }
  | { do: 'evaluate' }
  | { do: 'bonus-deck'; seat: number; left: number }
  | { do: 'bonus-card'; seat: number; left: number; card: string }
  | { do: 'final-steps' }
  | { do: 'buy' }
  | { do: 'turn-end' }
  | { do: 'over' }
  | Ops

export interface Ops {
  do: 'ops'
  seat: number
  card: string
  ops: readonly Op[]
  mercenary: boolean
  /** Icons on the die that the card has removed. */
  icons: number
  /** Cards that the card has set aside: another card that it plays may set aside its own. */
  looked: string[]
  /** The question that the first operation is asking. */
  asks: string | null
}

export interface Shadow extends Seen {
  players: Player[]
  objectiveDeck: string[]
  aside: string[]
  removed: string[]
  seats: number
  goal: number
  priceBy: 'round' | 'turn'
  leader: number
  turn: number
  negotiated: number
  contractSwapped: boolean
  armorySwapped: boolean
  stayed: boolean
  replaced: boolean[]
  claims: number[]
  closed: boolean
  hiredActions: number
  hired: string[]
  talks: {
    contract: string
    terms: Terms | null
    replies: (string | null)[]
    counters: (Terms | null)[]
  } | null
  mission: Mission | null
  next: Next[]
  kept: (string[] | null)[]
  /** What each seat has said at the end of the turn. */
  ready: (string | null)[]
  /** What each seat may still claim for turns that ended while it was away. */
  late: string[][]
}

export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i))
export const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)

/** Takes one copy of a card out of a list. */
export function take(from: string[], card: string): string {
  const at = from.indexOf(card)
  if (at < 0) throw new Error(`the model finds no ${card} among ${from.join(' ')}`)
  from.splice(at, 1)
  return card
}

export const startFrom = (seen: Seen, goal: number, priceBy: 'round' | 'turn'): Shadow => ({
  ...(structuredClone(seen) as Shadow),
  seats: seen.players.length,
  goal,
  priceBy,
  leader: -1,
  turn: 0,
  negotiated: 0,
  contractSwapped: false,
  armorySwapped: false,
  stayed: false,
  replaced: seen.players.map(() => false),
  claims: [],
  closed: false,
  hiredActions: 0,
  hired: [],
  talks: null,
  mission: null,
  next: [{ do: 'keep-objectives' }],
  kept: seen.players.map(() => null),
  ready: seen.players.map(() => null),
  late: seen.players.map(() => []),
})
