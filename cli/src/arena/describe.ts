import type { Game } from '@perilune/engine'
import { percent, plural, table, tenths, whole } from '../layout.js'
import type { Paint } from '../terminal.js'
import type { Interval } from './statistics.js'
import type { ArenaSummary, Fighter } from './summary.js'

const between = ({ low, high }: Interval): string => `${tenths(100 * low)} – ${tenths(100 * high)} %`
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${whole(Math.abs(n))}`
const time = (ms: number): string => `${ms < 10 ? tenths(ms) : whole(ms)} ms`

const COLUMNS: readonly [string, (bot: Fighter) => string][] = [
  ['bot', (bot) => bot.name],
  ['games', (bot) => whole(bot.games)],
  ['wins', (bot) => percent(bot.winShare)],
  ['95 %', (bot) => between(bot.winInterval)],
  ['Elo', (bot) => signed(bot.elo)],
  ['mean score', (bot) => tenths(bot.meanScore)],
  ['a move', (bot) => time(bot.msPerMove)],
  ['longest', (bot) => time(bot.longestMove)],
]

/** A table of the bots with a header row, for the terminal and for the page. */
export const fighterRows = (summary: ArenaSummary): string[][] => [
  COLUMNS.map(([head]) => head),
  ...summary.bots.map((bot) => COLUMNS.map(([, cell]) => cell(bot))),
]

/** The result of the sequential test as a sentence. */
export function verdict({ bots: [first], decided, course }: ArenaSummary): string {
  const last = course.at(-1)
  if (!last) return 'no game was finished'
  const seen = `${between(last.interval)} when looked at after every game`
  return decided ? `${first.name} is ${decided} than even (${seen})` : `not decided (${seen})`
}

export function describe(game: Game, summary: ArenaSummary, { bold, dim }: Paint): string {
  const { games, seconds, decisions, errors, seats, seed } = summary
  const facts = [
    ['games', `${whole(games)} in ${tenths(seconds)} s`],
    ['decisions', `${whole(decisions)}, ${whole(summary.decisionsPerSecond)} a second`],
    ['test', verdict(summary)],
    ...(errors > 0 ? [['errors', whole(errors)]] : []),
  ]
  return [
    bold(`${game.title}, ${plural(seats, 'seat')}, seed ${seed}`),
    '\n',
    facts.map(([name, fact]) => `  ${dim(name.padEnd(9))}  ${fact}\n`).join(''),
    '\n',
    table(fighterRows(summary)),
  ].join('')
}

/** One line about the match in progress. */
export function soFar({ bots, games }: ArenaSummary): string {
  const [first] = bots
  return `${plural(games, 'game')}: ${first.name} ${percent(first.winShare)} (${between(first.winInterval)})`
}
