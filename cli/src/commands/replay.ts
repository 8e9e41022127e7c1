import type { Game, GameRecord } from '@perilune/engine'
import { atMost, has } from '../args.js'
import type { Command } from '../command.js'
import type { Key } from '../keys.js'
import { plural, wrap } from '../layout.js'
import { readGame, readRecordFile, versionOf } from '../reading.js'
import { type Scene, type Story, seatName, tellOutcome, tellStory } from '../story.js'
import { type Paint, paintFor, type Terminal } from '../terminal.js'
import { UsageError } from '../usage.js'

export const replay: Command = {
  name: 'replay',
  summary: 'play a record again, verify it and step through it',
  usage: '<file>',
  flags: { plain: { type: 'boolean', help: 'print all of it instead of stepping' } },
  more: 'Enter, space or right: on. Left: back. e: to the end. q: quit.',
  async run(args, context) {
    atMost(args, 1)
    if (args.words.length === 0) throw new UsageError('which file? perilune replay <file>')
    const record = readRecordFile(args.words[0])
    const game = await versionOf(readGame(context, record.game), record.rules)
    const story = tellStory(game, record)
    const { terminal } = context
    const steps = has(args, 'plain') ? undefined : terminal.keys
    const told: Told = { game, record, story }
    if (steps) await stepThrough(told, terminal, steps())
    else printAll(told, terminal)
    return 0
  },
}

/** A record with its events in words. */
interface Told {
  game: Game
  record: GameRecord
  story: Story
}

const headerOf = (game: Game, { seats, rules, rows }: GameRecord): string =>
  `${game.title}, ${plural(seats, 'seat')}, rules ${rules}, ${plural(rows.length, 'row')}`

function sceneLines(scene: Scene, number: number, { dim }: Paint): string[] {
  return [dim(`${number}. ${scene.title}`), ...scene.lines.map((line) => `   ${line}`)]
}

function endLines(game: Game, record: GameRecord, { outcome }: Story, { bold, green }: Paint): string[] {
  const verified = record.digest
    ? 'verified: the seed fits its hash, and the game ends as the record says'
    : 'verified: the seed fits its hash; the record has no digest to compare the end with'
  return [
    '',
    bold('The end'),
    ...(outcome ? tellOutcome(game, outcome) : ['The table stopped the game: nobody wins.']),
    '',
    green(verified),
  ]
}

function printAll({ game, record, story }: Told, terminal: Terminal): void {
  const paint = paintFor(terminal)
  const lines = [
    paint.bold(headerOf(game, record)),
    ...story.scenes.flatMap((scene, i) => sceneLines(scene, i, paint)),
    ...endLines(game, record, story, paint),
  ]
  terminal.out(`${lines.join('\n')}\n`)
}

async function stepThrough(told: Told, terminal: Terminal, keys: AsyncIterable<Key>): Promise<void> {
  const last = told.story.scenes.length
  let at = 0
  const draw = (): void => terminal.out(`\u001b[2J\u001b[H${screen(told, at, terminal)}\n`)
  draw()
  for await (const key of keys) {
    if (key.name === 'q' || key.name === 'escape' || (key.ctrl && key.name === 'c')) break
    if (key.name === 'e' || key.name === 'end') at = last
    else if (key.name === 'home') at = 0
    else if (key.name === 'left' || key.name === 'backspace') at = Math.max(0, at - 1)
    else if (['return', 'enter', 'space', 'right'].includes(key.name ?? '')) {
      if (at === last) break
      at++
    } else continue
    draw()
  }
}

/** The scenes so far, the latest last, cut to what fits on the screen. */
function screen({ game, record, story }: Told, at: number, terminal: Terminal): string {
  const paint = paintFor(terminal)
  const ended = at === story.scenes.length
  const scores = story.outcome?.points.map((points, seat) => `${seatName(seat)} ${points}`).join(', ')
  const header = [
    `${paint.bold(headerOf(game, record))}  ${paint.cyan(`${at} of ${story.scenes.length}`)}`,
    ...(scores ? [paint.dim(`in the end: ${scores}`)] : []),
    '',
  ]
  const footer = ['', paint.dim('Enter on, left back, e end, q quit')]
  const told = story.scenes.slice(0, at + 1).flatMap((scene, i) => sceneLines(scene, i, paint))
  const lines = [...told, ...(ended ? endLines(game, record, story, paint) : [])]
  const room = Math.max(5, terminal.rows - header.length - footer.length - 1)
  const fitting = lines.flatMap((line) => wrap(line, Math.max(40, terminal.columns))).slice(-room)
  return [...header, ...fitting, ...footer].join('\n')
}
