import type { Reason } from '../errors.js'
import type { Seat } from '../names.js'
import type { Sentence } from '../sentences/said.js'

/** The answer of a seat, plain data. An answer to an open `may` names it in the field `may`. */
export type Answer = { readonly [field: string]: Json }
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [field: string]: Json }

/** One thing that can be chosen, or that can't be, with the reason why not. */
export interface Option {
  /** The whole answer that chooses it. */
  answer: Answer
  label: string
  /** The label as bits, where it was made for a page. */
  says?: Sentence
  /** The id of what it is about; options of one group stand together. */
  group?: string
  reason?: Reason
  /** The sentence of the reason; the refusal says the same. */
  because?: string
  /** The same as bits, where it was made for a page. */
  why?: Sentence
}

/** One thing of several to be picked together. */
export interface Item {
  id: string
  label: string
  says?: Sentence
  /** The group whose bounds it counts for, where the decision has groups. */
  group?: string
  /** What picking it takes from the budget; below 0 it adds to it. */
  price?: number
  /** Once picked, it is what each item of a group takes instead. */
  reprices?: { group: string; price: number }
  reason?: Reason
  because?: string
  why?: Sentence
}

/** One of several numbers to be named together. */
export interface Part {
  id: string
  label: string
  says?: Sentence
  min: number
  max: number
  /** What one unit counts for in the total; 1 if left out. */
  worth?: number
}

/** Items that are counted apart from the others. */
export interface PickGroup {
  id: string
  label: string
  says?: Sentence
  min: number
  max: number
}

interface Asked {
  seat: Seat
  /** The step that asks, in the rulebook's words. */
  step: string
  /** A must stops the game until it is answered; a may stands open beside it. */
  must: boolean
}

interface ForMe extends Asked {
  /** One plain sentence: what to do. */
  prompt: string
  /** The prompt as bits, where it was made for a page. */
  asks?: Sentence
  /** Asked of several seats at once: the answer can be replaced until the last one is in. */
  together: boolean
  /** My answer so far, where seats are asked together. */
  answered?: Answer
  /** The headings of the groups of options that have one. */
  headings?: Readonly<Record<string, string>>
}

/** Exactly one of the options. */
export interface Choose extends ForMe {
  kind: 'choose'
  options: Option[]
}

/** Several different items; the answer is `{ pick: [ids] }`. */
export interface Pick extends ForMe {
  kind: 'pick'
  items: Item[]
  min: number
  max: number
  groups?: PickGroup[]
  /** The prices of what is picked may not come to more. */
  budget?: number
}

/** A number for each part, with bounds on their sum; the answer is `{ amounts: { id: number } }`. */
export interface Amounts extends ForMe {
  kind: 'amounts'
  parts: Part[]
  total: { min: number; max: number }
  /** All of one part, or at most one of each, where the rules say so. */
  mix?: 'same' | 'different'
  /** A payment: no unit may be given that could be taken back without falling below the least total. */
  thrifty?: true
}

/** Somebody who could have a share of what is offered. */
export interface Party {
  id: string
  label: string
  says?: Sentence
  /** Takes part in whatever is offered. */
  always: boolean
}

/** Something of which every party that takes part gets a share; the shares add up to the total. */
export interface Column {
  id: string
  label: string
  says?: Sentence
  total: number
}

/**
 * Shares of several things for several parties, or one of the options. The answer is `{ offer: [row, …] }`:
 * for each party a number for every column, or null if it takes no part.
 */
export interface Offer extends ForMe {
  kind: 'offer'
  options: Option[]
  /** None while nothing new can be offered. */
  parties: Party[]
  columns: Column[]
  /** How many parties take part at least. */
  least: number
}

/**
 * A place on an open field: more places than anybody could list. The options are some of them; an answer with
 * any other point of the field, in its fields `x` and `y`, is judged by the game's rules alone, so a page
 * asks those, not the decision.
 */
export interface Place extends ForMe {
  kind: 'place'
  options: Option[]
  /** Points are whole numbers within these bounds, the bounds included. */
  field: { left: number; right: number; top: number; bottom: number }
}

/** What the others learn: who is asked, by which step, and whether it has answered. */
export interface Elsewhere extends Asked {
  kind: 'elsewhere'
  together: boolean
  done: boolean
}

export type MyDecision = Choose | Pick | Amounts | Offer | Place
export type Decision = MyDecision | Elsewhere
