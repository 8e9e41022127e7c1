import { type Card, cloneKernel, type Frame, type KernelState, type Seat } from '@perilune/engine'
import type { Era } from './names.js'

/** A Structure that stands in a Settlement, or a Reputation Card that was claimed. */
export interface PlacedCard {
  card: Card
  /** Rovers on it: one at most on a Rover space, all of a player's on the Rover Stop. */
  rovers: number
  hearts: number
  flipped: boolean
}

/** A player's Settlement and Supply. Counts of what stands there are kept up when a card comes or goes. */
export interface Settlement {
  base: Card
  structures: PlacedCard[]
  reputations: PlacedCard[]
  /** By ITEMS: the Resources, Rovers and Hearts in the Supply. */
  supply: number[]
  /** By FLAGS, the Base included. */
  flags: number[]
  /** By ITEMS, the Base included. */
  production: number[]
  /** Structures by COLOURS; the Base is one Blue and one Yellow. */
  colours: number[]
  /** Rovers on the player's own Structures. */
  roversOut: number
  /** Resources off the cost of each Structure, by COLOURS. */
  discounts: number[]
  /** Flags that may go unmet on every Structure. */
  waives: number
  /** Rovers that may be parked on every turn beyond the first. */
  parksMore: number
  winsTies: boolean
  /** Cards here that wait for something to happen. */
  listens: number
  /** A free construct that waits for the next turn with a construct. */
  free: boolean
  /**
   * Where Hearts came from: reason, Hearts, number of the answer, and so on. One flat list, because it is
   * copied often.
   */
  earned: (string | number)[]
}

/** A Structure whose Flags a Rover of this turn may use, and whose it is. */
export interface Lender {
  readonly on: Seat
  readonly card: Card
}

/**
 * What has been done on the turn. All of it is open: a rule that is not yet used is looked up in the hidden
 * Expedition.
 */
export interface Turn {
  seat: Seat
  /** The main action is done. */
  main: boolean
  parked: number
  flipped: boolean
  expedition: boolean
  /** An Expedition's rule that serves once has served. */
  ruleUsed: boolean
  claimed: boolean
  spent: number
  /** Free constructs of this turn alone. */
  free: number
  /** A Structure was constructed while the waiting free construct was there: it lapses when the turn ends. */
  freeCovered: boolean
  /** Reputations claimed this turn whose extra construct is still to be used. */
  owed: Card[]
  /** Obelisks put back into the hand on this turn. */
  returned: Card[]
  /** Obelisks constructed on this turn: they go into no hand before the next. */
  obelisks: Card[]
  /**
   * Yellow Structures with a Rover that was parked on this turn as an act of its own and whose Flags have
   * served nothing yet.
   */
  lent: Lender[]
}

export interface MoonState extends KernelState {
  era: Era
  round: number
  /** Hearts on the X space. */
  x: number
  /** Hearts on each Flag Reward, by FLAGS. */
  rewards: number[]
  /** Who holds the First Expedition. */
  first: Seat
  /** Who begins each round of this Era, with two players. */
  starter: Seat
  settlements: Settlement[]
  turn: Turn
}

/**
 * What an effect remembers from one operation to the next, and what the question that it asks is about. One
 * shape for all of them: frames are made millions of times.
 */
export interface Effect {
  readonly seat: Seat
  /** The card whose operations are carried out … */
  readonly card: Card
  /** … and the card that is meant by "this card"; another one only when an effect is copied. */
  readonly host: Card
  /** The next operation. */
  readonly at: number
  readonly paid: number
  readonly flippedBack: number
  readonly chosen: Seat
  /** The Flag Reward chosen just before, or -1. */
  readonly reward: number
  /** How many or how much the question is about, … */
  readonly amount: number
  /** … at least, where that differs, … */
  readonly least: number
  /** … and of what, from where or in which way. */
  readonly how: string
}

export const QUESTIONS = [
  'gain-resources',
  'pay-resources',
  'pay-any-number',
  'give-resource',
  'choose-grey',
  'choose-flag',
  'choose-flag-reward',
  'extra-construct',
  'choose-blue',
  'choose-rewards',
  'demolish',
  'choose-resource-to-make',
  'convert-resources',
  'flip-back',
  'copy-flip',
  'recall-rover',
  'swap-card',
  'take-from-discard',
] as const
export type Question = (typeof QUESTIONS)[number]

type EffectFrames = { [D in Question | 'carry-out']: { readonly do: D } & Effect }

export type MoonFrame =
  | { readonly do: 'begin-era' }
  | { readonly do: 'production-phase' }
  | { readonly do: 'construction-phase' }
  | { readonly do: 'begin-round' }
  | { readonly do: 'begin-turn'; readonly seat: Seat }
  | { readonly do: 'take-turn'; readonly seat: Seat }
  | { readonly do: 'end-round' }
  | { readonly do: 'end-construction' }
  | { readonly do: 'scoring-phase' }
  | EffectFrames[keyof EffectFrames]

