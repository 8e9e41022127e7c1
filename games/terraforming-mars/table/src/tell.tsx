import { type GameTable, type Happening, Rich, signed } from '@perilune/ui'
import { Fragment, type ReactNode } from 'react'
import { cardOf } from './cards.js'
import { DRAWN } from './say.js'
import { words } from './words.js'

const HEADINGS = new Set(['begins-generation'])
/** What the table shows anyway. */
const SILENT = new Set(['ends-turn', 'passes-cards'])

/** What follows from a deed stands in its line, in short. */
const FOLLOWS: Readonly<Record<string, (event: Happening, who: string) => string>> = {
  pays: (e, who) => cut(e, who, / for .*$/),
  gains: (e, who) => cut(e, who, / \([^)]*\)$/),
  loses: (e, who) => cut(e, who, / \([^)]*\)$/),
  production: (e) =>
    `${words.resources[e.resource as 'mc'].toLowerCase()} production ${signed(Number(e.steps))}`,
  rating: (e) => `TR ${e.rating}`,
  raises: (e, who) => cut(e, who),
  lays: (e, who) => cut(e, who, / \([^)]*\)$/),
  draws: (e, who) => cut(e, who),
  discards: (e, who) => cut(e, who),
  'adds-cubes': (e, who) => cut(e, who),
  'removes-cubes': (e, who) => cut(e, who),
  reveals: (e, who) => cut(e, who),
  copies: (e, who) => cut(e, who),
  'claims-area': (e, who) => cut(e, who),
}

/** Turning plants or heat in has no deed of its own before it. */
const begins = (event: Happening): boolean => event.what === 'loses' && !event.card

/** The sentence without the name it begins with. */
const cut = (event: Happening, who: string, tail?: RegExp): string => {
  const rest = event.say.startsWith(who) ? event.say.slice(who.length).replace(/^:? /, '') : event.say
  return tail ? rest.replace(tail, '') : rest
}

/** Names of cards in a happening: they can be opened. */
function cardsIn(event: Readonly<Record<string, unknown>>): string[] {
  const found: string[] = []
  for (const value of [event.card, event.of, event.played, event.corporation, ...listOf(event.cards)])
    if (typeof value === 'string' && isCard(value) && !found.includes(value)) found.push(value)
  return found
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function isCard(id: string): boolean {
  try {
    return cardOf(id).id === id
  } catch {
    return false
  }
}

/** A sentence in which every card's name opens the card. */
function withCards(text: string, cards: readonly string[]): ReactNode {
  const named = cards
    .map((id) => ({ id, name: cardOf(id).name, at: text.indexOf(cardOf(id).name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  const parts: ReactNode[] = []
  let from = 0
  for (const { id, name, at } of named) {
    if (at < from) continue
    parts.push(<Rich key={`t${at}`} text={text.slice(from, at)} drawn={DRAWN} />)
    parts.push(
      <button key={id} type="button" className="card-name-link" data-card={id} data-read="">
        {name}
      </button>,
    )
    from = at + name.length
  }
  parts.push(<Rich key="end" text={text.slice(from)} drawn={DRAWN} />)
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>)
}

/** A happening as a line of the log. */
export const tell: GameTable['tell'] = (event, names) => {
  if (SILENT.has(event.what) || event.say === '') return null
  if (HEADINGS.has(event.what)) return { text: event.say, heading: true }
  const short = begins(event) ? undefined : FOLLOWS[event.what]
  const text = short ? short(event, names[event.seat ?? -1] ?? '') : event.say
  return { text: withCards(text, cardsIn(event)), joins: short !== undefined }
}
