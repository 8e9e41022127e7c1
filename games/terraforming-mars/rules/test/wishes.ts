import type { Answer, Card, Seat } from '@perilune/engine'
import {
  areaAt,
  areaOffMars,
  type ColonyId,
  OFF_MARS,
  type OffMars,
  type Resource,
} from '@perilune/terraforming-mars'

/*
 * What a player wants, told without knowing how or in which order the game will ask for it. An action is
 * given with its wishes: each question takes the first of them that answers it, and none may be left over.
 */

export type Wish = (question: string, answers: readonly Answer[]) => Answer | undefined

/** 'E5', or the first word of an area off Mars: 'Ganymede', 'Luna'. */
export const areaOf = (name: string): number => {
  const off = (Object.keys(OFF_MARS) as OffMars[]).find((where) => OFF_MARS[where].split(' ')[0] === name)
  return off ? areaOffMars(off) : areaAt(name)
}

const on =
  (questions: readonly string[], wanted: (answers: readonly Answer[]) => Answer | undefined): Wish =>
  (question, answers) =>
    questions.includes(question) ? wanted(answers) : undefined

/** A tile or a marker on this area. */
export const at = (area: string): Wish => on(ON_MAP, () => ({ area: areaOf(area) }))
const ON_MAP = [
  'lay-tile',
  'claim-area',
  'lay-ocean-for-nobody',
  'move-nomads',
  'build-cathedral',
  'choose-ocean',
]

const AGAINST = [
  'remove-resources',
  'steal-resources',
  'remove-cubes',
  'spend-cubes',
  'reduce-production',
  'sue-player',
]

/** As much as possible from this player, and from this card of it. */
export const from = (seat: Seat, card?: Card): Wish =>
  on(AGAINST, (answers) =>
    answers.find((a) => {
      const [target] = Object.keys((a.amounts as object | undefined) ?? {})
      if (target !== undefined) return target === (card ? `${seat} ${card}` : String(seat))
      return a.target === seat || (a.from === seat && (card === undefined || a.card === card))
    }),
  )

/** A colony on this tile, a free trade with it, or this tile into the game. */
export const site = (colony: ColonyId): Wish =>
  on(['build-colony', 'free-trade', 'add-colony-tile'], () => ({ colony }))

/** The marker so many steps up before the income of a trade. */
export const up = (steps: number): Wish => on(['raise-marker'], () => ({ steps }))

export const markers = (upward: ColonyId, down: ColonyId): Wish =>
  on(['move-markers'], () => ({ up: upward, down }))

export const nobody: Wish = on(AGAINST, () => ({ amounts: {} }))

/** The first, second … of the lists that a card lets choose from. */
export const option = (choice: number): Wish => on(['choose-effect'], () => ({ choice }))

/** Cubes onto this card, or the production box of this card. */
export const onto = (card: Card): Wish =>
  on(['add-cubes', 'copy-production', 'park-card', 'double-cubes'], () => ({ card }))

/** An action that was used is used once more. */
export const again = (card: Card, way = 1): Wish => on(['use-again'], () => ({ card, way: way - 1 }))

/** Turn the corporation face down, or keep it. */
export const flips = (flip: boolean): Wish => on(['flip-corporation'], () => ({ flip }))

/** This card of those that may be played, or repeated. */
export const chosen = (card: Card): Wish =>
  on(['play-from-hand', 'play-drawn-prelude', 'merge', 'repeat-prelude'], () => ({ card }))

export const lowest = (resource: Resource): Wish => on(['raise-lowest'], () => ({ resource }))
export const award = (id: string): Wish => on(['fund-award'], () => ({ award: id }))
export const doing = (id: string): Wish => on(['do-project'], () => ({ project: id }))

export const amount = (number: number): Wish => on(['choose-number'], () => ({ number }))

/** Resources, and cubes by the card that they lie on. */
export const paying = (amounts: Readonly<Record<string, number>>): Wish =>
  on(['pay', 'pay-heat'], () => ({ amounts }))

const CARDS = ['discard-cards', 'keep-cards', 'buy-cards', 'show-cards', 'take-back-events']
const pick = (cards: readonly Card[]): Wish => on(CARDS, () => ({ pick: cards.slice().sort() }))

export const buy = (...cards: readonly Card[]): Wish => pick(cards)
export const keep = (...cards: readonly Card[]): Wish => pick(cards)
export const discard = (...cards: readonly Card[]): Wish => pick(cards)
/** What may be done is not done. */
export const decline: Wish = on(['discard-cards'], () => ({ pick: [] }))

const COMMITTEE = ['send-delegates', 'ban-delegate', 'recruit-delegate']
/** To this party, or the delegate of this colour in it. */
export const inParty = (party: string, colour?: number): Wish =>
  on(COMMITTEE, () => (colour === undefined ? { party } : { party, colour }))
