import type { CorporationData, ProjectData } from '../language.js'
import {
  active,
  add,
  atMost,
  automated,
  draw,
  drawPreludes,
  event,
  fundAward,
  gain,
  lose,
  place,
  production,
  raiseLowest,
  tags,
} from '../write.js'

/* The projects and corporations of Prelude. */

export const preludeProjects: readonly ProjectData[] = [
  automated('P36', 'House Printing', 10, ['building'], { points: 1, play: [production({ steel: 1 })] }),
  automated('P37', 'Lava Tube Settlement', 15, ['building', 'city'], {
    play: [production({ mc: 2, energy: -1 }), place('city', { where: 'volcanic' })],
  }),
  event('P38', 'Martian Survey', 9, ['science'], {
    requires: [atMost('oxygen', 4)],
    points: 1,
    play: [draw(2)],
  }),
  active('P39', 'Psychrophiles', 2, ['microbe'], {
    requires: [atMost('temperature', -20)],
    holds: 'microbe',
    effects: [{ cubesPay: 2, forTags: ['plant'] }],
    actions: [{ do: [add(1, 'this')] }],
  }),
  automated('P40', 'Research Coordination', 4, ['wild']),
  automated('P41', 'SF Memorial', 7, ['building'], { points: 1, play: [draw(1)] }),
  automated('P42', 'Space Hotels', 12, ['space', 'earth'], {
    requires: [tags('earth', 2)],
    play: [production({ mc: 4 })],
  }),
]

export const preludeCorporations: readonly CorporationData[] = [
  {
    id: 'point-luna',
    name: 'Point Luna',
    set: 'prelude',
    tags: ['space', 'earth'],
    play: [gain({ mc: 38 }), production({ titanium: 1 })],
    effects: [{ when: { tag: ['earth'] }, do: [draw(1)] }],
  },
  {
    id: 'cheung-shing-mars',
    name: 'Cheung Shing MARS',
    set: 'prelude',
    tags: ['building'],
    play: [gain({ mc: 44 }), production({ mc: 3 })],
    effects: [{ discount: 2, tag: 'building' }],
  },
  {
    id: 'robinson-industries',
    name: 'Robinson Industries',
    set: 'prelude',
    tags: [],
    play: [gain({ mc: 47 })],
    actions: [{ cost: [lose({ mc: 4 })], do: [raiseLowest()] }],
  },
  {
    id: 'valley-trust',
    name: 'Valley Trust',
    set: 'prelude',
    tags: ['earth'],
    play: [gain({ mc: 37 })],
    firstAction: [drawPreludes(3)],
    effects: [{ discount: 2, tag: 'science' }],
  },
  {
    id: 'vitor',
    name: 'Vitor',
    set: 'prelude',
    tags: ['earth'],
    // It shows points, though none that count: its own effect pays for it.
    points: 0,
    play: [gain({ mc: 45 })],
    firstAction: [fundAward()],
    effects: [{ when: { played: 'any', points: 'not-negative' }, do: [gain({ mc: 3 })] }],
  },
]
