import type { Card } from '@perilune/engine'
import { SETS, type SetId } from '../names.js'
import type { CompiledCard } from './compile.js'
import { corporations as corporationData } from './corporations.js'
import { projects as projectData } from './decks.js'
import { cardOf } from './load.js'
import { preludes as preludeData } from './preludes.js'

/* All cards, compiled, and the decks made of them. */

export { cardOf } from './load.js'

const projects: readonly CompiledCard[] = SETS.flatMap((set) => projectData[set].map(({ id }) => cardOf(id)))

const corporations: readonly CompiledCard[] = corporationData.map(({ id }) => cardOf(id))

const preludes: readonly CompiledCard[] = preludeData.map(({ id }) => cardOf(id))

export const allCards: readonly CompiledCard[] = [...corporations, ...projects, ...preludes]

/** The cards of these boxes, sorted: none that came later or needs another box, and of two versions of a card the newer one. */
function inSets(cards: readonly CompiledCard[], sets: readonly SetId[], rules: number): Card[] {
  const there = cards.filter(
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
function deckOf(cards: readonly CompiledCard[]): Deck {
  const made = new Map<string, readonly Card[]>()
  return (sets, rules) => {
    const key = `${rules} ${sets.join()}`
    const deck = made.get(key) ?? inSets(cards, sets, rules)
    made.set(key, deck)
    return deck
  }
}

export const projectDeck: Deck = deckOf(projects)

export const preludeDeck: Deck = deckOf(preludes)

/** All but the beginner corporation, which is nobody's to be dealt. */
export const corporationDeck: Deck = deckOf(corporations.filter((card) => !card.beginner))

export const BEGINNER = corporations.filter((card) => card.beginner).map((card) => card.id)[0]

/** The tags of events, which count while they are played and never again. */
const eventTags = new Map(
  allCards.filter((card) => card.kind === 'event').map((card) => [card.id, card.tags]),
)

/** How many of a tag an event has; none if it is no event. */
export function tagsOfEvent(id: Card, tag: number): number {
  const tags = eventTags.get(id)
  if (!tags) return 0
  let n = 0
  for (const t of tags) if (t === tag) n++
  return n
}
