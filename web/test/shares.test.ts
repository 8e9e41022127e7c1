import { expect, test } from 'vitest'
import { sharesOf } from '../src/table/shares.js'

const sources = { contract: 'contracts', hazards: 'hazards', '': 'other' }

test('points of one source stand together for every seat, the largest source first', () => {
  const lines = [
    { seat: 0, points: 1, why: 'objective:ace' },
    { seat: 0, points: 3, why: 'contract:stim-run' },
    { seat: 1, points: 2, why: 'contract:icarus-run' },
    { seat: 0, points: -2, why: 'hazards:icarus-run' },
  ]
  expect(sharesOf(lines, sources, 2)).toEqual([
    { name: 'contracts', points: [3, 2] },
    { name: 'other', points: [1, 0] },
    { name: 'hazards', points: [-2, 0] },
  ])
})

test('a source without points is left out', () => {
  expect(sharesOf([{ seat: 0, points: 0, why: 'contract:a' }], sources, 1)).toEqual([])
})
