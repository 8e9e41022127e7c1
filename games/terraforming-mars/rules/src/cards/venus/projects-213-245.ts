import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  atMost,
  automated,
  choose,
  draw,
  event,
  gain,
  ifSo,
  lose,
  place,
  production,
  raise,
  removeAny,
  spend,
  tags,
  tr,
} from '../write.js'

/* The projects of Venus Next, numbers 213 to 245. */

const ONE_OF_EACH = [tags('venus', 1), tags('earth', 1), tags('jovian', 1)]

export const venus213To245: readonly ProjectData[] = [
  active('213', 'Aerial Mappers', 11, ['venus'], {
    points: 1,
    holds: 'floater',
    actions: [
      { do: [add(1, 'any', { cube: 'floater' })] },
      { cost: [spend(1, 'floater', 'this')], do: [draw(1)] },
    ],
  }),
  event('214', 'Aerosport Tournament', 7, [], {
    requires: [{ floaters: 5 }],
    points: 1,
    play: [gain({ mc: 1 }, { per: { tiles: 'city' } })],
  }),
  event('215', 'Air-Scrapping Expedition', 13, ['venus'], {
    play: [raise('venus', 1), add(3, 'any', { cube: 'floater', tag: 'venus' })],
  }),
  automated('216', 'Atalanta Planitia Lab', 10, ['venus', 'science'], {
    requires: [tags('science', 3)],
    points: 2,
    play: [draw(2)],
  }),
  automated('217', 'Atmoscoop', 22, ['jovian', 'space'], {
    requires: [tags('science', 3)],
    points: 1,
    play: [choose([[raise('temperature', 2)], [raise('venus', 2)]]), add(2, 'any', { cube: 'floater' })],
  }),
  event('218', 'Comet for Venus', 11, ['space'], {
    play: [raise('venus', 1), removeAny({ mc: 4 }, { having: 'venus' })],
  }),
  automated('219', 'Corroder Suits', 8, ['venus'], {
    play: [production({ mc: 2 }), add(1, 'any', { tag: 'venus' })],
  }),
  automated('220', 'Dawn City', 15, ['city', 'space'], {
    requires: [tags('science', 4)],
    points: 3,
    play: [production({ energy: -1, titanium: 1 }), place('city', { where: 'dawn-city' })],
  }),
  active('221', 'Deuterium Export', 11, ['space', 'venus', 'power'], {
    holds: 'floater',
    actions: [
      { do: [add(1, 'this')] },
      { cost: [spend(1, 'floater', 'this')], do: [production({ energy: 1 })] },
    ],
  }),
  active('222', 'Dirigibles', 11, ['venus'], {
    holds: 'floater',
    effects: [{ cubesPay: 3, forTags: ['venus'] }],
    actions: [{ do: [add(1, 'any', { cube: 'floater' })] }],
  }),
  active('223', 'Extractor Balloons', 21, ['venus'], {
    holds: 'floater',
    play: [add(3, 'this')],
    actions: [{ do: [add(1, 'this')] }, { cost: [spend(2, 'floater', 'this')], do: [raise('venus', 1)] }],
  }),
  active('224', 'Extremophiles', 3, ['venus', 'microbe'], {
    requires: [tags('science', 2)],
    points: { points: 1, per: { cubes: 'here' }, each: 3 },
    holds: 'microbe',
    actions: [{ do: [add(1, 'any', { cube: 'microbe' })] }],
  }),
  active('225', 'Floating Habs', 5, ['venus'], {
    requires: [tags('science', 2)],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'floater',
    actions: [{ cost: [lose({ mc: 2 })], do: [add(1, 'any', { cube: 'floater' })] }],
  }),
  active('226', 'Forced Precipitation', 8, ['venus'], {
    holds: 'floater',
    actions: [
      { cost: [spend(2, 'floater', 'this')], do: [raise('venus', 1)] },
      { cost: [lose({ mc: 2 })], do: [add(1, 'this')] },
    ],
  }),
  automated('227', 'Freyja Biodomes', 14, ['plant', 'venus'], {
    requires: [atLeast('venus', 10)],
    points: 2,
    play: [
      production({ energy: -1, mc: 2 }),
      choose(
        [
          [add(2, 'any', { cube: 'microbe', tag: 'venus' })],
          [add(2, 'any', { cube: 'animal', tag: 'venus' })],
        ],
        { evenIfLost: true },
      ),
    ],
  }),
  event('228', 'GHG Import From Venus', 23, ['space', 'venus'], {
    play: [production({ heat: 3 }), raise('venus', 1)],
  }),
  automated('229', 'Giant Solar Shade', 27, ['space', 'venus'], { play: [raise('venus', 3)] }),
  automated('230', 'Gyropolis', 20, ['city', 'building'], {
    play: [
      production({ energy: -2 }),
      production({ mc: 1 }, { per: { tags: ['venus', 'earth'] } }),
      place('city'),
    ],
  }),
  event('231', 'Hydrogen to Venus', 11, ['space'], {
    play: [raise('venus', 1), add(1, 'any', { cube: 'floater', tag: 'venus', per: { tags: 'jovian' } })],
  }),
  automated('232', 'Io Sulphur Research', 17, ['science', 'jovian'], {
    points: 2,
    play: [ifSo({ tags: 'venus', atLeast: 3 }, [draw(3)], [draw(1)])],
  }),
  automated('233', 'Ishtar Mining', 5, ['venus'], {
    requires: [atLeast('venus', 8)],
    play: [production({ titanium: 1 })],
  }),
  active('234', 'Jet Stream Microscrappers', 12, ['venus'], {
    holds: 'floater',
    actions: [
      { cost: [spend(2, 'floater', 'this')], do: [raise('venus', 1)] },
      { cost: [lose({ titanium: 1 })], do: [add(2, 'this')] },
    ],
  }),
  active('235', 'Local Shading', 4, ['venus'], {
    holds: 'floater',
    actions: [{ do: [add(1, 'this')] }, { cost: [spend(1, 'floater', 'this')], do: [production({ mc: 1 })] }],
  }),
  automated('236', 'Luna Metropolis', 21, ['city', 'space', 'earth'], {
    points: 2,
    play: [production({ mc: 1 }, { per: { tags: 'earth' } }), place('city', { where: 'luna-metropolis' })],
  }),
  automated('237', 'Luxury Foods', 8, [], { requires: ONE_OF_EACH, points: 2 }),
  active('238', 'Maxwell Base', 18, ['city', 'venus'], {
    requires: [atLeast('venus', 12)],
    points: 3,
    play: [production({ energy: -1 }), place('city', { where: 'maxwell-base' })],
    actions: [{ do: [add(1, 'any', { tag: 'venus' })] }],
  }),
  automated('239', 'Mining Quota', 5, ['building'], {
    requires: ONE_OF_EACH,
    play: [production({ steel: 2 })],
  }),
  automated('240', 'Neutralizer Factory', 7, ['venus'], {
    requires: [atLeast('venus', 10)],
    play: [raise('venus', 1)],
  }),
  automated('241', 'Omnicourt', 11, ['building'], { requires: ONE_OF_EACH, play: [tr(2)] }),
  automated('242', 'Orbital Reflectors', 26, ['venus', 'space'], {
    play: [production({ heat: 2 }), raise('venus', 2)],
  }),
  active('243', 'Rotator Impacts', 6, ['space'], {
    requires: [atMost('venus', 14)],
    holds: 'asteroid',
    actions: [
      { cost: [spend(1, 'asteroid', 'this')], do: [raise('venus', 1)] },
      { cost: [lose({ mc: 6 }, { using: ['titanium'] })], do: [add(1, 'this')] },
    ],
  }),
  automated('244', 'Sister Planet Support', 7, ['venus', 'earth'], {
    requires: [tags('venus', 1), tags('earth', 1)],
    play: [production({ mc: 3 })],
  }),
  automated('245', 'Solarnet', 7, [], { requires: ONE_OF_EACH, points: 1, play: [draw(2)] }),
]
