import type { Options } from '@perilune/terraforming-mars'
import { describe, expect, it } from 'vitest'
import { FACTS } from './model/facts.js'
import { type Plan, playGame } from './model/play-games.js'
import { newReport, type Report, SUBJECTS } from './model/report.js'

/*
 * A second, slow model of payment, requirements and scoring plays beside the game. It was written from the rules and the printed
 * facts without a look at the game's code, so an error would have to be made twice to stay unnoticed.
 */

const GAMES = Number(process.env.MODEL_GAMES ?? 1)

/** Without these the corporations that change what is paid or required are in every game. */
const ORDINARY_CORPORATIONS = [...FACTS.values()]
  .filter(({ kind, effects }) => kind === 'corporation' && effects.length === 0)
  .filter(({ id }) => id !== 'beginner-corporation')
  .map(({ id }) => id)

const PLANS: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'Corporate Era on Tharsis', options: { map: 'tharsis' } },
  { name: 'Corporate Era on Hellas', options: { map: 'hellas' } },
  { name: 'Corporate Era on Elysium', options: { map: 'elysium' } },
  { name: 'the base game', options: { map: 'random', corporateEra: false } },
  { name: 'the full box on Tharsis', options: { preset: 'full box', map: 'tharsis' } },
  { name: 'the full box on Hellas', options: { preset: 'full box', map: 'hellas' } },
  { name: 'the full box on Elysium', options: { preset: 'full box', map: 'elysium' } },
  {
    name: 'the full box with corporations that change payments',
    options: { preset: 'full box', map: 'random', banned: ORDINARY_CORPORATIONS },
  },
]

function playAll(plan: Omit<Plan, 'seats' | 'number'>): Report {
  const total = newReport()
  for (let number = 0; number < GAMES; number++)
    for (let seats = 1; seats <= 5; seats++) {
      const { compared, disagreements } = playGame({ ...plan, seats, number })
      for (const subject of SUBJECTS) total.compared[subject] += compared[subject]
      total.disagreements.push(...disagreements)
    }
  return total
}

describe('a second model agrees with the game on every score, price, payment and requirement', () => {
  for (const plan of PLANS)
    it(`in ${plan.name}`, () => {
      const { compared, disagreements } = playAll(plan)
      if (process.env.MODEL_GAMES) console.info(plan.name, compared)
      expect(disagreements).toEqual([])
      for (const subject of SUBJECTS) expect(compared[subject], subject).toBeGreaterThan(0)
    })
})
