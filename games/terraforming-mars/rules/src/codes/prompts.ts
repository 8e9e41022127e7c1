import type { Card, SaidOf, Seat } from '@perilune/engine'
import type { ColonyId } from '../colonies/tiles.js'
import type { MapId } from '../map/boards.js'
import type { Cube, Resource, TileKind } from '../names.js'

/* What each question asks for, with the facts that its sentence and those of its answers need. */

/** Questions at the start of the game and between the turns. */
interface PhasePrompts {
  'draft-start': { what: 'corporations' | 'preludes' }
  /** What there is to choose: a corporation and cards, so many preludes, so many colony tiles. */
  'choose-start': { corporation: boolean; preludes: number; tiles: number; price: number }
  'choose-prelude': object
  draft: { clockwise: boolean }
  research: { price: number }
  /** `taken`: actions of this turn. */
  'take-turn': { taken: number }
  'sell-patents': object
  'turn-energy': object
  'lay-last-greenery': object
  'world-parameter': object
  'lay-ocean-for-nobody': { map: MapId }
}

interface PaymentPrompts {
  pay: { cost: number }
  'pay-heat': { heat: number }
}

/** Questions of cards. Cubes of no kind are of any kind. */
interface EffectPrompts {
  'choose-order': object
  'lay-tile': { tile: TileKind; map: MapId }
  'claim-area': { map: MapId }
  /** `op`: the number of the operation whose lists there are to choose from. */
  'choose-effect': { card: Card; op: number }
  'add-cubes': { cube?: Cube; cubes: number }
  'spend-cubes': { cube?: Cube; cubes: number; seat: Seat }
  'remove-resources': { resource: Resource; most: number }
  'steal-resources': { resource: Resource; most: number }
  'remove-cubes': { cube?: Cube; most: number }
  'reduce-production': { resource: Resource; steps: number; seat: Seat }
  'discard-card': object
  /** A card for a new one, or none. */
  'discard-to-draw': { card: Card }
  'keep-cards': { cards: number }
  'buy-cards': { price: number }
  'cubes-into': { card: Card }
  'spend-to-look': { resource: Resource }
  'buy-resource': { resource: Resource; price: number; with: Resource }
  'turn-into': { resource: Resource; into: Resource }
  'shift-production': { resource: Resource; into: Resource }
  'copy-production': object
}

interface PreludePrompts {
  'play-from-hand': { card: Card }
  'raise-lowest': object
  'fund-award': object
  'play-drawn-prelude': object
  merge: { card: Card }
  'repeat-prelude': object
  'do-project': object
}

interface PromoPrompts {
  'sue-player': { card: Card }
  'show-cards': object
  'take-back-events': { most: number }
  'use-again': { card: Card }
  'park-card': { card: Card }
  'double-cubes': object
  'move-nomads': { map: MapId }
  'build-cathedral': { map: MapId }
  'choose-ocean': { map: MapId; owner: Seat }
  'flip-corporation': { card: Card; steps: number }
}

interface ColonyPrompts {
  'build-colony': object
  'free-trade': object
  'raise-marker': { colony: ColonyId }
  'move-markers': object
  'add-colony-tile': object
}

interface CommitteePrompts {
  'send-delegates': { delegates: number }
  /** `neutral`: the colour of delegates that are nobody's. */
  'ban-delegate': { neutral: number }
  'recruit-delegate': object
  'remove-ocean': { event: Card; map: MapId }
  'discard-for-event': { event: Card; cards: number }
  'gain-any': { event: Card; resources: number }
  'add-for-event': { event: Card; cube: Cube; cubes: number }
  'spend-for-event': { event: Card; cube: Cube; cubes: number; loss: number }
}

export type Prompts = PhasePrompts &
  PaymentPrompts &
  EffectPrompts &
  PreludePrompts &
  PromoPrompts &
  ColonyPrompts &
  CommitteePrompts

export type MarsPrompt = SaidOf<Prompts>
