import { cardOf, KINDS } from '@perilune/moonrakers'
import { textOf } from './view.js'
import { words } from './words.js'

/** Everything that a search finds on a card: its text, and words for its drawings. */
function saidOn(id: string): string {
  const card = cardOf(id)
  const needs = KINDS.flatMap((_, kind) => (card.requires[kind] > 0 ? [words.kinds[kind]] : []))
  return [
    card.name,
    textOf(id),
    card.brand ? words.brands[card.brand] : '',
    card.type ? words.contract(card.type) : '',
    card.kind < 0 ? '' : words.kinds[card.kind],
    ...needs,
  ]
    .join(' ')
    .toLowerCase()
}

/** Whether a card has all words of the search. An empty search finds nothing. */
export function isFound(id: string, search: string): boolean {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return wanted.length > 0 && wanted.every((word) => saidOn(id).includes(word))
}
