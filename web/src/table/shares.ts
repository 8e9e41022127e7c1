/** Points of one source, for every seat. */
export interface Share {
  readonly name: string
  readonly points: readonly number[]
}

interface Scored {
  readonly seat: number
  readonly points: number
  readonly why: string
}

/**
 * Where the points came from: lines of one source are added up, and the source with the largest total comes
 * first. A source is the first word of a line’s `why`; a game names its sources, and '' stands for all
 * others.
 */
export function sharesOf(
  lines: readonly Scored[],
  sources: Readonly<Record<string, string>>,
  seats: number,
): Share[] {
  const found = new Map<string, number[]>()
  for (const { seat, points, why } of lines) {
    const [first] = why.split(':')
    const name = sources[first] ?? sources[''] ?? first
    const sums = found.get(name) ?? new Array<number>(seats).fill(0)
    sums[seat] += points
    found.set(name, sums)
  }
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  return [...found]
    .map(([name, points]) => ({ name, points }))
    .filter(({ points }) => points.some((n) => n !== 0))
    .sort((a, b) => sum(b.points) - sum(a.points))
}
