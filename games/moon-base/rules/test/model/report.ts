export const SUBJECTS = [
  'states',
  'questions',
  'draft picks',
  'offered craters',
  'offered points',
  'options shown',
  'crater placements',
  'points on two rings',
  'scanned points',
  'base points',
  'answers accepted',
  'answers refused',
  'passes',
  'choices of settlements',
  'settlements used up',
  'outcomes',
  'ties',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** What was compared in the games played, and where the game and the model did not agree. */
export interface Report {
  readonly compared: Record<Subject, number>
  /**
   * How often each rule was broken by a point that was tried, by the code of the rule; `legal` if none was.
   */
  readonly faults: Record<string, number>
  readonly disagreements: string[]
}

export const newReport = (): Report => ({
  compared: Object.fromEntries(SUBJECTS.map((subject) => [subject, 0])) as Record<Subject, number>,
  faults: {},
  disagreements: [],
})

/** Counts a comparison and writes it down if the two sides differ. */
export function same(report: Report, subject: Subject, where: string, game: unknown, model: unknown): void {
  report.compared[subject]++
  const [a, b] = [JSON.stringify(game), JSON.stringify(model)]
  if (a !== b) report.disagreements.push(`${subject}: ${where}: the game says ${a}, the model ${b}`)
}

export function countFaults(report: Report, faults: readonly string[]): void {
  for (const code of faults.length > 0 ? faults : ['legal'])
    report.faults[code] = (report.faults[code] ?? 0) + 1
}

export function addReport(total: Report, { compared, faults, disagreements }: Report): void {
  for (const subject of SUBJECTS) total.compared[subject] += compared[subject]
  for (const [code, count] of Object.entries(faults)) total.faults[code] = (total.faults[code] ?? 0) + count
  total.disagreements.push(...disagreements)
}

/** Every rule of placement that a point can break. */
export const FAULTS = [
  ...['wrong-size', 'crater-taken', 'crater-blocked', 'crater-base', 'crater-tower'],
  ...['not-two', 'heights', 'no-space', 'no-crossing', 'colour-pair', 'colour-small'],
  ...['tower-ring', 'third-support', 'overlap', 'under-ring', 'touches-base', 'touches-tower'],
  ...['unstable', 'tips', 'tower-room', 'tower-falls'],
  ...['base-outside', 'base-off-moon', 'base-bridges', 'touches-ring'],
]
