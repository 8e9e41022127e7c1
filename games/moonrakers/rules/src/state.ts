import { type Card, cloneKernel, type Frame, type KernelState, type Seat } from '@perilune/engine'

/** A player's command terminal: everything of it that lies open, but for the cards in places. */
export interface Captain {
  prestige: number
  credits: number
  /** Installed ship parts, in the order they came. */
  ship: Card[]
  /** Printed costs of the crew cards the captain owns, wherever they lie. */
  crewWorth: number
  /** Objectives claimed so far, those of this turn included. */
  claimed: Card[]
  /**
   * Where prestige came from or went: reason, prestige, number of the answer, and so on. One flat list,
   * because it is copied often.
   */
  earned: (string | number)[]
}

/** For every seat its share by COLUMNS, or null if it takes no part. */
export type Terms = readonly (readonly number[] | null)[]

/** What a seat has said to the terms on the table. */
export type Reply = 'accept' | 'decline' | 'counter' | null

/** Talks about one contract. Nothing binds before the leader locks what all who join have accepted. */
export interface Talks {
  contract: Card
  terms: Terms | null
  /** Whose terms they were at first: the leader's, or those of an ally whose counter-proposal was adopted. */
  author: Seat
  /** By seat. A new proposal makes all of them void. */
  replies: Reply[]
  counters: (Terms | null)[]
  /** How often terms were put on the table. */
  proposals: number
  /** How often each seat has sent a counter-proposal. */
  countered: number[]
}

export const PHASES = ['planning', 'talks', 'base', 'mission', 'rewards', 'buying'] as const
export type Phase = (typeof PHASES)[number]

export interface Turn {
  /** 1 for the first turn of the game. */
  number: number
  leader: Seat
  phase: Phase
  /** Contracts negotiated on this turn. */
  negotiated: number
  contractSwapped: boolean
  armorySwapped: boolean
  stayed: boolean
  /** Seats that replaced a ship part on this turn. */
  replaced: boolean[]
  /** Seats that claimed objectives on this turn, once for each: they score when it ends. */
  claims: Seat[]
  /** An objective of the turn's end was claimed: nothing more is bought. */
  closed: boolean
}

/** A contract that is attempted. It stays until the next turn begins, because objectives look back at it. */
export interface Mission {
  contract: Card
  terms: Terms
  /** The leader first, then clockwise. */
  participants: Seat[]
  /** Hazard icons on each die that lies before a seat. */
  dice: number[][]
  /** Dice that each seat rolled; dice removed later still count. */
  rolled: number[]
  /** By seat, then by KINDS; the last row is that of the mercenaries. */
  contributed: number[][]
  /** Cards played, by seat, then by KINDS. */
  played: number[][]
  /** By seat, a bit for every kind of which it has played a basic card: the first one may need no action. */
  basics: number[]
  /** Damage cards by seat, worth more with every damage bonus. */
  damageCards: number[]
  damageBonus: number
  /** By KINDS: what abilities took off the requirements. */
  reduced: number[]
  actions: number[]
  /** Hazards that each seat blocks. */
  blocks: number[]
  /** Abilities used up: seat and ship part. */
  used: string[]
  /** Who may play cards now. */
  floor: boolean[]
  done: boolean[]
  /** Kept back from the leader's share for mercenaries. */
  mercenaryPrestige: number
  mercenaryCredits: number
  mercenaries: number
  /** It was met before something that could have undone it: what is met stays met. */
  met: boolean
  /** Null until it is decided. */
  success: boolean | null
}

/** The mercenary row of two players. */
export interface Mercenaries {
  /** Action cards hired in this round, or on this turn if the table plays it that way. */
  hiredActions: number
  /** Cards of the row hired on this turn. */
  hired: Card[]
}

