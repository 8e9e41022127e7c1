import { makeBot } from '@perilune/bots'
import { type Game, seedFrom } from '@perilune/engine'
import { type Args, atMost, has, numberOf, textOf } from '../args.js'
import type { Command } from '../command.js'
import { percent, plural, tenths } from '../layout.js'
import { Program } from '../play/lines.js'
import { playWith } from '../play/play-with.js'
import { readBot, readGame, readGameOptions } from '../reading.js'
import { jsonFlag, optionsFlag, seedFlag, seedOf } from '../shared-flags.js'
import { paintFor } from '../terminal.js'
import { UsageError } from '../usage.js'

export const play: Command = {
  name: 'play',
  summary: 'let a program of yours play, over its standard input and output',
  usage: '<game>',
  flags: {
    bot: { type: 'string', value: 'command', help: 'the program, as you would type it' },
    against: { type: 'string', value: 'a,b,…', help: 'bots in the other seats, dealt round (greedy)' },
    seats: { type: 'string', value: 'n', help: 'seats at the table (2, or the fewest the game allows)' },
    games: { type: 'string', value: 'n', help: 'games to play, the program one seat further in each (1)' },
    options: optionsFlag,
    seed: seedFlag('1'),
    json: jsonFlag,
  },
  more: 'docs/bots.md says what the program hears and says; docs/examples/ has two of forty lines.',
  async run(args, { games: known, terminal, ...context }) {
    atMost(args, 1)
    const game = readGame({ games: known, terminal, ...context }, args.words[0])
    const command = textOf(args, 'bot')
    if (command === undefined)
      throw new UsageError('which program? --bot "python3 docs/examples/bot.py", for example')
    const results = await playGames(game, command, args)
    const won = results.filter(({ rank }) => rank === 1).length
    const summary = { game: game.id, bot: command, games: results.length, won, results }
    if (has(args, 'json')) terminal.out(`${JSON.stringify(summary)}\n`)
    else {
      const { bold } = paintFor(terminal)
      const lines = results.map(
        ({ seat, rank, points }, i) =>
          `  game ${i + 1}: seat ${seat + 1} came ${rank}. with ${tenths(points[seat])} ` +
          `(${points.map(tenths).join(', ')})\n`,
      )
      const games = plural(results.length, 'game')
      const all = `${plural(won, 'win')} in ${games}, ${percent(won / results.length)}`
      terminal.out(`${bold(`${game.title}: ${all}`)}\n${lines.join('')}`)
    }
    return 0
  },
}

async function playGames(game: Game, command: string, args: Args) {
  const { min, max } = game.seats
  const seats = numberOf(args, 'seats', { min, max, or: Math.max(2, min) })
  const games = numberOf(args, 'games', { min: 1, max: 100_000, or: 1 })
  const seed = seedOf(args, '1')
  const options = readGameOptions(game, args)
  const against = (textOf(args, 'against') ?? 'greedy')
    .split(',')
    .map((name) => makeBot(readBot(name.trim())))
  const bots = Array.from({ length: seats }, (_, seat) => against[seat % against.length])
  const program = new Program(command)
  const results: { seat: number; rank: number; points: number[]; decisions: number }[] = []
  try {
    for (let i = 0; i < games; i++) {
      const seat = i % seats
      const played = await playWith({
        game,
        seats,
        seat,
        bots,
        program,
        seed: seedFrom(`${seed}:play ${Math.floor(i / seats)}`),
        options,
      })
      const { ranks, points } = played.outcome
      results.push({ seat, rank: ranks[seat], points, decisions: played.decisions })
    }
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('the bot')) throw new UsageError(error.message)
    throw error
  } finally {
    await program.close()
  }
  return results
}
