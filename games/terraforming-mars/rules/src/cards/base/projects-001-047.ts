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
  ifSo,
  lose,
  place,
  production,
  raise,
  reduceAny,
  removeAny,
  reveal,
  spend,
  tr,
} from '../write.js'

/* The base game, projects 001 to 047. */

export const base001To047: readonly ProjectData[] = [
  automated('001', 'Colonizer Training Camp', 8, ['jovian', 'building'], {
    requires: [atMost('oxygen', 5)],
    points: 2,
  }),
  automated('003', 'Deep Well Heating', 13, ['power', 'building'], {
    play: [production({ energy: 1 }), raise('temperature', 1)],
  }),
  automated('004', 'Cloud Seeding', 11, [], {
    requires: [atLeast('oceans', 3)],
    play: [production({ mc: -1, plants: 2 }), reduceAny({ heat: 1 })],
  }),
  active('005', 'Search For Life', 3, ['science'], {
    requires: [atMost('oxygen', 6)],
    points: { points: 3, ifCubes: 1 },
    holds: 'science',
    actions: [{ cost: [lose({ mc: 1 })], do: [reveal('microbe', [add(1, 'this')])] }],
  }),
  active('007', 'Martian Rails', 13, ['building'], {
    actions: [
      { cost: [lose({ energy: 1 })], do: [gain({ mc: 1 }, { per: { tiles: 'city', onMars: true } })] },
    ],
  }),
  automated('008', 'Capital', 26, ['city', 'building'], {
    requires: [atLeast('oceans', 4)],
    points: { points: 1, per: { beside: 'ocean' } },
    play: [production({ energy: -2, mc: 5 }), place('capital')],
  }),
  event('009', 'Asteroid', 14, ['space'], {
    play: [gain({ titanium: 2 }), raise('temperature', 1), removeAny({ plants: 3 })],
  }),
  event('010', 'Comet', 21, ['space'], {
    play: [raise('temperature', 1), place('ocean'), removeAny({ plants: 3 })],
  }),
  event('011', 'Big Asteroid', 27, ['space'], {
    play: [gain({ titanium: 4 }), raise('temperature', 2), removeAny({ plants: 4 })],
  }),
  active('012', 'Water Import From Europa', 25, ['jovian', 'space'], {
    points: { points: 1, per: { tags: 'jovian' } },
    actions: [{ cost: [lose({ mc: 12 }, { using: ['titanium'] })], do: [place('ocean')] }],
  }),
  active('015', 'Equatorial Magnetizer', 11, ['building'], {
    actions: [{ cost: [production({ energy: -1 })], do: [tr(1)] }],
  }),
  automated('016', 'Domed Crater', 24, ['city', 'building'], {
    requires: [atMost('oxygen', 7)],
    points: 1,
    play: [production({ mc: 3, energy: -1 }), gain({ plants: 3 }), place('city')],
  }),
  automated('017', 'Noctis City', 18, ['city', 'building'], {
    play: [production({ energy: -1, mc: 3 }), place('city', { where: 'noctis' })],
  }),
  automated('018', 'Methane From Titan', 28, ['jovian', 'space'], {
    requires: [atLeast('oxygen', 2)],
    points: 2,
    play: [production({ plants: 2, heat: 2 })],
  }),
  event('019', 'Imported Hydrogen', 16, ['earth', 'space'], {
    play: [
      choose([
        [gain({ plants: 3 })],
        [add(3, 'any', { cube: 'microbe' })],
        [add(2, 'any', { cube: 'animal' })],
      ]),
      place('ocean'),
    ],
  }),
  active('020', 'Research Outpost', 18, ['science', 'city', 'building'], {
    play: [place('city', { where: 'isolated' })],
    effects: [{ discount: 1 }],
  }),
  automated('021', 'Phobos Space Haven', 25, ['space', 'city'], {
    points: 3,
    play: [production({ titanium: 1 }), place('city', { where: 'phobos' })],
  }),
  automated('022', 'Black Polar Dust', 15, [], {
    play: [production({ mc: -2, heat: 3 }), place('ocean')],
  }),
  active('023', 'Arctic Algae', 12, ['plant'], {
    requires: [atMost('temperature', -12)],
    play: [gain({ plants: 1 })],
    effects: [{ when: { laid: 'ocean', by: 'anyone' }, do: [gain({ plants: 2 })] }],
  }),
  active('024', 'Predators', 14, ['animal'], {
    requires: [atLeast('oxygen', 11)],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    actions: [{ cost: [spend(1, 'animal', 'any-card')], do: [add(1, 'this')] }],
  }),
  automated('026', 'Eos Chasma National Park', 16, ['plant', 'building'], {
    requires: [atLeast('temperature', -12)],
    points: 1,
    play: [production({ mc: 2 }), gain({ plants: 3 }), add(1, 'any', { cube: 'animal' })],
  }),
  automated('029', 'Cupola City', 16, ['city', 'building'], {
    requires: [atMost('oxygen', 9)],
    play: [production({ mc: 3, energy: -1 }), place('city')],
  }),
  automated('030', 'Lunar Beam', 13, ['earth', 'power'], {
    play: [production({ mc: -2, energy: 2, heat: 2 })],
  }),
  active('031', 'Optimal Aerobraking', 7, ['space'], {
    effects: [{ when: { played: 'event', tag: 'space' }, do: [gain({ mc: 3, heat: 3 })] }],
  }),
  automated('032', 'Underground City', 18, ['city', 'building'], {
    play: [production({ steel: 2, energy: -2 }), place('city')],
  }),
  active('033', 'Regolith Eaters', 13, ['science', 'microbe'], {
    holds: 'microbe',
    actions: [{ do: [add(1, 'this')] }, { cost: [spend(2, 'microbe', 'this')], do: [raise('oxygen', 1)] }],
  }),
  active('034', 'GHG Producing Bacteria', 8, ['science', 'microbe'], {
    requires: [atLeast('oxygen', 4)],
    holds: 'microbe',
    actions: [
      { do: [add(1, 'this')] },
      { cost: [spend(2, 'microbe', 'this')], do: [raise('temperature', 1)] },
    ],
  }),
  active('035', 'Ants', 9, ['microbe'], {
    requires: [atLeast('oxygen', 4)],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'microbe',
    actions: [{ cost: [spend(1, 'microbe', 'any-card')], do: [add(1, 'this')] }],
  }),
  event('036', 'Release of Inert Gases', 14, [], { play: [tr(2)] }),
  event('037', 'Nitrogen-Rich Asteroid', 31, ['space'], {
    play: [
      tr(2),
      raise('temperature', 1),
      ifSo({ tags: 'plant', atLeast: 3 }, [production({ plants: 4 })], [production({ plants: 1 })]),
    ],
  }),
  active('038', 'Rover Construction', 8, ['building'], {
    points: 1,
    effects: [{ when: { laid: 'city', by: 'anyone' }, do: [gain({ mc: 2 })] }],
  }),
  event('039', 'Deimos Down', 31, ['space'], {
    play: [gain({ steel: 4 }), raise('temperature', 3), removeAny({ plants: 8 })],
  }),
  automated('040', 'Asteroid Mining', 30, ['jovian', 'space'], {
    points: 2,
    play: [production({ titanium: 2 })],
  }),
  automated('041', 'Food Factory', 12, ['building'], {
    points: 1,
    play: [production({ mc: 4, plants: -1 })],
  }),
  automated('042', 'ArchaeBacteria', 6, ['microbe'], {
    requires: [atMost('temperature', -18)],
    play: [production({ plants: 1 })],
  }),
  automated('043', 'Carbonate Processing', 6, ['building'], {
    play: [production({ energy: -1, heat: 3 })],
  }),
  automated('044', 'Natural Preserve', 9, ['science', 'building'], {
    requires: [atMost('oxygen', 4)],
    points: 1,
    play: [production({ mc: 1 }), place('natural-preserve', { where: 'isolated' })],
  }),
  automated('045', 'Nuclear Power', 10, ['power', 'building'], {
    play: [production({ mc: -2, energy: 3 })],
  }),
  automated('047', 'Algae', 10, ['plant'], {
    requires: [atLeast('oceans', 5)],
    play: [production({ plants: 2 }), gain({ plants: 1 })],
  }),
]
