import type { Bag } from '../cards/operands.js'
import type { Resource, Tag } from '../names.js'

/* The six parties of the Terraforming Committee. */

/** Clockwise, as they lie round the committee: ties for dominance go to the first in this order. */
export const PARTIES = ['mars-first', 'kelvinists', 'reds', 'greens', 'unity', 'scientists'] as const
export type PartyId = (typeof PARTIES)[number]
export const MARS_FIRST = 0
export const KELVINISTS = 1
export const REDS = 2
export const GREENS = 3
export const UNITY = 4
export const SCIENTISTS = 5

export const partyIndex = (id: unknown): number => PARTIES.indexOf(id as PartyId)

/** What everybody gains when the party comes to rule. */
export type RulingBonus =
  /** 1 MC for each such tag. */
  | { readonly tags: readonly Tag[] }
  /** 1 MC for each step of this production. */
  | { readonly production: Resource }
  /** 1 TR for whoever has the lowest. */
  | { readonly lowestRating: 1 }

/** What holds for everybody in the action phase as long as the party rules. */
export type Policy =
  | { readonly laid: 'any' | 'greenery'; readonly gain: Bag }
  | { readonly pay: number; readonly draw: number; readonly once: true }
  | { readonly pay: number; readonly production: Bag }
  | { readonly titanium: number }
  | { readonly tax: number }

export interface Party {
  readonly id: PartyId
  readonly name: string
  readonly bonus: RulingBonus
  readonly policy: Policy
}

/** By PARTIES. */
export const parties: readonly Party[] = [
  {
    id: 'mars-first',
    name: 'Mars First',
    bonus: { tags: ['building'] },
    policy: { laid: 'any', gain: { steel: 1 } },
  },
  {
    id: 'kelvinists',
    name: 'Kelvinists',
    bonus: { production: 'heat' },
    policy: { pay: 10, production: { energy: 1, heat: 1 } },
  },
  { id: 'reds', name: 'Reds', bonus: { lowestRating: 1 }, policy: { tax: 3 } },
  {
    id: 'greens',
    name: 'Greens',
    bonus: { tags: ['plant', 'microbe', 'animal'] },
    policy: { laid: 'greenery', gain: { mc: 4 } },
  },
  { id: 'unity', name: 'Unity', bonus: { tags: ['venus', 'earth', 'jovian'] }, policy: { titanium: 1 } },
  {
    id: 'scientists',
    name: 'Scientists',
    bonus: { tags: ['science'] },
    policy: { pay: 10, draw: 3, once: true },
  },
]

export const partyName = (index: number): string => parties[index].name
