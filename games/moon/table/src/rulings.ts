import { COLOURS, cardOf } from '@perilune/moon'
import { gameWords } from './words.js'

/*
 * What the rules say about a card beyond its text. docs/rulings/moon.md has all rulings, with their sources
 * and tests.
 */

const { byKind, byCard } = gameWords.rulings

const ofKind = (id: string): readonly string[] => {
  const { kind, colour } = cardOf(id)
  if (kind === 'structure') return byKind[COLOURS[colour]] ?? []
  return byKind[kind === 'expedition' ? 'night' : kind]
}

/** What the rules say about this card, then what they say about its kind. */
export const rulings = (id: string): readonly string[] => [
  ...((byCard as Readonly<Record<string, readonly string[]>>)[id] ?? []),
  ...ofKind(id),
]
