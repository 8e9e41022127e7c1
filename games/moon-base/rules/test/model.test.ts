import { describe, expect, it } from 'vitest'
import { MANNERS, playGame } from './model/play-games.js'
import { addReport, FAULTS, newReport, SUBJECTS } from './model/report.js'

/*
 * A second, slow model of the whole game plays beside it: squared distances as integers, the balance with bigints, every rule on its
 * own. It was written from the rules without a look at the game's code, so an error would have to be made twice to stay unnoticed.
 * MODEL_GAMES=100 plays a hundred games of each manner instead of one, and prints what was compared.
 */

const GAMES = Number(process.env.MODEL_GAMES ?? 1)

/** In this game a player has more open rings than settlements left and must choose: that happens in one game of thirty. */
const FIRST_GAME: Readonly<Record<string, number>> = { 'gold settlements': 47 }

const total = newReport()

describe('a second model agrees with the game on every placement, offer, building and score', () => {
  for (const manner of MANNERS)
    it(`in random games: ${manner}`, { timeout: 60_000 + GAMES * 20_000 }, () => {
      for (let i = 0; i < GAMES; i++) {
        const report = playGame(manner, (FIRST_GAME[manner] ?? 0) + i)
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
