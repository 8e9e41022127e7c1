import type { GameTable } from '@perilune/ui'
import { Rich } from '@perilune/ui'
import { Fragment, type ReactNode } from 'react'
import { cardOf } from './cards.js'
import { DRAWN } from './say.js'

const HEADINGS = new Set(['begins-generation'])
/** What the table shows anyway. */
const SILENT = new Set(['ends-turn'])

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
export const tell: GameTable['tell'] = (event) => {
  if (SILENT.has(event.what) || event.say === '') return null
  if (HEADINGS.has(event.what)) return { text: event.say, heading: true }
  return { text: withCards(event.say, cardsIn(event)) }
}
