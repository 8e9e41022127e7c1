import type { Game } from '@perilune/engine'
import { plural, tenths, whole } from '../layout.js'
import { fighterRows, verdict } from './describe.js'
import type { ArenaSummary } from './summary.js'

/* The report of a match as one self-contained page: no scripts, no fonts, plots as inline SVG. */

const WIDTH = 720
const HEIGHT = 260
const EDGE = { left: 52, right: 16, top: 16, bottom: 34 }

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const place = (from: number, to: number, part: number): number =>
  Math.round((from + (to - from) * part) * 10) / 10
const across = (part: number): number => place(EDGE.left, WIDTH - EDGE.right, part)
const up = (part: number): number => place(HEIGHT - EDGE.bottom, EDGE.top, part)

const drawing = (title: string, inside: string, height = HEIGHT): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">${inside}</svg>`

/** The first bot's share of wins after each game, with the interval that is valid at any time. */
function coursePlot({ course, bots: [first] }: ArenaSummary, even: number): string {
  const n = course.length
  if (n === 0) return '<p>No game was finished.</p>'
  const x = (i: number) => across(n === 1 ? 0.5 : i / (n - 1))
  const line = (values: readonly number[]) => values.map((v, i) => `${x(i)},${up(v)}`).join(' ')
  const low = line(course.map(({ interval }) => interval.low))
  const high = line(course.map(({ interval }) => interval.high))
    .split(' ')
    .reverse()
    .join(' ')
  const marks = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (part) =>
        `<line class="grid" x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${up(part)}" ` +
        `y2="${up(part)}"/>` +
        `<text x="${EDGE.left - 8}" y="${up(part) + 4}" text-anchor="end">${100 * part} %</text>`,
    )
    .join('')
  const games = [0, (n - 1) >> 1, n - 1].filter((i, at, all) => all.indexOf(i) === at)
  const below = games
    .map((i) => `<text x="${x(i)}" y="${HEIGHT - 12}" text-anchor="middle">${i + 1}</text>`)
    .join('')
  return drawing(
    `Share of wins of ${first.name} after each game`,
    `${marks}${below}<line class="even" x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${up(even)}" ` +
      `y2="${up(even)}"/>` +
      `<polygon class="range" points="${low} ${high}"/><polyline class="course" ` +
      `points="${line(course.map(({ share }) => share))}"/>`,
  )
}

const ROW = 34

/** A bar with its interval for every bot, scaled from 0 to the largest value. */
function bars(
  title: string,
  bots: readonly { name: string; at: number; low: number; high: number; says: string }[],
): string {
  const most = Math.max(...bots.map(({ high }) => high), 1e-9)
  const least = Math.min(0, ...bots.map(({ low }) => low))
  const x = (value: number) => place(150, WIDTH - 110, (value - least) / (most - least))
  const rows = bots.map(({ name, at, low, high, says }, i) => {
    const y = 8 + i * ROW
    return (
      `<text x="140" y="${y + 17}" text-anchor="end">${escaped(name)}</text>` +
      `<rect class="bar" x="${Math.min(x(0), x(at))}" y="${y + 4}" ` +
      `width="${Math.max(1, Math.abs(x(at) - x(0)))}" height="18" rx="3"/>` +
      `<path class="whisker" d="M${x(low)} ${y + 8}v10m0-5H${x(high)}m0-5v10"/>` +
      `<text x="${WIDTH - 100}" y="${y + 17}">${escaped(says)}</text>`
    )
  })
  return drawing(title, rows.join(''), bots.length * ROW + 16)
}

function meetings({ bots, beaten }: ArenaSummary): string {
  if (bots.length < 3) return ''
  const head = bots.map(({ name }) => `<th scope="col">${escaped(name)}</th>`).join('')
  const rows = bots.map(({ name }, a) => {
    const cells = beaten[a].map((part) => `<td>${part === null ? '' : `${tenths(100 * part)} %`}</td>`)
    return `<tr><th scope="row">${escaped(name)}</th>${cells.join('')}</tr>`
  })
  return `<h2>Each against each</h2><table><tr><td></td>${head}</tr>${rows.join('')}</table>`
}

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#3457a6, #9db8ff) }
:root { --soft: light-dark(#3457a633, #9db8ff33); --grid: light-dark(#0002, #fff3) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .5rem; text-align: right; border-bottom: 1px solid var(--grid) }
tr > :first-child { text-align: left }
svg { width: 100%; height: auto } svg text { font-size: 13px; fill: currentColor }
.grid { stroke: var(--grid) } .even { stroke: currentColor; stroke-dasharray: 5 5 }
.range { fill: var(--soft) }
.course { fill: none; stroke: var(--line); stroke-width: 2.5 } .bar { fill: var(--soft) }
.whisker { fill: none; stroke: var(--line); stroke-width: 2 }
`

/** The HTML of the page. */
export function arenaPage(game: Game, summary: ArenaSummary, even: number, command: string): string {
  const { games, seats, seconds, bots } = summary
  const title = `${game.title}: ${bots.map(({ name }) => name).join(', ')}`
  const [head, ...rows] = fighterRows(summary)
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  const wins = bots.map(({ name, winShare, winInterval, ...bot }) => ({
    name,
    at: winShare,
    ...winInterval,
    says: `${tenths(100 * winShare)} % of ${whole(bot.games)}`,
  }))
  const scores = bots.map(({ name, meanScore, scoreInterval }) => ({
    name,
    at: meanScore,
    low: Number.isFinite(scoreInterval.low) ? scoreInterval.low : meanScore,
    high: Number.isFinite(scoreInterval.high) ? scoreInterval.high : meanScore,
    says: tenths(meanScore),
  }))
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${plural(games, 'game')} of ${plural(seats, 'seat')} in ${tenths(seconds)} s;
${escaped(verdict(summary))}.</p>
<table>${cells(head, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table>
<h2>Share of wins, game after game</h2>
${coursePlot(summary, even)}
<h2>Share of wins, with 95 % intervals</h2>
${bars('Share of wins of every bot', wins)}
<h2>Mean score, with 95 % intervals</h2>
${bars('Mean score of every bot', scores)}
${meetings(summary)}
<h2>Again</h2>
<p><code>${escaped(command)}</code></p>
</html>
`
}
