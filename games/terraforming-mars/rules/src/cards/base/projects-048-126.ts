import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  atMost,
  automated,
  choose,
  event,
  gain,
  inOrder,
  lose,
  metalOfArea,
  place,
  production,
  raise,
  reduceAny,
  removeAny,
  tags,
} from '../write.js'

/* The base game, projects 048 to 126. */

export const base048To126: readonly ProjectData[] = [
  automated('048', 'Adapted Lichen', 9, ['plant'], { play: [production({ plants: 1 })] }),
  active('052', 'Fish', 9, ['animal'], {
    requires: [atLeast('temperature', 2)],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    play: [reduceAny({ plants: 1 })],
    actions: [{ do: [add(1, 'this')] }],
  }),
  automated('053', 'Lake Marineris', 18, [], {
    requires: [atLeast('temperature', 0)],
    points: 2,
    play: [place('ocean', { count: 2 })],
  }),
  active('054', 'Small Animals', 6, ['animal'], {
    requires: [atLeast('oxygen', 6)],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'animal',
    play: [reduceAny({ plants: 1 })],
    actions: [{ do: [add(1, 'this')] }],
  }),
  automated('055', 'Kelp Farming', 17, ['plant'], {
    requires: [atLeast('oceans', 6)],
    points: 1,
    play: [production({ mc: 2, plants: 3 }), gain({ plants: 2 })],
  }),
  automated('058', 'Beam From A Thorium Asteroid', 32, ['jovian', 'space', 'power'], {
    requires: [tags('jovian', 1)],
    points: 1,
    play: [production({ energy: 3, heat: 3 })],
  }),
  automated('059', 'Mangrove', 12, ['plant'], {
    requires: [atLeast('temperature', 4)],
    points: 1,
    play: [place('greenery', { where: 'ocean-area' })],
  }),
  automated('060', 'Trees', 13, ['plant'], {
    requires: [atLeast('temperature', -4)],
    points: 1,
    play: [production({ plants: 3 }), gain({ plants: 1 })],
  }),
  event('063', 'Mining Expedition', 12, [], {
    play: [gain({ steel: 2 }), raise('oxygen', 1), removeAny({ plants: 2 })],
  }),
  automated('067', 'Mining Rights', 9, ['building'], {
    play: [inOrder(place('mining-rights', { where: 'metal' }), metalOfArea())],
  }),
  active('072', 'Birds', 10, ['animal'], {
    requires: [atLeast('oxygen', 13)],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    play: [reduceAny({ plants: 2 })],
    actions: [{ do: [add(1, 'this')] }],
  }),
  event('075', 'Towing A Comet', 23, ['space'], {
    play: [gain({ plants: 2 }), raise('oxygen', 1), place('ocean')],
  }),
  active('076', 'Space Mirrors', 3, ['power', 'space'], {
    actions: [{ cost: [lose({ mc: 7 })], do: [production({ energy: 1 })] }],
  }),
  automated('077', 'Solar Wind Power', 11, ['science', 'space', 'power'], {
    play: [production({ energy: 1 }), gain({ titanium: 2 })],
  }),
  event('078', 'Ice Asteroid', 23, ['space'], { play: [place('ocean', { count: 2 })] }),
  event('080', 'Giant Ice Asteroid', 36, ['space'], {
    play: [raise('temperature', 2), place('ocean', { count: 2 }), removeAny({ plants: 6 })],
  }),
  automated('081', 'Ganymede Colony', 20, ['jovian', 'space', 'city'], {
    points: { points: 1, per: { tags: 'jovian' } },
    play: [place('city', { where: 'ganymede' })],
  }),
  automated('083', 'Giant Space Mirror', 17, ['power', 'space'], { play: [production({ energy: 3 })] }),
  automated('087', 'Grass', 11, ['plant'], {
    requires: [atLeast('temperature', -16)],
    play: [production({ plants: 1 }), gain({ plants: 3 })],
  }),
  automated('088', 'Heather', 6, ['plant'], {
    requires: [atLeast('temperature', -14)],
    play: [production({ plants: 1 }), gain({ plants: 1 })],
  }),
  automated('089', 'Peroxide Power', 7, ['power', 'building'], {
    play: [production({ mc: -1, energy: 2 })],
  }),
  automated('093', 'Bushes', 10, ['plant'], {
    requires: [atLeast('temperature', -10)],
    play: [production({ plants: 2 }), gain({ plants: 2 })],
  }),
  automated('096', 'Greenhouses', 6, ['plant', 'building'], {
    play: [gain({ plants: 1 }, { per: { tiles: 'city' } })],
  }),
  automated('097', 'Nuclear Zone', 10, ['earth'], {
    points: -2,
    play: [raise('temperature', 2), place('nuclear-zone')],
  }),
  automated('100', 'Fueled Generators', 1, ['power', 'building'], {
    play: [production({ mc: -1, energy: 1 })],
  }),
  active('101', 'Ironworks', 11, ['building'], {
    actions: [{ cost: [lose({ energy: 4 })], do: [gain({ steel: 1 }), raise('oxygen', 1)] }],
  }),
  automated('102', 'Power Grid', 18, ['power'], {
    play: [production({ energy: 1 }, { per: { tags: 'power' } })],
  }),
  active('103', 'Steelworks', 15, ['building'], {
    actions: [{ cost: [lose({ energy: 4 })], do: [gain({ steel: 2 }), raise('oxygen', 1)] }],
  }),
  active('104', 'Ore Processor', 13, ['building'], {
    actions: [{ cost: [lose({ energy: 4 })], do: [gain({ titanium: 1 }), raise('oxygen', 1)] }],
  }),
  automated('108', 'Open City', 23, ['city', 'building'], {
    requires: [atLeast('oxygen', 12)],
    points: 1,
    play: [production({ mc: 4, energy: -1 }), gain({ plants: 2 }), place('city')],
  }),
  automated('113', 'Solar Power', 11, ['power', 'building'], {
    points: 1,
    play: [production({ energy: 1 })],
  }),
  automated('114', 'Breathing Filters', 11, ['science'], {
    requires: [atLeast('oxygen', 7)],
    points: 2,
  }),
  automated('115', 'Artificial Photosynthesis', 12, ['science'], {
    play: [choose([[production({ energy: 2 })], [production({ plants: 1 })]])],
  }),
  automated('116', 'Artificial Lake', 15, ['building'], {
    requires: [atLeast('temperature', -6)],
    points: 1,
    play: [place('ocean', { where: 'land' })],
  }),
  automated('117', 'Geothermal Power', 11, ['power', 'building'], { play: [production({ energy: 2 })] }),
  automated('118', 'Farming', 16, ['plant'], {
    requires: [atLeast('temperature', 4)],
    points: 2,
    play: [production({ mc: 2, plants: 2 }), gain({ plants: 2 })],
  }),
  automated('119', 'Dust Seals', 2, [], {
    requires: [atMost('oceans', 3)],
    points: 1,
  }),
  automated('120', 'Urbanized Area', 10, ['city', 'building'], {
    play: [production({ energy: -1, mc: 2 }), place('city', { where: 'beside-two-cities' })],
  }),
  automated('122', 'Moss', 4, ['plant'], {
    requires: [atLeast('oceans', 3)],
    play: [lose({ plants: 1 }), production({ plants: 1 })],
  }),
  automated('126', 'GHG Factories', 11, ['building'], { play: [production({ energy: -1, heat: 4 })] }),
]
