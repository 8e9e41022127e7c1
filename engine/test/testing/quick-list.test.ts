import type { Game } from '@perilune/engine'
import { listeningDifferences, quickListDifferences } from '@perilune/engine/testing'
import { expect, test } from 'vitest'
import { passing } from '../games/passing.js'

type Passing = typeof passing
const plan = { games: 3, seeds: 'quick list' }
const changed = (change: Partial<Passing>): Passing => ({ ...passing, ...change }) as Game as Passing

test('a game that lists what it offers has no differences', () => {
  expect(quickListDifferences(passing, plan)).toEqual([])
  expect(listeningDifferences(passing, plan)).toEqual([])
})

test('an offer that the list for search leaves out is found, unless it is left out on purpose', () => {
  const answers: Passing['answers'] = (s, seat) => passing.answers(s, seat).slice(0, 1)
  const found = quickListDifferences(changed({ answers }), plan)
  expect(found[0]).toMatch(/does not list \{/)
  expect(quickListDifferences(changed({ answers }), { ...plan, leavesOut: () => true })[0]).toMatch(
    /does not offer \{/,
  )
})

test('a listed answer that nobody is offered is found', () => {
  const answers: Passing['answers'] = (s, seat) => [...passing.answers(s, seat), { act: 'nonsense' }]
  expect(quickListDifferences(changed({ answers }), plan)).toContainEqual(
    expect.stringContaining('does not offer {"act":"nonsense"}'),
  )
})

test('an answer that is listed twice is found', () => {
  const answers: Passing['answers'] = (s, seat) => passing.answers(s, seat).flatMap((a) => [a, a])
  expect(quickListDifferences(changed({ answers }), plan)[0]).toMatch(/lists \{.*\} twice/)
})

test('rules that depend on whether somebody listens are found', () => {
  const play: Passing['play'] = (s, seat, answer, tell) => {
    passing.play(s, seat, answer, tell)
    if (tell && passing.asked(s).length === 0) s.chance.drawn++
  }
  expect(listeningDifferences(changed({ play }), plan)).not.toEqual([])
})
