import type { Card, Seat } from '@perilune/engine'
import type { TradePayment } from '../colonies/compiled.js'
import type { ColonyId } from '../colonies/tiles.js'
import type { Parameter } from '../map/tracks.js'
import type { ProjectId, Resource } from '../names.js'
import type { PartyId } from '../turmoil/parties.js'

/* What each question lists, by its step: the answer or the id, and what else a label is made from. */

/** What there is to do on a turn, by its act. */
export interface TurnActs {
  play: { answer: { card: Card }; facts: { price: number } }
  use: { answer: { card: Card; way: number } }
  /** Selling patents has no price. */
  project: { answer: { project: ProjectId }; facts?: { price: number } }
  greenery: { facts: { plants: number } }
  /** Whether the temperature can still rise. */
  heat: { facts: { rises: boolean } }
  order: { answer: { ask: boolean } }
  claim: { answer: { milestone: string } }
  fund: { answer: { award: string }; facts: { price: number } }
  trade: { answer: { colony: ColonyId; with: TradePayment }; facts: { price: number } }
  /** The corporations whose first actions it is. */
  first: { facts: { cards: readonly Card[] } }
  delegate: { answer: { from: 'lobby' | 'reserve'; party: PartyId } }
  policy: { facts: { party: PartyId } }
  pass: object
  end: object
}

type Facts<Of> = 'facts' extends keyof Of ? Pick<Of, 'facts'> : object
type Fields<Of> = Of extends { answer: infer A } ? A : object

export type TurnOption = {
  [Act in keyof TurnActs]: { answer: { act: Act } & Fields<TurnActs[Act]> } & Facts<TurnActs[Act]>
}[keyof TurnActs]

/** Acts of one kind stand together. */
export type TurnGroup =
  | 'play'
  | 'use'
  | 'project'
  | 'turn-in'
  | 'trade'
  | 'milestone'
  | 'award'
  | 'committee'
  | 'turn'

interface Option<Answer> {
  option: { answer: Answer }
}
type Cards = Option<{ card: Card }>
type Areas = Option<{ area: number }>
type Numbers = Option<{ number: number }>
type Colonies = Option<{ colony: ColonyId }>
type Parties = Option<{ party: PartyId }>

/** Cards, or colony tiles, by their ids. */
interface CardItems {
  item: object
}
interface Parts {
  part: object
}

/** A prelude that can't be carried out brings money instead. */
interface Preludes {
  option: { answer: { card: Card }; facts?: { instead: number } }
}

export type StartGroup = 'corporations' | 'preludes' | 'cards' | 'colony-tiles'

interface PhaseLabels {
  'draft-start': CardItems
  'choose-start': { item: object; group: { id: StartGroup } }
  'choose-prelude': Preludes
  draft: CardItems
  research: CardItems
  'take-turn': { option: TurnOption; heading: { id: TurnGroup } }
  'sell-patents': CardItems
  'turn-energy': Numbers
  'lay-last-greenery': Option<{ act: 'greenery' | 'done' }>
  'world-parameter': Option<{ raise: Parameter }>
  'lay-ocean-for-nobody': Areas
  pay: Parts
  'pay-heat': Parts
}

interface EffectLabels {
  /** `op`: the number of the operation that comes next. */
  'choose-order': { option: { answer: { next: number }; facts: { card: Card; op: number } } }
  'lay-tile': Areas
  'claim-area': Areas
  'choose-effect': Option<{ choice: number }>
  'add-cubes': Cards
  'spend-cubes': Option<{ from: Seat; card: Card }>
  'remove-resources': Parts
  'steal-resources': Parts
  'remove-cubes': Parts
  'reduce-production': Option<{ target: Seat }>
  'discard-cards': CardItems
  'keep-cards': CardItems
  'buy-cards': CardItems
  'choose-number': Numbers
  'copy-production': Cards
}

interface PreludeLabels {
  /** Without a card: no card in hand can be played. */
  'play-from-hand': {
    option: { answer: { card: Card }; facts: { price: number } } | { answer: { none: true } }
  }
  'raise-lowest': Option<{ resource: Resource }>
  'fund-award': Option<{ award: string }>
  'play-drawn-prelude': Preludes
  merge: Cards
  'repeat-prelude': Cards
  'do-project': { option: { answer: { project: ProjectId }; facts: { price: number } } }
}

interface PromoLabels {
  'sue-player': Option<{ target: Seat }>
  'show-cards': CardItems
  'take-back-events': CardItems
  'use-again': Option<{ card: Card; way: number }>
  'park-card': Cards
  'double-cubes': { option: { answer: { card: Card }; facts: { cubes: number } } }
  'move-nomads': Areas
  'build-cathedral': Areas
  'choose-ocean': Areas
  'flip-corporation': Option<{ flip: boolean }>
}

interface ColonyLabels {
  'build-colony': Colonies
  'free-trade': Colonies
  'raise-marker': Option<{ steps: number }>
  'move-markers': Option<{ up: ColonyId; down: ColonyId }>
  'add-colony-tile': Colonies
}

interface CommitteeLabels {
  'send-delegates': Parties
  'ban-delegate': Option<{ party: PartyId; colour: number }>
  'recruit-delegate': Parties
  'remove-ocean': Areas
  'discard-for-event': CardItems
  'gain-any': Parts
  'add-for-event': Cards
  /** No card: money instead. */
  'spend-for-event': Cards
}

export type Labels = PhaseLabels & EffectLabels & PreludeLabels & PromoLabels & ColonyLabels & CommitteeLabels
