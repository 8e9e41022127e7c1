import type { Options } from '@perilune/terraforming-mars'
import { describe, expect, it } from 'vitest'
import { FACTS, type Facts } from './facts.js'
import { type Plan, playGame } from './play-games.js'
import { addTo, newReport, type Report, SUBJECTS } from './report.js'

/*
 * A second, slow model of payment, requirements and scoring plays beside the game. It was written from the
 * rules and the printed facts without a look at the game's code, so an error would have to be made twice to
 * stay unnoticed.
 */

const GAMES = Number(process.env.MODEL_GAMES ?? 1)

/**
 * Cards that have nothing to do with payments and requirements; without them the others come up more often.
 */
const ORDINARY_CARDS = [...FACTS.values()].filter(isOrdinary).map(({ id }) => id)

function isOrdinary({ id, kind, effects, tags, requires, loses, holds }: Facts): boolean {
  if (kind === 'prelude' || id === 'beginner-corporation' || effects.length > 0) return false
  if (kind === 'corporation') return !tags.includes('wild')
  return requires.length === 0 && loses.length === 0 && holds === ''
}

const OUT_OF_THE_ORDINARY = [
  'discounted card',
  'requirement met by slack',
  'requirement met by a wild tag',
  'paid with steel',
  'paid with titanium',
  'paid with heat',
]

const PLANS: readonly { name: string; options: Partial<Options> }[] = [
  { name: 'Corporate Era on Tharsis', options: { map: 'tharsis' } },
  { name: 'Corporate Era on Hellas', options: { map: 'hellas' } },
  { name: 'Corporate Era on Elysium', options: { map: 'elysium' } },
  { name: 'the base game', options: { map: 'random', corporateEra: false } },
  { name: 'the full box on Tharsis', options: { preset: 'full box', map: 'tharsis' } },
  { name: 'the full box on Hellas', options: { preset: 'full box', map: 'hellas' } },
  { name: 'the full box on Elysium', options: { preset: 'full box', map: 'elysium' } },
  {
    name: 'the full box without ordinary cards',
    options: { preset: 'full box', map: 'random', banned: ORDINARY_CARDS },
  },
]

function playAll(plan: Omit<Plan, 'seats' | 'number'>): Report {
  const total = newReport()
  for (let number = 0; number < GAMES; number++)
    for (let seats = 1; seats <= 5; seats++) addTo(total, playGame({ ...plan, seats, number }))
  return total
}

describe('a second model agrees with the game on every score, price, payment and requirement', () => {
  const all = newReport()
  for (const plan of PLANS)
    it(`in ${plan.name}`, () => {
      const report = playAll(plan)
      addTo(all, report)
      expect(report.disagreements).toEqual([])
    })

  it('and has seen every kind of payment and of help with a requirement', () => {
    if (process.env.MODEL_GAMES) console.info(all.compared, all.seen)
    for (const subject of SUBJECTS) expect(all.compared[subject], subject).toBeGreaterThan(0)
    expect(Object.keys(all.seen)).toEqual(expect.arrayContaining(OUT_OF_THE_ORDINARY))
  })
})
