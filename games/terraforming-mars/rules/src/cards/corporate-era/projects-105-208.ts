import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atLeast,
  automated,
  choose,
  draw,
  event,
  exchange,
  gain,
  inOrder,
  lookAndBuy,
  lookAndKeep,
  lose,
  nextCard,
  place,
  production,
  reduceAny,
  removeAny,
  spend,
  stealAny,
  tags,
  tr,
} from '../write.js'

/* Corporate Era, projects 105 to 208. */

export const corporateEra105To208: readonly ProjectData[] = [
  active('105', 'Earth Office', 1, ['earth'], { effects: [{ discount: 3, tag: 'earth' }] }),
  automated('106', 'Acquired Company', 10, ['earth'], { play: [production({ mc: 3 })] }),
  automated('107', 'Media Archives', 8, ['earth'], { play: [gain({ mc: 1 }, { per: { events: 'all' } })] }),
  active('109', 'Media Group', 6, ['earth'], {
    effects: [{ when: { played: 'event' }, do: [gain({ mc: 3 })] }],
  }),
  active('110', 'Business Network', 4, ['earth'], {
    play: [production({ mc: -1 })],
    actions: [{ do: [lookAndBuy(1)] }],
  }),
  event('111', 'Business Contacts', 7, ['earth'], { play: [lookAndKeep(4, 2)] }),
  event('112', 'Bribed Committee', 7, ['earth'], {
    points: -2,
    play: [tr(2)],
  }),
  event('121', 'Sabotage', 1, [], {
    play: [choose([[removeAny({ titanium: 3 })], [removeAny({ steel: 4 })], [removeAny({ mc: 7 })]])],
  }),
  active('123', 'Industrial Center', 4, ['building'], {
    play: [place('industrial-center', { where: 'beside-city' })],
    actions: [{ cost: [lose({ mc: 7 })], do: [production({ steel: 1 })] }],
  }),
  event('124', 'Hired Raiders', 1, [], {
    play: [choose([[stealAny({ steel: 2 })], [stealAny({ mc: 3 })]])],
  }),
  automated('125', 'Hackers', 3, [], {
    points: -1,
    play: [production({ energy: -1, mc: 2 }), reduceAny({ mc: 2 })],
  }),
  automated('137', 'Cartel', 8, ['earth'], { play: [production({ mc: 1 }, { per: { tags: 'earth' } })] }),
  automated('144', 'Titanium Mine', 7, ['building'], { play: [production({ titanium: 1 })] }),
  event('149', "CEO's Favorite Project", 1, [], { play: [add(1, 'any-with-cubes')] }),
  active('150', 'Anti-Gravity Technology', 14, ['science'], {
    requires: [tags('science', 7)],
    points: 3,
    effects: [{ discount: 2 }],
  }),
  event('151', 'Investment Loan', 3, ['earth'], { play: [production({ mc: -1 }), gain({ mc: 10 })] }),
  active('154', 'Caretaker Contract', 3, [], {
    requires: [atLeast('temperature', 0)],
    actions: [{ cost: [lose({ heat: 8 })], do: [tr(1)] }],
  }),
  active('156', 'Standard Technology', 6, ['science'], {
    effects: [{ when: { project: 'any' }, do: [gain({ mc: 3 })] }],
  }),
  automated('160', 'Power Supply Consortium', 5, ['power'], {
    requires: [tags('power', 2)],
    play: [reduceAny({ energy: 1 }), production({ energy: 1 })],
  }),
  active('173', 'Protected Habitats', 5, [], {
    effects: [{ protects: ['plants', 'animal', 'microbe'] }],
  }),
  automated('175', 'Satellites', 10, ['space'], {
    play: [production({ mc: 1 }, { per: { tags: 'space' } })],
  }),
  automated('180', 'Fuel Factory', 6, ['building'], {
    play: [production({ mc: 1, titanium: 1, energy: -1 })],
  }),
  automated('182', 'Corporate Stronghold', 11, ['city', 'building'], {
    points: -2,
    play: [production({ mc: 3, energy: -1 }), place('city')],
  }),
  active('185', 'Olympus Conference', 10, ['science', 'earth', 'building'], {
    points: 1,
    holds: 'science',
    effects: [
      {
        when: { tag: ['science'] },
        do: [choose([[add(1, 'this')], [inOrder(spend(1, 'science', 'this'), draw(1))]])],
      },
    ],
  }),
  automated('186', 'Rad-Suits', 6, [], {
    requires: [{ tiles: 'city', count: 2, of: 'all' }],
    points: 1,
    play: [production({ mc: 1 })],
  }),
  event('192', 'Invention Contest', 2, ['science'], { play: [lookAndKeep(3, 1)] }),
  active('194', 'Power Infrastructure', 4, ['power', 'building'], {
    actions: [{ do: [exchange('energy', 'mc')] }],
  }),
  event('195', 'Indentured Workers', 0, [], {
    points: -1,
    play: [nextCard({ discount: 8 })],
  }),
  automated('196', 'Lagrange Observatory', 9, ['science', 'space'], {
    points: 1,
    play: [draw(1)],
  }),
  automated('197', 'Terraforming Ganymede', 33, ['jovian', 'space'], {
    points: 2,
    play: [tr(1, { per: { tags: 'jovian' } })],
  }),
  active('199', 'Restricted Area', 11, ['science'], {
    play: [place('restricted-area')],
    actions: [{ cost: [lose({ mc: 2 })], do: [draw(1)] }],
  }),
  automated('201', 'Energy Tapping', 3, ['power'], {
    points: -1,
    play: [reduceAny({ energy: 1 }), production({ energy: 1 })],
  }),
  event('204', 'Technology Demonstration', 5, ['science', 'space'], { play: [draw(2)] }),
  automated('207', 'Medical Lab', 13, ['science', 'building'], {
    points: 1,
    play: [production({ mc: 1 }, { per: { tags: 'building' }, each: 2 })],
  }),
  active('208', 'AI Central', 21, ['science', 'building'], {
    requires: [tags('science', 3)],
    points: 1,
    play: [production({ energy: -1 })],
    actions: [{ do: [draw(2)] }],
  }),
]
