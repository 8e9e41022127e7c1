import type { Amounts, Answer, Choose, MyDecision, Option } from '@perilune/engine'
import { possible } from '../view.js'

/* Cards of the hand that are to be discarded or trashed are clicked where they lie. */

/** What is asked about cards of the hand, and nothing else. */
export type AboutHand = Amounts | Choose

/** Steps that ask for cards of the hand alone. */
const STEPS = new Set(['cycle-cards', 'trash-card'])

const isAboutHand = (decision: MyDecision | undefined): decision is AboutHand =>
  (decision?.kind === 'amounts' || decision?.kind === 'choose') && STEPS.has(decision.step)

/** How many may be chosen. */
const mostOf = (decision: AboutHand): number => (decision.kind === 'amounts' ? decision.total.max : 1)

/** The answer that these cards make; null where more are to be chosen. */
export function answerOf(decision: AboutHand, cards: readonly string[]): Answer | null {
  if (decision.kind === 'amounts') {
    const count = (id: string) => cards.filter((card) => card === id).length
    return { amounts: Object.fromEntries(decision.parts.map(({ id }) => [id, count(id)])) }
  }
  const [card] = cards
  return decision.options.find((o) => possible(o) && o.answer.card === card)?.answer ?? null
}

/** The ways to answer without a card. */
export const without = (decision: AboutHand): readonly Option[] =>
  decision.kind === 'choose' ? decision.options.filter((o) => o.answer.card === undefined) : []

export interface HandChoice {
  readonly decision: AboutHand
  /** Places in the hand. */
  readonly marked: ReadonlySet<number>
  readonly most: number
  readonly cards: readonly string[]
}

/** Which cards of the hand are chosen; nothing where the hand is not what is asked about. */
export const handChoice = (
  decision: MyDecision | undefined,
  hand: readonly string[],
  marked: ReadonlySet<number>,
): HandChoice | undefined =>
  isAboutHand(decision)
    ? { decision, marked, most: mostOf(decision), cards: hand.filter((_, i) => marked.has(i)) }
    : undefined
