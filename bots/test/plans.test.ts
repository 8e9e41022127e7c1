import { type Game, type KernelState, newChance, seedFrom } from '@perilune/engine'
import type { PlanSettings } from '@perilune/engine/bot'
import { expect, test } from 'vitest'
import { type Bot, greedy, type Observation, playGame, random, type SearchResult } from '../src/index.js'
import { searchPlans } from '../src/search/plans.js'
import { garden } from './garden.js'
import { pebbles } from './pebbles.js'
import { workshop } from './workshop.js'

const TUNING: PlanSettings = {
  scale: 3,
  followed: 6,
  near: 3,
  firstLook: 0.3,
  curiosity: 1,
  best: 0.5,
  lines: 8,
  tried: 12,
  triedAfter: 6,
  restsAt: ['rest'],
  atALook: [],
}

const game = garden as unknown as Game
const points = (s: KernelState, seat: number): number => (s as unknown as { points: number[] }).points[seat]

const observationOf = (at: Game, seats: number): Observation => {
  const s = at.setup({}, seats, seedFrom('garden'))
  return {
    game: at,
    seat: 0,
    chance: newChance(seedFrom('gardener')),
    answers: at.answers(s, 0),
    view: () => at.view(s, 0),
  }
}

const plant = (
  iterations: number,
  tuning: Partial<PlanSettings> = {},
  at: Game = game,
  seats = 2,
): SearchResult =>
  searchPlans(observationOf(at, seats), { iterations }, { ...TUNING, ...tuning }, { evaluate: points })

test('what pays when the round is over is found, where a look at the next moment misses it', () => {
  for (const seats of [1, 2, 3]) {
    const { answer, considered } = plant(40, {}, game, seats)
    expect(answer).toEqual({ say: 'seed' })
    expect(considered.map((one) => one.answer.say)).toEqual(['seed', 'fruit', 'weed'])
    expect(considered[0].lead).toBeGreaterThan(considered[1].lead)
    expect(considered[0].chance).toBeGreaterThan(considered[1].chance)
  }
})

test('greedy play is followed first, and without more iterations it is the answer', () => {
  expect(plant(1).answer).toEqual({ say: 'fruit' })
  expect(plant(20).answer).toEqual({ say: 'seed' })
})

test('what looks far worse at first is not followed', () => {
  const { considered } = plant(40)
  expect(considered.find(({ answer }) => answer.say === 'weed')?.visits).toBe(0)
  expect(plant(40, { near: 1 }).answer).toEqual({ say: 'fruit' })
})

test('it ends when the answer would not change any more, and otherwise with its iterations', () => {
  expect(plant(40, { near: 1 }).iterations).toBe(1)
  const { iterations, considered } = plant(40)
  expect(iterations).toBeLessThan(40)
  const [first, second] = considered.map(({ visits }) => visits)
  expect(first - second).toBeGreaterThan(40 - iterations)
  expect(plant(40, { curiosity: 1000 }).iterations).toBeGreaterThan(36)
})

test('with more iterations it finds what takes two answers in a row, where greedy play would spoil the second', () => {
  const at = workshop as unknown as Game
  for (const seats of [1, 2, 3]) {
    expect(plant(3, {}, at, seats).answer).toEqual({ say: 'sell' })
    const { answer, considered } = plant(60, { curiosity: 3 }, at, seats)
    expect(answer).toEqual({ say: 'saw' })
    // It is expected to be followed well, and not by all that was tried after it.
    expect(considered[0].lead).toBeGreaterThan(considered[1].lead + 4)
  }
})

test('a world is met by some lines, and then another is dealt', () => {
  let dealt = 0
  const counted: Game = {
    ...game,
    sample(view, chance) {
      dealt++
      return game.sample(view, chance)
    },
  }
  plant(24, { lines: 8, curiosity: 1000 }, counted)
  expect(dealt).toBe(3)
})

test('where the game rests it goes by what is thought of a game that rests, and on the way there by the looks', () => {
  const worst = (s: KernelState, seat: number): number => -points(s, seat)
  const tuning = { ...TUNING, near: 20, curiosity: 20 }
  expect(
    searchPlans(observationOf(game, 2), { iterations: 40 }, tuning, { evaluate: points, judge: worst })
      .answer,
  ).toEqual({
    say: 'weed',
  })
  // Alone there is a goal instead of a lead: the looks are all it has.
  expect(
    searchPlans(observationOf(game, 1), { iterations: 40 }, tuning, { evaluate: points, judge: worst })
      .answer,
  ).toEqual({
    say: 'seed',
  })
})

/** Everything that was answered on the way. */
function heardOn(tuning: Partial<PlanSettings>): Set<unknown> {
  const said = new Set<unknown>()
  const heard: Game = {
    ...game,
    play(s, seat, answer) {
      said.add(answer.say)
      game.play(s, seat, answer)
    },
  }
  plant(40, { curiosity: 100, ...tuning }, heard)
  return said
}

test('it plays on until the game rests, and not further; asked at a rest, until the next one', () => {
  expect(heardOn({})).toEqual(new Set(['fruit', 'seed', 'weed']))
  expect(heardOn({ restsAt: ['plant', 'rest'] })).toContain('a while')
})

const gardener = (at: Game, tuning: PlanSettings): Bot => ({
  name: 'gardener',
  answer: (observation) =>
    searchPlans({ ...observation, game: at, view: observation.view }, { iterations: 12 }, tuning, {
      evaluate: points,
    }).answer,
  extra: (observation) => greedy.extra(observation),
})

test('those asked together choose without knowing of each other, at every number of seats', () => {
  const at = pebbles as unknown as Game
  for (let seats = 2; seats <= 4; seats++) {
    const table = [gardener(at, { ...TUNING, restsAt: ['show'] }), ...new Array(seats - 1).fill(random)]
    expect(playGame(at, table, { seed: seedFrom(`together ${seats}`) }).outcome.ranks).toHaveLength(seats)
  }
})

test('a seat with one answer can think about it, and goes on with others', () => {
  const at = workshop as unknown as Game
  const observation = { ...observationOf(at, 2), answers: [{ say: 'saw' }] }
  const { considered } = searchPlans(
    observation,
    { iterations: 1 },
    { ...TUNING, near: 9 },
    { evaluate: points },
  )
  // After sawing it sells. Saying the same again would leave it behind the other seat.
  expect(considered).toMatchObject([{ answer: { say: 'saw' }, lead: -1 }])
})
