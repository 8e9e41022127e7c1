import { type Game, type KernelState, newChance, seedFrom } from '@perilune/engine'
import { expect, test } from 'vitest'
import { type Bot, greedy, type Look, playGame, random, type Thought } from '../src/index.js'
import { type RolloutTuning, searchByRollouts } from '../src/search/rollouts.js'
import { garden } from './garden.js'
import { pebbles } from './pebbles.js'

const TUNING: RolloutTuning = {
  scale: 3,
  followed: 6,
  near: 3,
  firstLook: 0.3,
  doubt: 1,
  tried: 12,
  triedAfter: 6,
  restsAt: ['rest'],
  atALook: [],
}

const game = garden as unknown as Game
const points = (s: KernelState, seat: number): number => (s as unknown as { points: number[] }).points[seat]

function plant(iterations: number, tuning: Partial<RolloutTuning> = {}, at: Game = game, seats = 2): Thought {
  const s = at.setup({}, seats, seedFrom('garden'))
  const look: Look = {
    game: at,
    seat: 0,
    chance: newChance(seedFrom('gardener')),
    answers: at.answers(s, 0),
    view: () => at.view(s, 0),
  }
  return searchByRollouts(look, { iterations }, { ...TUNING, ...tuning }, points)
}

test('what pays when the round is over is found, where a look at the next moment misses it', () => {
  for (const seats of [1, 2, 3]) {
    const { answer, considered } = plant(40, {}, game, seats)
    expect(answer).toEqual({ say: 'seed' })
    expect(considered.map((one) => one.answer.say)).toEqual(['seed', 'fruit', 'weed'])
    expect(considered[0].lead).toBeGreaterThan(considered[1].lead)
    expect(considered[0].chance).toBeGreaterThan(considered[1].chance)
  }
})

test('until all have been followed in one world, what looks best at first is the answer', () => {
  expect(plant(1).answer).toEqual({ say: 'fruit' })
  expect(plant(2).answer).toEqual({ say: 'seed' })
})

test('what looks far worse at first is not followed', () => {
  const { considered } = plant(40)
  expect(considered.find(({ answer }) => answer.say === 'weed')?.visits).toBe(0)
  expect(plant(40, { near: 1 }).answer).toEqual({ say: 'fruit' })
})

test('it ends when one answer is left, and otherwise with its iterations', () => {
  expect(plant(40).iterations).toBe(2)
  expect(plant(40, { doubt: 100 }).iterations).toBe(40)
})

/** Everything that was answered on the way. */
function heardOn(tuning: Partial<RolloutTuning>): Set<unknown> {
  const said = new Set<unknown>()
  const heard: Game = {
    ...game,
    play(s, seat, answer) {
      said.add(answer.say)
      game.play(s, seat, answer)
    },
  }
  plant(40, { doubt: 100, ...tuning }, heard)
  return said
}

test('it plays on until the game rests, and not further; asked at a rest, until the next one', () => {
  expect(heardOn({})).toEqual(new Set(['fruit', 'seed', 'weed']))
  expect(heardOn({ restsAt: ['plant', 'rest'] })).toContain('a while')
})

const gardener = (at: Game, tuning: RolloutTuning): Bot => ({
  name: 'gardener',
  answer: (look) =>
    searchByRollouts({ ...look, game: at, view: look.view }, { iterations: 12 }, tuning, points).answer,
  extra: (look) => greedy.extra(look),
})

test('those asked together choose without knowing of each other, at every number of seats', () => {
  const at = pebbles as unknown as Game
  for (let seats = 2; seats <= 4; seats++) {
    const table = [gardener(at, { ...TUNING, restsAt: ['show'] }), ...new Array(seats - 1).fill(random)]
    expect(playGame(at, table, { seed: seedFrom(`together ${seats}`) }).outcome.ranks).toHaveLength(seats)
  }
})
