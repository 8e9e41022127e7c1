import type { Answer, MyDecision, Option } from '@perilune/engine'
import { KINDS } from '@perilune/moonrakers'

/* Questions about things on the table: a click on the thing answers. */

/** Something on the table that a question is about. */
export type Thing =
  | { readonly is: 'contract' | 'part' | 'played'; readonly card: string }
  | { readonly is: 'requirement'; readonly kind: number }
  | { readonly is: 'die'; readonly icons: number }

export interface InPlace {
  readonly thing: Thing
  readonly option: Option
}

/** What a part of the table needs in order to highlight the things to choose from. */
export interface Choosing {
  readonly things: readonly InPlace[] | undefined
  readonly chosen: Option | undefined
}

type Find = (answer: Answer) => Thing | undefined

const aCard =
  (is: 'contract' | 'part' | 'played'): Find =>
  ({ card }) =>
    typeof card === 'string' ? { is, card } : undefined

/** The thing that an answer names, by step; undefined for an answer that chooses nothing. */
const FIND: Readonly<Record<string, Find>> = {
  'discard-contract': aCard('contract'),
  'swap-contract': aCard('contract'),
  'order-abilities': aCard('part'),
  'replay-crew': aCard('played'),
  'reduce-any': ({ kind }) => ({ is: 'requirement', kind: (KINDS as readonly unknown[]).indexOf(kind) }),
  'discard-die': ({ die }) => ({ is: 'die', icons: Number(die) }),
}

/** The things to choose from; undefined if the question is about nothing on the table. */
export function inPlaceOf(decision: MyDecision | undefined): readonly InPlace[] | undefined {
  const find = decision && FIND[decision.step]
  if (decision?.kind !== 'choose' || !find) return
  return decision.options.flatMap((option) => {
    const thing = find(option.answer)
    return thing ? [{ thing, option }] : []
  })
}

const isSame = (a: Thing, b: Thing): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The answer that a click on a thing gives now. */
export const onThing = (things: readonly InPlace[] | undefined, thing: Thing): Option | undefined =>
  things?.find((one) => isSame(one.thing, thing))?.option

export const isChosen = (option: Option | undefined, chosen: Option | undefined): boolean =>
  option !== undefined &&
  chosen !== undefined &&
  JSON.stringify(option.answer) === JSON.stringify(chosen.answer)
