import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APART, spread } from '../src/goals/spread.js'

const standings = (values: readonly number[]) => values.map((now, seat) => ({ seat, now, will: undefined }))

test('the leader’s mark stays at the end of the line while four others have nothing', () => {
  const marks = spread(standings([3, 0, 0, 0, 0]), 3)
  expect(marks.map(({ at }) => at)).toEqual([100, 27, 18, 9, 0])
})

test('no mark lies beyond an end of the line, and no two cover each other', () => {
  const values = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 16 }), (all, most) => {
      const at = spread(standings(all), most).map((mark) => mark.at)
      for (const one of at) expect(one >= 0 && one <= 100).toBe(true)
      for (let i = 1; i < at.length; i++) expect(at[i - 1] - at[i]).toBeGreaterThan(APART - 0.001)
    }),
  )
})
