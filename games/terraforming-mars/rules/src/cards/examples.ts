import type { CorporationData, ProjectData } from './language.js'

/* Fifteen cards as they are written in the language, the hard ones among them. They move to their decks. */

export const exampleProjects: readonly ProjectData[] = [
  {
    id: 'cupola-city',
    name: 'Cupola City',
    number: '029',
    kind: 'automated',
    cost: 16,
    tags: ['city', 'building'],
    requires: [{ parameter: 'oxygen', is: 9, max: true }],
    play: [{ production: { mc: 3, energy: -1 } }, { place: 'city' }],
  },
  {
    id: 'predators',
    name: 'Predators',
    number: '024',
    kind: 'active',
    cost: 14,
    tags: ['animal'],
    requires: [{ parameter: 'oxygen', is: 11 }],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    actions: [{ cost: [{ spend: 1, cube: 'animal', from: 'any-card' }], do: [{ add: 1, to: 'this' }] }],
  },
  {
    id: 'imported-hydrogen',
    name: 'Imported Hydrogen',
    number: '019',
    kind: 'event',
    cost: 16,
    tags: ['earth', 'space'],
    play: [
      {
        choose: [
          [{ gain: { plants: 3 } }],
          [{ add: 3, cube: 'microbe', to: 'any' }],
          [{ add: 2, cube: 'animal', to: 'any' }],
        ],
      },
      { place: 'ocean' },
    ],
  },
  {
    id: 'immigrant-city',
    name: 'Immigrant City',
    number: '200',
    kind: 'active',
    cost: 13,
    tags: ['city', 'building'],
    play: [{ production: { energy: -1, mc: -2 } }, { place: 'city' }],
    effects: [{ when: { laid: 'city', by: 'anyone' }, do: [{ production: { mc: 1 } }] }],
  },
  {
    id: 'flooding',
    name: 'Flooding',
    number: '188',
    kind: 'event',
    cost: 7,
    tags: [],
    points: -1,
    play: [{ inOrder: [{ place: 'ocean' }, { removeAny: { mc: 4 }, beside: 'tile-laid' }] }],
  },
  {
    id: 'mining-rights',
    name: 'Mining Rights',
    number: '067',
    kind: 'automated',
    cost: 9,
    tags: ['building'],
    play: [{ inOrder: [{ place: 'mining-rights', where: 'metal' }, { metalOfArea: 1 }] }],
  },
  {
    id: 'nitrogen-rich-asteroid',
    name: 'Nitrogen-Rich Asteroid',
    number: '037',
    kind: 'event',
    cost: 31,
    tags: ['space'],
    play: [
      { tr: 2 },
      { raise: 'temperature', steps: 1 },
      {
        if: { tags: 'plant', atLeast: 3 },
        do: [{ production: { plants: 4 } }],
        else: [{ production: { plants: 1 } }],
      },
    ],
  },
  {
    id: 'mars-university',
    name: 'Mars University',
    number: '073',
    kind: 'active',
    cost: 8,
    tags: ['science', 'building'],
    points: 1,
    effects: [{ when: { tag: ['science'] }, do: [{ may: [{ inOrder: [{ discard: 1 }, { draw: 1 }] }] }] }],
  },
  {
    id: 'viral-enhancers',
    name: 'Viral Enhancers',
    number: '074',
    kind: 'active',
    cost: 9,
    tags: ['science', 'microbe'],
    effects: [
      {
        when: { tag: ['plant', 'microbe', 'animal'] },
        do: [
          {
            if: { playedHolds: ['microbe', 'animal'] },
            do: [{ choose: [[{ gain: { plants: 1 } }], [{ add: 1, to: 'played' }]] }],
            else: [{ gain: { plants: 1 } }],
          },
        ],
      },
    ],
  },
  {
    id: 'olympus-conference',
    name: 'Olympus Conference',
    number: '185',
    kind: 'active',
    cost: 10,
    tags: ['science', 'earth', 'building'],
    points: 1,
    holds: 'science',
    effects: [
      {
        when: { tag: ['science'] },
        do: [
          {
            choose: [
              [{ add: 1, to: 'this' }],
              [{ inOrder: [{ spend: 1, cube: 'science', from: 'this' }, { draw: 1 }] }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'search-for-life',
    name: 'Search for Life',
    number: '005',
    kind: 'active',
    cost: 3,
    tags: ['science'],
    requires: [{ parameter: 'oxygen', is: 6, max: true }],
    points: { points: 3, ifCubes: 1 },
    holds: 'science',
    actions: [{ cost: [{ lose: { mc: 1 } }], do: [{ reveal: 'microbe', do: [{ add: 1, to: 'this' }] }] }],
  },
  {
    id: 'hired-raiders',
    name: 'Hired Raiders',
    number: '124',
    kind: 'event',
    cost: 1,
    tags: [],
    play: [{ choose: [[{ stealAny: { steel: 2 } }], [{ stealAny: { mc: 3 } }]] }],
  },
]

export const exampleCorporations: readonly CorporationData[] = [
  {
    id: 'beginner-corporation',
    name: 'Beginner Corporation',
    set: 'base',
    tags: [],
    play: [{ gain: { mc: 42 } }],
    beginner: true,
  },
  {
    id: 'credicor',
    name: 'Credicor',
    set: 'base',
    tags: [],
    play: [{ gain: { mc: 57 } }],
    effects: [{ when: { printedCost: 20 }, do: [{ gain: { mc: 4 } }] }],
  },
  {
    id: 'tharsis-republic',
    name: 'Tharsis Republic',
    set: 'base',
    tags: ['building'],
    play: [{ gain: { mc: 40 } }],
    firstAction: [{ place: 'city' }],
    effects: [
      { when: { laid: 'city', by: 'anyone', onMars: true }, do: [{ production: { mc: 1 } }] },
      { when: { laid: 'city' }, do: [{ gain: { mc: 3 } }] },
    ],
  },
]
