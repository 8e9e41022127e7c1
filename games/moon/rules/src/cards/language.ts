import type { Colour, Era, Flag, Item, Level, Resource } from '../names.js'

/*
 * The language the cards are written in. One definition gives the rules (verbs/), the text (text.ts), the
 * search and what a bot sees.
 */

export type Bag = Partial<Record<Resource, number>>
export type ItemBag = Partial<Record<Item, number>>
type FlagBag = Partial<Record<Flag, number>>

/** Something that can be counted at a table at any moment. */
export type Counter =
  | 'X'
  | `flags:${Flag | 'any' | 'best' | 'chosen'}`
  | 'flagTypes'
  | 'flagsWon'
  | `cards:${Colour | 'any'}`
  | `production:${Resource | 'rovers' | 'any'}`
  | 'productionTypes'
  | `supply:${Resource | 'any' | 'hearts'}`
  | 'rovers:total'
  | 'parkedOnMine'
  | 'flipped'
  | 'reputations'
  | 'spentThisTurn'
  | 'paid'
  | 'flippedBack'
  | 'eventAmount'

/** A number, or so much for each thing counted. */
export type Amount = number | { readonly each: Counter; readonly times?: number | 'X'; readonly max?: number }

const EVENTS = [
  'construct',
  'spendToConstruct',
  'assimilate',
  'flip',
  'park',
  'parkedOnMine',
  'productionPhase',
] as const
export type Happening = (typeof EVENTS)[number]

export type Source = 'stack' | 'discard' | 'previousEra' | 'hand'

type AnyOp =
  | { readonly op: 'gain'; readonly items: ItemBag }
  | { readonly op: 'gainAny'; readonly amount: Amount; readonly mix?: 'same' | 'different' }
  | { readonly op: 'pay'; readonly items: ItemBag }
  | { readonly op: 'payAny'; readonly amount: number; readonly upTo?: true }
  | { readonly op: 'payAnyNumberOf'; readonly item: 'energy' | 'rovers' }
  /** One Resource of choice to another player of choice. */
  | { readonly op: 'give' }
  | { readonly op: 'score'; readonly amount: Amount }
  | { readonly op: 'heartsHere'; readonly amount: Amount }
  | { readonly op: 'heartsOnEmptyGrey'; readonly amount: number }
  | { readonly op: 'matchHearts'; readonly counter: Counter }
  | { readonly op: 'flagReward'; readonly amount: number; readonly different?: true }
  | { readonly op: 'construct'; readonly from: Source; readonly refill?: true }
  /** The Obelisk: back to the hand, for one extra Structure out of it. */
  | { readonly op: 'returnToConstruct' }
  | { readonly op: 'freeConstruct'; readonly lasts: 'thisTurn' | 'nextConstructingTurn' }
  /** On an Expedition for one Structure of the turn, on a Reputation for every Structure of the colour. */
  | { readonly op: 'discount'; readonly amount: number; readonly colour?: Colour }
  | { readonly op: 'waiveFlags'; readonly amount: number }
  | { readonly op: 'produce'; readonly from: 'anyBlue' | 'ownBlue' | 'all' }
  | { readonly op: 'takeRewards'; readonly cards: number }
  | { readonly op: 'demolish'; readonly colours: readonly Colour[] }
  | { readonly op: 'convert'; readonly bonus: number }
  | { readonly op: 'flipBack'; readonly cards: number | 'all' }
  | { readonly op: 'copyFlip' }
  | { readonly op: 'roversHere' }
  | { readonly op: 'recallRover' }
  | { readonly op: 'parkMore'; readonly extra: number }
  | { readonly op: 'parkRecklessly' }
  | { readonly op: 'swap'; readonly with: 'stack' | 'discard' }
  | { readonly op: 'winTies' }
  | {
      readonly op: 'when'
      readonly event: Happening
      readonly colour?: Colour
      readonly resource?: Resource
      readonly do: readonly ReactionOp[]
    }

export type OpOf<Name extends AnyOp['op']> = Extract<AnyOp, { readonly op: Name }>

/** What a card does, or lets its owner do, as long as it is there or held. */
export type StandingOp = OpOf<
  | 'discount'
  | 'waiveFlags'
  | 'parkMore'
  | 'parkRecklessly'
  | 'winTies'
  | 'matchHearts'
  | 'returnToConstruct'
  | 'when'
>
/** What is carried out once: a flip, the action of an Expedition, what claiming a Reputation brings. */
export type EffectOp = Exclude<AnyOp, StandingOp>
/** What a card can do when something happens. */
export type ReactionOp = OpOf<'score' | 'heartsHere' | 'gainAny'>
export type Op = EffectOp | StandingOp

/**
 * Where a card's facts come from. `rulebook`: its name and what it does; `printed`: another public text says
 * so; `designed`: ours. The list of cards as printed is not public: an owner of the box corrects numbers
 * here.
 */
export type Origin = 'rulebook' | 'printed' | 'designed'

interface CardData {
  readonly id: string
  /** The rules that it came with; games under older ones are played without it. */
  readonly fromRules?: number
  readonly name: string
  readonly source: Origin
}

export interface StructureData extends CardData {
  readonly colour: Colour
  /** Copies in the deck with three to five players, and with two. */
  readonly copies: number
  readonly withTwo: number
  readonly cost?: Bag
  readonly needs?: FlagBag
  readonly produces?: ItemBag
  readonly flags?: FlagBag
  /** The Assimilation reward; `X` is in Hearts. */
  readonly assimilate: ItemBag | 'X'
  /** Pink: what flipping it does. */
  readonly flip?: readonly EffectOp[]
  /** Grey and Red: what it does as long as it stands. */
  readonly standing?: readonly StandingOp[]
  /** Grey: what it scores at the end of the game, by formula or printed. */
  readonly atEnd?: readonly OpOf<'score'>[]
  readonly hearts?: number
}

export interface ExpeditionData extends CardData {
  readonly era: Era | 'first'
  /** For the First Expeditions: the players they are for. */
  readonly players?: readonly number[]
  readonly threePlus?: true
  /** A bonus action, used once on the turn … */
  readonly action?: readonly EffectOp[]
  /** … or a rule that holds for the turn. */
  readonly rule?: readonly StandingOp[]
}

export interface ReputationData extends CardData {
  readonly level: Level
  readonly requires: readonly { readonly count: Counter; readonly atLeast: number }[]
  readonly whenClaimed?: readonly EffectOp[]
  readonly ongoing?: readonly StandingOp[]
  readonly hearts: number
}

export interface BaseData extends CardData {
  readonly produces: ItemBag
  readonly flags: FlagBag
  readonly threePlus?: true
}
