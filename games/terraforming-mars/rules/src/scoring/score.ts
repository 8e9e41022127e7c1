import type { SaidOutcome, ScoreLine, Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import type { MarsProgress, MarsTieBreak } from '../codes/progress.js'
import { AREAS_ON_MARS, NEIGHBOURS } from '../map/boards.js'
import { GREENERY, isCity, MC } from '../names.js'
import { count, cubesOn } from '../state/counters.js'
import { type MarsState, RATING_SOURCES } from '../state/state.js'
import { PARTIES } from '../turmoil/parties.js'
import { AWARD_POINTS, awardsOf, MILESTONE_POINTS, milestonesOf } from './goals.js'
import { packReason } from './score-lines.js'
import { standingOf } from './standings.js'

/* Points at the end, a line for every reason. */

/** What a card is worth now. */
export function cardPoints(s: MarsState, seat: Seat, id: string): number {
  const { points } = cardOf(id)
  if (typeof points === 'number') return points
  if ('perCityOf' in points)
    return cubesOn(s.players[seat], id) >= points.ifCubes ? points.points * s.players[seat].cities : 0
  if ('ifCubes' in points) return cubesOn(s.players[seat], id) >= points.ifCubes ? points.points : 0
  return points.points * Math.floor(count(s, seat, points.per, id) / (points.each ?? 1))
}

/** 5 and 2, by award; all who tie for first get 5 and there is no second; two players have none. */
export function awardPoints(s: MarsState, index: number): number[] {
  const standings = s.players.map((_, seat) => standingOf(s, seat, awardsOf(s)[index].standing))
  const most = Math.max(...standings)
  const firsts = standings.filter((n) => n === most).length
  const rest = standings.filter((n) => n < most)
  const second = firsts === 1 && s.seats > 2 && rest.length > 0 ? Math.max(...rest) : Number.NaN
  return standings.map((n) => (n === most ? AWARD_POINTS[0] : n === second ? AWARD_POINTS[1] : 0))
}

/** Greeneries of whatever owner beside a city. */
export function cityPoints(s: MarsState, area: number): number {
  let n = 0
  for (const next of NEIGHBOURS[area]) if (s.tiles[next] === GREENERY) n++
  return n
}

function ratingLines(s: MarsState, seat: Seat): ScoreLine[] {
  return RATING_SOURCES.map((source, i) => ({
    seat,
    points: s.players[seat].ratings[i],
    why: packReason({ code: 'rating', source }),
  }))
}

function goalLines(s: MarsState, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = []
  s.milestones.forEach((by, i) => {
    if (by === seat)
      lines.push({
        seat,
        points: MILESTONE_POINTS,
        why: packReason({ code: 'milestone', milestone: milestonesOf(s)[i].id }),
        move: s.milestonesAt[i],
      })
  })
  s.awards.forEach((by, i) => {
    if (by >= 0)
      lines.push({
        seat,
        points: awardPoints(s, i)[seat],
        why: packReason({ code: 'award', award: awardsOf(s)[i].id }),
      })
  })
  return lines
}

function tileLines(s: MarsState, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (let area = 0; area < AREAS_ON_MARS; area++) {
    if (s.owners[area] !== seat) continue
    const move = s.laidAt[area]
    if (s.tiles[area] === GREENERY)
      lines.push({ seat, points: 1, why: packReason({ code: 'greenery', map: s.map, area }), move })
    else if (isCity(s.tiles[area]))
      lines.push({
        seat,
        points: cityPoints(s, area),
        why: packReason({ code: 'city', map: s.map, area }),
        move,
      })
  }
  return lines
}

function cardLines(s: MarsState, seat: Seat): ScoreLine[] {
  const { cards, playedAt, events, eventsAt } = s.players[seat]
  const line = (card: string, move: number): ScoreLine => ({
    seat,
    points: cardPoints(s, seat, card),
    why: packReason({ code: 'card', card }),
    move,
  })
  return [
    ...cards.map((card, i) => line(card, playedAt[i])),
    ...events.map((card, i) => line(card, eventsAt[i])),
  ]
}

/** Cards of other players that count for everybody. */
function plagueLines(s: MarsState, seat: Seat): ScoreLine[] {
  return s.players.flatMap((other, owner) =>
    other.cards.flatMap((card, i) => {
      const { points } = cardOf(card)
      if (owner === seat || typeof points === 'number' || !('perCityOf' in points)) return []
      if (other.cubes[i] < points.ifCubes) return []
      return [
        {
          seat,
          points: points.points * s.players[seat].cities,
          why: packReason({ code: 'card', card }),
          move: other.playedAt[i],
        },
      ]
    }),
  )
}

function committeeLines(s: MarsState, seat: Seat): ScoreLine[] {
  const t = s.turmoil
  if (t === null) return []
  const lines: ScoreLine[] =
    t.chairman === seat ? [{ seat, points: 1, why: packReason({ code: 'chairman' }) }] : []
  t.leaders.forEach((leader, party) => {
    if (leader === seat)
      lines.push({ seat, points: 1, why: packReason({ code: 'leader', party: PARTIES[party] }) })
  })
  return lines
}

export const linesOf = (s: MarsState, seat: Seat): ScoreLine[] =>
  [
    ...ratingLines(s, seat),
    ...goalLines(s, seat),
    ...tileLines(s, seat),
    ...cardLines(s, seat),
    ...(s.promos ? plagueLines(s, seat) : []),
    ...committeeLines(s, seat),
  ].filter((line) => line.points !== 0)

const tieBreak = (ranks: readonly number[]): MarsTieBreak =>
  ranks.filter((rank) => rank === 1).length === 1 ? { code: 'most-mc' } : { code: 'shared' }

/** Where the game is, for a list of tables. */
export const progress = ({ generation }: Pick<MarsState, 'generation'>): MarsProgress => ({
  code: 'generation',
  generation: Math.max(1, generation),
})

/** Most points win; then most MC; then the victory is shared. Alone, the goal decides. */
export function outcome(s: MarsState): SaidOutcome {
  const seats = s.players.map((_, seat) => seat)
  const lines = seats.flatMap((seat) => linesOf(s, seat))
  const points = seats.map((seat) => lines.reduce((sum, l) => (l.seat === seat ? sum + l.points : sum), 0))
  const money = s.players.map((p) => p.stock[MC])
  const ahead = (a: Seat, b: Seat): boolean =>
    points[a] === points[b] ? money[a] > money[b] : points[a] > points[b]
  const ranks = seats.map((seat) => 1 + seats.filter((other) => ahead(other, seat)).length)
  const tied = seats.filter((seat) => points[seat] === Math.max(...points))
  return {
    ranks,
    points,
    lines,
    ...(tied.length > 1 && {
      tieBreak: tieBreak(ranks),
    }),
    ...(s.seats === 1 && { won: s.won }),
  }
}
