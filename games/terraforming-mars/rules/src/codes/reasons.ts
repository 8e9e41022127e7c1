import type { Card, KernelReason, SaidOf } from '@perilune/engine'
import type { ColonyId } from '../colonies/tiles.js'
import type { Parameter } from '../map/tracks.js'
import type { Cube, Resource, TileKind } from '../names.js'
import type { PartyId } from '../turmoil/parties.js'

/* Why an answer is refused. */

/** Money, stock, production and cubes that are not there. */
interface Shortages {
  cost: { needs: number; has: number }
  'stock-short': { resource: Resource; needs: number; has: number }
  'production-short': { resource: Resource; needs: number; has: number }
  'cubes-short': { card: Card; cube: Cube; needs: number; has: number }
  /** Cubes of no kind are of any kind. */
  'no-cubes': { cube?: Cube }
  tax: object
}

interface CardReasons {
  /** `which`: its place in the list of the card's requirements. */
  requirement: { card: Card; which: number; has: number }
  used: { card: Card }
  'not-in-hand': object
  'not-in-play': object
  'nothing-used': object
  'rating-not-raised': object
  'has-energy': object
  'nothing-to-copy': object
  'no-card-to-play': object
  'no-prelude-to-repeat': object
  'no-card-to-discard': object
  'nobody-to-sue': object
  'no-event': object
  'nothing-to-park': object
  'nothing-parked': object
}

interface PlaceReasons {
  /** For a tile, the marker of a claim or the nomads. */
  'no-area': { for: TileKind | 'marker' | 'nomads' }
  'no-city': object
  'area-taken': object
  'area-claimed': object
  'area-for-oceans': object
  'area-reserved': object
  'area-beside-city': object
  'area-not-beside-own': object
  /** Where the card lets the tile lie. */
  'area-not-there': { tile: TileKind }
  'parameter-complete': { parameter: Parameter }
  'colony-there': { colony: ColonyId }
  'colony-full': { colony: ColonyId }
  'no-colony': object
  'no-fleet': object
  'no-trade': object
  'no-markers': object
  'colony-asleep': { colony: ColonyId }
  'fleet-there': { colony: ColonyId }
}

interface TurnReasons {
  'not-in-any-order': object
  'rest-impossible': object
  'not-yet': object
  'no-cards': object
  'act-or-pass': object
  'no-pass': object
  'two-actions': object
  'first-action': object
  'no-first-action': object
  'asked-so-already': object
  /** A box that this game is played without. */
  'not-in-this-game': object
}

interface GoalReasons {
  milestone: { milestone: string; needs: number; has: number }
  'milestone-claimed': { milestone: string }
  'milestones-gone': object
  'award-funded': { award: string }
  'awards-gone': object
  'not-alone': object
}

interface CommitteeReasons {
  'lobby-empty': object
  'no-delegates': object
  'too-few-delegates': { needs: number; has: number }
  'no-delegate-to-ban': object
  'no-delegate-to-replace': object
  'chairman-not-neutral': object
  'policy-used': object
  /** Nothing that a player can do; without a party no policy holds. */
  'policy-no-action': { party?: PartyId }
}

/** Those of the game alone; the kernel's have words already. */
export type Reasons = Shortages & CardReasons & PlaceReasons & TurnReasons & GoalReasons & CommitteeReasons

export type MarsReason = KernelReason | SaidOf<Reasons>