/** What an effect remembers from its operations so far. */
export type Remembered = Partial<Pick<Effect, 'paid' | 'flippedBack' | 'chosen' | 'reward'>>

// Frames of effects are made in the three functions below alone: all have the same fields in the same order.

/** An effect with nothing to remember yet. `at` is the operation that comes next. */
export const freshEffect = (seat: Seat, card: Card, host: Card, at = 0): EffectFrames['carry-out'] => ({
  do: 'carry-out',
  seat,
  card,
  host,
  at,
  paid: 0,
  flippedBack: 0,
  chosen: -1,
  reward: -1,
  amount: 0,
  least: 0,
  how: '',
})

/** The effect from this operation on, with something more to remember. */
export const resumed = (e: Effect, at: number, more: Remembered): EffectFrames['carry-out'] => ({
  do: 'carry-out',
  seat: e.seat,
  card: e.card,
  host: e.host,
  at,
  paid: more.paid ?? e.paid,
  flippedBack: more.flippedBack ?? e.flippedBack,
  chosen: more.chosen ?? e.chosen,
  reward: more.reward ?? e.reward,
  amount: 0,
  least: 0,
  how: '',
})

/** What a question is about. The least is the amount where it is left out. */
type Asked = Partial<Pick<Effect, 'amount' | 'least' | 'how'>>

const ABOUT_NOTHING: Asked = {}

/** A question that an effect asks, with all that the effect remembers. */
export const askedBy = <Q extends Question>(
  e: Effect,
  what: Q,
  about = ABOUT_NOTHING,
): { readonly do: Q } & Effect => ({
  do: what,
  seat: e.seat,
  card: e.card,
  host: e.host,
  at: e.at,
  paid: e.paid,
  flippedBack: e.flippedBack,
  chosen: e.chosen,
  reward: e.reward,
  amount: about.amount ?? 0,
  least: about.least ?? about.amount ?? 0,
  how: about.how ?? '',
})

/** Where cards lie. */
export const stackOf = (era: number): number => era - 1
export const expeditionsOf = (era: number): number => 2 + era
export const DISCARD = 6
/** Expeditions that have left the game lie open in the box. */
export const BOX = 7
export const REPUTATIONS = 8
/**
 * Decks of Eras II and III until their time comes. Everybody knows what is in them; only their order will be
 * hidden.
 */
export const structuresToCome = (era: number): number => 7 + era
export const expeditionsToCome = (era: number): number => 9 + era
const SEATS_FROM = 13
export const handOf = (seat: Seat): number => SEATS_FROM + 3 * seat
export const expeditionOf = (seat: Seat): number => SEATS_FROM + 1 + 3 * seat
export const settlementOf = (seat: Seat): number => SEATS_FROM + 2 + 3 * seat

export const freshTurn = (seat: Seat): Turn => ({
  seat,
  main: false,
  parked: 0,
  flipped: false,
  expedition: false,
  ruleUsed: false,
  claimed: false,
  spent: 0,
  free: 0,
  freeCovered: false,
  owed: [],
  returned: [],
  obelisks: [],
  lent: [],
})

export const push = (s: MoonState, frame: MoonFrame): void => {
  s.stack.push(frame as Frame)
}

export function cloneMoon(s: MoonState): MoonState {
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
    era: s.era,
    round: s.round,
    x: s.x,
    rewards: s.rewards.slice(),
    first: s.first,
    starter: s.starter,
    settlements: s.settlements.map(cloneSettlement),
    turn: cloneTurn(s.turn),
  }
}

const clonePlaced = (c: PlacedCard): PlacedCard => ({
  card: c.card,
  rovers: c.rovers,
  hearts: c.hearts,
  flipped: c.flipped,
})

const cloneSettlement = (c: Settlement): Settlement => ({
  base: c.base,
  structures: c.structures.map(clonePlaced),
  reputations: c.reputations.map(clonePlaced),
  supply: c.supply.slice(),
  flags: c.flags.slice(),
  production: c.production.slice(),
  colours: c.colours.slice(),
  roversOut: c.roversOut,
  discounts: c.discounts.slice(),
  waives: c.waives,
  parksMore: c.parksMore,
  winsTies: c.winsTies,
  listens: c.listens,
  free: c.free,
  earned: c.earned.slice(),
})

const cloneTurn = (t: Turn): Turn => ({
  seat: t.seat,
  main: t.main,
  parked: t.parked,
  flipped: t.flipped,
  expedition: t.expedition,
  ruleUsed: t.ruleUsed,
  claimed: t.claimed,
  spent: t.spent,
  free: t.free,
  freeCovered: t.freeCovered,
  owed: t.owed.slice(),
  returned: t.returned.slice(),
  obelisks: t.obelisks.slice(),
  lent: t.lent.map(({ on, card }) => ({ on, card })),
})
