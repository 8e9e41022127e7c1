import type { Parameter } from '../map/tracks.js'
import type { Cube, Metal, ProjectId, ProjectKind, Resource, SetId, Tag } from '../names.js'
import type { PartyId } from '../turmoil/parties.js'
import type { Op } from '../verbs/shapes.js'
import type { Counter } from './operands.js'

/*
 * The language the cards are written in. One definition gives the rules, the text, the icons, the search and
 * what a bot sees.
 *
 * How to write a card
 * - A card is an object: id (kebab-case of the name), name, number as printed, kind, cost, tags, and what
 *   applies of requires, points, holds, play, effects, actions.
 * - `play` is what happens when it is played: a list of operations. A list has no order of its own: it goes
 *   into the pool of effects, and the active player chooses. Where the card binds the order, wrap it:
 *   `inOrder(a, b)`.
 * - An operation is data of the shapes in verbs/shapes.ts, written with the helpers of write.ts: `gain({
 *   plants: 3 })`. `per` (with `each`) repeats it for every thing counted: `production({ mc: 1 }, { per: {
 *   tags: 'building' }, each: 2 })` is 1 MC production for every 2 building tags. Counting own tags includes
 *   the card itself: it is in play when its effects are resolved. Events never count.
 * - Losses are negative productions and `lose`; they must be possible, or the card can't be played.
 *   Red-bordered removal (`removeAny`, `removeAnyCubes`, `stealAny`) is optional; red-bordered production
 *   (`reduceAny`) is not.
 * - `effects` hold as long as the card is face up. "Including this" needs no words: a card's effects are
 *   there before its own tags and tiles are looked at.
 * - `actions` are the ways to use a blue card or corporation, once per generation; `cost` comes first and
 *   must be paid.
 * - A card that can't be said with the verbs gets a verb of its own here and one place where it is carried
 *   out. Never an `if (card === …)`.
 */

/** What an effect waits for. `by` is who does it: you alone, if left out. */
export type Trigger =
  /** A tile is laid; `onMetal`: on an area with steel or titanium printed on it. */
  | {
      readonly laid: 'ocean' | 'greenery' | 'city' | 'any'
      readonly by?: 'anyone'
      readonly onMars?: true
      readonly onMetal?: true
      /** On an area with a marker of yours. */
      readonly onMarker?: true
    }
  /**
   * A border between a tile of yours and one of somebody else, whoever lays the second: once for every
   * border.
   */
  | { readonly border: 'new' }
  /** A tag of one of these kinds is played: once for every such tag. */
  | { readonly tag: readonly Tag[]; readonly by?: 'anyone' }
  /** A card is played: an event, one with this tag, one that shows points, … */
  | {
      readonly played: 'event' | 'any'
      readonly tag?: Tag
      readonly points?: 'not-negative'
      readonly by?: 'anyone'
      /** … with at least this printed cost. */
      readonly costing?: number
    }
  /** A standard project other than selling patents. */
  | { readonly project: 'any' }
  /** A kind of tag comes among your cards face up that was not there: once for each. */
  | { readonly newTag: true }
  /** A colony is built. */
  | { readonly colony: 'built'; readonly by?: 'anyone' }
  /** A card or standard project with at least this printed cost. */
  | { readonly printedCost: number }
  /** The production phase of a generation in which your rating has not gone up. */
  | { readonly productionPhase: 'rating-not-raised' }
  /** Cubes of this kind are put on a card of yours: once for every cube. */
  | { readonly added: Cube }
  /** A parameter is raised: once for every step. */
  | { readonly raised: Exclude<Parameter, 'oceans'>; readonly by?: 'anyone' }

