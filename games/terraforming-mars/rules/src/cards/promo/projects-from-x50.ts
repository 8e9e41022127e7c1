import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  atMost,
  automated,
  cathedral,
  choose,
  cities,
  copyProduction,
  draw,
  event,
  find,
  gain,
  greeneries,
  inOrder,
  lose,
  nomads,
  place,
  production,
  showCards,
  spend,
  takeBackEvents,
  tr,
} from '../write.js'

/* Promotional projects from X50 on. */

export const promoFromX50: readonly ProjectData[] = [
  automated('X50', 'Aqueduct Systems', 9, ['building'], {
    requires: [{ tiles: 'city', count: 1, beside: 'ocean' }],
    points: 1,
    play: [find(3, { tag: 'building' })],
  }),
  automated('X51', 'Astra Mechanica', 7, ['science'], { play: [takeBackEvents(2)] }),
  active('X52', 'Carbon Nanosystems', 14, ['science', 'building'], {
    points: 1,
    holds: 'graphene',
    effects: [
      { when: { tag: ['science'] }, do: [add(1, 'this')] },
      { cubesPay: 4, forTags: ['space', 'city'] },
    ],
  }),
  automated('X53', 'Cyberia Systems', 16, [], {
    play: [production({ steel: 1 }), copyProduction('building', { count: 2 })],
  }),
  automated('X56', 'Hermetic Order of Mars', 10, [], {
    requires: [atMost('oxygen', 4)],
    play: [production({ mc: 2 }), gain({ mc: 1 }, { per: { freeBeside: 'mine' } })],
  }),
  active('X57', 'Homeostasis Bureau', 16, ['building'], {
    play: [production({ heat: 2 })],
    effects: [{ when: { raised: 'temperature' }, do: [gain({ mc: 3 })] }],
  }),
  automated('X58', 'Kaguya Tech', 10, ['city', 'plant'], {
    play: [production({ mc: 2 }), draw(1), place('city', { where: 'own-greenery' })],
  }),
  active('X59', 'Mars Nomads', 13, [], {
    play: [nomads('settle')],
    actions: [{ do: [nomads('move')] }],
  }),
  active('X60', 'Martian Lumber Corp', 6, ['building', 'plant'], {
    requires: [greeneries(2)],
    play: [production({ plants: 1 })],
    effects: [{ plantsPay: 3 }],
  }),
  active('X61', 'Neptunian Power Consultants', 14, ['power'], {
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'hydroelectric',
    effects: [
      {
        when: { laid: 'ocean', by: 'anyone' },
        do: [
          choose([
            [inOrder(lose({ mc: 5 }, { using: ['steel'] }), production({ energy: 1 }), add(1, 'this'))],
            [],
          ]),
        ],
      },
    ],
  }),
  active('X62', 'Red Ships', 2, [], {
    requires: [atLeast('oxygen', 4)],
    actions: [{ do: [gain({ mc: 1 }, { per: { besideOceans: 'cities and special tiles' } })] }],
  }),
  active('X63', 'Solar Logistics', 20, ['earth', 'space'], {
    points: 1,
    play: [gain({ titanium: 2 })],
    effects: [
      { discount: 2, tag: 'earth' },
      { when: { played: 'event', tag: 'space', by: 'anyone' }, do: [draw(1)] },
    ],
  }),
  active('X64', 'St. Joseph of Cupertino Mission', 7, [], {
    points: { points: 1, per: { cathedrals: 'all' } },
    actions: [{ cost: [lose({ mc: 5 }, { using: ['steel'] })], do: [cathedral(2)] }],
  }),
  active('X66', 'Teslaract', 14, ['power', 'building'], {
    play: [tr(1)],
    actions: [{ cost: [production({ energy: -1 })], do: [production({ plants: 1 })] }],
  }),
  event('X67', 'Soil Enrichment', 6, ['microbe', 'plant'], {
    play: [spend(1, 'microbe', 'own-card'), gain({ plants: 5 })],
  }),
  automated('X68', 'Supermarkets', 9, [], {
    requires: [{ tiles: 'city', count: 2, of: 'all' }],
    points: 1,
    play: [production({ mc: 2 })],
  }),
  active('X69', 'Hospitals', 8, ['building'], {
    points: 1,
    holds: 'disease',
    play: [production({ energy: -1 })],
    effects: [{ when: { laid: 'city', by: 'anyone' }, do: [add(1, 'this')] }],
    actions: [
      {
        cost: [spend(1, 'disease', 'own-card')],
        do: [gain({ mc: 1 }, { per: { tiles: 'city' } })],
      },
    ],
  }),
  automated('X70', 'Public Baths', 6, ['building'], {
    requires: [atLeast('oceans', 6)],
    points: 1,
    play: [gain({ mc: 6 })],
  }),
  automated('X71', 'City Parks', 7, ['plant'], {
    requires: [cities(3)],
    points: 2,
    play: [gain({ plants: 2 })],
  }),
  automated('X72', 'Casinos', 5, ['building'], {
    requires: [cities(1)],
    play: [production({ energy: -1, mc: 4 })],
  }),
  event('X73', 'Protected Growth', 2, ['plant'], {
    requires: [atMost('oxygen', 7)],
    play: [gain({ plants: 1 }, { per: { tags: 'power' } })],
  }),
  automated('X74', 'Static Harvesting', 5, ['power'], {
    requires: [atMost('oceans', 3)],
    play: [production({ energy: 1 }), gain({ mc: 1 }, { per: { tags: 'building' } })],
  }),
  active('X75', 'Vermin', 8, ['microbe', 'animal'], {
    points: { points: -1, perCityOf: 'everybody', ifCubes: 10 },
    holds: 'animal',
    effects: [{ when: { laid: 'city', by: 'anyone' }, do: [add(1, 'this')] }],
    actions: [{ do: [add(1, 'this')] }, { do: [add(1, 'any', { cube: 'microbe' })] }],
  }),
  event('X77', 'Public Plans', 7, [], { points: 1, play: [showCards()] }),
  automated('X79', 'Sterling Vents', 5, ['power', 'building'], {
    points: 1,
    play: [production({ heat: -2, energy: 2 })],
  }),
]
