import type { Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { AREAS_ON_MARS, BOARDS, NEIGHBOURS } from '../map/boards.js'
import { CUBES, isOcean, isProject, RESOURCES, TAGS, WILD } from '../names.js'
import { cubesHeld } from '../state/counters.js'
import { handOf, type MarsState, type Player } from '../state/state.js'
import { kindsOfTags } from '../state/wild-tags.js'
import type { GoalMeasure, Milestone } from './goals.js'

/* How a seat stands in what a milestone or an award counts. */

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const countCards = (p: Player, which: (card: ReturnType<typeof cardOf>) => boolean): number => {
  let n = 0
  for (const id of p.cards) {
    const card = cardOf(id)
    if (isProject(card.kind) && which(card)) n++
  }
  return n
}

function countOwnAreas(s: MarsState, seat: Seat, which: (area: number) => boolean): number {
  let n = 0
  for (let area = 0; area < AREAS_ON_MARS; area++) if (s.owners[area] === seat && which(area)) n++
  return n
}

/** `wild` tags count as whatever helps: all of a player's for a milestone, none for an award. */
export function standingOf(s: MarsState, seat: Seat, standing: GoalMeasure, wild = 0): number {
  const p = s.players[seat]
  switch (standing.count) {
    case 'rating':
      return p.rating
    case 'cities':
      return p.cities
    case 'greeneries':
      return p.greeneries
    case 'tiles':
      return p.tiles
    case 'tilesBesideOceans':
      return countOwnAreas(s, seat, (area) => NEIGHBOURS[area].some((next) => isOcean(s.tiles[next])))
    case 'tilesFromRow':
      return countOwnAreas(s, seat, (area) => BOARDS[s.map].areas[area].row >= standing.row)
    case 'cardsInHand':
      return s.places[handOf(seat)].length
    case 'kindsOfTags':
      return kindsOfTags(s, p, wild)
    case 'cardsWithRequirements':
      return countCards(p, (card) => card.requires.length > 0)
    case 'greenAndBlueCards':
      return countCards(p, () => true)
    case 'greenCards':
      return countCards(p, (card) => card.kind === 'automated')
    case 'cardsOf20OrMore':
      return countCards(p, (card) => card.cost >= 20)
    case 'events':
      return p.events.length
    case 'resourcesOnCards':
      return sum(p.cubes)
    case 'highestProduction':
      return Math.max(...p.production)
    case 'productionsAboveStart':
      return p.production.filter((n) => n > (s.sets.includes('corporate-era') ? 0 : 1)).length
    case 'tags':
      return wild + sum(standing.of.map((tag) => p.tags[TAGS.indexOf(tag)]))
    case 'stock':
      return sum(standing.of.map((resource) => p.stock[RESOURCES.indexOf(resource)]))
    case 'cubes':
      return cubesHeld(p, CUBES.indexOf(standing.of))
    case 'production':
      return p.production[RESOURCES.indexOf(standing.of)]
  }
}

/** How a seat stands in a milestone, its wild tags included. */
export const milestoneStanding = (s: MarsState, seat: Seat, milestone: Milestone): number =>
  standingOf(s, seat, milestone.standing, s.players[seat].tags[WILD])
