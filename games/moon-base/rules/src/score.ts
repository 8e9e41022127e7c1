import type { SaidOf, SaidOutcome, ScoreLine, Seat } from '@perilune/engine'
import type { TieBreaks } from './codes.js'
import { COLOURS, type Colour } from './names.js'
import { type MoonBaseState, type Ring, seatOf } from './state.js'

export type ByColour<T> = Record<Colour, T>

/** What the bonuses are given for. */
export interface BonusCounts {
  /** Rings of the largest group of each colour; none where no two are connected. */
  group: ByColour<number>
  /** The highest level that each colour has reached. */
  highest: ByColour<number>
  /** The colour of the ring that bears the tower. */
  tower: Colour | null
}

export const POINTS = { settlement: 2, base: 1, unplaced: -1, group: 2, highest: 2, tower: 3 } as const

/** For every ring, the ring that stands for its group: rings of one colour that rest on each other. */
function groupRoots(rings: readonly Ring[]): number[] {
  const root: number[] = new Array(rings.length)
  for (let n = 0; n < rings.length; n++) {
    root[n] = n
    const { on, colour } = rings[n]
    if (!on) continue
    if (rings[on[0]].colour === colour) root[rootOf(root, n)] = rootOf(root, on[0])
    if (rings[on[1]].colour === colour) root[rootOf(root, n)] = rootOf(root, on[1])
  }
  for (let n = 0; n < rings.length; n++) root[n] = rootOf(root, n)
  return root
}

function rootOf(root: readonly number[], n: number): number {
  let at = n
  while (root[at] !== at) at = root[at]
  return at
}

/** Groups as lists of the numbers of their rings; single rings are none. */
export function groupsOf(rings: readonly Ring[]): number[][] {
  const roots = groupRoots(rings)
  return roots
    .map((root, n) => (root === n ? roots.flatMap((other, m) => (other === n ? [m] : [])) : []))
    .filter((group) => group.length > 1)
    .sort(([a], [b]) => a - b)
}

export function bonusCountsOf({ rings, tower }: Pick<MoonBaseState, 'rings' | 'tower'>): BonusCounts {
  const group: ByColour<number> = { gold: 0, silver: 0, navy: 0 }
  const highest: ByColour<number> = { gold: 0, silver: 0, navy: 0 }
  const roots = groupRoots(rings)
  const sizes = new Array<number>(rings.length).fill(0)
  for (let n = 0; n < rings.length; n++) {
    const { colour, level } = rings[n]
    const size = ++sizes[roots[n]]
    if (size > 1 && size > group[colour]) group[colour] = size
    if (level > highest[colour]) highest[colour] = level
  }
  return { group, highest, tower: tower.ring === null ? null : rings[tower.ring].colour }
}

/** A colour has the bonus if no colour has more, navy included; nobody has it for nothing. */
export const leads = (counts: ByColour<number>, colour: Colour): boolean =>
  counts[colour] > 0 && COLOURS.every((rival) => counts[rival] <= counts[colour])

/** All points as they would be if the game ended now, a line for every reason. */
export function linesOf(s: MoonBaseState): ScoreLine[] {
  const lines: ScoreLine[] = []
  for (const { seat, move } of s.settlements)
    lines.push({ seat, points: POINTS.settlement, why: 'settlement', move })
  for (const { seat, move } of s.bases) lines.push({ seat, points: POINTS.base, why: 'base', move })
  for (const { seat, move } of s.unplaced)
    lines.push({ seat, points: POINTS.unplaced, why: 'unplaced', move })
  const { group, highest, tower } = bonusCountsOf(s)
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
export function outcome(s: MoonBaseState): SaidOutcome {
  const lines = linesOf(s)
  const points = [0, 0]
  for (const line of lines) points[line.seat] += line.points
  const tied = points[0] === points[1]
  const winner = tied ? s.second : points[0] > points[1] ? 0 : 1
  return {
    ranks: [0, 1].map((seat) => (seat === winner ? 1 : 2)),
    points,
    lines,
    ...(tied && { tieBreak: { code: 'second-in-first-round' } satisfies SaidOf<TieBreaks> }),
  }
}
