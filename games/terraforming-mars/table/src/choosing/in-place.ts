import type { Answer, MyDecision, Option } from '@perilune/engine'
import { type Parameter, RESOURCES } from '@perilune/terraforming-mars'
import type { MarsView } from '../state/view.js'

/** A thing on the table that a question is about. */
type Thing =
  | { readonly kind: 'card'; readonly seat: number; readonly card: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'stock'; readonly resource: number }
  | { readonly kind: 'parameter'; readonly parameter: Parameter }

/** Something on the table that can be chosen by clicking it. */
export interface InPlace {
  readonly thing: Thing
  readonly option: Option
}

const RAISED: readonly Parameter[] = ['temperature', 'oxygen', 'oceans', 'venus']

/** The thing that an answer names, if it is on the table. */
function thingOf(view: MarsView, seat: number, answer: Answer): Thing | undefined {
  const { card, from, target, raise } = answer
  if (typeof card === 'string') {
    const owner = typeof from === 'number' ? from : seat
    return view.players[owner]?.cards.includes(card) ? { kind: 'card', seat: owner, card } : undefined
  }
  if (typeof target === 'number') return { kind: 'seat', seat: target }
  const parameter = RAISED.find((one) => one === raise)
  return parameter && { kind: 'parameter', parameter }
}

/** Amounts as things: a click on a thing takes as much of it as allowed. */
function sharesOf(view: MarsView, decision: MyDecision): InPlace[] | undefined {
  if (decision.kind !== 'amounts') return
  const { step, parts, total } = decision
  const all = parts.map(({ id, label, max }): InPlace | undefined => {
    const n = Math.min(max, total.max)
    const option: Option = { answer: { amounts: { [id]: n } }, label: n === 1 ? label : `${n} × ${label}` }
    if (step === 'remove-resources' && view.players[Number(id)])
      return { thing: { kind: 'seat', seat: Number(id) }, option }
    const resource = (RESOURCES as readonly string[]).indexOf(id)
    return step === 'gain-any' && total.max === 1 && resource >= 0
      ? { thing: { kind: 'stock', resource }, option }
      : undefined
  })
  return all.every((one) => one !== undefined) ? all : undefined
}

/** Steps with their own screens, or with things that are clicked elsewhere. */
const ELSEWHERE = ['take-turn', 'pay']

/**
 * The things on the table that answer a question; undefined if at least one answer has nothing to click.
 */
export function inPlaceOf(
  view: MarsView,
  seat: number,
  decision: MyDecision | undefined,
): readonly InPlace[] | undefined {
  if (!decision || ELSEWHERE.includes(decision.step)) return
  if (decision.kind !== 'choose') return sharesOf(view, decision)
  const all = decision.options.map((option) => {
    const thing = thingOf(view, seat, option.answer)
    return thing && { thing, option }
  })
  const found = all.filter((one) => one !== undefined)
  return found.length > 0 && found.length === all.length ? found : undefined
}

/** The answer that takes nothing, if a question about amounts allows it. */
export const noneOf = (decision: MyDecision | undefined): Option | undefined =>
  decision?.kind === 'amounts' && decision.total.min === 0
    ? { answer: { amounts: {} }, label: '' }
    : undefined

export const onCard = (
  things: readonly InPlace[] | undefined,
  seat: number,
  card: string,
): Option | undefined =>
  things?.find(({ thing }) => thing.kind === 'card' && thing.seat === seat && thing.card === card)?.option

export const onSeat = (things: readonly InPlace[] | undefined, seat: number): Option | undefined =>
  things?.find(({ thing }) => thing.kind === 'seat' && thing.seat === seat)?.option

export const onStock = (things: readonly InPlace[] | undefined, resource: number): Option | undefined =>
  things?.find(({ thing }) => thing.kind === 'stock' && thing.resource === resource)?.option

export const onParameter = (
  things: readonly InPlace[] | undefined,
  parameter: Parameter,
): Option | undefined =>
  things?.find(({ thing }) => thing.kind === 'parameter' && thing.parameter === parameter)?.option

/** Whether both mean the same answer, though they come from different questions. */
export const sameOption = (a: Option | undefined, b: Option | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a.answer) === JSON.stringify(b.answer)
