import type { ProjectData } from './language.js'
import { active, atLeast, atMost, automated, cities, event } from './write.js'

/* Promotional projects from X50 on. */

export const promoThree: readonly ProjectData[] = [
  active('X63', 'Solar Logistics', 20, ['earth', 'space'], {
    points: 1,
    play: [{ gain: { titanium: 2 } }],
    effects: [
      { discount: 2, tag: 'earth' },
      { when: { played: 'event', tag: 'space', by: 'anyone' }, do: [{ draw: 1 }] },
    ],
  }),
  active('X66', 'Teslaract', 14, ['power', 'building'], {
    play: [{ tr: 1 }],
    actions: [{ cost: [{ production: { energy: -1 } }], do: [{ production: { plants: 1 } }] }],
  }),
  automated('X68', 'Supermarkets', 9, [], {
    requires: [{ tiles: 'city', count: 2, of: 'all' }],
    points: 1,
    play: [{ production: { mc: 2 } }],
  }),
  automated('X70', 'Public Baths', 6, ['building'], {
    requires: [atLeast('oceans', 6)],
    points: 1,
    play: [{ gain: { mc: 6 } }],
  }),
  automated('X71', 'City Parks', 7, ['plant'], {
    requires: [cities(3)],
    points: 2,
    play: [{ gain: { plants: 2 } }],
  }),
  automated('X72', 'Casinos', 5, ['building'], {
    requires: [cities(1)],
    play: [{ production: { energy: -1, mc: 4 } }],
  }),
  event('X73', 'Protected Growth', 2, ['plant'], {
    requires: [atMost('oxygen', 7)],
    play: [{ gain: { plants: 1 }, per: { tags: 'power' } }],
  }),
  automated('X74', 'Static Harvesting', 5, ['power'], {
    requires: [atMost('oceans', 3)],
    play: [{ production: { energy: 1 } }, { gain: { mc: 1 }, per: { tags: 'building' } }],
  }),
  automated('X79', 'Sterling Vents', 5, ['power', 'building'], {
    points: 1,
    play: [{ production: { heat: -2, energy: 2 } }],
  }),
]