export type Effect =
  /** `theirs` is what it does for the player who set it off, whoever that is. */
  | { readonly when: Trigger; readonly do: readonly Op[]; readonly theirs?: readonly Op[] }
  /** MC off every card, or off a card for each such tag on it, or off cards that have a requirement. */
  | { readonly discount: number; readonly tag?: Tag; readonly on?: 'requirement' }
  /** MC more that one unit of a metal is worth. */
  | { readonly value: Readonly<Partial<Record<Metal, number>>> }
  /** Steps by which a requirement on a global parameter may be missed; on Venus alone, if that is told. */
  | { readonly slack: number; readonly of?: 'venus' }
  /** Other players can't remove these: plants from the stock, cubes from cards. */
  | { readonly protects: readonly ('plants' | Cube)[] }
  /** Nobody can take cubes off this card, not even its owner. */
  | { readonly keepsCubes: true }
  /** Plants fewer for turning plants into a greenery. */
  | { readonly greeneryDiscount: number }
  | { readonly projectDiscount: number; readonly project: ProjectId }
  /** Units less of what pays for a trade. */
  | { readonly tradeDiscount: number }
  /** Steps by which the marker may be moved up before the income of a trade. */
  | { readonly tradeSteps: number }
  /** MC for a card that you buy to your hand. */
  | { readonly cardPrice: number }
  /** With every step that a production of yours goes up, you gain one of that resource at once. */
  | { readonly gainsProduced: true }
  /** A cube on this card counts as 2 heat when you spend heat. */
  | { readonly cubesAreHeat: true }
  /**
   * Cubes on this card pay so many MC each: for cards with one of these tags, for these standard projects.
   */
  | {
      readonly cubesPay: number
      readonly forTags?: readonly Tag[]
      readonly forProjects?: readonly ProjectId[]
    }
  /** Plants pay so many MC each for cards with a building tag. */
  | { readonly plantsPay: number }
  /** Heat counts as MC when you pay. */
  | { readonly heatIsMoney: true }
  /** In the production phase you choose how much energy turns into heat. */
  | { readonly keepsEnergy: true }
  /** Influence on global events. */
  | { readonly influence: number }
  /** MC more for each ocean beside a tile that you lay. */
  | { readonly oceanMoney: number }
  /** MC that you pay, or all you have, to whoever loses resources or production to another player. */
  | { readonly insures: number }

export interface Action {
  readonly cost?: readonly Op[]
  readonly do: readonly Op[]
  /** Only if your terraform rating has gone up in this generation; only if you have no energy. */
  readonly needs?: 'rating-raised' | 'no-energy'
}

export type Requirement =
  /** A minimum, unless it is marked as a maximum. */
  | { readonly parameter: Parameter; readonly is: number; readonly max?: true }
  | { readonly tag: Tag; readonly count: number }
  /** Your own, unless `of` says all. */
  | {
      readonly tiles: 'city' | 'greenery'
      readonly count: number
      readonly of?: 'all'
      readonly onMars?: true
      readonly beside?: 'ocean'
    }
  | { readonly production: Resource }
  /** Terraform rating. */
  | { readonly rating: number }
  /** Kinds of resources that you have, in stock and on cards. */
  | { readonly kindsOfResources: number }
  /** In this generation somebody has removed another player's plants. */
  | { readonly plantsRemoved: true }
  /** The party rules, or two of your delegates are there. */
  | { readonly party: PartyId }
  /** You are chairman. */
  | { readonly chairman: true }
  /** You lead so many parties. */
  | { readonly partiesLed: number }
  /** Floaters on your cards. */
  | { readonly floaters: number }
  /** Colonies of your own; a minimum, unless it is marked as a maximum. */
  | { readonly colonies: number; readonly max?: true }

/**
 * Points at the end: printed, for every so many things counted, or so many if there is a cube on the card at
 * all.
 */
export type Points =
  | number
  | { readonly points: number; readonly per: Counter; readonly each?: number }
  | { readonly points: number; readonly ifCubes: number }
  /** For every city of whoever owns it, to its owner, if there are so many cubes on the card. */
  | { readonly points: number; readonly perCityOf: 'everybody'; readonly ifCubes: number }

interface CardData {
  readonly id: string
  /** The rules that it came with; games under older ones are played without it. */
  readonly fromRules?: number
  /** Only in games with this box, beside the one that it comes from. */
  readonly needs?: SetId
  readonly name: string
  readonly tags: readonly Tag[]
  readonly points?: Points
  readonly holds?: Cube
  readonly play?: readonly Op[]
  readonly effects?: readonly Effect[]
  readonly actions?: readonly Action[]
}

export interface ProjectData extends CardData {
  /** As printed, three digits. */
  readonly number: string
  readonly kind: ProjectKind
  readonly cost: number
  readonly requires?: readonly Requirement[]
  /** The older card whose place it takes. */
  readonly replaces?: string
}

/** Played two by two before the first generation; no project. */
export interface PreludeData extends CardData {
  readonly number: string
  readonly kind: 'prelude'
  readonly set: SetId
}

export interface CorporationData extends CardData {
  readonly set: SetId
  /** Must be the player's first action of the game. Start resources and productions are in `play`. */
  readonly firstAction?: readonly Op[]
  /** Keeps all ten cards free of charge; never dealt, chosen at the set-up. */
  readonly beginner?: true
}
