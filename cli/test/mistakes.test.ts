import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editDistance, nearest } from '../src/usage.js'
import { newFolder, perilune } from './perilune.js'

const folder = newFolder()
const noJson = join(folder, 'story.json')
writeFileSync(noJson, 'once upon a time')
const noRecord = join(folder, 'other.json')
writeFileSync(noRecord, '{"perilune":9}')

const MISTAKES: [string[], string][] = [
  [['simulte'], "did you mean 'simulate'?"],
  [['--verison'], "did you mean '--version'?"],
  [['help', 'card'], "did you mean 'cards'?"],
  [['simulate'], 'which game? there are: dice'],
  [['simulate', 'dicee'], "there is no game 'dicee'; did you mean 'dice'?"],
  [['simulate', 'chess'], "there is no game 'chess'; there are: dice"],
  [['simulate', 'dice', 'please'], "'please' is one word too many"],
  [['simulate', 'dice', '--seat', '2'], "did you mean '--seats'?"],
  [['simulate', 'dice', '--seats', '7'], "--seats is a whole number from 2 to 3, not '7'"],
  [['simulate', 'dice', '--games', 'many'], "--games is a whole number of 1 or more, not 'many'"],
  [['simulate', 'dice', '--games', '-5'], 'whole number'],
  [['simulate', 'dice', '--games', '1.5'], 'whole number'],
  [['simulate', 'dice', '--games'], '--games needs a value'],
  [['simulate', 'dice', '--json=yes'], '--json takes no value'],
  [['simulate', 'dice', '--bots', 'gredy'], "did you mean 'greedy'?"],
  [['simulate', 'dice', '--bots', 'random,random,random'], '3 bots do not fit on 2 seats'],
  [['simulate', 'dice', '--options', '{rounds:2}'], '--options is a JSON object'],
  [['simulate', 'dice', '--options', '{"round":2}'], "there is no option 'round'; did you mean 'rounds'?"],
  [['simulate', 'dice', '--options', '{"rounds":99}'], "option 'rounds' must be a whole number from 1 to 9"],
  [['simulate', 'dice', '--options', '[]'], 'options must be an object'],
  [['simulate', 'dice', '--records', noJson], 'is not a folder'],
  [['options', 'dcie'], "did you mean 'dice'?"],
  [['cards'], 'which game?'],
  [['replay'], 'which file?'],
  [['replay', join(folder, 'stroy.json')], "did you mean 'story.json'?"],
  [['replay', join(folder, 'nowhere', 'x.json')], 'there is no file'],
  [['replay', folder], 'is a folder'],
  [['replay', noJson], 'it is not JSON'],
  [['replay', noRecord], 'not a record'],
  [['archive'], 'archive what? one of: list, check, add'],
  [['archive', 'chek'], "did you mean 'check'?"],
  [['soak', 'dice', '--laws', 'none'], 'whole number'],
]

test.each(MISTAKES)('perilune %j gets one line that helps', async (argv, help) => {
  const { code, out, err } = await perilune(argv)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(help)
  expect(err).toMatch(/^perilune: [^\n]+\n$/)
})

test('serve with a wrong setting ends with a sentence and exit code 2', async () => {
  const before = process.env.BOT_THREADS
  process.env.BOT_THREADS = 'many'
  try {
    const { code, err } = await perilune(['serve', '--port', '0', '--data', folder])
    expect({ code, err }).toEqual({
      code: 2,
      err: 'perilune: BOT_THREADS is not a whole number from 1 to 256: many\n',
    })
  } finally {
    if (before === undefined) delete process.env.BOT_THREADS
    else process.env.BOT_THREADS = before
  }
})

test('a word is near if few letters differ', () => {
  expect(editDistance('moon', 'mono')).toBe(1)
  expect(editDistance('', 'abc')).toBe(3)
  expect(nearest('Moom', ['mars', 'moon'])).toBe('moon')
  expect(nearest('sim', ['simulate', 'soak'])).toBe('simulate')
  expect(nearest('chess', ['mars', 'moon'])).toBeUndefined()
})
