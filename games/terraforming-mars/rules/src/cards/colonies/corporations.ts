import type { CorporationData } from '../language.js'
import { add, addColonyTile, colony, gain, production } from '../write.js'

/* The corporations of Colonies. */

export const coloniesCorporations: readonly CorporationData[] = [
  {
    id: 'poseidon',
    name: 'Poseidon',
    set: 'colonies',
    tags: [],
    play: [gain({ mc: 45 })],
    firstAction: [colony()],
    effects: [{ when: { colony: 'built', by: 'anyone' }, do: [production({ mc: 1 })] }],
  },
  {
    id: 'arklight',
    name: 'Arklight',
    set: 'colonies',
    tags: ['animal'],
    holds: 'animal',
    play: [gain({ mc: 45 }), production({ mc: 2 })],
    effects: [{ when: { tag: ['animal', 'plant'] }, do: [add(1, 'this')] }],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
  },
  {
    id: 'polyphemos',
    name: 'Polyphemos',
    set: 'colonies',
    tags: [],
    play: [gain({ mc: 50, titanium: 5 }), production({ mc: 5 })],
    effects: [{ cardPrice: 5 }],
  },
  {
    id: 'aridor',
    name: 'Aridor',
    set: 'colonies',
    tags: [],
    play: [gain({ mc: 40 })],
    firstAction: [addColonyTile()],
    effects: [{ when: { newTag: true }, do: [production({ mc: 1 })] }],
  },
  {
    id: 'stormcraft-incorporated',
    name: 'Stormcraft Incorporated',
    set: 'colonies',
    tags: ['jovian'],
    holds: 'floater',
    play: [gain({ mc: 48 })],
    effects: [{ cubesAreHeat: true }],
    actions: [{ do: [add(1, 'any', { cube: 'floater' })] }],
  },
]
