import { type Game, newChance, pickWith, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import {
  bonusCountsOf,
  COLOURS,
  type MoonBaseState,
  openRings,
  type Ring,
  type RingKind,
} from '@perilune/moon-base'
import { Board } from '@perilune/moon-base-bot'
import { expect, test } from 'vitest'
import { type Bot, evaluationOf, greedy, playGame, random, search, think } from '../src/index.js'
import { answerFamilyOf } from '../src/search/answer-family.js'

const moonBase: Game = games['moon-base']

/** How often the first wins, the seats changing; pairs of games share their piles. */
function wins(bot: Bot, other: Bot, count: number, words: string): number {
  let won = 0
  for (let n = 0; n < count; n++) {
    const seats = n % 2 === 0 ? [bot, other] : [other, bot]
    const { outcome } = playGame(moonBase, seats, { seed: seedFrom(`${words} ${n >> 1}`) })
    if (outcome.ranks[n % 2] === 1) won++
  }
  return won
}

test('greedy beats random in at least eleven of twelve games of Moon Base', () => {
  expect(wins(greedy, random, 12, 'moon base duel')).toBeGreaterThanOrEqual(11)
})

const evaluate = evaluationOf(moonBase)

/** The first round, when both colours are chosen and nothing is taken yet: the first seat has gold. */
function firstRound(): MoonBaseState {
  const s = moonBase.setup({ first: '1' }, 2, seedFrom('draft')) as MoonBaseState
  moonBase.play(s, 1, { colour: 'silver' })
  moonBase.play(s, 1, moonBase.answers(s, 1)[0])
  return s
}

test('a large ring that the other player can no longer take is a gain, one of the own colour a loss', () => {
  const without = (ring: RingKind): number => {
    const s = firstRound()
    s.piles.large = s.piles.large.map((pile) => pile.filter((other) => other !== ring))
    return evaluate(s, 0) - evaluate(firstRound(), 0)
  }
  expect(without('large silver')).toBeGreaterThan(0)
  expect(without('large gold')).toBeLessThan(0)
})

test('a ring that waits for its settlement is worth more the less often it may still be covered', () => {
  const CRATERS_BELOW: Ring[] = [0, 1].map((crater) => ({
    size: 'large',
    colour: 'gold',
    x: 60 * crater,
    y: 0,
    level: 1,
    crater,
    on: null,
  }))
  const waiting = (turns: number): number => {
    const s = firstRound()
    const above: Ring = { size: 'large', colour: 'gold', x: 30, y: 0, level: 2, crater: null, on: [0, 1] }
    s.rings = [...CRATERS_BELOW, above]
    s.turns = turns
    const bare = firstRound()
    bare.rings = CRATERS_BELOW
    bare.turns = turns
    return evaluate(s, 0) - evaluate(bare, 0)
  }
  expect(waiting(3)).toBeGreaterThan(waiting(1))
  expect(waiting(8)).toBeGreaterThan(waiting(3))
})

test('a large ring is kept in hand while it could still be covered, and laid at the end of the round', () => {
  const hand = (turns: number): number => {
    const s = firstRound()
    s.turns = turns
    const before = evaluate(s, 1)
    s.hands[1] = ['large silver']
    return evaluate(s, 1) - before
  }
  // The second seat lays last: with its last placement still to come the ring is as good as built.
  expect(hand(7)).toBeGreaterThan(0)
  expect(hand(8)).toBe(0)
  expect(hand(0)).toBe(hand(7))
})

test('what one seat is ahead by, the other is behind by', () => {
  const state = moonBase.setup({}, 2, seedFrom('lead'))
  const chance = newChance(seedFrom('lead'))
  for (let [seat] = moonBase.asked(state); seat !== undefined; [seat] = moonBase.asked(state)) {
    expect(evaluate(state, 0) + evaluate(state, 1)).toBeCloseTo(0)
    moonBase.play(state, seat, pickWith(chance, moonBase.answers(state, seat)))
  }
})

test('the evaluation reads of the board what the rules read', () => {
  const board = new Board()
  const state = moonBase.setup({}, 2, seedFrom('board')) as MoonBaseState
  const chance = newChance(seedFrom('board'))
  for (let [seat] = moonBase.asked(state); seat !== undefined; [seat] = moonBase.asked(state)) {
    moonBase.play(state, seat, pickWith(chance, moonBase.answers(state, seat)))
    board.read(state, 1)
    const { group, highest } = bonusCountsOf(state)
    for (const colour of COLOURS) {
      expect(board.group(colour)).toBe(group[colour])
      expect(board.highest(colour)).toBe(highest[colour])
    }
    for (const [holder, colour] of state.colours.entries())
      if (colour) expect(board.open(colour)).toBe(openRings(state, holder).length)
  }
})

test('answers on the same two rings, or on craters of one band, belong to one family', () => {
  const family = answerFamilyOf(moonBase)
  const point = { ring: 'large gold', x: 300, y: 360, on: [0, 1] }
  expect(family({ ...point, x: 310 })).toBe(family(point))
  expect(family({ ...point, on: [0, 2] })).not.toBe(family(point))
  expect(family({ ring: 'large gold', crater: 'L11' })).toBe(family({ ring: 'large gold', crater: 'L19' }))
  expect(family({ ring: 'large gold', crater: 'L11' })).not.toBe(
    family({ ring: 'large navy', crater: 'L11' }),
  )
  expect(family({ pile: 1 })).not.toBe(family({ pile: 2 }))
})

test('search answers within its iterations, the same every time, with an answer that was offered', () => {
  const state = moonBase.setup({}, 2, seedFrom('search'))
  for (let i = 0; i < 9; i++) {
    const [seat] = moonBase.asked(state)
    moonBase.play(state, seat, moonBase.answers(state, seat)[0])
  }
  const [seat] = moonBase.asked(state)
  const answers = moonBase.answers(state, seat)
  const think = () =>
    search({ iterations: 4 }).answer({
      game: moonBase,
      seat,
      chance: newChance(seedFrom('thoughts')),
      answers,
      view: () => moonBase.view(state, seat),
    })
  expect(answers).toContainEqual(think())
  expect(think()).toEqual(think())
})

test('at the last answer of a game search expects the lead that comes of it', () => {
  const state = moonBase.setup({}, 2, seedFrom('last'))
  const chance = newChance(seedFrom('last'))
  for (;;) {
    const [seat] = moonBase.asked(state)
    const answers = moonBase.answers(state, seat)
    const view = () => moonBase.view(state, seat)
    const then = moonBase.clone(state)
    moonBase.play(then, seat, answers[0])
    if (moonBase.asked(then).length === 0) {
      const { answer, considered } = think(
        { game: moonBase, seat, chance, answers, view },
        { iterations: answers.length },
      )
      moonBase.play(state, seat, answer)
      const points = moonBase.outcome(state)?.points ?? []
      expect(considered[0].lead).toBe(points[seat] - points[1 - seat])
      return
    }
    moonBase.play(state, seat, pickWith(chance, answers))
  }
})

test('search looks further than greedy: it wins against random, thinking little', () => {
  expect(wins(search({ iterations: 2 }), random, 2, 'moon base search')).toBe(2)
})

test('at the end of a game of Moon Base the evaluation is the lead', () => {
  const { state, outcome } = playGame(moonBase, [random, random], { seed: seedFrom('moon base end') })
  const [a, b] = outcome.points
  expect([evaluate(state, 0), evaluate(state, 1)]).toEqual([a - b, b - a])
})
