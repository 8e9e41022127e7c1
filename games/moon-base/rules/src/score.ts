import type { Line, Outcome, Seat } from '@perilune/engine'
import { COLOURS, type Colour } from './names.js'
import { type MoonBaseState, type Ring, seatOf } from './state.js'

export type ByColour<T> = Record<Colour, T>

/** What the bonuses are given for. */
export interface Standing {
  /** Rings of the largest group of each colour; none where no two are connected. */
  group: ByColour<number>
  /** The highest level that each colour has reached. */
  highest: ByColour<number>
  /** The colour of the ring that bears the tower. */
  tower: Colour | null
}

export const POINTS = { settlement: 2, base: 1, unplaced: -1, group: 2, highest: 2, tower: 3 } as const

/** Groups of rings of one colour that rest on each other, as lists of their numbers; single rings are none. */
export function groupsOf(rings: readonly Ring[]): number[][] {
  const root = rings.map((_, n) => n)
  const find = (n: number): number => {
    let at = n
    while (root[at] !== at) at = root[at]
    return at
  }
  rings.forEach((ring, n) => {
    for (const below of ring.on ?? []) if (rings[below].colour === ring.colour) root[find(n)] = find(below)
  })
  const groups = new Map<number, number[]>()
  rings.forEach((_, n) => {
    const list = groups.get(find(n))
    if (list) list.push(n)
    else groups.set(find(n), [n])
  })
  return [...groups.values()].filter((group) => group.length > 1)
}

const byColour = (of: (colour: Colour) => number): ByColour<number> => ({
  gold: of('gold'),
  silver: of('silver'),
  navy: of('navy'),
})

export function standingOf({ rings, tower }: Pick<MoonBaseState, 'rings' | 'tower'>): Standing {
  const groups = groupsOf(rings)
  const most = (numbers: number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)
  return {
    group: byColour((colour) =>
      most(groups.filter(([n]) => rings[n].colour === colour).map((group) => group.length)),
    ),
    highest: byColour((colour) =>
      most(rings.filter((ring) => ring.colour === colour).map((ring) => ring.level)),
    ),
    tower: tower.ring === null ? null : rings[tower.ring].colour,
  }
}

/** A colour has the bonus if no colour has more, navy included; nobody has it for nothing. */
export const leads = (counts: ByColour<number>, colour: Colour): boolean =>
  counts[colour] > 0 && COLOURS.every((rival) => counts[rival] <= counts[colour])

/** All points as they would be if the game ended now, a line for every reason. */
export function linesOf(s: MoonBaseState): Line[] {
  const lines: Line[] = []
  for (const { seat, move } of s.settlements)
    lines.push({ seat, points: POINTS.settlement, why: 'settlement', move })
  for (const { seat, move } of s.bases) lines.push({ seat, points: POINTS.base, why: 'base', move })
  for (const { seat, move } of s.unplaced)
    lines.push({ seat, points: POINTS.unplaced, why: 'unplaced', move })
  const { group, highest, tower } = standingOf(s)
  s.colours.forEach((colour, seat) => {
    if (!colour) return
    if (leads(group, colour)) lines.push({ seat, points: POINTS.group, why: 'group' })
    if (leads(highest, colour)) lines.push({ seat, points: POINTS.highest, why: 'highest' })
  })
  if (tower && tower !== 'navy') lines.push({ seat: seatOf(s, tower), points: POINTS.tower, why: 'tower' })
  return lines
}

export const pointsOf = (s: MoonBaseState, seat: Seat): number =>
  linesOf(s).reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0)

/** Equal totals: who was second in the first round wins. */
export function outcome(s: MoonBaseState): Outcome {
  const lines = linesOf(s)
  const points = [0, 0]
  for (const line of lines) points[line.seat] += line.points
  const tied = points[0] === points[1]
  const winner = tied ? s.second : points[0] > points[1] ? 0 : 1
  return {
    ranks: [0, 1].map((seat) => (seat === winner ? 1 : 2)),
    points,
    lines,
    ...(tied && { tieBreak: 'second in the first round' }),
  }
}
