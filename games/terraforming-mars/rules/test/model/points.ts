import type { MarsState, Player } from '@perilune/terraforming-mars'
import { type Facts, factsOf } from './facts.js'
import { awardPoints, awardsOf, milestonesOf } from './goals.js'
import * as table from './table.js'

/** Points of a seat by what they are for; nothing stands for 0. */
export type Points = Map<string, number>

export function pointsOf(s: MarsState, seat: number): Points {
  const points: Points = new Map()
  const add = (why: string, n: number): void => {
    if (n !== 0) points.set(why, (points.get(why) ?? 0) + n)
  }
  const p = s.players[seat]
  add('rating', p.rating)
  if (s.players.length > 1) {
    milestonesOf(s).forEach((goal, i) => {
      if (s.milestones[i] === seat) add(`milestone:${goal.id}`, 5)
    })
    awardsOf(s).forEach((goal, i) => {
      if (s.awards[i] >= 0) add(`award:${goal.id}`, awardPoints(s, goal)[seat])
    })
  }
  for (const area of table.areasWith(s, (tile) => tile === table.GREENERY, seat)) add(`greenery:${area}`, 1)
  for (const area of table.areasWith(s, table.isCity, seat))
    add(
      `city:${area}`,
      table.besides(s, area, (tile) => tile === table.GREENERY),
    )
  for (const id of [...p.cards, ...p.events]) add(`card:${id}`, cardPoints(s, seat, factsOf(id)))
  add('card:vermin', verminPoints(s, seat))
  if (s.turmoil) {
    if (s.turmoil.chairman === seat) add('committee:chairman', 1)
    s.turmoil.leaders.forEach((leader, party) => {
      if (leader === seat) add(`committee:leader:${table.PARTIES[party]}`, 1)
    })
  }
  return points
}

/** 'x/y what': x points for every y of what is counted, rounded down. */
function cardPoints(s: MarsState, seat: number, card: Facts): number {
  const p = s.players[seat]
  if (card.points === '' || card.points === 'vermin') return 0
  if (card.kind === 'corporation' && p.events.includes(card.id)) return 0
  if (card.points === '3 if cubes') return table.cubesOn(p, card.id) > 0 ? 3 : 0
  const [rate, what] = card.points.split(' ')
  const [points, per] = rate.split('/').map(Number)
  return what === undefined ? points : points * Math.floor(counted(s, seat, p, card, what) / per)
}

function counted(s: MarsState, seat: number, p: Player, card: Facts, what: string): number {
  if (what === 'cubes') return table.cubesOn(p, card.id)
  if (what === 'cities') return table.areasWith(s, table.isCity).length
  if (what === 'colonies') return table.coloniesOf(s)
  if (what === 'cathedrals') return s.promos?.cathedrals.length ?? 0
  const [kind, of] = what.split(':')
  if (kind === 'tag') return table.tagsOf(p, of)
  if (kind === 'beside') return beside(s, seat, card, of)
  throw new Error(`the model can't count ${what}`)
}

/** Around the tile that the card laid. */
function beside(s: MarsState, seat: number, card: Facts, of: string): number {
  const tile = card.id === 'capital' ? table.CAPITAL : table.COMMERCIAL_DISTRICT
  return table
    .areasWith(s, (t) => t === tile, seat)
    .reduce((sum, area) => sum + table.besides(s, area, of === 'ocean' ? table.isOcean : table.isCity), 0)
}

/** With 10 or more animals on Vermin every player loses 1 point for each city. */
function verminPoints(s: MarsState, seat: number): number {
  const isThere = s.players.some((p) => table.cubesOn(p, 'vermin') >= 10)
  return isThere ? -table.areasWith(s, table.isCity, seat).length : 0
}

/** Most points, then most MC; who is still tied shares the place. */
export function ranksOf(points: readonly number[], mc: readonly number[]): number[] {
  const isBetter = (a: number, b: number): boolean =>
    points[a] > points[b] || (points[a] === points[b] && mc[a] > mc[b])
  return points.map((_, seat) => 1 + points.filter((_, other) => isBetter(other, seat)).length)
}