export interface MoonrakersState extends KernelState {
  captains: Captain[]
  turn: Turn
  talks: Talks | null
  mission: Mission | null
  mercenaries: Mercenaries
  /**
   * By seat: objectives that its actions fulfilled on turns that ended while it was not at the table, until
   * its own next move.
   */
  late: Card[][]
  mercenaryPrice: 'round' | 'turn'
  /** The prestige that ends the game. */
  goal: number
  /** Who leads first; -1 lets the dice decide. */
  first: Seat
}

/**
 * What an effect remembers from one operation to the next. One shape for all of them: frames are made
 * millions of times.
 */
export interface Effect {
  readonly seat: Seat
  /** The card whose operations are carried out. */
  readonly card: Card
  readonly program: number
  /** The next operation. */
  readonly at: number
  /** Icons on the die discarded before. */
  readonly amount: number
  /** A mercenary: nothing of the leader's waits for it. */
  readonly mercenary: boolean
}

export const EFFECT_QUESTIONS = [
  'choose-one',
  'reduce-any',
  'discard-die',
  'reroll-dice',
  'trash-card',
  'cycle-cards',
  'recover-crew',
  'play-seen',
  'search-deck',
  'play-drawn',
  'replay-crew',
] as const
export type EffectQuestion = (typeof EFFECT_QUESTIONS)[number]

type EffectFrames = { [D in EffectQuestion | 'carry-out' | 'discard-rest']: { readonly do: D } & Effect }

export type MoonrakersFrame =
  | { readonly do: 'keep-objectives' }
  | { readonly do: 'roll-for-leader'; readonly seats: readonly Seat[] }
  | { readonly do: 'begin-turn'; readonly leader: Seat }
  | { readonly do: 'plan'; readonly seat: Seat }
  | { readonly do: 'talk'; readonly asked: readonly Seat[] }
  | { readonly do: 'stay-at-base'; readonly seat: Seat }
  | { readonly do: 'keep-objective'; readonly seat: Seat }
  | { readonly do: 'discard-contract'; readonly seat: Seat }
  | { readonly do: 'roll-hazards' }
  | { readonly do: 'start-abilities'; readonly seat: Seat; readonly parts: readonly Card[] }
  | { readonly do: 'order-abilities'; readonly seat: Seat; readonly parts: readonly Card[] }
  | { readonly do: 'play-cards'; readonly asked: readonly Seat[] }
  | { readonly do: 'evaluate' }
  | { readonly do: 'bonus-cards'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'bonus-deck'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'bonus-card'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'final-steps' }
  | { readonly do: 'buy'; readonly seat: Seat }
  | { readonly do: 'turn-end' }
  | { readonly do: 'end-turn' }
  | EffectFrames[keyof EffectFrames]

/** Where cards lie. */
export const CONTRACT_DECK = 0
export const CONTRACTS = 1
export const CONTRACT_DISCARD = 2
export const PART_DECK = 3
export const PARTS = 4
export const PART_DISCARD = 5
export const CREW_DECK = 6
export const CREW_ROW = 7
export const CREW_DISCARD = 8
export const OBJECTIVE_DECK = 9
export const MERCENARY_DECK = 10
export const MERCENARY_ROW = 11
export const MERCENARY_DISCARD = 12
/** Ship parts installed on any ship; `captains` says on whose. */
export const SHIPS = 13
/** Objectives that were claimed; `captains` says by whom. */
export const CLAIMED = 14
/** Cards that have left the game. */
export const REMOVED = 15
/**
 * Cards that lie open for a moment: a bonus card until its receiver has decided, or what was looked at and
 * not played.
 */
export const DRAWN = 16
/** Cards that one seat has set aside to look at. */
export const ASIDE = 17
const SEATS_FROM = 18
const PER_SEAT = 5
export const deckOf = (seat: Seat): number => SEATS_FROM + PER_SEAT * seat
export const handOf = (seat: Seat): number => SEATS_FROM + PER_SEAT * seat + 1
export const playedOf = (seat: Seat): number => SEATS_FROM + PER_SEAT * seat + 2
export const discardOf = (seat: Seat): number => SEATS_FROM + PER_SEAT * seat + 3
export const objectivesOf = (seat: Seat): number => SEATS_FROM + PER_SEAT * seat + 4

