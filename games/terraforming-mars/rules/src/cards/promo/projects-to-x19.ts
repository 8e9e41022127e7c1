import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  automated,
  choose,
  doubleParked,
  draw,
  event,
  exchange,
  gain,
  lose,
  park,
  place,
  production,
  raise,
  removeAny,
  reveal,
  spend,
  spendToLook,
  sue,
  tags,
  useAgain,
} from '../write.js'

/* Promotional projects up to number X19. */

export const promoToX19: readonly ProjectData[] = [
  active('033', 'Weather Balloons', 11, ['science'], {
    holds: 'floater',
    play: [draw(1)],
    actions: [
      { do: [add(1, 'this')] },
      {
        cost: [spend(1, 'floater', 'this')],
        do: [gain({ mc: 1 }, { per: { tiles: 'city', onMars: true } })],
      },
    ],
  }),
  event('209', 'Small Asteroid', 10, ['space'], {
    play: [raise('temperature', 1), removeAny({ plants: 2 })],
  }),
  active('210', 'Self-replicating Robots', 7, [], {
    requires: [tags('science', 2)],
    actions: [{ do: [park(2)] }, { do: [doubleParked()] }],
  }),
  automated('211', 'Snow Algae', 12, ['plant'], {
    requires: [atLeast('oceans', 2)],
    play: [production({ plants: 1, heat: 1 })],
  }),
  active('212', 'Penguins', 7, ['animal'], {
    requires: [atLeast('oceans', 8)],
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'animal',
    actions: [{ do: [add(1, 'this')] }],
  }),
  automated('X01', 'Dusk Laser Mining', 8, ['space'], {
    requires: [tags('science', 2)],
    play: [production({ energy: -1, titanium: 1 }), gain({ titanium: 4 })],
  }),
  active('X-1', 'Floyd Continuum', 4, ['science'], {
    actions: [{ do: [gain({ mc: 3 }, { per: { complete: 'parameters' } })] }],
  }),
  event('X02', 'Project Inspection', 0, [], { play: [useAgain()] }),
  automated('X-2', 'New Holland', 20, ['city', 'building'], {
    requires: [{ tiles: 'city', count: 4, of: 'all', onMars: true }],
    play: [production({ mc: 3 }), place('new-holland', { where: 'on-ocean' })],
  }),
  active('X03', 'Energy Market', 3, ['power'], {
    actions: [
      { do: [exchange('mc', 'energy', 2)] },
      { cost: [production({ energy: -1 })], do: [gain({ mc: 8 })] },
    ],
  }),
  active('X04', 'Hi-Tech Lab', 17, ['science', 'building'], {
    points: 1,
    actions: [{ do: [spendToLook('energy')] }],
  }),
  automated('X05', 'Interplanetary Trade', 27, ['space'], {
    points: 1,
    play: [production({ mc: 1 }, { per: { kindsOfTags: 'mine' } })],
  }),
  event('X06', 'Law Suit', 2, ['earth'], { points: -1, play: [sue(3)] }),
  active('X07', 'Mercurian Alloys', 3, ['space'], {
    requires: [tags('science', 2)],
    effects: [{ value: { titanium: 1 } }],
  }),
  active('X08', 'Orbital Cleanup', 14, ['earth', 'space'], {
    points: 2,
    play: [production({ mc: -2 })],
    actions: [{ do: [gain({ mc: 1 }, { per: { tags: 'science' } })] }],
  }),
  active('X10', 'Rego Plastics', 10, ['building'], { points: 1, effects: [{ value: { steel: 1 } }] }),
  active('X11', 'Saturn Surfing', 13, ['jovian', 'earth'], {
    points: 1,
    holds: 'floater',
    play: [add(1, 'this', { per: { tags: 'earth' } })],
    actions: [
      {
        cost: [spend(1, 'floater', 'this')],
        do: [gain({ mc: 1 }, { per: { cubes: 'here', spent: 1 }, most: 5 })],
      },
    ],
  }),
  automated('X12', 'Stanford Torus', 12, ['space', 'city'], {
    points: 2,
    play: [place('city', { where: 'stanford-torus' })],
  }),
  active('X13', 'Advertising', 4, ['earth'], {
    effects: [{ when: { played: 'any', costing: 20 }, do: [production({ mc: 1 })] }],
  }),
  active('X14', 'Asteroid Deflection System', 13, ['space', 'earth', 'building'], {
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'asteroid',
    play: [production({ energy: -1 })],
    effects: [{ protects: ['plants'] }],
    actions: [{ do: [reveal('space', [add(1, 'this')])] }],
  }),
  active('X15', 'Asteroid Hollowing', 16, ['space'], {
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
    holds: 'asteroid',
    actions: [{ cost: [lose({ titanium: 1 })], do: [production({ mc: 1 }), add(1, 'this')] }],
  }),
  active('X16', 'Comet Aiming', 17, ['space'], {
    holds: 'asteroid',
    actions: [
      { cost: [spend(1, 'asteroid', 'this')], do: [place('ocean')] },
      { cost: [lose({ titanium: 1 })], do: [add(1, 'any', { cube: 'asteroid' })] },
    ],
  }),
  event('X17', 'Crash Site Cleanup', 4, [], {
    requires: [{ plantsRemoved: true }],
    points: 1,
    play: [choose([[gain({ titanium: 1 })], [gain({ steel: 2 })]])],
  }),
  active('X18', 'Cutting Edge Technology', 12, ['science'], {
    points: 1,
    effects: [{ discount: 2, on: 'requirement' }],
  }),
  active('X19', 'Directed Impactors', 8, ['space'], {
    holds: 'asteroid',
    actions: [
      { cost: [spend(1, 'asteroid', 'this')], do: [raise('temperature', 1)] },
      { cost: [lose({ mc: 6 }, { using: ['titanium'] })], do: [add(1, 'any', { cube: 'asteroid' })] },
    ],
  }),
]
