import type { Bag } from '../cards/operands.js'
import type { Cube, Resource, SetId, Tag } from '../names.js'
import type { PartyId } from './parties.js'

/*
 * The language of global events. An event is a list of steps, resolved from first to last; each is carried
 * out for every player in turn order, unless it speaks of the first player or of the planet.
 */

/** What is counted of a player's own. Wild tags are no tags here: nobody is taking an action. */
export type Thing =
  | number
  | { readonly tags: Tag }
  | { readonly production: Resource }
  /** Full sets of 5 TR above this. */
  | { readonly ratingAbove: number }
  | 'kinds-of-tags'
  | 'events'
  | 'cities'
  | 'tiles-beside-oceans'
  | 'blue-cards'
  | 'cards-in-hand'
  | 'colonies'

/**
 * The thing is counted, at most so many; then influence is added or taken off, never below 0. Without a
 * thing, influence alone.
 */
export interface Tally {
  readonly of?: Thing
  readonly max?: number
  readonly influence?: 'more' | 'less'
  /** For every so many, rounded down. */
  readonly each?: number
  /** Once, if there are so many. */
  readonly reaching?: number
}

export type EventStep =
  | { readonly gain: Bag; readonly for: Tally }
  /** As much as there is. */
  | { readonly lose: Bag; readonly for: Tally }
  | { readonly production: Bag; readonly for: Tally }
  | { readonly tr: number; readonly for: Tally }
  | { readonly draw: number; readonly for: Tally }
  | { readonly loseAll: Resource }
  /** 1 step each, where there is one. */
  | { readonly lowerProduction: readonly Resource[] }
  /** All above this and the influence are lost. */
  | { readonly keepPlants: number }
  /** From hand, as many as there are. */
  | { readonly discard: number }
  /** 1 for every card that holds such cubes, or has any. */
  | { readonly addToEach: Cube | 'any-with-cubes' }
  /** All to one card. */
  | { readonly addToOne: Cube; readonly for: Tally }
  /** Off one card; or MC are lost, as many as there are. */
  | { readonly spendCubes: number; readonly cube: Cube; readonly orLose: number }
  /** Standard resources of own choice. */
  | { readonly gainAny: 1; readonly for: Tally }
  /** Nobody gains anything by it. */
  | { readonly firstPlayer: 'lays-ocean' | 'removes-ocean' }
  /** Steps of temperature, up or down, of which nobody gains anything; none at the maximum. */
  | { readonly temperature: number }
  /** The sum of these and influence is compared; TR for the highest and the second highest. */
  | {
      readonly rank: readonly Thing[]
      readonly first: number
      readonly second: number
      /** A sum below this is no place. */
      readonly least: number
      /** Alone: the first of these sums that is reached, and its TR. */
      readonly solo: readonly (readonly [sum: number, tr: number])[]
    }

export interface GlobalEvent {
  readonly id: string
  readonly name: string
  /**
   * The party that gets a neutral delegate when the event comes to light, and the one when it becomes
   * current.
   */
  readonly distant: PartyId
  readonly current: PartyId
  /** Boxes that must all be in play. */
  readonly needs: readonly SetId[]
  readonly steps: readonly EventStep[]
}