export const push = (s: MoonrakersState, frame: MoonrakersFrame): void => {
  s.stack.push(frame as Frame)
}

/** The mission that is under way; only called where there is one. */
export function missionOf(s: MoonrakersState): Mission {
  if (!s.mission) throw new Error('there is no mission')
  return s.mission
}

export const takesPart = (s: MoonrakersState, seat: Seat): boolean => s.mission?.terms[seat] != null

export const freshTurn = (number: number, leader: Seat, seats: number): Turn => ({
  number,
  leader,
  phase: 'planning',
  negotiated: 0,
  contractSwapped: false,
  armorySwapped: false,
  stayed: false,
  replaced: new Array<boolean>(seats).fill(false),
  claims: [],
  closed: false,
})

export function cloneMoonrakers(s: MoonrakersState): MoonrakersState {
  const k = cloneKernel(s)
  return {
    seats: k.seats,
    played: k.played,
    stack: k.stack,
    places: k.places,
    sight: k.sight,
    knows: k.knows,
    pending: k.pending,
    chance: k.chance,
    traces: k.traces,
    captains: s.captains.map(cloneCaptain),
    turn: cloneTurn(s.turn),
    talks: s.talks && cloneTalks(s.talks),
    mission: s.mission && cloneMission(s.mission),
    mercenaries: { hiredActions: s.mercenaries.hiredActions, hired: s.mercenaries.hired.slice() },
    late: s.late.map((cards) => cards.slice()),
    mercenaryPrice: s.mercenaryPrice,
    goal: s.goal,
    first: s.first,
  }
}

const cloneCaptain = (c: Captain): Captain => ({
  prestige: c.prestige,
  credits: c.credits,
  ship: c.ship.slice(),
  crewWorth: c.crewWorth,
  claimed: c.claimed.slice(),
  earned: c.earned.slice(),
})

const cloneTurn = (t: Turn): Turn => ({
  number: t.number,
  leader: t.leader,
  phase: t.phase,
  negotiated: t.negotiated,
  contractSwapped: t.contractSwapped,
  armorySwapped: t.armorySwapped,
  stayed: t.stayed,
  replaced: t.replaced.slice(),
  claims: t.claims.slice(),
  closed: t.closed,
})

const cloneTerms = (terms: Terms | null): Terms | null =>
  terms === null ? null : terms.map((row) => (row === null ? null : row.slice()))

const cloneTalks = (t: Talks): Talks => ({
  contract: t.contract,
  terms: cloneTerms(t.terms),
  author: t.author,
  replies: t.replies.slice(),
  counters: t.counters.map(cloneTerms),
  proposals: t.proposals,
  countered: t.countered.slice(),
})

const rows = (list: readonly number[][]): number[][] => list.map((row) => row.slice())

const cloneMission = (m: Mission): Mission => ({
  contract: m.contract,
  terms: cloneTerms(m.terms) as Terms,
  participants: m.participants.slice(),
  dice: rows(m.dice),
  rolled: m.rolled.slice(),
  contributed: rows(m.contributed),
  played: rows(m.played),
  basics: m.basics.slice(),
  damageCards: m.damageCards.slice(),
  damageBonus: m.damageBonus,
  reduced: m.reduced.slice(),
  actions: m.actions.slice(),
  blocks: m.blocks.slice(),
  used: m.used.slice(),
  floor: m.floor.slice(),
  done: m.done.slice(),
  mercenaryPrestige: m.mercenaryPrestige,
  mercenaryCredits: m.mercenaryCredits,
  mercenaries: m.mercenaries,
  met: m.met,
  success: m.success,
})
