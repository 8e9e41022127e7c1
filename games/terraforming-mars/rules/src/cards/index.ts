import type { Card } from '@perilune/engine'
import { SETS, type SetId } from '../names.js'
import { type CompiledCard, compileCard } from './compile.js'
import { corporations as corporationData } from './corporations.js'
import { projects as projectData } from './decks.js'
import { preludes as preludeData } from './preludes.js'

/* All cards, compiled, and the decks made of them. */

const projects: readonly CompiledCard[] = SETS.flatMap((set) =>
  projectData[set].map((data) => compileCard(data, set)),
)

const corporations: readonly CompiledCard[] = corporationData.map((data) => compileCard(data, data.set))

const preludes: readonly CompiledCard[] = preludeData.map((data) => compileCard(data, data.set))

export const allCards: readonly CompiledCard[] = [...corporations, ...projects, ...preludes]

const byId = new Map(allCards.map((card) => [card.id, card]))

/** The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the program. */
export function cardOf(id: Card): CompiledCard {
  const card = byId.get(id)
  if (!card) throw new Error(`there is no card '${id}'`)
  return card
}

/** The cards of these boxes: none that needs another box, and of two versions of a card the newer one. */
function inSets(cards: readonly CompiledCard[], sets: readonly SetId[]): Card[] {
  const there = cards.filter(
    ({ set, data }) => sets.includes(set) && (data.needs === undefined || sets.includes(data.needs)),
  )
  const replaced = new Set(there.map(({ data }) => ('replaces' in data ? data.replaces : undefined)))
  return there.map((card) => card.id).filter((id) => !replaced.has(id))
}

export const projectDeck = (sets: readonly SetId[]): Card[] => inSets(projects, sets)

export const preludeDeck = (sets: readonly SetId[]): Card[] => inSets(preludes, sets)

/** All but the beginner corporation, which is nobody's to be dealt. */
export const corporationDeck = (sets: readonly SetId[]): Card[] =>
  inSets(
    corporations.filter((card) => !card.beginner),
    sets,
  )

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
