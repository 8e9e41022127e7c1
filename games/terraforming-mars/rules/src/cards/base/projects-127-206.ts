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
  inOrder,
  lose,
  nextCard,
  place,
  production,
  raise,
  reduceAny,
  removeAny,
  shiftProduction,
  spend,
  tags,
  tr,
} from '../write.js'

/* The base game, projects 127 to 206. */

export const base127To206: readonly ProjectData[] = [
  event('127', 'Subterranean Reservoir', 11, [], { play: [place('ocean')] }),
  active('128', 'Ecological Zone', 12, ['animal', 'plant'], {
    requires: [{ tiles: 'greenery', count: 1 }],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'animal',
    play: [place('ecological-zone', { where: 'beside-greenery' })],
    effects: [{ when: { tag: ['animal', 'plant'] }, do: [add(1, 'this')] }],
  }),
  automated('129', 'Zeppelins', 13, [], {
    requires: [atLeast('oxygen', 5)],
    points: 1,
    play: [production({ mc: 1 }, { per: { tiles: 'city', onMars: true } })],
  }),
  automated('130', 'Worms', 8, ['microbe'], {
    requires: [atLeast('oxygen', 4)],
    play: [production({ plants: 1 }, { per: { tags: 'microbe' }, each: 2 })],
  }),
  active('131', 'Decomposers', 5, ['microbe'], {
    requires: [atLeast('oxygen', 3)],
    points: { points: 1, per: { cubes: 'here' }, each: 3 },
    holds: 'microbe',
    effects: [{ when: { tag: ['animal', 'plant', 'microbe'] }, do: [add(1, 'this')] }],
  }),
  automated('132', 'Fusion Power', 14, ['science', 'power', 'building'], {
    requires: [tags('power', 2)],
    play: [production({ energy: 3 })],
  }),
  active('133', 'Symbiotic Fungus', 4, ['microbe'], {
    requires: [atLeast('temperature', -14)],
    actions: [{ do: [add(1, 'any', { cube: 'microbe' })] }],
  }),
  active('134', 'Extreme-Cold Fungus', 13, ['microbe'], {
    requires: [atMost('temperature', -10)],
    actions: [{ do: [gain({ plants: 1 })] }, { do: [add(2, 'any', { cube: 'microbe' })] }],
  }),
  automated('135', 'Advanced Ecosystems', 11, ['plant', 'microbe', 'animal'], {
    requires: [tags('plant', 1), tags('animal', 1), tags('microbe', 1)],
    points: 3,
  }),
  automated('136', 'Great Dam', 12, ['power', 'building'], {
    requires: [atLeast('oceans', 4)],
    points: 1,
    play: [production({ energy: 2 })],
  }),
  automated('138', 'Strip Mine', 25, ['building'], {
    play: [production({ steel: 2, titanium: 1, energy: -2 }), raise('oxygen', 2)],
  }),
  automated('139', 'Wave Power', 8, ['power'], {
    requires: [atLeast('oceans', 3)],
    points: 1,
    play: [production({ energy: 1 })],
  }),
  event('140', 'Lava Flows', 18, [], {
    play: [raise('temperature', 2), place('lava-flows', { where: 'volcanic' })],
  }),
  automated('141', 'Power Plant', 4, ['power', 'building'], { play: [production({ energy: 1 })] }),
  automated('142', 'Mohole Area', 20, ['building'], {
    play: [production({ heat: 4 }), place('mohole-area', { where: 'ocean-area' })],
  }),
  event('143', 'Large Convoy', 36, ['earth', 'space'], {
    points: 2,
    play: [place('ocean'), draw(2), choose([[gain({ plants: 5 })], [add(4, 'any', { cube: 'animal' })]])],
  }),
  automated('145', 'Tectonic Stress Power', 18, ['power', 'building'], {
    requires: [tags('science', 2)],
    points: 1,
    play: [production({ energy: 3 })],
  }),
  automated('146', 'Nitrophilic Moss', 8, ['plant'], {
    requires: [atLeast('oceans', 3)],
    play: [lose({ plants: 2 }), production({ plants: 2 })],
  }),
  active('147', 'Herbivores', 12, ['animal'], {
    requires: [atLeast('oxygen', 8)],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'animal',
    play: [reduceAny({ plants: 1 }), add(1, 'this')],
    effects: [{ when: { laid: 'greenery' }, do: [add(1, 'this')] }],
  }),
  automated('148', 'Insects', 9, ['microbe'], {
    requires: [atLeast('oxygen', 6)],
    play: [production({ plants: 1 }, { per: { tags: 'plant' } })],
  }),
  automated('152', 'Insulation', 2, [], { play: [shiftProduction('heat', 'mc')] }),
  active('153', 'Adaptation Technology', 12, ['science'], {
    points: 1,
    effects: [{ slack: 2 }],
  }),
  automated('155', 'Designed Microorganisms', 16, ['science', 'microbe'], {
    requires: [atMost('temperature', -14)],
    play: [production({ plants: 2 })],
  }),
  active('157', 'Nitrite Reducing Bacteria', 11, ['microbe'], {
    holds: 'microbe',
    play: [add(3, 'this')],
    actions: [{ do: [add(1, 'this')] }, { cost: [spend(3, 'microbe', 'this')], do: [tr(1)] }],
  }),
  automated('158', 'Industrial Microbes', 12, ['microbe', 'building'], {
    play: [production({ steel: 1, energy: 1 })],
  }),
  automated('159', 'Lichen', 7, ['plant'], {
    requires: [atLeast('temperature', -24)],
    play: [production({ plants: 1 })],
  }),
  event('161', 'Convoy From Europa', 15, ['space'], { play: [place('ocean'), draw(1)] }),
  event('162', 'Imported GHG', 7, ['earth', 'space'], {
    play: [production({ heat: 1 }), gain({ heat: 3 })],
  }),
  event('163', 'Imported Nitrogen', 23, ['earth', 'space'], {
    play: [tr(1), gain({ plants: 4 }), add(3, 'any', { cube: 'microbe' }), add(2, 'any', { cube: 'animal' })],
  }),
  automated('164', 'Micro-Mills', 3, [], { play: [production({ heat: 1 })] }),
  automated('165', 'Magnetic Field Generators', 20, ['building'], {
    play: [production({ plants: 2, energy: -4 }), tr(3)],
  }),
  active('166', 'Shuttles', 10, ['space'], {
    requires: [atLeast('oxygen', 5)],
    points: 1,
    play: [production({ mc: 2, energy: -1 })],
    effects: [{ discount: 2, tag: 'space' }],
  }),
  event('167', 'Import of Advanced GHG', 9, ['earth', 'space'], { play: [production({ heat: 2 })] }),
  automated('168', 'Windmills', 6, ['power', 'building'], {
    requires: [atLeast('oxygen', 7)],
    points: 1,
    play: [production({ energy: 1 })],
  }),
  automated('169', 'Tundra Farming', 16, ['plant'], {
    requires: [atLeast('temperature', -6)],
    points: 2,
    play: [production({ mc: 2, plants: 1 }), gain({ plants: 1 })],
  }),
  event('170', 'Aerobraked Ammonia Asteroid', 26, ['space'], {
    play: [production({ heat: 3, plants: 1 }), add(2, 'any', { cube: 'microbe' })],
  }),
  automated('171', 'Magnetic Field Dome', 5, ['building'], {
    play: [production({ plants: 1, energy: -2 }), tr(1)],
  }),
  active('172', 'Pets', 10, ['earth', 'animal'], {
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'animal',
    play: [add(1, 'this')],
    effects: [{ when: { laid: 'city', by: 'anyone' }, do: [add(1, 'this')] }, { keepsCubes: true }],
  }),
  automated('174', 'Protected Valley', 23, ['plant', 'building'], {
    play: [production({ mc: 2 }), place('greenery', { where: 'ocean-area' })],
  }),
  automated('176', 'Noctis Farming', 10, ['plant', 'building'], {
    requires: [atLeast('temperature', -20)],
    points: 1,
    play: [production({ mc: 1 }), gain({ plants: 2 })],
  }),
  active('177', 'Water Splitting Plant', 12, ['building'], {
    requires: [atLeast('oceans', 2)],
    actions: [{ cost: [lose({ energy: 3 })], do: [raise('oxygen', 1)] }],
  }),
  automated('178', 'Heat Trappers', 6, ['power', 'building'], {
    points: -1,
    play: [production({ energy: 1 }), reduceAny({ heat: 2 })],
  }),
  automated('179', 'Soil Factory', 9, ['building'], {
    points: 1,
    play: [production({ plants: 1, energy: -1 })],
  }),
  event('181', 'Ice Cap Melting', 5, [], {
    requires: [atLeast('temperature', 2)],
    play: [place('ocean')],
  }),
  automated('183', 'Biomass Combustors', 4, ['power', 'building'], {
    requires: [atLeast('oxygen', 6)],
    points: -1,
    play: [production({ energy: 2 }), reduceAny({ plants: 1 })],
  }),
  active('184', 'Livestock', 13, ['animal'], {
    requires: [atLeast('oxygen', 9)],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    play: [production({ mc: 2, plants: -1 })],
    actions: [{ do: [add(1, 'this')] }],
  }),
  active('187', 'Aquifer Pumping', 18, ['building'], {
    actions: [{ cost: [lose({ mc: 8 }, { using: ['steel'] })], do: [place('ocean')] }],
  }),
  event('188', 'Flooding', 7, [], {
    points: -1,
    play: [inOrder(place('ocean'), removeAny({ mc: 4 }, { beside: 'tile-laid' }))],
  }),
  automated('189', 'Energy Saving', 15, ['power'], {
    play: [production({ energy: 1 }, { per: { tiles: 'city' } })],
  }),
  event('190', 'Local Heat Trapping', 1, [], {
    play: [lose({ heat: 5 }), choose([[gain({ plants: 4 })], [add(2, 'any', { cube: 'animal' })]])],
  }),
  event('191', 'Permafrost Extraction', 8, [], {
    requires: [atLeast('temperature', -8)],
    play: [place('ocean')],
  }),
  automated('193', 'Plantation', 15, ['plant'], {
    requires: [tags('science', 2)],
    play: [place('greenery')],
  }),
  automated('198', 'Immigration Shuttles', 31, ['earth', 'space'], {
    points: { points: 1, per: { tiles: 'city' }, each: 3 },
    play: [production({ mc: 5 })],
  }),
  active('200', 'Immigrant City', 13, ['city', 'building'], {
    play: [production({ energy: -1, mc: -2 }), place('city')],
    effects: [{ when: { laid: 'city', by: 'anyone' }, do: [production({ mc: 1 })] }],
  }),
  active('202', 'Underground Detonations', 6, ['building'], {
    actions: [{ cost: [lose({ mc: 10 })], do: [production({ heat: 2 })] }],
  }),
  automated('203', 'Soletta', 35, ['space'], { play: [production({ heat: 7 })] }),
  automated('205', 'Rad-Chem Factory', 8, ['building'], {
    play: [production({ energy: -1 }), tr(2)],
  }),
  event('206', 'Special Design', 4, ['science'], { play: [nextCard({ slack: 2 })] }),
]
