import {
  type Answer,
  type Choose,
  type Decision,
  type MyDecision,
  newChance,
  type Offer,
  type Option,
  type View,
} from '@perilune/engine'
import { cardOf, type MoonrakersState } from '@perilune/moonrakers'
import { moonrakers } from '@perilune/moonrakers-words-en'
import type { TableProps } from '@perilune/ui'
import type { MoonrakersRules } from './rules.js'

export type MoonrakersView = View<MoonrakersState>

export const viewOf = (view: TableProps['view']): MoonrakersView => view as unknown as MoonrakersView

/** Open parts of a view are in the same places as in a state, so open things can be counted on either. */
export const asState = (view: MoonrakersView): MoonrakersState => view as unknown as MoonrakersState

export const nameOf = (card: string): string => cardOf(card).name

const texts = new Map(moonrakers.cards.map((c) => [c.id, c.text]))
/** The text of a card, in sentences. */
export const textOf = (card: string): string => texts.get(card) ?? ''

export const cardsAt = (view: MoonrakersView, place: number): readonly string[] =>
  view.places[place].cards ?? []
export const countAt = (view: MoonrakersView, place: number): number => view.places[place].count

const SEED = '7'.repeat(64)

/**
 * The state after an answer, on a sample of what the viewer sees: its open numbers are true, its hidden cards
 * are not.
 */
export function previewOf(
  { game }: MoonrakersRules,
  view: MoonrakersView,
  seat: number,
  answer: Answer,
): MoonrakersState | null {
  try {
    const state = game.sample(view, newChance(SEED))
    game.play(state, seat, answer)
    return state
  } catch {
    return null
  }
}

/** The decision that the viewer must answer. */
export const mustOf = (decisions: readonly Decision[]): MyDecision | undefined =>
  decisions.find((d): d is MyDecision => d.kind !== 'elsewhere' && d.must)

/** A decision that the viewer may answer beside it. */
export const mayOf = (decisions: readonly Decision[], step: string): Choose | undefined =>
  decisions.find((d): d is Choose => d.kind === 'choose' && !d.must && d.step === step)

export const isOffer = (d: MyDecision | undefined): d is Offer => d?.kind === 'offer'

export const possible = (option: Option): boolean => option.reason === undefined

/** Options of one act, and about this card if one is named. */
export function optionsOf(decision: MyDecision | undefined, act: string, card?: string): Option[] {
  if (decision?.kind !== 'choose' && decision?.kind !== 'offer') return []
  return decision.options.filter(
    ({ answer }) =>
      answer.act === act && (card === undefined || answer.card === card || answer.part === card),
  )
}
