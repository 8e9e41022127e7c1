import { cardOf } from '@perilune/moonrakers'
import { gameWords } from './words.js'

/* What the rules say about a card beyond its text. */

const { byWhen, byDeck } = gameWords.rulings

export function rulings(id: string): readonly string[] {
  const card = cardOf(id)
  return [...(card.ability ? byWhen[card.ability.when] : []), ...byDeck[card.deck]]
}
