import { expect, test } from 'vitest'
import { wrap } from '../src/layout.js'
import { perilune } from './perilune.js'

test.each([[[]], [['help']], [['--help']], [['help', 'help']]])(
  'perilune %j lists the commands',
  async (argv) => {
    const { code, out } = await perilune(argv)
    expect(code).toBe(0)
    for (const name of ['games', 'cards', 'options', 'simulate', 'replay', 'archive', 'soak'])
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
  },
)

test.each([[['help', 'simulate']], [['simulate', '--help']], [['simulate', 'dice', '-h']]])(
  'perilune %j explains the command',
  async (argv) => {
    const { code, out } = await perilune(argv)
    expect(code).toBe(0)
    expect(out).toContain('perilune simulate <game>')
    expect(out).toContain('--bots <a,b,…>')
  },
)

test('the version is that of the package', async () => {
  expect((await perilune(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('games are listed with their seats', async () => {
  expect((await perilune(['games'])).out).toBe('dice  Dice, 2 to 3 seats, rules 2\n')
  expect(JSON.parse((await perilune(['games', '--json'])).out)).toMatchObject([
    { id: 'dice', seats: { min: 2, max: 3 } },
  ])
})

test('options are listed with what they can be', async () => {
  const { out } = await perilune(['options', 'dice'])
  expect(out).toContain('rounds  Rounds\n  How often everybody throws.\n  a whole number from 1 to 9 (3)')
  expect(out).toContain('one of: six, ten ("six")')
  expect(JSON.parse((await perilune(['options', 'dice', '--json'])).out).options.lucky.default).toBe(false)
})

test('cards are found by name, id, kind and text, in any case and order', async () => {
  const found = async (...query: string[]) =>
    JSON.parse((await perilune(['cards', 'dice', ...query, '--json'])).out).map(
      ({ id }: { id: string }) => id,
    )
  expect(await found()).toEqual(['cup', 'table'])
  expect(await found('LEATHER')).toEqual(['cup'])
  expect(await found('furniture')).toEqual(['table'])
  expect(await found('more', 'throw')).toEqual(['cup'])
  expect(await found('spaceship')).toEqual([])
})

test('a card is shown with its text and every fact that says something', async () => {
  const { out } = await perilune(['cards', 'dice'])
  expect(out).toContain('Leather Cup  tool, cup\n  Throw once more.\n  cost: 3; tags: wood\n')
  expect(out).toContain('  cost: 8\n')
  expect(out).toContain('2 cards\n')
})

test('long lines are broken between words, and keep their indent', () => {
  expect(wrap('  one two three\nfour', 9)).toEqual(['  one two', '  three', 'four'])
  expect(wrap('', 9)).toEqual([''])
})
