import type { Trial } from '@perilune/engine'
import { corporations } from './cards/corporations.js'
import { MAPS } from './map/boards.js'

/*
 * Choices of options that are tried one by one: the base game in all its forms, every expansion alone, all of
 * them together, and options that any mix would seldom bring.
 */

const baseGame: readonly Trial[] = MAPS.flatMap((map) =>
  [true, false].flatMap((corporateEra) =>
    [true, false].map((draft) => ({
      name: `${map}, ${corporateEra ? 'with' : 'without'} Corporate Era, ${draft ? 'with' : 'without'} draft`,
      options: { map, corporateEra, draft },
    })),
  ),
)

const alone: readonly Trial[] = [
  { name: 'Venus Next alone', options: { venus: true } },
  { name: 'Venus Next alone, without World Government', options: { venus: true, worldGovernment: false } },
  { name: 'Prelude alone', options: { prelude: true } },
  { name: 'Colonies alone', options: { colonies: true } },
  { name: 'Turmoil alone', options: { turmoil: true } },
  { name: 'promotional cards alone', options: { promos: true } },
]

const together: readonly Trial[] = MAPS.map((map) => ({
  name: `everything, ${map}`,
  options: { preset: 'full box', map },
}))

const BASE_CORPORATIONS = corporations
  .filter(({ set, beginner }) => set === 'base' && !beginner)
  .map(({ id }) => id)

const chosen: readonly Trial[] = [
  { name: 'milestones and awards drawn', options: { goals: 'random', map: 'hellas' } },
  { name: 'everything, with milestones and awards drawn', options: { preset: 'full box', goals: 'random' } },
  { name: 'the corporations of the base game alone', options: { corporations: BASE_CORPORATIONS } },
]

export const trials: readonly Trial[] = [...baseGame, ...alone, ...together, ...chosen]
