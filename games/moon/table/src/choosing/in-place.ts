import type { Amounts, Answer, Choose, MyDecision, Option, Pick, Seat } from '@perilune/engine'
import { FLAGS, type Flag, RESOURCES, type Resource } from '@perilune/moon'

/* Questions inside an effect whose answers are things on the table: a click on the thing answers. */

/** A thing on the table that an answer is about. */
export type Thing =
  | { readonly kind: 'structure'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'stock'; readonly seat: Seat; readonly resource: number }
  | { readonly kind: 'flag'; readonly flag: number }
  | { readonly kind: 'hand'; readonly card: string }

/** Something on the table that can be chosen by clicking it. */
interface InPlace {
  readonly thing: Thing
  readonly option: Option
}

/** A question that is answered on the table, by the way of answering. */
export type AskedInPlace =
  | { readonly how: 'one'; readonly decision: Choose; readonly things: readonly InPlace[] }
  /** An amount of each Resource, in the player's Supply. */
  | { readonly how: 'amounts'; readonly decision: Amounts; readonly takes: boolean }
  /** Several of the player's own Structures. */
  | { readonly how: 'several'; readonly decision: Pick }

const ofMine = ({ card }: Answer, seat: Seat): Thing => ({ kind: 'structure', seat, card: String(card) })
const ofFlag = ({ flag }: Answer): Thing => ({ kind: 'flag', flag: FLAGS.indexOf(flag as Flag) })
const stock = (seat: Seat, { resource }: Answer): Thing => ({
  kind: 'stock',
  seat,
  resource: RESOURCES.indexOf(resource as Resource),
})

/** The thing that an answer names, by step. Steps about cards that are not on the table are left out. */
const THING_OF: Readonly<Record<string, (answer: Answer, seat: Seat) => Thing>> = {
  'choose-blue': (answer) => ofMine(answer, Number(answer.on)),
  'choose-grey': ofMine,
  demolish: ofMine,
  'recall-rover': ofMine,
  'choose-flag': ofFlag,
  'choose-flag-reward': ofFlag,
  'give-resource': (answer) => stock(Number(answer.receiver), answer),
  'choose-resource-to-make': (answer, seat) => stock(seat, answer),
  'swap-card': ({ card }) => ({ kind: 'hand', card: String(card) }),
}

/** Steps that ask for amounts, and whether the player receives them. */
const TAKES: Readonly<Record<string, boolean>> = {
  'gain-resources': true,
  'pay-resources': false,
  'pay-any-number': false,
  'convert-resources': false,
}

/** How a question is answered on the table; undefined if there is nothing to click. */
export function inPlaceOf(seat: Seat, decision: MyDecision | undefined): AskedInPlace | undefined {
  if (decision?.kind === 'choose') {
    const thingOf = THING_OF[decision.step]
    if (!thingOf) return
    const things = decision.options.map((option) => ({ thing: thingOf(option.answer, seat), option }))
    return { how: 'one', decision, things }
  }
  if (decision?.kind === 'pick')
    return decision.step === 'flip-back' ? { how: 'several', decision } : undefined
  if (decision?.kind !== 'amounts') return
  const takes = TAKES[decision.step]
  const inSupply = decision.parts.every(({ id }) => RESOURCES.some((resource) => resource === id))
  return takes !== undefined && inSupply ? { how: 'amounts', decision, takes } : undefined
}

const sameThing = (a: Thing, b: Thing): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The answer that a click on this thing gives, if any. */
export const optionAt = (asked: AskedInPlace | undefined, thing: Thing): Option | undefined =>
  asked?.how === 'one' ? asked.things.find((one) => sameThing(one.thing, thing))?.option : undefined

/** Whether both mean the same answer, though they come from different questions. */
export const sameOption = (a: Option | undefined, b: Option | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a.answer) === JSON.stringify(b.answer)

/** How much more of a part can be added to the amounts. */
export function roomFor(
  { parts, total, mix }: Amounts,
  amounts: Readonly<Record<string, number>>,
  id: string,
): number {
  const part = parts.find((one) => one.id === id)
  if (!part) return 0
  const has = amounts[id] ?? 0
  const all = parts.reduce((sum, one) => sum + (amounts[one.id] ?? 0), 0)
  const others = all - has
  if (mix === 'same' && others > 0) return 0
  const most = mix === 'different' ? Math.min(1, part.max) : part.max
  return Math.max(0, Math.min(most - has, total.max - all))
}

/** What one more step does to an amount: of only one that is asked for, another Resource replaces it. */
export function amountStep(decision: Amounts, amounts: Readonly<Record<string, number>>, id: string) {
  const n = amounts[id] ?? 0
  const single = decision.total.max === 1
  return { n, single, more: roomFor(decision, amounts, id) > 0 || (single && n === 0) }
}
