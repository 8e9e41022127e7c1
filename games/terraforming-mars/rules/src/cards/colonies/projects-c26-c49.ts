import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  automated,
  colony,
  colonyBonuses,
  cubesInto,
  draw,
  event,
  fleets,
  freeTrade,
  gain,
  lose,
  place,
  production,
  reduceAny,
  spend,
  tags,
  tr,
} from '../write.js'

/* Projects of Colonies, C26 to C49. */

export const coloniesC26ToC49: readonly ProjectData[] = [
  automated('C26', 'Minority Refuge', 5, ['space'], {
    play: [production({ mc: -2 }), colony()],
  }),
  automated('C27', 'Molecular Printing', 11, ['science'], {
    play: [gain({ mc: 1 }, { per: { tiles: 'city' } }), gain({ mc: 1 }, { per: { colonies: 'all' } })],
    points: 1,
  }),
  automated('C28', 'Nitrogen from Titan', 25, ['jovian', 'space'], {
    play: [tr(2), add(2, 'any', { cube: 'floater', tag: 'jovian' })],
    points: 1,
  }),
  automated('C29', 'Pioneer Settlement', 13, ['space'], {
    requires: [{ colonies: 1, max: true }],
    play: [production({ mc: -2 }), colony()],
    points: 2,
  }),
  automated('C30', 'Productive Outpost', 0, [], { play: [colonyBonuses()] }),
  automated('C31', 'Quantum Communications', 8, [], {
    requires: [tags('science', 4)],
    play: [production({ mc: 1 }, { per: { colonies: 'all' } })],
    points: 1,
  }),
  active('C32', 'Red Spot Observatory', 17, ['jovian', 'science'], {
    requires: [tags('science', 3)],
    holds: 'floater',
    play: [draw(2)],
    actions: [{ do: [add(1, 'this')] }, { cost: [spend(1, 'floater', 'this')], do: [draw(1)] }],
    points: 2,
  }),
  active('C33', 'Refugee Camps', 10, ['earth'], {
    holds: 'camp',
    actions: [{ cost: [production({ mc: -1 })], do: [add(1, 'this')] }],
    points: { points: 1, per: { cubes: 'here' } },
  }),
  automated('C34', 'Research Colony', 20, ['space', 'science'], {
    play: [draw(2), colony({ again: true })],
  }),
  active('C35', 'Rim Freighters', 4, ['space'], { effects: [{ tradeDiscount: 1 }] }),
  active('C36', 'Sky Docks', 18, ['space', 'earth'], {
    requires: [tags('earth', 2)],
    play: [fleets(1)],
    effects: [{ discount: 1 }],
    points: 2,
  }),
  event('C37', 'Solar Probe', 9, ['space', 'science'], {
    play: [draw(1, { per: { tags: 'science' }, each: 3 })],
    points: 1,
  }),
  automated('C38', 'Solar Reflectors', 23, ['space'], { play: [production({ heat: 5 })] }),
  automated('C39', 'Space Port', 22, ['city', 'building'], {
    requires: [{ colonies: 1 }],
    play: [production({ mc: 4, energy: -1 }), place('city'), fleets(1)],
  }),
  automated('C40', 'Space Port Colony', 27, ['space'], {
    requires: [{ colonies: 1 }],
    play: [colony({ again: true }), fleets(1)],
    points: { points: 1, per: { colonies: 'all' }, each: 2 },
  }),
  active('C41', 'Spin-off Department', 10, ['building'], {
    play: [production({ mc: 2 })],
    effects: [{ when: { played: 'any', costing: 20 }, do: [draw(1)] }],
  }),
  active('C42', 'Sub-zero Salt Fish', 5, ['animal'], {
    requires: [atLeast('temperature', -6)],
    holds: 'animal',
    play: [reduceAny({ plants: 1 })],
    actions: [{ do: [add(1, 'this')] }],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
  }),
  active('C43', 'Titan Air-scrapping', 21, ['jovian'], {
    holds: 'floater',
    actions: [
      { cost: [spend(2, 'floater', 'this')], do: [tr(1)] },
      { cost: [lose({ titanium: 1 })], do: [add(2, 'this')] },
    ],
    points: 2,
  }),
  active('C44', 'Titan Floating Launch-pad', 18, ['jovian'], {
    holds: 'floater',
    play: [add(2, 'any', { cube: 'floater', tag: 'jovian' })],
    actions: [
      { do: [add(1, 'any', { cube: 'floater', tag: 'jovian' })] },
      { cost: [spend(1, 'floater', 'this')], do: [freeTrade()] },
    ],
    points: 1,
  }),
  active('C45', 'Titan Shuttles', 23, ['jovian', 'space'], {
    holds: 'floater',
    actions: [
      { do: [add(2, 'any', { cube: 'floater', tag: 'jovian' })] },
      { do: [cubesInto({ titanium: 1 })] },
    ],
    points: 1,
  }),
  active('C46', 'Trade Envoys', 6, [], { effects: [{ tradeSteps: 1 }] }),
  active('C47', 'Trading Colony', 18, ['space'], { play: [colony()], effects: [{ tradeSteps: 1 }] }),
  automated('C48', 'Urban Decomposers', 6, ['microbe'], {
    requires: [{ colonies: 1 }, { tiles: 'city', count: 1 }],
    play: [production({ plants: 1 }), add(2, 'any', { cube: 'microbe' })],
  }),
  active('C49', 'Warp Drive', 14, ['science'], {
    requires: [tags('science', 5)],
    effects: [{ discount: 4, tag: 'space' }],
    points: 2,
  }),
]
