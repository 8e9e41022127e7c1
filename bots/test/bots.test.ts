import { type Answer, type Event, newChance, replay, seedFrom } from '@perilune/engine'
import { expect, test } from 'vitest'
import { type Bot, evaluationOf, greedy, type Observation, playGame, random } from '../src/index.js'
import { pebbles } from './pebbles.js'

const seed = (n: number): string => seedFrom(`bots ${n}`)
const play = (bots: Bot[], n: number, more = {}) => playGame(pebbles, bots, { seed: seed(n), ...more })

test('random plays to the end at every seat count', () => {
  for (let seats = 2; seats <= 4; seats++)
    for (let n = 0; n < 20; n++) {
      const { outcome, decisions, state } = play(new Array(seats).fill(random), n)
      expect(outcome.ranks).toHaveLength(seats)
      expect(decisions).toBe(state.played)
    }
})

test('the same seed gives the same game, another one another', () => {
  const bots = [random, greedy, random]
  expect(play(bots, 1)).toEqual(play(bots, 1))
  expect(play(bots, 1).state).not.toEqual(play(bots, 2).state)
})

test('keeping a record changes nothing in the game, and the record replays', () => {
  const plain = play([random, greedy], 3)
  const { record, ...kept } = play([random, greedy], 3, { record: true })
  expect(kept).toEqual(plain)
  expect(record?.rows).toHaveLength(plain.decisions)
  if (record) expect(replay(pebbles, record).state).toEqual(plain.state)
})

test('what happens is told', () => {
  const events: Event[] = []
  play([random, random], 4, { tell: (event: Event) => events.push(event) })
  expect(events.filter(({ what }) => what === 'shown')).toHaveLength(2)
})

test('a game that does not end is given up', () => {
  expect(() => play([random, random], 5, { limit: 3 })).toThrow('not over after 3 decisions')
})

test('extras are offered to every seat, and random sometimes lets them stand', () => {
  const cheers = (bot: Bot, n: number) =>
    play([bot, bot], n, { record: true }).record?.rows.filter((row) => 'answer' in row && row.answer.may)
  const firstRow = Array.from(
    { length: 20 },
    (_, n) => play([random, random], n, { record: true }).record?.rows[0],
  )
  expect(cheers(random, 6)?.length).toBeGreaterThan(0)
  expect(new Set(firstRow.map((row) => row && 'answer' in row && 'may' in row.answer)).size).toBe(2)
})

const observationOf = (answers: Answer[], game = pebbles): Observation => {
  const s = game.setup({}, 2, seed(0))
  return { game, seat: 0, chance: newChance(seed(1)), answers, view: () => game.view(s, 0) }
}

test('greedy plays its only answer without looking', () => {
  const observation = { ...observationOf([{ bid: 2 }]), view: () => expect.unreachable('no view is needed') }
  expect(greedy.answer(observation)).toEqual({ bid: 2 })
})

test('without an evaluation only the points at the end count', () => {
  const evaluate = evaluationOf(pebbles)
  expect(evaluate(pebbles.setup({}, 2, seed(0)), 0)).toBe(0)
  const { state, outcome } = play([random, random], 7)
  expect(evaluate(state, 1)).toBe(outcome.points[1])
})

/** Pebbles with every point in sight, so that looking one answer ahead pays. */
const openPebbles: typeof pebbles = {
  ...pebbles,
  outcome: (s) => ({
    points: s.points.slice(),
    ranks: s.points.map((p) => 1 + s.points.filter((other) => other > p).length),
    lines: [],
  }),
}

test('greedy takes what helps: it cheers at once', () => {
  expect(greedy.extra(observationOf([{ may: 'cheer' }], openPebbles))).toEqual({ may: 'cheer' })
  expect(greedy.extra(observationOf([{ may: 'cheer' }]))).toBeUndefined()
})

test('greedy shows a card that wins against what the others might show', () => {
  const observation = observationOf(
    ['p1', 'p16'].map((card) => ({ card })),
    openPebbles,
  )
  const view = { ...observation.view() }
  view.places = view.places.map((place, p) => (p === 2 ? { count: 3, cards: ['p1', 'p16', 'p2'] } : place))
  view.knows = [
    {
      cards: ['p10', 'p11', 'p12', 'p13', 'p14', 'p15', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9'],
      at: [10, 0, 0, 3],
    },
  ]
  for (let n = 0; n < 10; n++)
    expect(greedy.answer({ ...observation, chance: newChance(seed(n)), view: () => view })).toEqual({
      card: 'p16',
    })
})

test('greedy beats random where it can see what an answer is worth', () => {
  let won = 0
  for (let n = 0; n < 300; n++) {
    const { outcome } = playGame(openPebbles, [greedy, random], { seed: seed(n) })
    won += outcome.ranks[0] === 1 ? (outcome.ranks[1] === 1 ? 0.5 : 1) : 0
  }
  expect(won).toBeGreaterThan(158)
})
