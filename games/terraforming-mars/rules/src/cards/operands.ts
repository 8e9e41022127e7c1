import type { OffMars } from '../map/boards.js'
import type { Cube, Resource, Tag } from '../names.js'

/* What the operations of cards are about: amounts, things that are counted, places, targets, conditions. */

export type Bag = Readonly<Partial<Record<Resource, number>>>

/** Something that can be counted. */
export type Counter =
  /**
   * Tags on the cards of yours that lie face up, this one included (an event's own tags too); or on those of
   * your opponents.
   */
  | { readonly tags: Tag | readonly Tag[]; readonly of?: 'opponents' | 'all' }
  /** Tiles in play, of whatever owner unless `of` says mine; off Mars too unless `onMars`. */
  | { readonly tiles: 'city' | 'greenery' | 'ocean'; readonly of?: 'mine'; readonly onMars?: true }
  /** Events that all players have played, this one included. */
  | { readonly events: 'all' }
  /** Cubes of a kind on all your cards. */
  | { readonly held: Cube }
  /** Your cards face up, the corporation too, that have no tag; a wild one is none. */
  | { readonly cards: 'without tags' }
  /** Cubes on this card; `spent` of them have just been paid and count all the same. */
  | { readonly cubes: 'here'; readonly spent?: number }
  /** Colonies, on all colony tiles. */
  | { readonly colonies: 'mine' | 'all' }
  /** Tiles of a kind next to the tile that this card laid. */
  | { readonly beside: 'ocean' | 'city' }
  /** Kinds of tags on cards of yours that lie face up. */
  | { readonly kindsOfTags: 'mine' }
  /** Global parameters that have reached their end. */
  | { readonly complete: 'parameters' }
  /** Free areas on Mars beside at least one tile of yours. */
  | { readonly freeBeside: 'mine' }
  /** Parties in which you have a delegate. */
  | { readonly parties: 'mine' }
  /** Cities and special tiles of whatever owner beside an ocean. */
  | { readonly besideOceans: 'cities and special tiles' }
  | { readonly cathedrals: 'all' }

/** What an operation brings for every thing counted. */
export interface Counted {
  readonly per?: Counter
  /** For every so many; 1 if left out. Rounded down. */
  readonly each?: number
  /** It brings no more than this. */
  readonly most?: number
}

/** Where a tile may go, if not by the usual rule of its kind. */
export type Where =
  /** Any free area that is reserved for nobody and nothing: the usual rule of special tiles. */
  | 'land'
  | 'ocean-area'
  /** The area of Noctis City; on a map without it, the usual rule of cities. */
  | 'noctis'
  /** Volcanic areas, for a city even beside others; on a map without any, the usual rule of the tile. */
  | 'volcanic'
  /** Land with no tile beside it. */
  | 'isolated'
  /** Land beside at least one city, two cities, one greenery. */
  | 'beside-city'
  | 'beside-two-cities'
  | 'beside-greenery'
  /** Land beside an ocean; land beside no city. */
  | 'beside-ocean'
  | 'beside-no-city'
  /** Land beside the tile just laid. */
  | 'beside-last'
  /** On top of an ocean, by the usual rule of cities; in the place of a greenery of yours. */
  | 'on-ocean'
  | 'own-greenery'
  /** Land with steel or titanium printed on it; with or without a tile of yours beside it. */
  | 'metal'
  | 'metal-beside-own'
  /** An area off Mars. */
  | OffMars

/** Where cubes go. */
export type Target =
  /** This card. */
  | 'this'
  /** A card of yours that can hold them. */
  | 'any'
  /** A card of yours that has cubes already; the new one is of the same type. */
  | 'any-with-cubes'
  /** The card that was just played, if it holds one of the types of `cubes`. */
  | 'played'

export type Condition =
  | { readonly tags: Tag; readonly atLeast: number }
  /** The card just played holds one of these types of cubes. */
  | { readonly playedHolds: readonly Cube[] }
