import type { Op } from '../../verbs/shapes.js'
import type { CorporationData } from '../language.js'
import {
  add,
  choose,
  claimArea,
  cureOrFlip,
  find,
  gain,
  ifSo,
  infect,
  inOrder,
  lose,
  lowerOpponents,
  place,
  production,
  spend,
  spendToLook,
} from '../write.js'

/* The corporations of the promotional packs. */

/** One standard resource of any kind. */
const ANY_RESOURCE: Op = choose([
  [gain({ mc: 1 })],
  [gain({ steel: 1 })],
  [gain({ titanium: 1 })],
  [gain({ plants: 1 })],
  [gain({ energy: 1 })],
  [gain({ heat: 1 })],
])

export const promoCorporations: readonly CorporationData[] = [
  {
    id: 'astrodrill',
    name: 'AstroDrill',
    set: 'promo',
    tags: ['space'],
    holds: 'asteroid',
    play: [gain({ mc: 35 }), add(3, 'this')],
    actions: [
      { do: [add(1, 'any', { cube: 'asteroid' })] },
      { do: [ANY_RESOURCE] },
      { cost: [spend(1, 'asteroid', 'this')], do: [gain({ titanium: 3 })] },
    ],
  },
  {
    id: 'factorum',
    name: 'Factorum',
    set: 'promo',
    tags: ['power', 'building'],
    play: [gain({ mc: 37 }), production({ steel: 1 })],
    actions: [
      { do: [production({ energy: 1 })], needs: 'no-energy' },
      { cost: [lose({ mc: 3 })], do: [find(1, { tag: 'building' })] },
    ],
  },
  {
    id: 'philares',
    name: 'Philares',
    set: 'promo',
    tags: ['building'],
    play: [gain({ mc: 47 })],
    firstAction: [place('greenery')],
    effects: [{ when: { border: 'new' }, do: [ANY_RESOURCE] }],
  },
  {
    id: 'recyclon',
    name: 'Recyclon',
    set: 'promo',
    tags: ['microbe', 'building'],
    holds: 'microbe',
    play: [gain({ mc: 38 }), production({ steel: 1 })],
    effects: [
      {
        when: { tag: ['building'] },
        do: [choose([[add(1, 'this')], [inOrder(spend(2, 'microbe', 'this'), production({ plants: 1 }))]])],
      },
    ],
  },
  {
    id: 'splice',
    name: 'Splice',
    set: 'promo',
    tags: ['microbe'],
    play: [gain({ mc: 44 })],
    firstAction: [find(1, { tag: 'microbe' })],
    effects: [
      {
        when: { tag: ['microbe'], by: 'anyone' },
        do: [gain({ mc: 2 })],
        theirs: [
          ifSo(
            { playedHolds: ['microbe'] },
            [choose([[gain({ mc: 2 })], [add(1, 'played', { cube: 'microbe' })]])],
            [gain({ mc: 2 })],
          ),
        ],
      },
    ],
  },
  {
    id: 'pharmacy-union',
    name: 'Pharmacy Union',
    set: 'promo',
    tags: ['microbe', 'microbe'],
    holds: 'disease',
    play: [gain({ mc: 54 }), find(1, { tag: 'science' })],
    effects: [
      { when: { tag: ['microbe'], by: 'anyone' }, do: [infect(4)] },
      { when: { tag: ['science'] }, do: [cureOrFlip(3)] },
    ],
  },
  {
    id: 'arcadian-communities',
    name: 'Arcadian Communities',
    set: 'promo',
    tags: [],
    play: [gain({ mc: 40, steel: 10 })],
    firstAction: [claimArea()],
    effects: [{ when: { laid: 'any', onMarker: true }, do: [gain({ mc: 3 })] }],
    actions: [{ do: [claimArea({ beside: 'own' })] }],
  },
  {
    id: 'mons-insurance',
    name: 'Mons Insurance',
    set: 'promo',
    tags: [],
    play: [gain({ mc: 48 }), production({ mc: 4 }), lowerOpponents(2)],
    effects: [{ insures: 3 }],
  },
  {
    id: 'poldertech-dutch',
    name: 'PolderTECH Dutch',
    set: 'promo',
    tags: ['earth'],
    play: [gain({ mc: 35 })],
    firstAction: [inOrder(place('ocean'), place('greenery', { where: 'beside-last' }))],
    effects: [
      { when: { laid: 'ocean' }, do: [gain({ energy: 1 })] },
      { when: { laid: 'greenery' }, do: [gain({ plants: 1 })] },
    ],
  },
  {
    id: 'kuiper-cooperative',
    name: 'Kuiper Cooperative',
    set: 'promo',
    tags: ['space', 'space'],
    holds: 'asteroid',
    play: [gain({ mc: 33 }), production({ titanium: 1 })],
    effects: [{ cubesPay: 1, forProjects: ['aquifer', 'asteroid'] }],
    actions: [{ do: [add(1, 'this', { per: { tags: 'space' } })] }],
  },
  {
    id: 'tycho-magnetics',
    name: 'Tycho Magnetics',
    set: 'promo',
    tags: ['power', 'science'],
    play: [gain({ mc: 42 }), production({ energy: 1 })],
    actions: [{ do: [spendToLook('energy')] }],
  },
]
