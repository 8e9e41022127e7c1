import type { Basic } from '../names.js'
import type { ActionData } from './language.js'

/** The basic action cards. */
export const actions: readonly ActionData[] = [
  { id: 'reactor', name: 'Reactor', kind: 'reactor', value: 1 },
  { id: 'thruster', name: 'Thruster', kind: 'thruster', value: 1 },
  { id: 'shield', name: 'Shield', kind: 'shield', value: 1 },
  { id: 'damage1', name: 'Damage 1', kind: 'damage', value: 1 },
  { id: 'damage2', name: 'Damage 2', kind: 'damage', value: 2 },
  { id: 'damage3', name: 'Damage 3', kind: 'damage', value: 3 },
  { id: 'miss', name: 'Miss', kind: null, value: 0 },
]

/** What a reactor, a thruster and a shield give to whoever plays them. */
export const BENEFIT = { actions: 2, draw: 2, block: 1 } as const

const times = (n: number, card: Basic): Basic[] => new Array<Basic>(n).fill(card)

export const STARTING_DECK: readonly Basic[] = [
  ...times(2, 'damage1'),
  ...times(3, 'reactor'),
  ...times(2, 'shield'),
  ...times(2, 'thruster'),
  ...times(1, 'miss'),
]

export const MERCENARY_DECK: readonly Basic[] = [
  ...times(2, 'damage1'),
  ...times(1, 'damage2'),
  ...times(3, 'reactor'),
  ...times(3, 'shield'),
  ...times(3, 'thruster'),
]

/** Crew cards that join the mercenary deck. */
export const MERCENARY_CREW = 3
