import type { Resource } from '../names.js'

/* What only promotional cards do. */

export type PromoOp =
  /** Steal up to so many MC from a player who has harmed you in this generation, and leave the card with that player. */
  | { readonly sue: number }
  /** At least 1 of a resource: look at as many cards, keep one. */
  | { readonly spendToLook: Resource }
  /** Show any number of cards in your hand, for 1 MC each. */
  | { readonly showCards: 1 }
  /** Up to so many of your events back to your hand, but none that lays a special tile. */
  | { readonly takeBackEvents: number }
  /** The action of a card of yours that was used in this generation, once more. */
  | { readonly useAgain: 1 }
  /** A space or building card from your hand goes here, with so many cubes on it. */
  | { readonly park: number }
  | { readonly doubleParked: 1 }
  /** The nomads come to a free area, or go on to one beside it and take what is printed there. */
  | { readonly nomads: 'settle' | 'move' }
  /** In a city that has none. Its owner may pay so many MC for a card. */
  | { readonly cathedral: number }
  /** The first player chooses its area; everything else is yours. */
  | { readonly oceanByFirst: 1 }
  /** A disease here, and a loss of so many MC, or all you have. */
  | { readonly infect: number }
  /** A disease less and 1 TR; with no disease here you may turn this card into an event for so much TR. */
  | { readonly cureOrFlip: number }
  /** Every opponent's MC production goes down so many steps, as far as it can. It is their own doing. */
  | { readonly lowerOpponents: number }

/** With their traits, as in kinds.ts. */
export const PROMO_KINDS = {
  sue: [],
  'spend-to-look': [],
  show: [],
  'take-back': [],
  again: ['risky'],
  park: [],
  double: [],
  nomads: ['risky'],
  cathedral: [],
  'first-ocean': ['risky'],
  // It takes money that the tax may need.
  infect: ['risky'],
  cure: ['risky'],
  'lower-opponents': ['now'],
} as const

/** Those that forbid a card or an action where they are impossible. */
export const PROMO_MUST: ReadonlySet<string> = new Set([
  'sue',
  'spend-to-look',
  'take-back',
  'again',
  'park',
  'double',
  'nomads',
  'cathedral',
])

/** Questions that only these ask. */
export const PROMO_QUESTIONS = [
  'sue-player',
  'show-cards',
  'take-back-events',
  'use-again',
  'park-card',
  'double-cubes',
  'move-nomads',
  'build-cathedral',
  'choose-ocean',
  'flip-corporation',
] as const
