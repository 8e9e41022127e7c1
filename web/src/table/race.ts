import type { TableView } from '@perilune/protocol'

type Lines = NonNullable<TableView['outcome']>['lines']

export interface Step {
  move: number
  points: number
}

/** Each seat's points after every move that changed them; points scored at the end of the game come last. */
export function raceOf(lines: Lines, seats: number, moves: number): Step[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const byMove = new Map<number, number>()
    for (const line of lines)
      if (line.seat === seat) {
        const move = typeof line.move === 'number' ? line.move : moves
        byMove.set(move, (byMove.get(move) ?? 0) + line.points)
      }
    let points = 0
    const steps: Step[] = [{ move: 0, points: 0 }]
    for (const move of [...byMove.keys()].sort((a, b) => a - b)) {
      points += byMove.get(move) ?? 0
      steps.push({ move, points })
    }
    return steps
  })
}

/** A turning point: a move that took the lead or scored many points at once. */
export interface Turn {
  move: number
  seat: number
  from: number
  to: number
  /** Whether it took the lead; the last such move took it for good. */
  lead: 'taken' | 'for-good' | null
  /** The sources of the points, the largest first. */
  says: readonly string[]
}

/** Smaller gains are ordinary. */
const A_LEAP = 3

/**
 * The few turning points of the game, in order: the move that took the lead for good, then the largest gains
 * and other changes of the lead. Uses the running score if it is known (`running`), else the points of the
 * outcome's lines.
 */
export function turningPoints(
  lines: Lines,
  seats: number,
  moves: number,
  { most = 3, running }: { most?: number; running?: readonly number[][] | undefined } = {},
): Turn[] {
  const moveOf = (line: Lines[number]) => (typeof line.move === 'number' ? line.move : moves)
  const earned = new Array<number>(seats).fill(0)
  const after = (move: number): readonly number[] => {
    if (running) return running[move] ?? running[running.length - 1]
    for (const line of lines) if (moveOf(line) === move) earned[line.seat] += line.points
    return earned.slice()
  }
  const leaderOf = (totals: readonly number[]) => {
    const best = Math.max(...totals)
    const first = totals.indexOf(best)
    return totals.lastIndexOf(best) === first ? first : -1
  }
  const turns: Turn[] = []
  const counted = running ? running.keys() : new Set(lines.map(moveOf))
  // Points from before the first move are not a turning point.
  let before = after(0)
  let led = leaderOf(before)
  for (const move of [...counted].filter((n) => n > 0).sort((a, b) => a - b)) {
    const totals = after(move)
    const now = leaderOf(totals)
    for (let seat = 0; seat < seats; seat++) {
      if (totals[seat] <= before[seat]) continue
      const took = now === seat && led !== seat
      if (!took && totals[seat] - before[seat] < A_LEAP) continue
      const mine = lines
        .filter((line) => line.seat === seat && moveOf(line) === move)
        .toSorted((a, b) => b.points - a.points)
      turns.push({
        move,
        seat,
        from: before[seat],
        to: totals[seat],
        lead: took ? 'taken' : null,
        says: mine.map((line) => line.say),
      })
    }
    before = totals
    if (now >= 0) led = now
  }
  const last = turns.findLast((t) => t.lead)
  if (last) last.lead = 'for-good'
  const weight = (t: Turn) => (t === last ? 1000 : t.to - t.from + (t.lead ? 2 : 0))
  return turns
    .toSorted((a, b) => weight(b) - weight(a))
    .filter((t, i, all) => all.findIndex((u) => u.move === t.move) === i)
    .slice(0, most)
    .sort((a, b) => a.move - b.move)
}

/** The race from every seat's points after every answer, as if the game had ended there. */
export const runningRace = (points: readonly number[][], seats: number): Step[][] =>
  Array.from({ length: seats }, (_, seat) =>
    points
      .map((all, move) => ({ move, points: all[seat] }))
      .filter((step, i) => i === 0 || step.points !== points[i - 1][seat]),
  )

/** The moments of all answers that were not undone. */
export function momentsOf(rows: readonly object[]): number[] {
  const moments: number[] = []
  rows.forEach((row, i) => {
    if ('rewind' in row) moments.length = Math.min(moments.length, Number(row.rewind))
    else if ('undo' in row) moments.pop()
    else if ('answer' in row) moments.push(i + 1)
  })
  return moments
}
