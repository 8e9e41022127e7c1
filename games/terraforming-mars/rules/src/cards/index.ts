import type { Card } from '@perilune/engine'
import { SETS, type SetId } from '../names.js'
import { type CardData, type CompiledCard, cardOf, findCard } from './compiled.js'
import { corporations as corporationData } from './corporations.js'
import { projects } from './decks.js'
import { preludes as preludeData } from './preludes.js'

/* All cards, and the decks made of them. */

export { cardOf } from './compiled.js'

const projectData: readonly CardData[] = SETS.flatMap((set) => projects[set])

const written: readonly CardData[] = [...corporationData, ...projectData, ...preludeData]

export const allCards = (): readonly CompiledCard[] => written.map(({ id }) => cardOf(id))

/**
 * The cards of these boxes, sorted: none that came later or needs another box, and of two versions of a card
 * the newer one.
 */
function inSets(written: readonly CardData[], sets: readonly SetId[], rules: number): Card[] {
  const there = written
    .map(({ id }) => cardOf(id))
    .filter(
      ({ set, data: { needs, fromRules = 0 } }) =>
        sets.includes(set) && fromRules <= rules && (needs === undefined || sets.includes(needs)),
    )
  const replaced = new Set(there.map(({ data }) => ('replaces' in data ? data.replaces : undefined)))
  return there
    .map((card) => card.id)
    .filter((id) => !replaced.has(id))
    .sort()
}

type Deck = (sets: readonly SetId[], rules: number) => readonly Card[]

/** A deck is put together once for every choice of boxes and every version of the rules. */
function deckOf(written: readonly CardData[]): Deck {
  const made = new Map<string, readonly Card[]>()
  return (sets, rules) => {
    const key = `${rules} ${sets.join()}`
    const deck = made.get(key) ?? inSets(written, sets, rules)
    made.set(key, deck)
    return deck
  }
}

export const projectDeck: Deck = deckOf(projectData)

export const preludeDeck: Deck = deckOf(preludeData)

/** All but the beginner corporation, which is nobody's to be dealt. */
export const corporationDeck: Deck = deckOf(corporationData.filter((card) => !card.beginner))

export const BEGINNER = corporationData.filter((card) => card.beginner).map((card) => card.id)[0]

/** How many of a tag an event has, which count while it is played and never again; none if it is no event. */
export function tagsOfEvent(id: Card, tag: number): number {
  const card = findCard(id)
  if (card?.kind !== 'event') return 0
  let n = 0
  for (const t of card.tags) if (t === tag) n++
  return n
}
