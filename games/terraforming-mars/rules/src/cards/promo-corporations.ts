import type { CorporationData, Op } from './language.js'

/* The corporations of the promotional packs. */

/** One standard resource of any kind. */
const ANY_RESOURCE: Op = {
  choose: [
    [{ gain: { mc: 1 } }],
    [{ gain: { steel: 1 } }],
    [{ gain: { titanium: 1 } }],
    [{ gain: { plants: 1 } }],
    [{ gain: { energy: 1 } }],
    [{ gain: { heat: 1 } }],
  ],
}

export const promoCorporations: readonly CorporationData[] = [
  {
    id: 'astrodrill',
    name: 'AstroDrill',
    set: 'promo',
    tags: ['space'],
    holds: 'asteroid',
    play: [{ gain: { mc: 35 } }, { add: 3, to: 'this' }],
    actions: [
      { do: [{ add: 1, cube: 'asteroid', to: 'any' }] },
      { do: [ANY_RESOURCE] },
      { cost: [{ spend: 1, cube: 'asteroid', from: 'this' }], do: [{ gain: { titanium: 3 } }] },
    ],
  },
  {
    id: 'philares',
    name: 'Philares',
    set: 'promo',
    tags: ['building'],
    play: [{ gain: { mc: 47 } }],
    firstAction: [{ place: 'greenery' }],
    effects: [{ when: { border: 'new' }, do: [ANY_RESOURCE] }],
  },
  {
    id: 'recyclon',
    name: 'Recyclon',
    set: 'promo',
    tags: ['microbe', 'building'],
    holds: 'microbe',
    play: [{ gain: { mc: 38 } }, { production: { steel: 1 } }],
    effects: [
      {
        when: { tag: ['building'] },
        do: [
          {
            choose: [
              [{ add: 1, to: 'this' }],
              [{ inOrder: [{ spend: 2, cube: 'microbe', from: 'this' }, { production: { plants: 1 } }] }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'arcadian-communities',
    name: 'Arcadian Communities',
    set: 'promo',
    tags: [],
    play: [{ gain: { mc: 40, steel: 10 } }],
    firstAction: [{ claimArea: 1 }],
    effects: [{ when: { laid: 'any', onMarker: true }, do: [{ gain: { mc: 3 } }] }],
    actions: [{ do: [{ claimArea: 1, beside: 'own' }] }],
  },
  {
    id: 'mons-insurance',
    name: 'Mons Insurance',
    set: 'promo',
    tags: [],
    play: [{ gain: { mc: 48 } }, { production: { mc: 4 } }, { lowerOpponents: 2 }],
    effects: [{ insures: 3 }],
  },
  {
    id: 'poldertech-dutch',
    name: 'PolderTECH Dutch',
    set: 'promo',
    tags: ['earth'],
    play: [{ gain: { mc: 35 } }],
    firstAction: [{ inOrder: [{ place: 'ocean' }, { place: 'greenery', where: 'beside-last' }] }],
    effects: [
      { when: { laid: 'ocean' }, do: [{ gain: { energy: 1 } }] },
      { when: { laid: 'greenery' }, do: [{ gain: { plants: 1 } }] },
    ],
  },
  {
    id: 'tycho-magnetics',
    name: 'Tycho Magnetics',
    set: 'promo',
    tags: ['power', 'science'],
    play: [{ gain: { mc: 42 } }, { production: { energy: 1 } }],
    actions: [{ do: [{ spendToLook: 'energy' }] }],
  },
]
