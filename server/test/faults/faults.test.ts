import { expect } from 'vitest'
import { testWith } from '../help/services.js'
import { addToReport } from './report.js'
import { type Plan, runFaults } from './run.js'

const test = testWith('postgres', 'redis')

// The long run is `npm run test:faults`.
const LONG = Number(process.env.PERILUNE_FAULTS ?? 0)

const plan: Plan = LONG
  ? {
      nodes: 3,
      clients: 50,
      seconds: LONG,
      pause: { min: 1000, max: 8000 },
      tables: [
        { game: 'moon', bots: 0 },
        { game: 'moon', bots: 1 },
        { game: 'moon-base', bots: 0 },
        { game: 'moon', bots: 0 },
        { game: 'moonrakers', bots: 0 },
      ],
    }
  : {
      nodes: 3,
      clients: 12,
      seconds: 20,
      pause: { min: 500, max: 2000 },
      tables: [
        { game: 'moon', bots: 0 },
        { game: 'moon', bots: 1 },
        { game: 'moon-base', bots: 0 },
      ],
    }

test('while machines, databases and connections of three nodes fail, no acknowledged answer is lost, doubled or changed', {
  timeout: (plan.seconds + 240) * 1000,
}, async () => {
  const result = await runFaults(plan, (line) => LONG && console.log(new Date().toISOString(), line))
  if (LONG) addToReport(plan, result)
  const { lost, doubled, misplaced, refusedButTaken, illegal, untrue, crashes } = result
  expect({ lost, doubled, misplaced, refusedButTaken, illegal, untrue, crashes }).toEqual({
    lost: [],
    doubled: [],
    misplaced: [],
    refusedButTaken: [],
    illegal: [],
    untrue: [],
    crashes: 0,
  })
  expect(result.acknowledged).toBeGreaterThan(100)
  expect(Object.values(result.faults).every((times) => times > 0)).toBe(true)
})
