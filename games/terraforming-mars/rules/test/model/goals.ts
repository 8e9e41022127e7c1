import type { MarsState } from '@perilune/terraforming-mars'
import * as table from './table.js'

/** `hand`: how many cards the seat holds, which only Planner asks for. */
type Count = (s: MarsState, seat: number, hand: number) => number

interface Goal {
  readonly id: string
  readonly count: Count
}

interface Milestone extends Goal {
  readonly atLeast: (s: MarsState) => number
}

const tags =
  (...kinds: string[]): Count =>
  (s, seat) =>
    kinds.reduce((sum, kind) => sum + table.tagsOf(s.players[seat], kind), 0)

/** For milestones wild tags count; for awards they do not. */
const withWild =
  (count: Count): Count =>
  (s, seat) =>
    count(s, seat, 0) + table.tagsOf(s.players[seat], 'wild')

const stock =
  (...kinds: (typeof table.RESOURCES)[number][]): Count =>
  (s, seat) =>
    kinds.reduce((sum, kind) => sum + s.players[seat].stock[table.RESOURCES.indexOf(kind)], 0)

const production =
  (kind: (typeof table.RESOURCES)[number]): Count =>
  (s, seat) =>
    s.players[seat].production[table.RESOURCES.indexOf(kind)]

const cards =
  (kinds: string[], least = 0): Count =>
  (s, seat) =>
    table.faceUp(s.players[seat]).filter((card) => kinds.includes(card.kind) && card.cost >= least).length

const GREEN = 'automated'
const BLUE = 'active'

const tilesFromRow =
  (row: number): Count =>
  (s, seat) =>
    table.ownTiles(s, seat).filter((area) => table.rowOf(area) >= row).length

const rating: Count = (s, seat) => s.players[seat].rating
const cities: Count = (s, seat) => table.areasWith(s, table.isCity, seat).length
const greeneries: Count = (s, seat) => table.areasWith(s, (tile) => tile === table.GREENERY, seat).length
const cubes: Count = (s, seat) => s.players[seat].cubes.reduce((sum, n) => sum + n, 0)
const besideOceans: Count = (s, seat) =>
  table.ownTiles(s, seat).filter((area) => table.besides(s, area, table.isOcean) > 0).length

const kindsOfTags: Count = (s, seat) => {
  const p = s.players[seat]
  const kinds = table.tagsInGame(s)
  const has = kinds.filter((kind) => table.tagsOf(p, kind) > 0).length
  return Math.min(kinds.length, has + table.tagsOf(p, 'wild'))
}

const withRequirement: Count = (s, seat) =>
  table
    .faceUp(s.players[seat])
    .filter((card) => (card.kind === GREEN || card.kind === BLUE) && card.requires.length > 0).length

/** Everybody starts with 1 of every production without the Corporate Era. */
const aboveStart: Count = (s, seat) => {
  const start = s.sets.includes('corporate-era') ? 0 : 1
  return s.players[seat].production.filter((n) => n > start).length
}

const milestone = (id: string, atLeast: number, count: Count): Milestone => ({
  id,
  count,
  atLeast: () => atLeast,
})

const MILESTONES: Readonly<Record<MarsState['map'], readonly Milestone[]>> = {
  tharsis: [
    { id: 'terraformer', count: rating, atLeast: (s) => (s.turmoil ? 26 : 35) },
    milestone('mayor', 3, cities),
    milestone('gardener', 3, greeneries),
    milestone('builder', 8, withWild(tags('building'))),
    milestone('planner', 16, (_s, _seat, hand) => hand),
  ],
  hellas: [
    milestone('diversifier', 8, kindsOfTags),
    milestone('tactician', 5, withRequirement),
    milestone('polar-explorer', 3, tilesFromRow(8)),
    milestone('energizer', 6, production('energy')),
    milestone('rim-settler', 3, withWild(tags('jovian'))),
  ],
  elysium: [
    milestone('generalist', 6, aboveStart),
    milestone('specialist', 10, (s, seat) => Math.max(...s.players[seat].production)),
    milestone('ecologist', 4, withWild(tags('plant', 'microbe', 'animal'))),
    milestone('tycoon', 15, cards([GREEN, BLUE])),
    milestone('legend', 5, (s, seat) => s.players[seat].events.length),
  ],
}

const HOVERLORD: Milestone = milestone('hoverlord', 7, (s, seat) =>
  table.cubesHeld(s.players[seat], 'floater'),
)

const AWARDS: Readonly<Record<MarsState['map'], readonly Goal[]>> = {
  tharsis: [
    { id: 'landlord', count: (s, seat) => table.ownTiles(s, seat).length },
    { id: 'banker', count: production('mc') },
    { id: 'scientist', count: tags('science') },
    { id: 'thermalist', count: stock('heat') },
    { id: 'miner', count: stock('steel', 'titanium') },
  ],
  hellas: [
    { id: 'cultivator', count: greeneries },
    { id: 'magnate', count: cards([GREEN]) },
    { id: 'space-baron', count: tags('space') },
    { id: 'excentric', count: cubes },
    { id: 'contractor', count: tags('building') },
  ],
  elysium: [
    { id: 'celebrity', count: cards([GREEN, BLUE], 20) },
    { id: 'industrialist', count: stock('steel', 'energy') },
    { id: 'desert-settler', count: tilesFromRow(6) },
    { id: 'estate-dealer', count: besideOceans },
    { id: 'benefactor', count: rating },
  ],
}

const VENUPHILE: Goal = { id: 'venuphile', count: tags('venus') }

/** Those of the map and of Venus; where they were drawn, those that the game names. */
function goalsOf<G extends Goal>(
  s: MarsState,
  all: Readonly<Record<MarsState['map'], readonly G[]>>,
  ofVenus: G,
  drawn: readonly string[] | undefined,
): readonly G[] {
  if (drawn) return drawn.map((id) => [...Object.values(all).flat(), ofVenus].find((g) => g.id === id) as G)
  return s.sets.includes('venus') ? [...all[s.map], ofVenus] : all[s.map]
}

export const milestonesOf = (s: MarsState): readonly Milestone[] =>
  goalsOf(s, MILESTONES, HOVERLORD, s.drawnGoals?.milestones)

export const awardsOf = (s: MarsState): readonly Goal[] => goalsOf(s, AWARDS, VENUPHILE, s.drawnGoals?.awards)

/**
 * 5 points for the first and 2 for the second. All who tie for first get 5, and then there is no second; all
 * who tie for second get 2. Two players have no second. Having none of it is no hindrance.
 */
export function awardPoints(s: MarsState, award: Goal): number[] {
  const counts = s.players.map((_, seat) => award.count(s, seat, 0))
  const best = Math.max(...counts)
  const firsts = counts.filter((n) => n === best).length
  const rest = counts.filter((n) => n < best)
  const second = firsts === 1 && s.players.length > 2 ? Math.max(...rest) : Number.NaN
  return counts.map((n) => (n === best ? 5 : n === second ? 2 : 0))
}
