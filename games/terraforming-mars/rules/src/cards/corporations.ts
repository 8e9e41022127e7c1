import { coloniesCorporations } from './colonies/index.js'
import type { CorporationData } from './language.js'
import { preludeCorporations } from './prelude/projects-and-corporations.js'
import { promoCorporations } from './promo/index.js'
import { turmoilCorporations } from './turmoil/projects-and-corporations.js'
import { venusCorporations } from './venus/index.js'
import { draw, gain, lose, place, production, tr } from './write.js'

/* The corporations of the base game and of Corporate Era, and all of them. */

const firstCorporations: readonly CorporationData[] = [
  {
    id: 'beginner-corporation',
    name: 'Beginner Corporation',
    set: 'base',
    tags: [],
    play: [gain({ mc: 42 })],
    beginner: true,
  },
  {
    id: 'saturn-systems',
    name: 'Saturn Systems',
    set: 'corporate-era',
    tags: ['jovian'],
    play: [gain({ mc: 42 }), production({ titanium: 1 })],
    effects: [{ when: { tag: ['jovian'], by: 'anyone' }, do: [production({ mc: 1 })] }],
  },
  {
    id: 'credicor',
    name: 'CrediCor',
    set: 'base',
    tags: [],
    play: [gain({ mc: 57 })],
    effects: [{ when: { printedCost: 20 }, do: [gain({ mc: 4 })] }],
  },
  {
    id: 'phobolog',
    name: 'PhoboLog',
    set: 'base',
    tags: ['space'],
    play: [gain({ mc: 23, titanium: 10 })],
    effects: [{ value: { titanium: 1 } }],
  },
  {
    id: 'thorgate',
    name: 'ThorGate',
    set: 'base',
    tags: ['power'],
    play: [gain({ mc: 48 }), production({ energy: 1 })],
    effects: [
      { discount: 3, tag: 'power' },
      { projectDiscount: 3, project: 'power-plant' },
    ],
  },
  {
    id: 'ecoline',
    name: 'Ecoline',
    set: 'base',
    tags: ['plant'],
    play: [gain({ mc: 36, plants: 3 }), production({ plants: 2 })],
    effects: [{ greeneryDiscount: 1 }],
  },
  {
    id: 'helion',
    name: 'Helion',
    set: 'base',
    tags: ['space'],
    play: [gain({ mc: 42 }), production({ heat: 3 })],
    effects: [{ heatIsMoney: true }],
  },
  {
    id: 'interplanetary-cinematics',
    name: 'Interplanetary Cinematics',
    set: 'base',
    tags: ['building'],
    play: [gain({ mc: 30, steel: 20 })],
    effects: [{ when: { played: 'event' }, do: [gain({ mc: 2 })] }],
  },
  {
    id: 'mining-guild',
    name: 'Mining Guild',
    set: 'base',
    tags: ['building', 'building'],
    play: [gain({ mc: 30, steel: 5 }), production({ steel: 1 })],
    effects: [{ when: { laid: 'any', onMetal: true }, do: [production({ steel: 1 })] }],
  },
  {
    id: 'teractor',
    name: 'Teractor',
    set: 'corporate-era',
    tags: ['earth'],
    play: [gain({ mc: 60 })],
    effects: [{ discount: 3, tag: 'earth' }],
  },
  {
    id: 'tharsis-republic',
    name: 'Tharsis Republic',
    set: 'base',
    tags: ['building'],
    play: [gain({ mc: 40 })],
    firstAction: [place('city')],
    effects: [
      { when: { laid: 'city', by: 'anyone', onMars: true }, do: [production({ mc: 1 })] },
      { when: { laid: 'city' }, do: [gain({ mc: 3 })] },
    ],
  },
  {
    id: 'united-nations-mars-initiative',
    name: 'United Nations Mars Initiative',
    set: 'base',
    tags: ['earth'],
    play: [gain({ mc: 40 })],
    actions: [{ cost: [lose({ mc: 3 })], do: [tr(1)], needs: 'rating-raised' }],
  },
  {
    id: 'inventrix',
    name: 'Inventrix',
    set: 'base',
    tags: ['science'],
    play: [gain({ mc: 45 })],
    firstAction: [draw(3)],
    effects: [{ slack: 2 }],
  },
]

export const corporations: readonly CorporationData[] = [
  ...firstCorporations,
  ...venusCorporations,
  ...preludeCorporations,
  ...coloniesCorporations,
  ...turmoilCorporations,
  ...promoCorporations,
]
