import {
  BadSetup,
  newChance,
  type OptionsSchema,
  randomOptions,
  readOptions,
  seedFrom,
} from '@perilune/engine'
import { expect, test } from 'vitest'

const text = { title: 't', help: 'h' }
const schema = {
  map: { kind: 'choice', values: ['plain', 'hills'], default: 'plain', ...text },
  fast: { kind: 'switch', default: false, ...text },
  rounds: { kind: 'number', min: 2, max: 5, default: 3, ...text },
  sets: { kind: 'some', values: ['one', 'two', 'three'], default: ['one'], ...text },
} as const satisfies OptionsSchema

test('what is left out is as the game has it', () => {
  expect(readOptions(schema, {})).toEqual({ map: 'plain', fast: false, rounds: 3, sets: ['one'] })
  expect(readOptions(schema, { rounds: undefined, fast: true })).toMatchObject({ rounds: 3, fast: true })
})

test.each([
  [{ map: 'sea' }, "option 'map' must be one of: plain, hills"],
  [{ fast: 1 }, "option 'fast' must be true or false"],
  [{ rounds: 6 }, "option 'rounds' must be a whole number from 2 to 5"],
  [{ rounds: 2.5 }, "option 'rounds' must be a whole number from 2 to 5"],
  [{ sets: 'one' }, "option 'sets' must be a list of some of: one, two, three"],
  [{ sets: ['one', 'one'] }, "option 'sets' has 'one' twice"],
  [{ sets: ['four'] }, "option 'sets' has 'four', which is not on the list"],
  [{ sets: ['one', 'two', 'three', 'one'] }, "option 'sets' has 4 entries; the list has 3"],
  [{ colour: 'red' }, "there is no option 'colour'; there are: map, fast, rounds, sets"],
  [JSON.parse('{"__proto__": 1}'), "there is no option '__proto__'; there are: map, fast, rounds, sets"],
  [null, 'options must be an object'],
  [[], 'options must be an object'],
])('%j is refused in one sentence', (given, sentence) => {
  expect(() => readOptions(schema, given)).toThrow(new BadSetup(sentence))
})

test('random options are always accepted, and reach every value', () => {
  const chance = newChance(seedFrom('options'))
  const met = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const options = randomOptions(schema, chance)
    expect(readOptions(schema, options)).toEqual(options)
    met.add(`${options.map}`).add(`${options.fast}`).add(`${options.rounds}`).add(`${options.sets}`)
  }
  expect(met.size).toBe(2 + 2 + 4 + 8)
})

test('a preset stands for values of other options, as far as these are not told', () => {
  const presets = { hills: { fast: true, rounds: 5 } }
  const presetting = { ...schema, map: { ...schema.map, presets } }
  expect(readOptions(presetting, { map: 'hills', rounds: 2 })).toMatchObject({ fast: true, rounds: 2 })
  expect(readOptions(presetting, {})).toMatchObject({ fast: false, rounds: 3 })
})

test('a list that is longer than all values is refused before any entry is read', () => {
  let read = 0
  const entry = {
    toString() {
      read++
      return 'one'
    },
  }
  const named = { ...schema, sets: { ...schema.sets, names: { two: 'The Second' } } }
  expect(() => readOptions(named, { sets: Array(100_000).fill(entry) })).toThrow('100000 entries')
  expect(read).toBe(0)
})

test('a refusal repeats no more than the first hundred characters of what was given', () => {
  const long = 'x'.repeat(1000)
  for (const given of [{ sets: [long] }, { [long]: 1 }])
    expect(() => readOptions(schema, given)).toThrow(/'x{100}'/)
})

test('a thing may be told by its name', () => {
  const named = { ...schema, sets: { ...schema.sets, names: { two: 'The Second' } } }
  expect(readOptions(named, { sets: ['the second'] }).sets).toEqual(['two'])
})
