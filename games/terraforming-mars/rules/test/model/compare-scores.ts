import { linesOf, type MarsState } from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { factsOf } from './facts.js'
import { type Points, pointsOf, ranksOf } from './points.js'
import { type Report, same } from './report.js'
import { areasWith, isOcean } from './table.js'

/** Every line of everybody's score as it stands now. */
export function compareScores(report: Report, s: MarsState, where: string): void {
  s.players.forEach((p, seat) => {
    if (p.corporation === '') return
    const said: Points = new Map()
    for (const { why, points } of linesOf(s, seat)) {
      const key = why.startsWith('rating:') ? 'rating' : why.replace(`:${s.map}:`, ':')
      said.set(key, (said.get(key) ?? 0) + points)
    }
    const model = pointsOf(s, seat)
    for (const why of new Set([...said.keys(), ...model.keys()])) {
      const [a, b] = [said.get(why) ?? 0, model.get(why) ?? 0]
      same(report, 'lines of scores', `${where}, seat ${seat}, ${why}`, a, b)
    }
  })
  compareRatings(report, s, where)
}

const MOST_CUBES = 12

/**
 * The same on a copy with any number of cubes on the cards: points for many cubes are rare in random games.
 */
export function compareScoresWithCubes(
  report: Report,
  s: MarsState,
  where: string,
  any: (n: number) => number,
): void {
  const other = game.clone(s)
  for (const p of other.players)
    p.cubes = p.cards.map((id) => (factsOf(id).holds === '' ? 0 : any(MOST_CUBES + 1)))
  compareScores(report, other, `${where}, with other cubes`)
}

/** Every step of a parameter brought somebody 1, where nothing but players raises and lowers them. */
function compareRatings(report: Report, s: MarsState, where: string): void {
  if (s.sets.includes('venus') || s.turmoil) return
  const lines = s.players.flatMap((_, seat) => linesOf(s, seat))
  const [temperature, oxygen] = s.parameters
  const steps = { temperature: (temperature + 30) / 2, oxygen, oceans: areasWith(s, isOcean).length }
  for (const [parameter, n] of Object.entries(steps)) {
    const said = lines
      .filter(({ why }) => why === `rating:${parameter}`)
      .reduce((sum, { points }) => sum + points, 0)
    same(report, 'lines of scores', `${where}, rating by ${parameter}`, said, n)
  }
}

export function compareOutcome(report: Report, s: MarsState, where: string): void {
  const outcome = game.outcome(s)
  const points = s.players.map((_, seat) => [...pointsOf(s, seat).values()].reduce((sum, n) => sum + n, 0))
  same(report, 'lines of scores', `${where}, points`, outcome?.points, points)
  if (s.players.length === 1) return
  const mc = s.players.map((p) => p.stock[0])
  same(report, 'lines of scores', `${where}, ranks`, outcome?.ranks, ranksOf(points, mc))
}
