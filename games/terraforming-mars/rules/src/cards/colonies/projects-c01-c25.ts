import type { ProjectData } from '../language.js'
import {
  active,
  add,
  automated,
  choose,
  colony,
  event,
  gain,
  lose,
  moveMarkers,
  nextCard,
  place,
  production,
  removeAny,
  spend,
  stealAny,
  tags,
  tr,
} from '../write.js'

/* Projects of Colonies, C01 to C25. */

export const coloniesC01ToC25: readonly ProjectData[] = [
  automated('C01', 'Airliners', 11, [], {
    requires: [{ floaters: 3 }],
    play: [production({ mc: 2 }), add(2, 'any', { cube: 'floater' })],
    points: 1,
  }),
  event('C02', 'Air Raid', 0, [], {
    play: [spend(1, 'floater', 'own-card'), stealAny({ mc: 5 })],
  }),
  active('C03', 'Atmo Collectors', 15, [], {
    holds: 'floater',
    play: [add(2, 'any', { cube: 'floater' })],
    actions: [
      { do: [add(1, 'this')] },
      { cost: [spend(1, 'floater', 'this')], do: [gain({ titanium: 2 })] },
      { cost: [spend(1, 'floater', 'this')], do: [gain({ energy: 3 })] },
      { cost: [spend(1, 'floater', 'this')], do: [gain({ heat: 4 })] },
    ],
  }),
  automated('C04', 'Community Services', 13, [], {
    play: [production({ mc: 1 }, { per: { cards: 'without tags' } })],
    points: 1,
  }),
  event('C05', 'Conscription', 5, ['earth'], {
    requires: [tags('earth', 2)],
    play: [nextCard({ discount: 16 })],
    points: -1,
  }),
  automated('C06', 'Corona Extractor', 10, ['space', 'power'], {
    requires: [tags('science', 4)],
    play: [production({ energy: 4 })],
  }),
  active('C07', 'Cryo-Sleep', 10, ['science'], { effects: [{ tradeDiscount: 1 }], points: 1 }),
  automated('C08', 'Earth Elevator', 43, ['space', 'earth'], {
    play: [production({ titanium: 3 })],
    points: 4,
  }),
  automated('C09', 'Ecology Research', 21, ['science', 'plant', 'animal', 'microbe'], {
    play: [
      production({ plants: 1 }, { per: { colonies: 'mine' } }),
      add(1, 'any', { cube: 'animal' }),
      add(2, 'any', { cube: 'microbe' }),
    ],
    points: 1,
  }),
  automated('C10', 'Floater Leasing', 3, [], {
    play: [production({ mc: 1 }, { per: { held: 'floater' }, each: 3 })],
  }),
  event('C11', 'Floater Prototypes', 2, ['science'], { play: [add(2, 'any', { cube: 'floater' })] }),
  active('C12', 'Floater Technology', 7, ['science'], {
    actions: [{ do: [add(1, 'any', { cube: 'floater' })] }],
  }),
  automated('C13', 'Galilean Waystation', 15, ['space'], {
    play: [production({ mc: 1 }, { per: { tags: 'jovian', of: 'all' } })],
    points: 1,
  }),
  automated('C14', 'Heavy Taxation', 3, ['earth'], {
    requires: [tags('earth', 2)],
    play: [production({ mc: 2 }), gain({ mc: 4 })],
    points: -1,
  }),
  automated('C15', 'Ice Moon Colony', 23, ['space'], { play: [place('ocean'), colony()] }),
  event('C16', 'Impactor Swarm', 11, ['space'], {
    requires: [tags('jovian', 2)],
    play: [gain({ heat: 12 }), removeAny({ plants: 2 })],
  }),
  event('C17', 'Interplanetary Colony Ship', 12, ['space', 'earth'], { play: [colony()] }),
  active('C18', 'Jovian Lanterns', 20, ['jovian'], {
    requires: [tags('jovian', 1)],
    holds: 'floater',
    play: [tr(1), add(2, 'any', { cube: 'floater' })],
    actions: [{ cost: [lose({ titanium: 1 })], do: [add(2, 'this')] }],
    points: { points: 1, per: { cubes: 'here' }, each: 2 },
  }),
  active('C19', 'Jupiter Floating Station', 9, ['jovian'], {
    requires: [tags('science', 3)],
    holds: 'floater',
    actions: [
      { do: [add(1, 'any', { cube: 'floater', tag: 'jovian' })] },
      { do: [gain({ mc: 1 }, { per: { cubes: 'here' }, most: 4 })] },
    ],
    points: 1,
  }),
  automated('C20', 'Luna Governor', 4, ['earth', 'earth'], {
    requires: [tags('earth', 3)],
    play: [production({ mc: 2 })],
  }),
  automated('C21', 'Lunar Exports', 19, ['earth', 'space'], {
    play: [choose([[production({ mc: 5 })], [production({ plants: 2 })]])],
  }),
  automated('C22', 'Lunar Mining', 11, ['earth'], {
    play: [production({ titanium: 1 }, { per: { tags: 'earth' }, each: 2 })],
  }),
  event('C23', 'Market Manipulation', 1, ['earth'], { play: [moveMarkers()] }),
  active('C24', 'Martian Zoo', 12, ['animal', 'building'], {
    requires: [{ tiles: 'city', count: 2, of: 'all' }],
    holds: 'animal',
    effects: [{ when: { tag: ['earth'] }, do: [add(1, 'this')] }],
    actions: [{ do: [gain({ mc: 1 }, { per: { cubes: 'here' } })] }],
    points: 1,
  }),
  automated('C25', 'Mining Colony', 20, ['space'], {
    play: [production({ titanium: 1 }), colony()],
  }),
]
