import type { Card } from '@perilune/engine'
import type { SetId } from '../names.js'
import { type CompiledCard, compileCard } from './compile.js'
import { exampleCorporations, exampleProjects } from './examples.js'
import type { ProjectData } from './language.js'

/* The decks. */

const projectsOf: Readonly<Record<SetId, readonly ProjectData[]>> = {
  base: exampleProjects,
  'corporate-era': [],
}

export const projects: readonly CompiledCard[] = (Object.keys(projectsOf) as SetId[]).flatMap((set) =>
  projectsOf[set].map((data) => compileCard(data, set)),
)

export const corporations: readonly CompiledCard[] = exampleCorporations.map((data) =>
  compileCard(data, data.set),
)

export const allCards: readonly CompiledCard[] = [...corporations, ...projects]

const byId = new Map(allCards.map((card) => [card.id, card]))

/** The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the program. */
export function cardOf(id: Card): CompiledCard {
  const card = byId.get(id)
  if (!card) throw new Error(`there is no card '${id}'`)
  return card
}

const inSets = (cards: readonly CompiledCard[], sets: readonly SetId[]): Card[] =>
  cards.filter((card) => sets.includes(card.set)).map((card) => card.id)

export const projectDeck = (sets: readonly SetId[]): Card[] => inSets(projects, sets)

/** All but the beginner corporation, which is nobody's to be dealt. */
export const corporationDeck = (sets: readonly SetId[]): Card[] =>
  inSets(
    corporations.filter((card) => !card.beginner),
    sets,
  )

export const beginnerCorporation = (): Card => {
  const card = corporations.find((c) => c.beginner)
  if (!card) throw new Error('there is no beginner corporation')
  return card.id
}
