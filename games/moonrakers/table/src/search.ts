import { cardOf, KINDS } from '@perilune/moonrakers'
import { textOf } from './view.js'
import { words } from './words.js'

/** What can be read on a card, and what is drawn on it. */
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

/** Does a card have all these words? Nothing is found where nothing is looked for. */
export function isFound(id: string, search: string): boolean {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return wanted.length > 0 && wanted.every((word) => saidOn(id).includes(word))
}
