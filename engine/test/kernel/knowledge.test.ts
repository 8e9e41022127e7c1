import {
  bring,
  bury,
  deal,
  fits,
  lay,
  look,
  move,
  moveAll,
  passOn,
  reveal,
  roll,
  shuffle,
} from '@perilune/engine'
import { beforeEach, expect, test } from 'vitest'
import { HAND, knownTo, PILE, REST, TABLE, threeSeats } from '../table.js'

let s = threeSeats()
beforeEach(() => {
  s = threeSeats()
})

const begin = (seat: number): void => {
  s.traces = { by: seat, chance: false, learned: false }
}

test('cards dealt unseen are known to be of the pile, and not which', () => {
  lay(s, PILE, ['a', 'b', 'c'])
  deal(s, PILE, HAND[1])
  expect(knownTo(s, 0)).toEqual([`a b c: 2 in ${PILE}, 1 in ${HAND[1]}`])
  const mine = s.places[HAND[1]][0]
  expect(knownTo(s, 1)).toEqual([`${['a', 'b', 'c'].filter((c) => c !== mine).join(' ')}: 2 in ${PILE}`])
})

test('whoever passed a hand on still knows it; the others know no more than before', () => {
  lay(s, HAND[0], ['a', 'b'])
  s.knows[2] = [{ cards: ['a', 'b', 'x', 'y'], at: [0, 0, 0, 2, 2, 0] }]
  s.places[HAND[1]] = ['x', 'y']
  passOn(s, [HAND[0], HAND[2]])
  expect(knownTo(s, 0)).toContain(`a b: 2 in ${HAND[2]}`)
  expect(s.places[HAND[2]]).toEqual(['a', 'b'])
  expect(knownTo(s, 2)).toEqual([`x y: 2 in ${HAND[1]}`])
})

test('whoever searched a pile knows what it held, also after it was shuffled', () => {
  lay(s, PILE, ['a', 'b', 'c', 'd'])
  deal(s, PILE, HAND[1], 2)
  begin(0)
  look(s, 0, PILE)
  expect(s.traces.learned).toBe(true)
  shuffle(s, PILE)
  const held = s.places[PILE].slice().sort()
  const dealt = s.places[HAND[1]].slice().sort()
  expect(knownTo(s, 0)).toEqual(
    [`${held.join(' ')}: 2 in ${PILE}`, `${dealt.join(' ')}: 2 in ${HAND[1]}`].sort(),
  )
  expect(knownTo(s, 2)).toEqual([`a b c d: 2 in ${PILE}, 2 in ${HAND[1]}`])
})

test('looking where everything is known teaches nothing', () => {
  lay(s, PILE, ['a', 'b'])
  begin(0)
  look(s, 0, PILE)
  expect(s.traces.learned).toBe(false)
})

test('an unseen draw from two sets of cards makes one set of them', () => {
  lay(s, PILE, ['a', 'b'])
  lay(s, PILE, ['x', 'y'])
  expect(knownTo(s, 0)).toEqual([`a b: 2 in ${PILE}`, `x y: 2 in ${PILE}`])
  deal(s, PILE, HAND[1])
  expect(knownTo(s, 0)).toEqual([`a b x y: 3 in ${PILE}, 1 in ${HAND[1]}`])
})

test('a draw from one set leaves the others apart', () => {
  lay(s, PILE, ['a', 'b'])
  lay(s, REST, ['x', 'y'])
  deal(s, PILE, HAND[1])
  expect(knownTo(s, 0)).toContain(`x y: 2 in ${REST}`)
})

test('a card shown stays known where it is, and leaves knowledge when it comes to lie open', () => {
  lay(s, HAND[1], ['a', 'b'])
  s.knows[0] = [{ cards: ['a', 'b', 'c'], at: [1, 0, 0, 0, 2, 0] }]
  s.places[PILE] = ['c']
  begin(1)
  reveal(s, HAND[1], 'a')
  expect(s.traces.learned).toBe(false)
  expect(knownTo(s, 0)).toEqual([`a: 1 in ${HAND[1]}`, `b c: 1 in ${PILE}, 1 in ${HAND[1]}`])
  move(s, HAND[1], TABLE, 'a')
  expect(knownTo(s, 0)).toEqual([`b c: 1 in ${PILE}, 1 in ${HAND[1]}`])
})

test('a card laid face down is known to its owner alone', () => {
  lay(s, HAND[0], ['a', 'b'])
  s.knows[1] = [{ cards: ['a', 'b', 'c'], at: [0, 1, 0, 2, 0, 0] }]
  s.places[REST] = ['c']
  s.knows[0] = [{ cards: ['c'], at: [0, 1, 0, 0, 0, 0] }]
  move(s, HAND[0], REST, 'b')
  expect(knownTo(s, 0)).toEqual([`b c: 2 in ${REST}`])
  expect(knownTo(s, 1)).toEqual([`a b c: 2 in ${REST}, 1 in ${HAND[0]}`])
})

