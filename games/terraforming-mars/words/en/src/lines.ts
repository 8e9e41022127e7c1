import type { Clauses, Sentence } from '@perilune/engine'
import type { RatingSource, ScoreReasons } from '@perilune/terraforming-mars'
import { AWARDS, MILESTONES } from '@perilune/terraforming-mars'
import { area, card, say } from './bits.js'
import { goalName } from './names.js'

/* What earned points, for the final score. */

const RATINGS: Readonly<Record<RatingSource, string>> = {
  start: 'Terraform rating at the start',
  temperature: 'Terraform rating from temperature',
  oxygen: 'Terraform rating from oxygen',
  oceans: 'Terraform rating from oceans',
  venus: 'Terraform rating from Venus',
  effects: 'Terraform rating from cards and projects',
  committee: 'Terraform rating from the committee',
}

export const LINES: Clauses<ScoreReasons, Sentence> = {
  rating: ({ source }) => say`${RATINGS[source]}`,
  milestone: ({ milestone }) => say`Milestone ${goalName(MILESTONES, milestone)}`,
  award: ({ award }) => say`Award ${goalName(AWARDS, award)}`,
  greenery: (of) => say`Greenery on ${area(of.map, of.area)}`,
  city: (of) => say`Greeneries beside the city on ${area(of.map, of.area)}`,
  card: (of) => say`${card(of.card)}`,
  chairman: () => say`Chairman`,
  leader: ({ party }) => say`Leader of ${card(`party:${party}`)}`,
}
