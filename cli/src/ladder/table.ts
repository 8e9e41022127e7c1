import { markdownTable, percent, tenths, whole } from '../layout.js'
import type { Ladder } from './climb.js'

const between = ({ low, high }: { low: number; high: number }): string =>
  `${tenths(100 * low)} – ${tenths(100 * high)} %`

/** The ladder of one game as Markdown: the ratings, and the matches behind them. */
export const ladderText = ({ rungs, steps }: Ladder): string =>
  [
    markdownTable([
      ['bot', ...rungs.map(({ name }) => name)],
      ['Elo', ...rungs.map(({ elo }) => whole(elo))],
    ]),
    markdownTable([
      ['match', 'games', 'wins of the first', '95 %'],
      ...steps.map(({ upper, lower, games, share, interval }) => [
        `${upper} against ${lower}`,
        whole(games),
        percent(share),
        between(interval),
      ]),
    ]),
  ].join('\n\n')

const markOf = (game: string, end: string): string => `<!-- ladder of ${game}: ${end} -->`

/** The page with the ladder between the game's marks replaced; undefined if it has no such marks. */
export function withLadder(page: string, game: string, text: string): string | undefined {
  const [begin, end] = [markOf(game, 'begin'), markOf(game, 'end')]
  const from = page.indexOf(begin)
  const to = page.indexOf(end)
  if (from < 0 || to < from) return undefined
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`
}
