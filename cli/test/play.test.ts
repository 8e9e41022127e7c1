import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { transformSync } from 'rolldown/utils'
import { beforeAll, describe, expect, test } from 'vitest'
import { newFolder, perilune } from './perilune.js'

const at = (path: string): string => fileURLToPath(new URL(`../../docs/examples/${path}`, import.meta.url))

/** Where it is missing, npm test says so: see scripts/test-run/test-services.mjs. */
const python = process.env.PERILUNE_MISSING?.includes('python')
  ? undefined
  : (process.env.PYTHON ?? 'python3')

/** Node before 22.18 does not run TypeScript as it stands. */
let compiled = ''
beforeAll(() => {
  compiled = join(newFolder(), 'bot.mjs')
  const { code } = transformSync('bot.ts', readFileSync(at('bot.ts'), 'utf8'), { target: 'node20' })
  writeFileSync(compiled, code)
})

const play = (game: string, bot: string, ...more: string[]) =>
  perilune(['play', game, '--bot', bot, '--json', '--against', 'random', ...more], { games })

describe.each(Object.values(games))('in $title', (game) => {
  // A low goal keeps the captains' games short.
  const options = game.id === 'moonrakers' ? ['--options', '{"goal":4}'] : []

  test.skipIf(!python)('the example in Python plays whole games, in every seat', async () => {
    const { code, out, err } = await play(game.id, `${python} ${at('bot.py')}`, '--games', '2', ...options)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ game: game.id, games: 2, results: [{ seat: 0 }, { seat: 1 }] })
  })

  test('the example in TypeScript plays a whole game', async () => {
    const { code, out, err } = await play(game.id, `node ${compiled}`, ...options)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ game: game.id, games: 1 })
  })
})

/** A bot of one line: what it does with each thing it hears. */
function bot(code: string): string {
  const file = join(newFolder(), 'bot.mjs')
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'
    const say = (m) => console.log(typeof m === 'string' ? m : JSON.stringify(m))
    for await (const line of createInterface({ input: process.stdin })) {
      const heard = JSON.parse(line)
      ${code}
    }`,
  )
  return `node ${file}`
}

describe('a program that plays', () => {
  test('sees what its seat may see, and the decisions as people see them; never what is hidden', async () => {
    const check = `if (heard.type === 'ask') {
      const hidden = heard.view.places.filter((p, i) => p.cards !== null).length === heard.view.places.length
      if (hidden || 'chance' in heard.view || 'pending' in heard.view) process.exit(3)
      if (heard.view.viewer !== 0) process.exit(3)
      if (heard.must && heard.decisions.length === 0) process.exit(4)
      say({ id: heard.id, pick: 0 })
    }`
    expect((await play('moon', bot(check))).code).toBe(0)
  })

  test('may answer by itself instead of picking from the list', async () => {
    const code = `if (heard.type === 'ask') say({ id: heard.id, answer: heard.answers.at(-1) })`
    expect((await play('moon', bot(code))).code).toBe(0)
  })

  test.each([
    ['nonsense', `say('what?')`, 'that is not a line of JSON'],
    ['another question', `say({ id: -1, pick: 0 })`, 'the question has the id'],
    ['what is not in the list', `say({ id: heard.id, pick: 999 })`, 'pick is a whole number from 0'],
    ['what the rules refuse', `say({ id: heard.id, answer: { nothing: 1 } })`, 'refused 5 times'],
    ['nothing where it must', `say({ id: heard.id, answer: null })`, 'say pick'],
  ])('that answers %s is told so, and in the end given up', async (_, code, sentence) => {
    const { code: exit, err } = await play('moon', bot(`if ('id' in heard) ${code}`))
    expect(exit).toBe(2)
    expect(err).toContain(sentence)
  })

  test('that is refused once can answer again', async () => {
    const code = `if (heard.type === 'ask') say({ id: heard.id, pick: heard.id === 1 ? 999 : 0 })
      if (heard.type === 'refused') say({ id: heard.id, pick: 0 })`
    expect((await play('moon', bot(code))).code).toBe(0)
  })

  test('that ends in the middle of a game is named in a sentence', async () => {
    const { code, err } = await play(
      'moon',
      bot(`if (heard.id === 3) process.exit(7); if ('id' in heard) say({ id: heard.id, pick: 0 })`),
    )
    expect({ code, err }).toEqual({ code: 2, err: 'perilune: the bot ended with code 7\n' })
  })
})

test('without a program it asks for one', async () => {
  const { code, err } = await perilune(['play', 'moon'], { games })
  expect(code).toBe(2)
  expect(err).toContain('which program?')
})
