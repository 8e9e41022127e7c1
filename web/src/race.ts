import type { TableView } from '@perilune/protocol'

type Lines = NonNullable<TableView['outcome']>['lines']

export interface Step {
  move: number
  points: number
}

/** For each seat its points after every move that changed them; what the end of the game gives comes last. */
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

/** The moment at which each answer that stands was given: undo takes answers back, the log never shrinks. */
export function momentsOf(rows: readonly object[]): number[] {
  const moments: number[] = []
  rows.forEach((row, i) => {
    if ('rewind' in row) moments.length = Math.min(moments.length, Number(row.rewind))
    else if ('undo' in row) moments.pop()
    else if ('answer' in row) moments.push(i + 1)
  })
  return moments
}