test('taking up everything that lies face down keeps what was known of it', () => {
  lay(s, REST, ['a', 'b'])
  begin(1)
  moveAll(s, REST, HAND[1])
  expect(s.traces.learned).toBe(false)
  expect(knownTo(s, 0)).toEqual([`a b: 2 in ${HAND[1]}`])
  expect(knownTo(s, 1)).toEqual([])
})

test('moving everything to where it lies already changes nothing', () => {
  lay(s, REST, ['a', 'b'])
  moveAll(s, REST, REST)
  expect(s.places[REST]).toEqual(['a', 'b'])
  expect(fits(s, 0)).toBeUndefined()
})

test('a drawn card is news to whoever draws it, a roll to everybody', () => {
  lay(s, PILE, ['a', 'b', 'c'])
  begin(1)
  deal(s, PILE, HAND[1])
  expect(s.traces).toMatchObject({ learned: true, chance: false })
  begin(1)
  deal(s, PILE, HAND[2])
  expect(s.traces).toMatchObject({ learned: false, chance: false })
  begin(1)
  roll(s, 6)
  expect(s.traces).toMatchObject({ learned: false, chance: true })
})

test('a place that somebody sees into is sorted, whatever verb brought the cards', () => {
  lay(s, PILE, ['d', 'c', 'b', 'a'])
  s.places[PILE] = ['b', 'd', 'a', 'c']
  deal(s, PILE, HAND[0], 2)
  expect(s.places[HAND[0]]).toEqual(['a', 'c'])
  s.places[PILE] = ['d', 'b']
  passOn(s, [PILE, HAND[0]])
  expect(s.places[HAND[0]]).toEqual(['b', 'd'])
})

test('what does not fit is told', () => {
  lay(s, PILE, ['a', 'b'])
  s.places[PILE].pop()
  expect(fits(s, 0)).toMatch(/place 0 holds 1 unseen cards, 2 are thought/)
})

test('of a hand passed on, a card of a kind that may be there twice is played: the rest of the hand stays known', () => {
  s.knows = [[], [], null, null]
  s.places[HAND[1]] = ['a', 'b', 'x']
  s.places[PILE] = ['a', 'c']
  s.knows[0] = [
    { cards: ['a', 'x'], at: [0, 0, 0, 0, 2, 0] },
    { cards: ['a', 'b', 'c'], at: [2, 0, 0, 0, 1, 0] },
  ]
  move(s, HAND[1], TABLE, 'a')
  expect(knownTo(s, 0)).toEqual([`a b c: 2 in ${PILE}, 1 in ${HAND[1]}`, `x: 1 in ${HAND[1]}`])
})

test('looking into a place with cards of two sets tells them apart by their kinds', () => {
  s.places[HAND[1]] = ['a', 'x']
  s.places[PILE] = ['b']
  s.places[REST] = ['y']
  s.knows[0] = [
    { cards: ['a', 'b'], at: [1, 0, 0, 0, 1, 0] },
    { cards: ['x', 'y'], at: [0, 1, 0, 0, 1, 0] },
  ]
  look(s, 0, HAND[1])
  expect(knownTo(s, 0)).toEqual([`a x: 2 in ${HAND[1]}`, `b: 1 in ${PILE}`, `y: 1 in ${REST}`])
})

test('looking where a card may be of either of two sets makes one set of them', () => {
  s.places[HAND[1]] = ['a', 'b']
  s.places[PILE] = ['a']
  s.places[REST] = ['c']
  s.knows[0] = [
    { cards: ['a', 'b'], at: [1, 0, 0, 0, 1, 0] },
    { cards: ['a', 'c'], at: [0, 1, 0, 0, 1, 0] },
  ]
  look(s, 0, HAND[1])
  expect(fits(s, 0)).toBeUndefined()
  expect(knownTo(s, 0)).toEqual([`a b: 2 in ${HAND[1]}`, `a c: 1 in ${PILE}, 1 in ${REST}`])
})

test('a card put under a pile comes up last, and everybody who saw it go knows that it is there', () => {
  lay(s, PILE, ['a', 'b'])
  lay(s, TABLE, ['z'])
  bury(s, TABLE, PILE, 'z')
  expect(s.places[PILE][0]).toBe('z')
  expect(knownTo(s, 0)).toEqual([`a b z: 3 in ${PILE}`])
  expect(fits(s, 0)).toBeUndefined()
  expect(() => bury(s, PILE, TABLE, 'z')).toThrow('has no bottom')
})

test('a card from the endless supply is known to everybody, wherever it goes', () => {
  bring(s, HAND[1], 'a')
  expect(s.places[HAND[1]]).toEqual(['a'])
  expect(knownTo(s, 0)).toEqual([`a: 1 in ${HAND[1]}`])
  expect(knownTo(s, 1)).toEqual([])
  expect(fits(s, 1)).toBeUndefined()
})
