import type { Amounts, Answer, Choose, MyDecision, Option } from '@perilune/engine'
import type { TableState } from '../table-state.js'
import { type MoonrakersView, possible } from '../view.js'

/* Cards of the hand to discard or trash, and dice to roll again, are marked by a click in their place. */

/** A question about only cards of the hand or dice. */
type AboutMarks = Amounts | Choose

/** What is marked, by step. */
const MARKED: Readonly<Record<string, 'hand' | 'dice'>> = {
  'cycle-cards': 'hand',
  'trash-card': 'hand',
  'reroll-dice': 'dice',
}

/** How many can be marked. */
const mostOf = (decision: AboutMarks): number => (decision.kind === 'amounts' ? decision.total.max : 1)

/** The answer that the marks make; null if more must be marked. */
export function answerOf(decision: AboutMarks, marked: readonly string[]): Answer | null {
  if (decision.kind === 'amounts') {
    const count = (id: string) => marked.filter((one) => one === id).length
    return { amounts: Object.fromEntries(decision.parts.map(({ id }) => [id, count(id)])) }
  }
  const [card] = marked
  return decision.options.find((o) => possible(o) && o.answer.card === card)?.answer ?? null
}

/** Options that choose no card. */
export const without = (decision: AboutMarks): readonly Option[] =>
  decision.kind === 'choose' ? decision.options.filter((o) => o.answer.card === undefined) : []

export interface MarkChoice {
  readonly decision: AboutMarks
  readonly of: 'hand' | 'dice'
  /** Indexes in the hand, or among the player's dice. */
  readonly places: ReadonlySet<number>
  readonly most: number
  /** The cards at these places, or the icons on these dice. */
  readonly marked: readonly string[]
}

/** The marks that answer the question; undefined if it is about something else. */
export function markChoice(
  decision: MyDecision | undefined,
  view: MoonrakersView,
  seat: number,
  state: TableState,
): MarkChoice | undefined {
  const of = decision && MARKED[decision.step]
  if (!of || (decision.kind !== 'amounts' && decision.kind !== 'choose')) return
  const [all, places] =
    of === 'hand'
      ? [state.hand.cards, state.marked]
      : [(view.mission?.dice[seat] ?? []).map(String), state.dice]
  return { decision, of, places, most: mostOf(decision), marked: all.filter((_, i) => places.has(i)) }
}
