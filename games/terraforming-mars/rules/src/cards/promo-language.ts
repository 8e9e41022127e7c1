import type { Shape } from '../verbs/shapes.js'

/* What only promotional cards do. */

export type PromoOp = Shape<
  | 'sue'
  | 'spendToLook'
  | 'showCards'
  | 'takeBackEvents'
  | 'useAgain'
  | 'park'
  | 'doubleParked'
  | 'nomads'
  | 'cathedral'
  | 'oceanByFirst'
  | 'infect'
  | 'cureOrFlip'
  | 'lowerOpponents'
>

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
