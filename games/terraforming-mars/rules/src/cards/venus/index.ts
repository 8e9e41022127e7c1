import type { CorporationData, ProjectData } from '../language.js'
import { add, find, gain, production, useAgain } from '../write.js'
import { venus213To245 } from './projects-213-245.js'
import { venus246To261 } from './projects-246-261.js'

/* The projects and corporations of Venus Next. */

export const venusProjects: readonly ProjectData[] = [...venus213To245, ...venus246To261]

export const venusCorporations: readonly CorporationData[] = [
  {
    id: 'aphrodite',
    name: 'Aphrodite',
    set: 'venus',
    tags: ['plant', 'venus'],
    play: [gain({ mc: 47 }), production({ plants: 1 })],
    effects: [{ when: { raised: 'venus', by: 'anyone' }, do: [gain({ mc: 2 })] }],
  },
  {
    id: 'celestic',
    name: 'Celestic',
    set: 'venus',
    tags: ['venus'],
    points: { points: 1, per: { cubes: 'here' }, each: 3 },
    holds: 'floater',
    firstAction: [find(2, { icon: 'floater' })],
    play: [gain({ mc: 42 })],
    actions: [{ do: [add(1, 'any', { cube: 'floater' })] }],
  },
  {
    id: 'manutech',
    name: 'Manutech',
    set: 'venus',
    tags: ['building'],
    play: [gain({ mc: 35 }), production({ steel: 1 })],
    effects: [{ gainsProduced: true }],
  },
  {
    id: 'morning-star-inc',
    name: 'Morning Star Inc.',
    set: 'venus',
    tags: ['venus'],
    firstAction: [find(3, { tag: 'venus' })],
    play: [gain({ mc: 50 })],
    effects: [{ slack: 2, of: 'venus' }],
  },
  {
    id: 'viron',
    name: 'Viron',
    set: 'venus',
    tags: ['microbe'],
    play: [gain({ mc: 48 })],
    actions: [{ do: [useAgain()] }],
  },
]
