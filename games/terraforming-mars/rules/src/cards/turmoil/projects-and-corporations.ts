import type { CorporationData, ProjectData } from '../language.js'
import {
  active,
  add,
  automated,
  banDelegate,
  delegates,
  draw,
  event,
  gain,
  lose,
  place,
  production,
  recruit,
  removeAny,
  takeChair,
  tr,
} from '../write.js'

/* The projects and corporations of Turmoil. */

export const turmoilProjects: readonly ProjectData[] = [
  automated('T01', 'Aerial Lenses', 2, [], {
    requires: [{ party: 'kelvinists' }],
    points: -1,
    play: [production({ heat: 2 }), removeAny({ plants: 2 })],
  }),
  event('T02', 'Banned Delegate', 0, [], { requires: [{ chairman: true }], play: [banDelegate()] }),
  automated('T03', 'Cultural Metropolis', 20, ['city', 'building'], {
    requires: [{ party: 'unity' }],
    play: [production({ energy: -1, mc: 3 }), place('city'), delegates(2)],
  }),
  automated('T04', 'Diaspora Movement', 7, ['jovian'], {
    requires: [{ party: 'reds' }],
    points: 1,
    play: [gain({ mc: 1 }, { per: { tags: 'jovian', of: 'all' } })],
  }),
  active('T05', 'Event Analysts', 5, ['science'], {
    requires: [{ party: 'scientists' }],
    effects: [{ influence: 1 }],
  }),
  active('T06', 'GMO Contract', 3, ['microbe', 'science'], {
    requires: [{ party: 'greens' }],
    effects: [{ when: { tag: ['animal', 'plant', 'microbe'] }, do: [gain({ mc: 2 })] }],
  }),
  active('T07', 'Martian Media Center', 7, ['building'], {
    requires: [{ party: 'mars-first' }],
    play: [production({ mc: 2 })],
    actions: [{ cost: [lose({ mc: 3 })], do: [delegates(1)] }],
  }),
  automated('T08', 'Parliament Hall', 8, ['building'], {
    requires: [{ party: 'mars-first' }],
    points: 1,
    play: [production({ mc: 1 }, { per: { tags: 'building' }, each: 3 })],
  }),
  automated('T09', 'PR Office', 7, ['earth'], {
    requires: [{ party: 'unity' }],
    play: [gain({ mc: 1 }, { per: { tags: 'earth' } }), tr(1)],
  }),
  event('T10', 'Public Celebrations', 8, [], { requires: [{ chairman: true }], points: 2 }),
  event('T11', 'Recruitment', 2, [], { play: [recruit()] }),
  event('T12', 'Red Tourism Wave', 3, ['earth'], {
    requires: [{ party: 'reds' }],
    play: [gain({ mc: 1 }, { per: { freeBeside: 'mine' } })],
  }),
  automated('T13', 'Sponsored Mohole', 5, ['building'], {
    requires: [{ party: 'kelvinists' }],
    play: [production({ heat: 2 })],
  }),
  automated('T14', 'Supported Research', 3, ['science'], {
    requires: [{ party: 'scientists' }],
    play: [draw(2)],
  }),
  automated('T15', 'Wildlife Dome', 15, ['animal', 'plant', 'building'], {
    requires: [{ party: 'greens' }],
    play: [place('greenery')],
  }),
  event('T16', 'Vote of No Confidence', 5, [], {
    requires: [{ partiesLed: 1 }],
    play: [takeChair(), tr(1)],
  }),
  event('X09', 'Political Alliance', 4, [], { requires: [{ partiesLed: 2 }], play: [tr(1)] }),
]

export const turmoilCorporations: readonly CorporationData[] = [
  {
    id: 'pristar',
    name: 'Pristar',
    set: 'turmoil',
    tags: [],
    holds: 'preservation',
    points: { points: 1, per: { cubes: 'here' } },
    play: [gain({ mc: 53 }), tr(-2)],
    effects: [{ when: { productionPhase: 'rating-not-raised' }, do: [add(1, 'this'), gain({ mc: 6 })] }],
  },
  {
    id: 'terralabs-research',
    name: 'TerraLabs Research',
    set: 'turmoil',
    tags: ['science', 'earth'],
    play: [gain({ mc: 14 }), tr(-1)],
    effects: [{ cardPrice: 1 }],
  },
  {
    id: 'septem-tribus',
    name: 'Septem Tribus',
    set: 'turmoil',
    tags: ['wild'],
    play: [gain({ mc: 36 })],
    actions: [{ do: [gain({ mc: 2 }, { per: { parties: 'mine' } })] }],
  },
  {
    id: 'utopia-invest',
    name: 'Utopia Invest',
    set: 'turmoil',
    tags: ['building'],
    play: [gain({ mc: 40 }), production({ steel: 1, titanium: 1 })],
    actions: [
      { cost: [production({ mc: -1 })], do: [gain({ mc: 4 })] },
      { cost: [production({ steel: -1 })], do: [gain({ steel: 4 })] },
      { cost: [production({ titanium: -1 })], do: [gain({ titanium: 4 })] },
      { cost: [production({ plants: -1 })], do: [gain({ plants: 4 })] },
      { cost: [production({ energy: -1 })], do: [gain({ energy: 4 })] },
      { cost: [production({ heat: -1 })], do: [gain({ heat: 4 })] },
    ],
  },
  {
    id: 'lakefront-resorts',
    name: 'Lakefront Resorts',
    set: 'turmoil',
    tags: ['building'],
    play: [gain({ mc: 54 })],
    effects: [{ when: { laid: 'ocean', by: 'anyone' }, do: [production({ mc: 1 })] }, { oceanMoney: 1 }],
  },
]
