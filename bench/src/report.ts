import type { Results } from './run.js'

const whole = (n: number) => Math.round(n).toLocaleString('en-GB')
const tenths = (n: number) => n.toFixed(1)

/** The figures as rows, beside those of the previous run if there is one. */
export function report(now: Results, before: Results | undefined): string {
  const row = (name: string, of: (r: Results) => number, show: (n: number) => string): string[] => {
    const then = before && of(before)
    const change = then === undefined ? '' : `${((100 * of(now)) / then - 100).toFixed(0)} %`
    return [
      name,
      show(of(now)),
      then === undefined ? '' : show(then),
      change.startsWith('-') ? change : change && `+${change}`,
    ]
  }
  const rows = [
    ['', 'now', before ? 'before' : '', ''],
    row(`${now.game}, ${now.seats} seats: games a second`, (r) => r.gamesPerSecond, whole),
    row('decisions a second', (r) => r.decisionsPerSecond, whole),
    row('decisions a second through bots', (r) => r.withBotsPerSecond, whole),
    row(`${now.peer.name}: games a second`, (r) => r.peer.gamesPerSecond, whole),
    row('moves a second', (r) => r.peer.movesPerSecond, whole),
    row('our decisions to its moves', (r) => r.ratio, tenths),
    row('clone of a state in mid-game, µs', (r) => r.microseconds.clone, tenths),
    row('view, µs', (r) => r.microseconds.view, tenths),
    row('sample, µs', (r) => r.microseconds.sample, tenths),
    row('clone of a late state, µs', (r) => r.late.clone, tenths),
    row('answers of a late state, µs', (r) => r.late.answers, tenths),
    row(
      `bytes told of a late move, ${now.late.update.seats} seats: median`,
      (r) => r.late.update.median,
      whole,
    ),
    row('nine of ten within', (r) => r.late.update.ninety, whole),
  ]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)))
  const lines = rows.map((cells) =>
    cells
      .map((cell, c) => (c === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[c])))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\nratio in each round: ${now.ratios.map(tenths).join(', ')}\n`
}
