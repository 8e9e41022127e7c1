import type { Colour } from './facts.js'
import type { ModelBoard, ModelRing } from './placement.js'

export interface ModelLine {
  readonly seat: number
  readonly points: number
  readonly why: string
  readonly move?: number
}

/** What has been built and left over, each with the number of the answer that it came of. */
interface Earned {
  readonly seat: number
  readonly move: number
}

export interface Scored extends ModelBoard {
  readonly colours: readonly (Colour | null)[]
  readonly settlements: readonly Earned[]
  readonly unplaced: readonly Earned[]
}

const ALL: readonly Colour[] = ['gold', 'silver', 'navy']

const linked = (rings: readonly ModelRing[], i: number, j: number): boolean =>
  rings[i].colour === rings[j].colour &&
  ((rings[i].on?.includes(j) ?? false) || (rings[j].on?.includes(i) ?? false))

/** The size of the largest group of a colour: a ring alone is no group. */
function largestGroup(rings: readonly ModelRing[], colour: Colour): number {
  let largest = 0
  rings.forEach((ring, start) => {
    if (ring.colour !== colour) return
    const group = new Set([start])
    for (let grew = true; grew; ) {
      const more = rings.findIndex((_, j) => !group.has(j) && [...group].some((i) => linked(rings, i, j)))
      grew = more >= 0
      if (grew) group.add(more)
    }
    largest = Math.max(largest, group.size)
  })
  return largest < 2 ? 0 : largest
}

const highestLevel = (rings: readonly ModelRing[], colour: Colour): number =>
  Math.max(0, ...rings.filter((ring) => ring.colour === colour).map(({ level }) => level))

/** The points if the game ended now. */
export function linesOf(game: Scored): ModelLine[] {
  const { rings, bases, settlements, unplaced, tower, colours } = game
  const lines: ModelLine[] = [
    ...settlements.map(({ seat, move }) => ({ seat, points: 2, why: 'settlement', move })),
    ...bases.map(({ seat, move }) => ({ seat, points: 1, why: 'base', move })),
    ...unplaced.map(({ seat, move }) => ({ seat, points: -1, why: 'unplaced', move })),
  ]
  const bonus = (why: string, measure: (colour: Colour) => number): void => {
    const best = Math.max(...ALL.map(measure))
    colours.forEach((colour, seat) => {
      if (colour && best > 0 && measure(colour) === best) lines.push({ seat, points: 2, why })
    })
  }
  bonus('group', (colour) => largestGroup(rings, colour))
  bonus('highest', (colour) => highestLevel(rings, colour))
  if (tower && 'ring' in tower) {
    const seat = colours.indexOf(rings[tower.ring].colour)
    if (seat >= 0) lines.push({ seat, points: 3, why: 'tower' })
  }
  return lines
}

export function outcomeOf(game: Scored & { readonly second: number }): {
  points: number[]
  ranks: number[]
  tied: boolean
} {
  const lines = linesOf(game)
  const points = [0, 1].map((seat) =>
    lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0),
  )
  const tied = points[0] === points[1]
  const winner = tied ? game.second : points[0] > points[1] ? 0 : 1
  return { points, ranks: [0, 1].map((seat) => (seat === winner ? 1 : 2)), tied }
}
