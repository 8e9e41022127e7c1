import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { askThrough } from '@perilune/bots'
import { type Answer, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { describe, expect, test, vi } from 'vitest'
import { Batch } from '../src/env/batch.js'
import { observe } from '../src/env/observation.js'
import { greeting, replyTo } from '../src/env/talk.js'
import { perilune } from './perilune.js'

// The first start may have to build everything.
vi.setConfig({ testTimeout: 120_000 })

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

interface Asked {
  seats: number[]
  counts: number[]
  extras: boolean[]
  numbers: string
  ended: { game: number; seed: string; ranks: number[]; points: number[]; decisions: number }[]
}

const newBatch = (id: string, batch = 3): Batch =>
  new Batch({ game: games[id], seats: 2, options: {}, batch, numbers: 64, seed: 'env' })

const say = (batch: Batch, message: object): unknown => replyTo(batch, JSON.stringify(message))

/** Picks that depend on nothing but what was said. */
const picksFor = ({ counts }: Asked, step: number): number[] =>
  counts.map((count, game) => (step * 7 + game * 3 + 1) % count)

function play(batch: Batch, steps: number, seeds?: string[]): Asked[] {
  const replies = [say(batch, { do: 'reset', seeds }) as Asked]
  for (let step = 0; step < steps; step++)
    replies.push(say(batch, { do: 'step', picks: picksFor(replies[step], step) }) as Asked)
  return replies
}

describe.each(Object.values(games))('an environment of $title', ({ id }) => {
  test('says the same whenever it is begun with the same seeds and hears the same picks', () => {
    const seeds = ['a', 'b', 'c']
    const [first, again] = [newBatch(id), newBatch(id)].map((batch) => play(batch, 120, seeds))
    expect(again).toEqual(first)
    expect(play(newBatch(id), 120, ['a', 'b', 'd'])).not.toEqual(first)
  })

  test('shows as numbers what the seat that is asked may see, and nothing else', () => {
    const game = games[id]
    const course = askThrough(game, 2, { seed: seedFrom('numbers') })
    let at = course.next()
    for (let step = 0; step < 200 && !at.done; step++) {
      const { observation, peek } = at.value
      expect(peek()).toEqual(observation.view())
      const [shared, own] = [new Float32Array(256), new Float32Array(256)]
      observe(peek(), shared)
      observe(observation.view(), own)
      expect(shared).toEqual(own)
      expect(shared.every(Number.isFinite)).toBe(true)
      at = course.next(observation.answers[(step * 7) % observation.answers.length])
    }
  })

  test('lists the answers that the picks stand for; beside the game the last pick lets it stand', () => {
    const batch = newBatch(id)
    let asked = say(batch, { do: 'reset' }) as Asked
    for (let step = 0; step < 80; step++) {
      const { counts, extras } = asked
      const { answers } = say(batch, { do: 'answers', games: [0, 1, 2] }) as { answers: Answer[][] }
      expect(counts).toEqual(answers.map((list, game) => list.length + Number(extras[game])))
      asked = say(batch, { do: 'step', picks: counts.map((count) => count - 1) }) as Asked
      // What was let stand is not asked again at once.
      if (extras[0]) expect(asked.extras[0] && asked.seats[0] === 0).toBe(false)
    }
  })
})

test('a game that is over tells its ranks and points, and another begins with the next seed', () => {
  const replies = play(newBatch('moon', 2), 700)
  const ended = replies.flatMap((reply) => reply.ended)
  expect(ended.length).toBeGreaterThan(2)
  expect(new Set(ended.map(({ seed }) => seed)).size).toBe(ended.length)
  for (const { seed, game, ranks, points, decisions } of ended.filter((one) => one.seed.endsWith(' 0'))) {
    const course = askThrough(games.moon, 2, { seed: seedFrom(`${seed}:env`), options: {} })
    let at = course.next()
    for (let step = 0; !at.done; step++)
      at = course.next(at.value.observation.answers[picksFor(replies[step], step)[game]])
    const { outcome } = at.value
    expect({ ranks, points }).toEqual({ ranks: outcome.ranks, points: outcome.points })
    expect(decisions).toBe(at.value.decisions)
  }
})

test('numbers are 32-bit floats, one row for every game, the lowest byte first', () => {
  const batch = newBatch('moon')
  const { numbers } = say(batch, { do: 'reset' }) as Asked
  const bytes = Buffer.from(numbers, 'base64')
  expect(bytes.length).toBe(3 * 64 * 4)
  const rows = batch.observations()
  for (let i = 0; i < rows.length; i++) expect(bytes.readFloatLE(4 * i)).toBe(rows[i])
})

test('the first line says what is played', () => {
  expect(greeting(newBatch('moon'))).toMatchObject({
    is: 'env',
    game: 'moon',
    seats: 2,
    batch: 3,
    numbers: 64,
  })
})

test.each([
  ['what?', 'that is not a line of JSON'],
  ['7', 'that is not a JSON object'],
  ['{"do":"jump"}', 'do is reset, step, answers or views'],
  ['{"do":"step"}', 'picks is a list of 3 numbers'],
  ['{"do":"step","picks":[0,0]}', 'picks is a list of 3 numbers'],
  ['{"do":"step","picks":[0,0,999]}', 'the pick in game 2 is a whole number from 0 to'],
  ['{"do":"step","picks":[0,0.5,0]}', 'the pick in game 1 is a whole number from 0 to'],
  ['{"do":"reset","seeds":["a"]}', 'seeds is a list of 3 texts'],
  ['{"do":"answers","games":[3]}', 'games is a list of numbers from 0 to 2'],
  ['{"do":"views"}', 'games is a list of numbers from 0 to 2'],
])('%s is refused, and nothing is played', (line, because) => {
  const batch = newBatch('moon')
  say(batch, { do: 'reset' })
  const before = batch.questions
  expect(replyTo(batch, line)).toMatchObject({ is: 'refused', because: expect.stringContaining(because) })
  expect(batch.questions).toEqual(before)
})

test('before a reset nothing is asked', () => {
  expect(say(newBatch('moon'), { do: 'step', picks: [0, 0, 0] })).toMatchObject({
    because: 'say reset first',
  })
})

test('without a game the command asks for one', async () => {
  expect(await perilune(['env'], { games })).toMatchObject({
    code: 2,
    err: expect.stringContaining('which game?'),
  })
})

/** Where it is missing, npm test says so: see scripts/test-run/test-services.mjs. */
const python = process.env.PERILUNE_MISSING?.includes('python')
  ? undefined
  : (process.env.PYTHON ?? 'python3')

test.skipIf(!python)('the client in Python plays by chance, and the environment ends with it', () => {
  const program = `${process.execPath} ${file('cli/bin/perilune.mjs')}`
  const { status, stdout, stderr } = spawnSync(
    python as string,
    [file('docs/examples/env.py'), 'moon', '--batch', '16', '--steps', '4000', '--command', program],
    { encoding: 'utf8' },
  )
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const [, steps, ended] = /^(\d+) steps, (\d+) games, \d+ steps a second\n$/.exec(stdout) ?? []
  expect(Number(steps)).toBe(4000)
  // A game of two takes some 180 answers.
  expect(Number(ended)).toBeGreaterThan(8)
})
