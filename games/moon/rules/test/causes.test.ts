import { plain } from '@perilune/engine'
import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { causeOf, fromEnd, fromFlag, fromHeartsOn, fromProduction, fromReputation } from '../src/cause.js'

test.each([
  [fromProduction(2), { cause: 'production', era: 2 }, 'Production of Era II'],
  [fromFlag('food', 1), { cause: 'flag', flag: 'food', era: 1 }, 'Most Food Flags in Era I'],
  [
    fromHeartsOn('steakhouse', 3),
    { cause: 'hearts-on', card: 'steakhouse', era: 3 },
    'Hearts on Steakhouse in Era III',
  ],
  [fromEnd('rally-track'), { cause: 'end', card: 'rally-track' }, 'Rally Track'],
  [fromReputation('capable'), { cause: 'reputation', card: 'capable' }, 'Reputation Capable'],
  ['canteen', { cause: 'card', card: 'canteen' }, 'Canteen'],
])('the cause %s is told as facts, and said in words', (why, facts, line) => {
  expect(causeOf(why)).toEqual(facts)
  expect(plain(moon.words.score({ seat: 0, points: 1, why }))).toBe(line)
})

test('a cause that no rule gives is a fault', () => {
  expect(() => causeOf('weather:1')).toThrow("'weather:1' is no cause")
})
