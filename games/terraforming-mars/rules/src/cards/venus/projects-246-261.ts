import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  atMost,
  automated,
  choose,
  cubesInto,
  discard,
  draw,
  event,
  inOrder,
  opponentsDraw,
  place,
  production,
  raise,
  spend,
  tags,
} from '../write.js'

/* The projects of Venus Next, numbers 246 to 261. */

export const venus246To261: readonly ProjectData[] = [
  event('246', 'Spin-Inducing Asteroid', 16, ['space'], {
    requires: [atMost('venus', 10)],
    play: [raise('venus', 2)],
  }),
  automated('247', 'Sponsored Academies', 9, ['earth', 'science'], {
    points: 1,
    play: [inOrder(discard(1), draw(3)), opponentsDraw(1)],
  }),
  active('248', 'Stratopolis', 22, ['city', 'venus'], {
    requires: [tags('science', 2)],
    points: { points: 1, per: { cubes: 'here' }, each: 3 },
    holds: 'floater',
    play: [production({ mc: 2 }), place('city', { where: 'stratopolis' })],
    actions: [{ do: [add(2, 'any', { cube: 'floater', tag: 'venus' })] }],
  }),
  active('249', 'Stratospheric Birds', 12, ['venus', 'animal'], {
    requires: [atLeast('venus', 12)],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    play: [spend(1, 'floater', 'own-card')],
    actions: [{ do: [add(1, 'this')] }],
  }),
  automated('250', 'Sulphur Exports', 21, ['venus', 'space'], {
    play: [production({ mc: 1 }, { per: { tags: 'venus' } }), raise('venus', 1)],
  }),
  active('251', 'Sulphur-Eating Bacteria', 6, ['venus', 'microbe'], {
    requires: [atLeast('venus', 6)],
    holds: 'microbe',
    actions: [{ do: [add(1, 'this')] }, { do: [cubesInto({ mc: 3 })] }],
  }),
  automated('252', 'Terraforming Contract', 8, ['earth'], {
    requires: [{ rating: 25 }],
    play: [production({ mc: 4 })],
  }),
  active('253', 'Thermophiles', 9, ['venus', 'microbe'], {
    requires: [atLeast('venus', 6)],
    holds: 'microbe',
    actions: [
      { do: [add(1, 'any', { cube: 'microbe', tag: 'venus' })] },
      { cost: [spend(2, 'microbe', 'this')], do: [raise('venus', 1)] },
    ],
  }),
  event('254', 'Water to Venus', 9, ['space'], { play: [raise('venus', 1)] }),
  automated('255', 'Venus Governor', 4, ['venus', 'venus'], {
    requires: [tags('venus', 2)],
    play: [production({ mc: 2 })],
  }),
  active('256', 'Venus Magnetizer', 7, ['venus'], {
    requires: [atLeast('venus', 10)],
    actions: [{ cost: [production({ energy: -1 })], do: [raise('venus', 1)] }],
  }),
  automated('257', 'Venus Soils', 20, ['venus', 'plant'], {
    play: [production({ plants: 1 }), raise('venus', 1), add(2, 'any', { cube: 'microbe' })],
  }),
  active('258', 'Venus Waystation', 9, ['venus', 'space'], {
    points: 1,
    effects: [{ discount: 2, tag: 'venus' }],
  }),
  active('259', 'Venusian Animals', 15, ['venus', 'animal', 'science'], {
    requires: [atLeast('venus', 18)],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    effects: [{ when: { tag: ['science'] }, do: [add(1, 'this')] }],
  }),
  active('260', 'Venusian Insects', 5, ['venus', 'microbe'], {
    requires: [atLeast('venus', 12)],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'microbe',
    actions: [{ do: [add(1, 'this')] }],
  }),
  automated('261', 'Venusian Plants', 13, ['venus', 'plant'], {
    requires: [atLeast('venus', 16)],
    points: 1,
    play: [
      raise('venus', 1),
      choose(
        [
          [add(1, 'any', { cube: 'microbe', tag: 'venus' })],
          [add(1, 'any', { cube: 'animal', tag: 'venus' })],
        ],
        { evenIfLost: true },
      ),
    ],
  }),
]
