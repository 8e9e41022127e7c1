import type { CardFacts } from '@perilune/engine'
import { has } from '../args.js'
import type { Command } from '../command.js'
import { plural, wrap } from '../layout.js'
import { readVersion } from '../reading.js'
import { type Paint, paintFor } from '../terminal.js'

export const cards: Command = {
  name: 'cards',
  summary: 'show the cards of a game, or those that match',
  usage: '<game> [query]',
  flags: {
    json: { type: 'boolean', help: 'print one JSON list, every fact as data' },
    rules: { type: 'string', value: 'n', help: 'under older rules' },
  },
  more: 'Every word of the query must occur in the name, id, kind or text of a card.',
  async run(args, context) {
    const [id, ...query] = args.words
    const game = await readVersion(context, id, args)
    const { terminal } = context
    const found = game.cards.filter(matches(query.join(' ')))
    if (has(args, 'json')) terminal.out(`${JSON.stringify(found)}\n`)
    else if (found.length === 0) terminal.out(`no card of ${game.title} matches '${query.join(' ')}'\n`)
    else {
      const paint = paintFor(terminal)
      const width = Math.max(40, Math.min(100, terminal.columns))
      for (const card of found) terminal.out(describe(card, width, paint))
      terminal.out(paint.dim(`${plural(found.length, 'card')}\n`))
    }
    return 0
  },
}

/** Every word must occur, in any order. */
function matches(query: string): (card: CardFacts) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ name, id, kind, text }) => {
    const all = `${name}\n${id}\n${kind}\n${text}`.toLowerCase()
    return words.every((word) => all.includes(word))
  }
}

function describe(card: CardFacts, width: number, { bold, dim }: Paint): string {
  const text = card.text ? wrap(card.text, width - 2) : []
  const facts = Object.entries(card.facts).filter(([name, value]) => !(name in card) && !isNothing(value))
  const lines = wrap(facts.map(([name, value]) => `${name}: ${inWords(value)}`).join('; '), width - 2)
  return [
    `${bold(card.name)}  ${dim(`${card.kind}, ${card.id}`)}`,
    ...text.map((line) => `  ${line}`),
    ...(facts.length > 0 ? lines.map((line) => `  ${dim(line)}`) : []),
    '\n',
  ].join('\n')
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Data as short text. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).filter(([, v]) => !isNothing(v))
  return fields
    .map(([name, v]) => (typeof v === 'object' ? `${name} (${inWords(v)})` : `${name} ${v}`))
    .join(' ')
}
