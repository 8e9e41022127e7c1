import type { GameManifest } from '../manifests.js'
import { optionValue, type Setup, type Specs, same } from './setup.js'

const ROUND = 5

/** Estimated minutes of a game: people take time to think, bots hardly any. */
export function minutesOf(game: GameManifest, specs: Specs, setup: Setup): number {
  const people = setup.seats.filter(({ kind }) => kind !== 'bot').length
  const more = Object.entries(game.options).reduce((sum, [id, hint]) => {
    if (hint.as !== 'expansion' || !specs[id]) return sum
    return sum + (optionValue(id, game, specs, setup) === true ? hint.minutes : 0)
  }, 0)
  const preset = game.presets?.find(
    ({ options, minutes }) =>
      minutes !== undefined &&
      Object.entries(options).every(([id, v]) => same(optionValue(id, game, specs, setup), v)),
  )
  const all = game.pace.base + game.pace.person * people + more + (preset?.minutes ?? 0)
  return Math.max(2 * ROUND, Math.round(all / ROUND) * ROUND)
}
