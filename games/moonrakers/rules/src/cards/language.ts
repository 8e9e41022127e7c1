import type { Basic, Brand, ContractType, CrewType, Kind } from '../names.js'

/*
 * The language the cards are written in. One definition gives the rules (effects.ts), the text (text.ts), the
 * search and what a bot sees.
 */

export type Op =
  /** `allies`: one for every ally in the contract. */
  | { readonly op: 'actions'; readonly amount: number | 'allies' }
  /** `ownDice`: one for every hazard die the player rolled. */
  | { readonly op: 'draw'; readonly amount: number | 'ownDice' }
  /** Added to the contract; no card is counted, no benefit given. */
  | { readonly op: 'contribute'; readonly kind: Kind; readonly amount: number }
  | { readonly op: 'dealDamage'; readonly amount: number }
  /**
   * This card or ability counts as that card, with its contribution, its benefit and whatever waits for it.
   */
  | {
      readonly op: 'playAs'
      readonly kind: Exclude<Kind, 'crew'>
      readonly value?: number | 'discardedDie'
    }
  | { readonly op: 'reduce'; readonly kind: Kind; readonly amount: number }
  | { readonly op: 'reduceAny'; readonly amount: number }
  | { readonly op: 'block'; readonly amount: number }
  | { readonly op: 'discardDie' }
  | { readonly op: 'reroll' }
  | { readonly op: 'trash'; readonly optional?: true }
  | { readonly op: 'trashTop' }
  /** Discard from the hand; then the player, or every ally but the player, draws as many. */
  | { readonly op: 'cycle'; readonly max: number | 'any'; readonly drawers?: 'otherAllies' }
  | { readonly op: 'gain'; readonly card: Basic }
  | { readonly op: 'recoverCrew' }
  | { readonly op: 'peekPlay'; readonly look: number }
  | { readonly op: 'searchPlay' }
  | { readonly op: 'drawThenPlay'; readonly draw: number; readonly value: number }
  | { readonly op: 'playFromHand'; readonly card: Basic; readonly value: number }
  | { readonly op: 'replayCrew' }
  | { readonly op: 'damageBonus'; readonly amount: number }
  | { readonly op: 'choose'; readonly of: readonly (readonly Op[])[] }

/** What using a ship part costs, beside actions: cards of the hand. */
export interface Cost {
  readonly actions?: number
  readonly discard?: readonly Basic[] | 'twoNotShield' | 'twoAlike'
  readonly trash?: Basic | 'any'
}

/** What a ship part does, and at which moment. */
export type Ability =
  /** After the roll, before any card is played. */
  | {
      readonly when: 'start'
      readonly ifHandHasNo?: Kind
      readonly asLeader?: true
      readonly forOtherAllies?: true
      readonly do: readonly Op[]
    }
  | { readonly when: 'roll'; readonly fewerDice: number }
  | {
      readonly when: 'play'
      readonly card: Kind
      readonly nth: 1 | 2 | 'each'
      readonly do: readonly Op[]
    }
  /** Once in a contract, when the owner likes: a card of this kind is worth more. */
  | { readonly when: 'raise'; readonly card: Basic; readonly value: number }
  /** A basic card needs no action: the first of its kind, or one of them. */
  | {
      readonly when: 'cost'
      readonly card: Kind | Basic
      readonly first?: true
      readonly everyone?: true
    }
  | { readonly when: 'activate'; readonly once?: true; readonly cost: Cost; readonly do: readonly Op[] }
  | { readonly when: 'always'; readonly handSize: number }
  | { readonly when: 'always'; readonly reduce: Kind; readonly amount: number; readonly ifPlayedNo?: Kind }

/** When an objective can be claimed. */
export type Check =
  | { readonly at: 'ship'; readonly brands: readonly Brand[]; readonly each: number }
  | { readonly at: 'endOfTurn'; readonly credits: number }
  | { readonly at: 'replaced' }
  | { readonly at: 'during'; readonly played?: Kind; readonly contributed?: Kind; readonly atLeast: number }
  | {
      readonly at: 'evaluated'
      readonly success: boolean
      readonly as?: 'ally' | 'alone' | 'leaderOfAll'
      readonly type?: ContractType
      readonly playedNo?: Kind
      readonly diceRolled?: number
    }

interface CardData {
  readonly id: string
  /** The rules that it came with; games under older ones are played without it. */
  readonly fromRules?: number
  readonly name: string
}

export interface ContractData extends CardData {
  readonly type: ContractType
  readonly requires: Readonly<Partial<Record<Kind, number>>>
  readonly rewards: { readonly prestige: number; readonly credits: number; readonly bonus: number }
  readonly hazards: number
}

export interface CrewData extends CardData {
  readonly role: string
  readonly type: CrewType
  readonly cost: number
  readonly do: readonly Op[]
}

export interface ShipPartData extends CardData {
  readonly brand: Brand
  readonly cost: number
  /** Action cards that come with it. */
  readonly grants: readonly Basic[]
  readonly ability: Ability
}

export interface ObjectiveData extends CardData {
  readonly check: Check
}

export interface ActionData extends CardData {
  readonly id: Basic
  /** A miss is of no kind. */
  readonly kind: Kind | null
  /** What a damage card is worth. */
  readonly value: number
}
