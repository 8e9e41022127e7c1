import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atMost, has, numberOf } from '../args.js'
import type { Command } from '../command.js'
import { climb, faultsOf, type Ladder } from '../ladder/climb.js'
import { pairsOf } from '../ladder/rungs.js'
import { ladderText, withLadder } from '../ladder/table.js'
import { percent, plural } from '../layout.js'
import { readGame, readGameOptions } from '../reading.js'
import { jsonFlag, optionsFlag, seedFlag, seedOf, threadsFlag, threadsOf } from '../shared-flags.js'
import { UsageError } from '../usage.js'

export const ladder: Command = {
  name: 'ladder',
  summary: 'put all bots of a game on one scale, and fail where a level is no better than the one below',
  usage: '<game>',
  flags: {
    games: { type: 'string', value: 'n', help: 'games of each match (100)' },
    part: { type: 'string', value: 'n', help: 'percent of the iterations that each level has (100)' },
    seats: { type: 'string', value: 'n', help: 'seats at the table (2, or the fewest the game allows)' },
    options: optionsFlag,
    write: { type: 'boolean', help: 'write the ladder into docs/bots.md' },
    json: jsonFlag,
    seed: seedFlag('ladder'),
    threads: threadsFlag,
  },
  more:
    'Levels think in iterations, not in milliseconds, so that the machine changes nothing. Elo is fitted ' +
    'to all matches by the Bradley–Terry model, and random play is 0.',
  async run(args, context) {
    atMost(args, 1)
    const game = readGame(context, args.words[0])
    const { min, max } = game.seats
    const { terminal } = context
    const setting = {
      seats: numberOf(args, 'seats', { min: Math.max(2, min), max, or: Math.max(2, min) }),
      options: readGameOptions(game, args),
      seed: seedOf(args, 'ladder'),
      games: numberOf(args, 'games', { min: 1, or: 100 }),
      threads: threadsOf(args),
    }
    const pairs = pairsOf(game.id, numberOf(args, 'part', { min: 1, max: 100, or: 100 }) / 100)
    const found = await climb(game, pairs, setting, ({ upper, lower, share, games }) =>
      terminal.err(`${upper} against ${lower}: ${percent(share)} of ${plural(games, 'game')}\n`),
    )
    if (has(args, 'json')) terminal.out(`${JSON.stringify(found)}\n`)
    else terminal.out(`${game.title}\n\n${ladderText(found)}\n`)
    if (has(args, 'write')) write(context.home, found)
    const faults = faultsOf(found)
    for (const fault of faults) terminal.err(`${game.title}: ${fault}\n`)
    return faults.length > 0 ? 1 : 0
  },
}

function write(home: string, ladder: Ladder): void {
  const file = join(home, 'docs', 'bots.md')
  const page = existsSync(file)
    ? withLadder(readFileSync(file, 'utf8'), ladder.game, ladderText(ladder))
    : undefined
  if (page === undefined) throw new UsageError(`docs/bots.md has no place for the ladder of ${ladder.game}`)
  writeFileSync(file, page)
}
