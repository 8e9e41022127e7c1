import type { ProjectId, SetId } from '../names.js'
import type { Op } from '../verbs/shapes.js'
import { colony, place, production, raise, tr } from './write.js'

/*
 * The standard projects: open to everybody, as often as they can be paid. Selling patents costs nothing and
 * is told by its own step of the turn; turning plants or heat in is no standard project.
 */

export interface StandardProject {
  readonly id: Exclude<ProjectId, 'sell-patents'>
  readonly name: string
  /** In MC. */
  readonly cost: number
  readonly do: readonly Op[]
  /** Only in the solo game whose goal is a terraform rating of 63. */
  readonly ratingGoal?: true
  /** Only with this box. */
  readonly set?: SetId
}

export const standardProjects: readonly StandardProject[] = [
  { id: 'power-plant', name: 'Power Plant', cost: 11, do: [production({ energy: 1 })] },
  { id: 'asteroid', name: 'Asteroid', cost: 14, do: [raise('temperature', 1)] },
  { id: 'aquifer', name: 'Aquifer', cost: 18, do: [place('ocean')] },
  { id: 'greenery', name: 'Greenery', cost: 23, do: [place('greenery')] },
  { id: 'city', name: 'City', cost: 25, do: [place('city'), production({ mc: 1 })] },
  {
    id: 'air-scrapping',
    name: 'Air Scrapping',
    cost: 15,
    do: [raise('venus', 1)],
    set: 'venus',
  },
  { id: 'buffer-gas', name: 'Buffer Gas', cost: 16, do: [tr(1)], ratingGoal: true },
  { id: 'build-colony', name: 'Build Colony', cost: 17, do: [colony()], set: 'colonies' },
]

/** What turning resources in costs, and what it does. */
export const PLANTS_FOR_GREENERY = 8
export const HEAT_FOR_TEMPERATURE = 8
export const convertPlants: readonly Op[] = [place('greenery')]
export const convertHeat: readonly Op[] = [raise('temperature', 1)]
