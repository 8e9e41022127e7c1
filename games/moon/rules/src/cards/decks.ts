import type { Card } from '@perilune/engine'
import { ERAS, type Era, type Level } from '../names.js'
import { cardData } from './index.js'

/** The decks of games under one version of the rules, listed once and sorted as cards are laid. */
interface Decks {
  /** By Era, then with two players and with more. */
  readonly structures: readonly BySize[]
  readonly expeditions: readonly BySize[]
  readonly bases: BySize
  readonly reputations: Readonly<Record<Level, readonly Card[]>>
}

interface BySize {
  readonly two: readonly Card[]
  readonly more: readonly Card[]
}

const bySize = (deckOf: (withTwo: boolean) => readonly Card[]): BySize => ({
  two: deckOf(true).toSorted(),
  more: deckOf(false).toSorted(),
})

interface Dated {
  readonly id: Card
  readonly fromRules?: number
}

function makeDecks(rules: number): Decks {
  const isThere = ({ fromRules = 0 }: Dated): boolean => fromRules <= rules
  const { structures, expeditions, reputations, bases } = cardData
  const idsOf = (cards: readonly Dated[]): readonly Card[] => cards.filter(isThere).map(({ id }) => id)
  const level = (name: Level) => idsOf(reputations.filter((d) => d.level === name))
  return {
    structures: ERAS.map((era) =>
      bySize((withTwo) =>
        structures[era]
          .filter(isThere)
          .flatMap((d) => Array.from({ length: withTwo ? d.withTwo : d.copies }, () => d.id)),
      ),
    ),
    expeditions: ERAS.map((era) =>
      bySize((withTwo) => idsOf(expeditions.filter((d) => d.era === era && !(withTwo && d.threePlus)))),
    ),
    // Bases and Reputations are dealt in the order of their lists, which the order of the draws depends on.
    bases: { two: idsOf(bases.filter((d) => !d.threePlus)), more: idsOf(bases) },
    reputations: { bronze: level('bronze'), silver: level('silver'), gold: level('gold') },
  }
}

const made = new Map<number, Decks>()

function decksUnder(rules: number): Decks {
  const decks = made.get(rules) ?? makeDecks(rules)
  made.set(rules, decks)
  return decks
}

const sized = ({ two, more }: BySize, seats: number): readonly Card[] => (seats === 2 ? two : more)

/** The Era's Structures, each as often as it is in the deck at this number of seats. */
export const structureDeck = (era: Era, seats: number, rules: number): readonly Card[] =>
  sized(decksUnder(rules).structures[era - 1], seats)

export const expeditionDeck = (era: Era, seats: number, rules: number): readonly Card[] =>
  sized(decksUnder(rules).expeditions[era - 1], seats)

/** To be shuffled. */
export const reputationDeck = (level: Level, rules: number): Card[] =>
  decksUnder(rules).reputations[level].slice()
export const baseDeck = (seats: number, rules: number): Card[] =>
  sized(decksUnder(rules).bases, seats).slice()
