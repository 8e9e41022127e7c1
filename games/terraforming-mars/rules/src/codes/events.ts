import type { Card, Tell as EngineTell, EventOf, Seat } from '@perilune/engine'
import type { ColonyId } from '../colonies/tiles.js'
import type { Parameter } from '../map/tracks.js'
import type { ProjectId, Resource, TileKind } from '../names.js'
import type { PartyId } from '../turmoil/parties.js'

/*
 * What happens, for the log. A `card` says through what: a card, a colony tile, a global event or a party by
 * its id; the map and the rules themselves are ''.
 */

/** Amounts by a resource, or by a card whose cubes are money. */
export type Amounts = Readonly<Record<string, number>>

/** Cards that everybody sees, or how many there are. */
type Cards = { cards: readonly Card[] } | { count: number }

interface StockEvents {
  gains: { seat: Seat; resources: Amounts; card: Card }
  loses: { seat: Seat; resources: Amounts; card: Card }
  production: { seat: Seat; resource: Resource; steps: number; card: Card }
  produces: { seat: Seat; resources: Amounts }
  'turns-energy': { seat: Seat; energy: number }
  rating: { seat: Seat; steps: number; rating: number }
  /** `of`: the card, standard project, milestone, award or colony tile that is paid for. */
  pays: { seat: Seat; resources: Amounts; why: PaysFor; of: string }
  /** `victim`: a seat, or NEUTRAL. */
  compensates: { seat: Seat; victim: Seat; mc: number }
}

type PaysFor = 'card' | 'project' | 'effect' | 'milestone' | 'award' | 'research' | 'trade' | 'delegate'

interface CubeEvents {
  'adds-cubes': { seat: Seat; card: Card; cubes: number }
  'spends-cubes': { seat: Seat; card: Card; cubes: number }
  /** `from`: whose card it is. */
  'removes-cubes': { seat: Seat; from: Seat; card: Card; cubes: number }
  parks: { seat: Seat; card: Card; cubes: number }
}

interface CardEvents {
  draws: { seat: Seat } & Cards
  discards: { seat: Seat } & Cards
  keeps: { seat: Seat; discarded: number } & Cards
  finds: { seat: Seat; cards: readonly Card[]; discarded: readonly Card[] }
  reveals: { seat: Seat; card: Card; found: boolean }
  shows: { seat: Seat; cards: readonly Card[] }
  'shows-hand': { seat: Seat; cards: readonly Card[] }
  'takes-back': { seat: Seat; cards: readonly Card[] }
  'no-merger': { seat: Seat; cards: readonly Card[] }
  'passes-cards': { clockwise: boolean }
  plays: { seat: Seat; card: Card }
  fizzles: { seat: Seat; card: Card }
  repeats: { seat: Seat; card: Card }
  copies: { seat: Seat; card: Card }
  flips: { seat: Seat; card: Card }
  /** `way`: which of its actions. */
  uses: { seat: Seat; card: Card; way: number }
  'first-action': { seat: Seat; card: Card }
  'reveals-corporation': { seat: Seat; card: Card }
}

interface MapEvents {
  raises: { seat: Seat; parameter: Parameter; value: number }
  rises: { parameter: Parameter; value: number }
  falls: { parameter: Parameter; value: number }
  lays: { seat: Seat; tile: TileKind; area: number; card: Card }
  'lays-for-nobody': { seat: Seat; area: number }
  'removes-ocean': { seat: Seat; area: number }
  'claims-area': { seat: Seat; area: number }
  'moves-nomads': { seat: Seat; area: number }
  'builds-cathedral': { seat: Seat; area: number }
}

interface TurnEvents {
  'begins-generation': { generation: number; seat: Seat }
  project: { seat: Seat; project: ProjectId }
  claims: { seat: Seat; milestone: string }
  funds: { seat: Seat; award: string }
  passes: { seat: Seat }
  'ends-turn': { seat: Seat }
  /** `won`: of a solo game alone. */
  'ends-game': { won?: boolean }
}

interface ColonyEvents {
  'builds-colony': { seat: Seat; colony: ColonyId }
  'adds-colony-tile': { seat: Seat; colony: ColonyId }
  trades: { seat: Seat; colony: ColonyId }
  'moves-marker': { seat: Seat; colony: ColonyId; steps: number }
  'gains-fleets': { seat: Seat; fleets: number; card: Card }
  'colony-step': object
}

interface CommitteeEvents {
  'sends-delegates': { seat: Seat; party: PartyId; count: number }
  /** `of`: whose delegate it is; left out where it is neutral. */
  'bans-delegate': { seat: Seat; party: PartyId; of?: Seat }
  'recruits-delegate': { seat: Seat; party: PartyId }
  'neutral-delegate': { party: PartyId }
  'global-event': { card: Card }
  'distant-event': { card: Card }
  rules: { party: PartyId }
  chairman: { seat: Seat }
  'neutral-chairman': object
}

export type Events = StockEvents &
  CubeEvents &
  CardEvents &
  MapEvents &
  TurnEvents &
  ColonyEvents &
  CommitteeEvents

export type MarsEvent = EventOf<Events>
export type Tell = EngineTell<MarsEvent>
