import { newChance, pickWith, seedFrom } from '@perilune/engine'
import { hasPlace, type RingKind, scannedPlaces, siteOf, somePlaces } from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { filled, place, scene } from '../scene.js'

const navy: RingKind[] = ['small navy', 'large navy']

test('[27] nobody passes while any ring in hand has a place', () => {
  const table = scene({ rings: 'Lg=L13', hands: [['small navy'], ['small navy']] })
  expect(table.refuses(0, { pass: true })).toBe('you can place a ring, so you can’t pass')
})

test('[27] without any place for any ring, a pass is all there is', () => {
  const table = scene({ rings: filled('g'), tower: '', hands: [navy.slice(), navy.slice()] })
  expect(table.answers(0)).toEqual([{ pass: true }])
  table.does(0, { pass: true })
  expect(table.asked).toEqual([1])
})

test('[27] one ring among several that has a place is enough to forbid the pass', () => {
  const table = scene({ rings: filled('g'), tower: '', hands: [[...navy, 'small gold'], []] })
  expect(table.refuses(0, { pass: true })).toBe('you can place a ring, so you can’t pass')
  expect(table.answers(0).every(({ ring }) => ring === 'small gold')).toBe(true)
})

test('[27] a place that only the complete scan finds forbids the pass too', () => {
  let found = 0
  for (let game = 0; game < 60 && found === 0; game++) {
    const s = moonBase.setup({}, 2, seedFrom(`narrow ${game}`))
    const chance = newChance(seedFrom(`narrow answers ${game}`))
    for (let [seat] = moonBase.asked(s); seat !== undefined; [seat] = moonBase.asked(s)) {
      const answers = moonBase.answers(s, seat)
      if (s.stack.at(-1)?.do === 'place-ring' && answers.length < 20 && answers[0].x !== undefined)
        for (const ring of s.hands[seat]) {
          const site = siteOf(s)
          if (somePlaces(site, [ring]).length > 0 || scannedPlaces(site, [ring]).length === 0) continue
          found++
          expect(hasPlace(site, [ring])).toBe(true)
          const table = scene({})
          Object.assign(table.s, { rings: s.rings, bases: s.bases, tower: s.tower })
          table.s.hands = [[ring], [ring]]
          expect(table.refuses(0, { pass: true })).toBe('you can place a ring, so you can’t pass')
          expect(table.answers(0)[0].ring).toBe(ring)
        }
      moonBase.play(s, seat, pickWith(chance, answers))
    }
  }
  expect(found).toBeGreaterThan(0)
})

test('[28] a pass uses up the turn; later turns of the round may still be used', () => {
  const table = scene({ rings: filled('g'), tower: '', hands: [navy.slice(), ['small gold', 'large navy']] })
  table.does(0, { pass: true })
  expect(table.s.turns).toBe(1)
  table.does(1, table.answers(1)[0])
  expect(table.asked).toEqual([0])
  expect(table.s.hands[0]).toEqual(navy)
})

test('[28] rings left after the last turn are out of play and cost a point each', () => {
  const table = scene({ rings: filled('g'), tower: '', turns: 7, hands: [['large navy'], navy.slice()] })
  table.does(1, { pass: true })
  table.playOn('draft')
  expect(table.s.unplaced.map(({ seat, ring }) => [seat, ring])).toEqual([
    [0, 'large navy'],
    [1, 'small navy'],
    [1, 'large navy'],
  ])
  expect(table.s.hands).toEqual([[], []])
  expect(table.s.round).toBe(2)
})

test('a pass beside a ring, or a ring beside a pass, is nonsense', () => {
  const table = scene({ hands: [['large gold'], []] })
  expect(table.refuses(0, { pass: true, ...place('Lg=L13') })).toBe('the answer is not of the right form')
})
