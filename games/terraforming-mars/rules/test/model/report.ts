/** What was compared in the games played, and where the game and the model did not agree. */
export interface Report {
  readonly compared: Record<Subject, number>
  readonly disagreements: string[]
  /** How often something out of the ordinary was among it. */
  readonly seen: Record<string, number>
}

export const SUBJECTS = [
  'lines of scores',
  'prices of cards',
  'other prices',
  'requirements of cards',
  'affordable or not',
  'milestones',
  'payments',
  'mixes accepted',
  'mixes refused',
] as const
export type Subject = (typeof SUBJECTS)[number]

export const newReport = (): Report => ({
  compared: Object.fromEntries(SUBJECTS.map((subject) => [subject, 0])) as Record<Subject, number>,
  disagreements: [],
  seen: {},
})

/** Counts a comparison and writes it down if the two sides differ. */
export function same(report: Report, subject: Subject, where: string, game: unknown, model: unknown): void {
  report.compared[subject]++
  const [a, b] = [JSON.stringify(game), JSON.stringify(model)]
  if (a !== b) report.disagreements.push(`${subject}: ${where}: the game says ${a}, the model ${b}`)
}

export function seen(report: Report, what: string): void {
  report.seen[what] = (report.seen[what] ?? 0) + 1
}

export function addTo(total: Report, more: Report): void {
  for (const subject of SUBJECTS) total.compared[subject] += more.compared[subject]
  for (const [what, n] of Object.entries(more.seen)) total.seen[what] = (total.seen[what] ?? 0) + n
  total.disagreements.push(...more.disagreements)
}
