import type { Flag, Item, Resource } from '@perilune/moon'
import type { Bag, FlagBag, Structure } from './structure.js'
import { ERA_1 } from './structures-era-1.js'
import { ERA_2 } from './structures-era-2.js'
import { ERA_3 } from './structures-era-3.js'

/*
 * The card facts of the second model, written from the card lists and not from the rules' own tables, so that
 * a wrong number on either side shows up as a disagreement.
 */

export const RESOURCES: readonly Resource[] = ['energy', 'water', 'bio', 'metal']
export const ITEMS: readonly Item[] = ['energy', 'water', 'bio', 'metal', 'rovers', 'hearts']
export const FLAGS: readonly Flag[] = ['industry', 'housing', 'transport', 'food', 'science']

interface Base {
  readonly id: string
  readonly makes: Bag
  readonly flags: FlagBag
  readonly threePlus: boolean
}

export const BASES: readonly Base[] = [
  { id: 'copernicus-base', makes: { bio: 1 }, flags: { industry: 1 }, threePlus: false },
  { id: 'shackleton-base', makes: { water: 1 }, flags: { housing: 1 }, threePlus: false },
  { id: 'imbrium-base', makes: { metal: 1 }, flags: { food: 1 }, threePlus: false },
  { id: 'tycho-base', makes: { energy: 1 }, flags: { science: 1 }, threePlus: false },
  { id: 'serenitatis-base', makes: { rovers: 1 }, flags: { transport: 1 }, threePlus: true },
]

interface Expedition {
  readonly id: string
  /** 0 for the First Expeditions. */
  readonly era: 0 | 1 | 2 | 3
  readonly threePlus: boolean
  readonly kind: 'action' | 'rule'
}

export const EXPEDITIONS: readonly Expedition[] = [
  { id: 'first-expedition-2-3', era: 0, threePlus: false, kind: 'action' },
  { id: 'first-expedition-4-5', era: 0, threePlus: false, kind: 'action' },
  { id: 'hyped-expedition', era: 1, threePlus: true, kind: 'action' },
  { id: 'well-stocked-expedition', era: 1, threePlus: false, kind: 'action' },
  { id: 'frugal-expedition', era: 1, threePlus: false, kind: 'rule' },
  { id: 'motorised-expedition', era: 1, threePlus: false, kind: 'action' },
  { id: 'salvaging-expedition', era: 1, threePlus: false, kind: 'rule' },
  { id: 'curious-expedition', era: 1, threePlus: true, kind: 'action' },
  { id: 'insightful-expedition', era: 2, threePlus: false, kind: 'action' },
  { id: 'psychic-expedition', era: 2, threePlus: true, kind: 'action' },
  { id: 'bartering-expedition', era: 2, threePlus: false, kind: 'action' },
  { id: 'industrious-expedition', era: 2, threePlus: false, kind: 'action' },
  { id: 'persuasive-expedition', era: 2, threePlus: false, kind: 'rule' },
  { id: 'convoy-expedition', era: 2, threePlus: true, kind: 'rule' },
  { id: 'reckless-expedition', era: 3, threePlus: false, kind: 'rule' },
  { id: 'sentimental-expedition', era: 3, threePlus: false, kind: 'action' },
  { id: 'tireless-expedition', era: 3, threePlus: true, kind: 'action' },
  { id: 'celebrated-expedition', era: 3, threePlus: false, kind: 'rule' },
  { id: 'wealthy-expedition', era: 3, threePlus: false, kind: 'action' },
  { id: 'meticulous-expedition', era: 3, threePlus: true, kind: 'action' },
]

export const STRUCTURES: readonly Structure[] = [...ERA_1, ...ERA_2, ...ERA_3]

const byId = new Map(STRUCTURES.map((card) => [card.id, card]))

export function structure(id: string): Structure {
  const found = byId.get(id)
  if (!found) throw new Error(`the model knows no Structure ${id}`)
  return found
}

export function base(id: string): Base {
  const found = BASES.find((card) => card.id === id)
  if (!found) throw new Error(`the model knows no Base ${id}`)
  return found
}

export const isObelisk = (id: string): boolean => id === 'obelisk' || id === 'obelisk-ii'
