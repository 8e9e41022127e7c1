import { PROMO_KINDS } from './promo-language.js'

/* The kinds of operations, and what the rules ask of a kind as such. */

/**
 * `now`: asks for no decision and is never better later. `risky`: may bring rating otherwise than by what it consists of.
 */
type Trait = 'now' | 'risky'

const KINDS = {
  produce: ['now'],
  reduce: [],
  gain: ['now'],
  lose: [],
  raise: ['now', 'risky'],
  tile: ['risky'],
  rating: ['now', 'risky'],
  draw: ['now'],
  keep: [],
  buy: [],
  reveal: ['now'],
  add: [],
  spend: [],
  remove: [],
  'remove-cubes': [],
  steal: [],
  'reduce-any': [],
  discard: [],
  choose: [],
  if: [],
  'in-order': [],
  metal: [],
  shift: [],
  exchange: [],
  'cubes-into': [],
  'opponents-draw': ['now'],
  claim: [],
  copy: [],
  colony: ['risky'],
  fleets: ['now'],
  'free-trade': [],
  markers: [],
  'colony-bonuses': [],
  'add-tile': [],
  'next-card': ['now'],
  delegates: [],
  ban: [],
  recruit: [],
  chair: [],
  find: ['now'],
  'play-card': ['risky'],
  lowest: [],
  fund: [],
  preludes: ['risky'],
  merge: ['risky'],
  repeat: ['risky'],
  project: ['risky'],
  ...PROMO_KINDS,
} as const satisfies Readonly<Record<string, readonly Trait[]>>

export type KindName = keyof typeof KINDS

const has = (kind: KindName, trait: Trait): boolean => (KINDS[kind] as readonly Trait[]).includes(trait)

export const isAtOnce = (kind: KindName): boolean => has(kind, 'now')

export const mayBringRating = (kind: KindName): boolean => has(kind, 'risky')
