import { describe, expect, it } from 'vitest'
import { MANNERS, playGame } from './model/play-games.js'
import { addReport, FAULTS, newReport, SUBJECTS } from './model/report.js'

/*
 * A second, slow model of the whole game plays beside it: squared distances as integers, the balance with
 * bigints, every rule on its own. It was written from the rules without a look at the game's code, so an
 * error would have to be made twice to stay unnoticed. MODEL_GAMES=100 plays a hundred games of each manner
 * instead of one, and prints what was compared.
 */

const GAMES = Number(process.env.MODEL_GAMES ?? 1)

/**
 * Rare: in the first a player must choose among open rings for the last settlement, in the second none is
 * left for an open ring.
 */
const ALWAYS: Readonly<Record<string, readonly number[]>> = { 'gold settlements': [47, 48] }

const total = newReport()

describe('a second model agrees with the game on every placement, offer, building and score', () => {
  for (const manner of MANNERS)
    it(`in random games: ${manner}`, { timeout: 60_000 + GAMES * 20_000 }, () => {
      const numbers = Array.from({ length: GAMES }, (_, i) => i)
      for (const number of new Set([...(ALWAYS[manner] ?? []), ...numbers])) {
        const report = playGame(manner, number)
        addReport(total, report)
        expect(report.disagreements).toEqual([])
      }
    })

  it('compares every subject and breaks every rule of placement', () => {
    if (process.env.MODEL_GAMES) console.info(total.compared, total.faults)
    for (const subject of SUBJECTS) expect(total.compared[subject], subject).toBeGreaterThan(0)
    for (const fault of FAULTS) expect(total.faults[fault], fault).toBeGreaterThan(0)
  })
})
