import { type Answer, type Game, type KernelState, newChance, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { describe, expect, test } from 'vitest'
import { type Observation, playGame, random, search, think } from '../src/index.js'
import { pebbles } from './pebbles.js'
import { takeaway } from './takeaway.js'
import { trust } from './trust.js'

function middle(game: Game, seats: number, words: string, answers: number): KernelState {
  const s = game.setup({}, seats, seedFrom(words))
  const chance = newChance(seedFrom(`${words}: answers`))
  for (let i = 0; i < answers; i++) {
    const [seat] = game.asked(s)
    if (seat === undefined) break
    const list = game.answers(s, seat)
    game.play(s, seat, list[chance.drawn++ % list.length])
  }
  return s
}

const observationOf = (game: Game, s: KernelState, seat: number, words = 'thoughts'): Observation => ({
  game,
  seat,
  chance: newChance(seedFrom(words)),
  answers: game.answers(s, seat),
  view: () => game.view(s, seat),
})

/** Deals what a seat cannot see in another way, in the state itself. */
function otherWorld(game: Game, s: KernelState, seat: number): KernelState {
  const other = game.clone(s)
  const unseen = s.places.map((_, p) => p).filter((p) => (s.sight[p] & (1 << seat)) === 0)
  const sampled = game.sample(game.view(s, seat), newChance(seedFrom('another world')))
  for (const p of unseen) other.places[p] = sampled.places[p].slice()
  other.chance = newChance(seedFrom('other chance'))
  return other
}

describe.each(Object.values(games))('in $title', (game) => {
  const seats = Math.max(2, game.seats.min)

  test('what is hidden changes neither the answer nor what was considered', () => {
    let differed = 0
    for (const answers of [6, 25, 60]) {
      const s = middle(game, seats, `hidden ${game.id}`, answers)
      const [seat] = game.asked(s)
      const other = otherWorld(game, s, seat)
      if (JSON.stringify(other.places) !== JSON.stringify(s.places)) differed++
      const budget = { iterations: 12 }
      expect(think(observationOf(game, other, seat), budget)).toEqual(
        think(observationOf(game, s, seat), budget),
      )
    }
    // In Moon Base nothing is dealt face down that could lie otherwise; chance to come still differs.
    if (game.id !== 'moon-base') expect(differed).toBeGreaterThan(0)
  })

  test('a search returns what it considered, all of it offered, the best first', () => {
    const s = middle(game, seats, `considered ${game.id}`, 30)
    const [seat] = game.asked(s)
    const observation = observationOf(game, s, seat)
    const result = think(observation, { iterations: 20 })
    for (const { answer, chance, visits } of result.considered) {
      expect(observation.answers).toContainEqual(answer)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(visits).toBeGreaterThanOrEqual(0)
    }
    if (observation.answers.length > 1) expect(result.considered[0].answer).toEqual(result.answer)
    expect(result.iterations).toBeGreaterThan(0)
    expect(result.iterations).toBeLessThanOrEqual(20)
  })

  test('the same seed and iterations give the same thought, and a budget of time is kept', () => {
    const s = middle(game, seats, `same ${game.id}`, 30)
    const [seat] = game.asked(s)
    const budget = { iterations: 15 }
    expect(think(observationOf(game, s, seat), budget)).toEqual(think(observationOf(game, s, seat), budget))
    const begun = Date.now()
    think(observationOf(game, s, seat), { milliseconds: 100 })
    expect(Date.now() - begun).toBeLessThan(2000)
  })

  test('it never changes the view it was given', () => {
    const s = middle(game, seats, `view ${game.id}`, 30)
    const [seat] = game.asked(s)
    const view = game.view(s, seat)
    const before = JSON.stringify(view)
    think({ ...observationOf(game, s, seat), view: () => view }, { iterations: 10 })
    expect(JSON.stringify(view)).toBe(before)
  })
})

test('a budget of nothing is refused', () => {
  const s = pebbles.setup({}, 2, seedFrom('no budget')) as unknown as KernelState
  expect(() => think(observationOf(pebbles as unknown as Game, s, 0), {})).toThrow('a budget is of')
})

test('those asked together choose without knowing of each other, at every number of seats', () => {
  for (let seats = 2; seats <= 4; seats++) {
    const table = [search({ iterations: 30 }), ...new Array(seats - 1).fill(random)]
    const { outcome } = playGame(pebbles as unknown as Game, table, { seed: seedFrom(`together ${seats}`) })
    expect(outcome.ranks).toHaveLength(seats)
  }
})

/**
 * A heap from which each takes one, two or three; who takes the last wins. A heap of four times n is lost for
 * who must take.
 */
test('without any evaluation it finds the winning answer of a small game, for every heap', () => {
  const game = takeaway as unknown as Game
  for (const heap of [5, 6, 7, 9, 10, 11, 13]) {
    const s = takeaway.setup({ heap }, 2, seedFrom('heap')) as unknown as KernelState
    const { answer } = think(observationOf(game, s, 0, `heap ${heap}`), { iterations: 1500 })
    expect<Answer>(answer).toEqual({ take: heap % 4 })
  }
})

test('where nothing is hidden it looks behind the view only once, and chance is still fresh every time', () => {
  const game = takeaway as unknown as Game
  let looks = 0
  const seeds = new Set<string>()
  const counted: Game = {
    ...game,
    sample(view, chance) {
      looks++
      return game.sample(view, chance)
    },
    play(s, seat, answer) {
      seeds.add(s.chance.seed)
      game.play(s, seat, answer)
    },
  }
  const s = game.setup({}, 2, seedFrom('open'))
  think(observationOf(counted, s, 0), { iterations: 50 })
  expect(looks).toBe(1)
  expect(seeds.size).toBe(50)
})

test('the search assumes that others play for themselves, not against it', () => {
  const game = trust as unknown as Game
  const s = trust.setup({}, 3, seedFrom('trust')) as unknown as KernelState
  const { answer, considered } = think(observationOf(game, s, 0), { iterations: 200 })
  expect(answer).toEqual({ say: 'trust' })
  expect(considered[0].chance).toBeGreaterThan(0.4)
})
