import { RESOURCES, type Tag } from '@perilune/terraforming-mars'
import { cardOf } from '../cards/cards.js'
import type { MarsRules } from '../rules.js'
import { asState, handCount, type MarsView } from '../state/view.js'
import { kindsOfTags, tagCount } from './tags.js'

/** The columns of the comparison. */
export type ColumnId =
  | 'points'
  | 'rating'
  | `tag:${Tag | 'event'}`
  | `stock:${number}`
  | 'hand'
  | 'inPlay'
  | 'actions'
  | 'cities'

/** The columns of a game, in their order. */
export const columnsOf = (view: Pick<MarsView, 'sets'>): ColumnId[] => [
  'points',
  'rating',
  ...kindsOfTags(view).map((tag): ColumnId => `tag:${tag}`),
  ...RESOURCES.map((_, i): ColumnId => `stock:${i}`),
  'hand',
  'inPlay',
  'actions',
  'cities',
]

/** All numbers of a seat that are compared. */
export interface SeatNumbers {
  readonly seat: number
  readonly values: Readonly<Partial<Record<ColumnId, number>>>
  /** Points by their source, as in `words.sources`. */
  readonly sources: readonly { readonly source: string; readonly points: number }[]
}

const SOURCES = ['rating', 'greenery', 'city', 'card', 'milestone', 'award']

function sourcesOf(rules: MarsRules, view: MarsView, seat: number) {
  const sums = new Map<string, number>()
  for (const { why, points } of rules.linesOf(asState(view), seat)) {
    const [first] = why.split(':')
    const source = SOURCES.includes(first) ? first : ''
    sums.set(source, (sums.get(source) ?? 0) + points)
  }
  return [...SOURCES, ''].flatMap((source) => {
    const points = sums.get(source)
    return points ? [{ source, points }] : []
  })
}

export function numbersOf(rules: MarsRules, view: MarsView, seat: number): SeatNumbers {
  const player = view.players[seat]
  const sources = sourcesOf(rules, view, seat)
  const acting = player.cards.filter((id) => (cardOf(id).actions?.length ?? 0) > 0)
  const values: Partial<Record<ColumnId, number>> = {
    points: sources.reduce((sum, { points }) => sum + points, 0),
    rating: player.rating,
    hand: handCount(view, seat),
    inPlay: player.cards.length + player.events.length,
    actions: acting.filter((id) => !player.used.includes(id)).length,
    cities: player.cities,
  }
  for (const tag of kindsOfTags(view)) values[`tag:${tag}`] = tagCount(player, tag)
  player.stock.forEach((n, i) => {
    values[`stock:${i}`] = n
  })
  return { seat, values, sources }
}

/** The seats sorted by a column, the highest first. */
export const sortedBy = (seats: readonly SeatNumbers[], column: ColumnId): SeatNumbers[] =>
  [...seats].sort((a, b) => (b.values[column] ?? 0) - (a.values[column] ?? 0) || a.seat - b.seat)

/** The highest value of a column; undefined if all are zero. */
export const mostIn = (seats: readonly SeatNumbers[], column: ColumnId): number | undefined => {
  const most = Math.max(...seats.map(({ values }) => values[column] ?? 0))
  return most > 0 ? most : undefined
}
