import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  automated,
  choose,
  draw,
  event,
  gain,
  greeneries,
  lose,
  oceanByFirst,
  place,
  production,
  raise,
  removeAny,
  spend,
  tags,
  tr,
} from '../write.js'

/* Promotional projects from X20 to X48. */

export const promoX20ToX48: readonly ProjectData[] = [
  event('X20', 'Diversity Support', 1, [], { requires: [{ kindsOfResources: 9 }], play: [tr(1)] }),
  automated('X21', 'Field-Capped City', 29, ['city', 'building', 'power'], {
    play: [production({ energy: 1, mc: 2 }), gain({ plants: 3 }), place('city')],
  }),
  event('X22', 'Imported Nutrients', 14, ['earth', 'space'], {
    play: [gain({ plants: 4 }), add(4, 'any', { cube: 'microbe' })],
  }),
  automated('X23', 'Jovian Embassy', 14, ['jovian', 'building'], { points: 1, play: [tr(1)] }),
  automated('X24', 'Magnetic Shield', 24, ['space'], { requires: [tags('power', 3)], play: [tr(4)] }),
  active('X25', 'Meat Industry', 5, ['building'], {
    effects: [{ when: { added: 'animal' }, do: [gain({ mc: 2 })] }],
  }),
  active('X26', 'Meltworks', 4, ['building'], {
    actions: [{ cost: [lose({ heat: 5 })], do: [gain({ steel: 3 })] }],
  }),
  active('X27', 'Mohole Lake', 31, ['building'], {
    play: [gain({ plants: 3 }), raise('temperature', 1), place('ocean')],
    actions: [
      {
        do: [choose([[add(1, 'any', { cube: 'microbe' })], [add(1, 'any', { cube: 'animal' })]])],
      },
    ],
  }),
  automated('X28', 'Potatoes', 2, ['plant'], { play: [lose({ plants: 2 }), production({ mc: 2 })] }),
  active('X29', 'Sub-Crust Measurements', 20, ['science', 'building', 'earth'], {
    requires: [tags('science', 2)],
    points: 2,
    actions: [{ do: [draw(1)] }],
  }),
  active('X30', 'Topsoil Contract', 8, ['microbe', 'earth'], {
    play: [gain({ plants: 3 })],
    effects: [{ when: { added: 'microbe' }, do: [gain({ mc: 1 })] }],
  }),
  event('X31', 'Deimos Down', 31, ['space'], {
    id: 'deimos-down-promo',
    replaces: 'deimos-down',
    play: [
      raise('temperature', 3),
      gain({ steel: 4 }),
      place('deimos-down', { where: 'beside-no-city' }),
      removeAny({ plants: 6 }),
    ],
  }),
  automated('X32', 'Great Dam', 15, ['power', 'building'], {
    id: 'great-dam-promo',
    replaces: 'great-dam',
    requires: [atLeast('oceans', 4)],
    points: 1,
    play: [production({ energy: 2 }), place('great-dam', { where: 'beside-ocean' })],
  }),
  automated('X33', 'Magnetic Field Generators', 22, ['building'], {
    id: 'magnetic-field-generators-promo',
    replaces: 'magnetic-field-generators',
    play: [production({ energy: -4, plants: 2 }), tr(3), place('magnetic-field-generators')],
  }),
  active('X34', 'Asteroid Rights', 10, ['earth', 'space'], {
    holds: 'asteroid',
    play: [add(2, 'this')],
    actions: [
      { cost: [lose({ mc: 1 })], do: [add(1, 'any', { cube: 'asteroid' })] },
      { cost: [spend(1, 'asteroid', 'this')], do: [production({ mc: 1 })] },
      { cost: [spend(1, 'asteroid', 'this')], do: [gain({ titanium: 2 })] },
    ],
  }),
  automated('X35', 'Bactoviral Research', 10, ['microbe', 'science'], {
    play: [draw(1), add(1, 'any', { cube: 'microbe', per: { tags: 'science' } })],
  }),
  active('X36', 'Bio Printing Facility', 7, ['building'], {
    actions: [
      { cost: [lose({ energy: 2 })], do: [gain({ plants: 2 })] },
      { cost: [lose({ energy: 2 })], do: [add(1, 'any', { cube: 'animal' })] },
    ],
  }),
  event('X37', 'Harvest', 4, ['plant'], { requires: [greeneries(3)], play: [gain({ mc: 12 })] }),
  automated('X38', 'Outdoor Sports', 8, [], {
    requires: [{ tiles: 'city', count: 1, of: 'all', beside: 'ocean' }],
    points: 1,
    play: [production({ mc: 2 })],
  }),
  automated('X44', '16 Psyche', 31, ['space'], {
    points: 2,
    play: [production({ titanium: 2 }), gain({ titanium: 3 })],
  }),
  automated('X45', 'Robot Pollinators', 9, [], {
    requires: [atLeast('oxygen', 4)],
    play: [production({ plants: 1 }), gain({ plants: 1 }, { per: { tags: 'plant' } })],
  }),
  active('X46', 'Supercapacitors', 4, ['power', 'building'], {
    play: [production({ mc: 1 })],
    effects: [{ keepsEnergy: true }],
  }),
  active('X47', 'Icy Impactors', 15, ['space'], {
    holds: 'asteroid',
    actions: [
      { cost: [lose({ mc: 10 }, { using: ['titanium'] })], do: [add(2, 'this')] },
      { cost: [spend(1, 'asteroid', 'this')], do: [oceanByFirst()] },
    ],
  }),
  active('X48', 'Directed Heat Usage', 1, [], {
    actions: [
      { cost: [lose({ heat: 3 })], do: [gain({ mc: 4 })] },
      { cost: [lose({ heat: 3 })], do: [gain({ plants: 2 })] },
    ],
  }),
]
