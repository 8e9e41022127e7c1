import type { ProjectData } from '../language.js'
import {
  active,
  add,
  atMost,
  automated,
  choose,
  claimArea,
  copyProduction,
  discard,
  draw,
  event,
  gain,
  ifSo,
  inOrder,
  lookAndBuy,
  lose,
  may,
  metalOfArea,
  place,
  production,
  reduceAny,
  removeAny,
  removeAnyCubes,
  tags,
} from '../write.js'

/* Corporate Era, projects 002 to 099. */

export const corporateEra002To099: readonly ProjectData[] = [
  automated('002', 'Asteroid Mining Consortium', 13, ['jovian'], {
    requires: [{ production: 'titanium' }],
    points: 1,
    play: [reduceAny({ titanium: 1 }), production({ titanium: 1 })],
  }),
  active('006', "Inventors' Guild", 9, ['science'], { actions: [{ do: [lookAndBuy(1)] }] }),
  active('013', 'Space Elevator', 27, ['space', 'building'], {
    points: 2,
    play: [production({ titanium: 1 })],
    actions: [{ cost: [lose({ steel: 1 })], do: [gain({ mc: 5 })] }],
  }),
  active('014', 'Development Center', 11, ['science', 'building'], {
    actions: [{ cost: [lose({ energy: 1 })], do: [draw(1)] }],
  }),
  active('025', 'Space Station', 10, ['space'], {
    points: 1,
    effects: [{ discount: 2, tag: 'space' }],
  }),
  event('027', 'Interstellar Colony Ship', 24, ['earth', 'space'], {
    requires: [tags('science', 5)],
    points: 4,
  }),
  active('028', 'Security Fleet', 12, ['space'], {
    points: { points: 1, per: { cubes: 'here' } },
    holds: 'fighter',
    actions: [{ cost: [lose({ titanium: 1 })], do: [add(1, 'this')] }],
  }),
  automated('046', 'Lightning Harvest', 8, ['power'], {
    requires: [tags('science', 3)],
    points: 1,
    play: [production({ mc: 1, energy: 1 })],
  }),
  active('049', 'Tardigrades', 4, ['microbe'], {
    points: { points: 1, per: { cubes: 'here' }, each: 4 },
    holds: 'microbe',
    actions: [{ do: [add(1, 'this')] }],
  }),
  event('050', 'Virus', 1, ['microbe'], {
    play: [choose([[removeAnyCubes(2, 'animal')], [removeAny({ plants: 5 })]])],
  }),
  automated('051', 'Miranda Resort', 12, ['jovian', 'space'], {
    points: 1,
    play: [production({ mc: 1 }, { per: { tags: 'earth' } })],
  }),
  automated('056', 'Mine', 4, ['building'], { play: [production({ steel: 1 })] }),
  automated('057', 'Vesta Shipyard', 15, ['jovian', 'space'], {
    points: 1,
    play: [production({ titanium: 1 })],
  }),
  automated('061', 'Great Escarpment Consortium', 6, [], {
    requires: [{ production: 'steel' }],
    play: [reduceAny({ steel: 1 }), production({ steel: 1 })],
  }),
  event('062', 'Mineral Deposit', 5, [], { play: [gain({ steel: 5 })] }),
  automated('064', 'Mining Area', 4, ['building'], {
    play: [inOrder(place('mining-area', { where: 'metal-beside-own' }), metalOfArea())],
  }),
  automated('065', 'Building Industries', 6, ['building'], {
    play: [production({ steel: 2, energy: -1 })],
  }),
  event('066', 'Land Claim', 1, [], { play: [claimArea()] }),
  automated('068', 'Sponsors', 6, ['earth'], { play: [production({ mc: 2 })] }),
  active('069', 'Electro Catapult', 17, ['building'], {
    requires: [atMost('oxygen', 8)],
    points: 1,
    play: [production({ energy: -1 })],
    actions: [
      { cost: [lose({ plants: 1 })], do: [gain({ mc: 7 })] },
      { cost: [lose({ steel: 1 })], do: [gain({ mc: 7 })] },
    ],
  }),
  active('070', 'Earth Catapult', 23, ['earth'], {
    points: 2,
    effects: [{ discount: 2 }],
  }),
  active('071', 'Advanced Alloys', 9, ['science'], { effects: [{ value: { steel: 1, titanium: 1 } }] }),
  active('073', 'Mars University', 8, ['science', 'building'], {
    points: 1,
    effects: [{ when: { tag: ['science'] }, do: [may(inOrder(discard(1), draw(1)))] }],
  }),
  active('074', 'Viral Enhancers', 9, ['science', 'microbe'], {
    effects: [
      {
        when: { tag: ['plant', 'microbe', 'animal'] },
        do: [
          ifSo(
            { playedHolds: ['microbe', 'animal'] },
            [choose([[gain({ plants: 1 })], [add(1, 'played')]])],
            [gain({ plants: 1 })],
          ),
        ],
      },
    ],
  }),
  active('079', 'Quantum Extractor', 13, ['science', 'power'], {
    requires: [tags('science', 4)],
    play: [production({ energy: 4 })],
    effects: [{ discount: 2, tag: 'space' }],
  }),
  automated('082', 'Callisto Penal Mines', 24, ['jovian', 'space'], {
    points: 2,
    play: [production({ mc: 3 })],
  }),
  automated('084', 'Trans-Neptune Probe', 6, ['science', 'space'], { points: 1 }),
  automated('085', 'Commercial District', 16, ['building'], {
    points: { points: 1, per: { beside: 'city' } },
    play: [production({ mc: 4, energy: -1 }), place('commercial-district')],
  }),
  automated('086', 'Robotic Workforce', 9, ['science'], { play: [copyProduction('building')] }),
  automated('090', 'Research', 11, ['science', 'science'], {
    points: 1,
    play: [draw(2)],
  }),
  automated('091', 'Gene Repair', 12, ['science'], {
    requires: [tags('science', 3)],
    points: 2,
    play: [production({ mc: 2 })],
  }),
  automated('092', 'Io Mining Industries', 41, ['jovian', 'space'], {
    points: { points: 1, per: { tags: 'jovian' } },
    play: [production({ mc: 2, titanium: 2 })],
  }),
  active('094', 'Mass Converter', 8, ['science', 'power'], {
    requires: [tags('science', 5)],
    play: [production({ energy: 6 })],
    effects: [{ discount: 2, tag: 'space' }],
  }),
  active('095', 'Physics Complex', 12, ['science', 'building'], {
    points: { points: 2, per: { cubes: 'here' } },
    holds: 'science',
    actions: [{ cost: [lose({ energy: 6 })], do: [add(1, 'this')] }],
  }),
  automated('098', 'Tropical Resort', 13, ['building'], {
    points: 2,
    play: [production({ mc: 3, heat: -2 })],
  }),
  automated('099', 'Toll Station', 12, ['space'], {
    play: [production({ mc: 1 }, { per: { tags: 'space', of: 'opponents' } })],
  }),
]
