import type { Answer, MyDecision, Option } from '@perilune/engine'
import { KINDS } from '@perilune/moonrakers'

/* Questions about things that lie on the table are answered by clicking these. */

/** Something on the table that a question is about. */
export type Thing =
  | { readonly is: 'contract' | 'part' | 'played'; readonly card: string }
  | { readonly is: 'requirement'; readonly kind: number }
  | { readonly is: 'die'; readonly icons: number }

export interface InPlace {
  readonly thing: Thing
  readonly option: Option
}

/** What a part of the table needs to light up what can be chosen. */
export interface Choosing {
  readonly things: readonly InPlace[] | undefined
  readonly chosen: Option | undefined
}

type Find = (answer: Answer) => Thing | undefined

const aCard =
  (is: 'contract' | 'part' | 'played'): Find =>
  ({ card }) =>
    typeof card === 'string' ? { is, card } : undefined

/** By step, the thing that an answer names; none where it means that nothing is chosen. */
const FIND: Readonly<Record<string, Find>> = {
  'discard-contract': aCard('contract'),
  'swap-contract': aCard('contract'),
  'order-abilities': aCard('part'),
  'replay-crew': aCard('played'),
  'reduce-any': ({ kind }) => ({ is: 'requirement', kind: (KINDS as readonly unknown[]).indexOf(kind) }),
  'discard-die': ({ die }) => ({ is: 'die', icons: Number(die) }),
}

/** The things that can be chosen; undefined where the question is about nothing that lies on the table. */
export function inPlaceOf(decision: MyDecision | undefined): readonly InPlace[] | undefined {
  const find = decision && FIND[decision.step]
  if (decision?.kind !== 'choose' || !find) return
  return decision.options.flatMap((option) => {
    const thing = find(option.answer)
    return thing ? [{ thing, option }] : []
  })
}

const isSame = (a: Thing, b: Thing): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The answer that a thing stands for now. */
export const onThing = (things: readonly InPlace[] | undefined, thing: Thing): Option | undefined =>
  things?.find((one) => isSame(one.thing, thing))?.option

export const isChosen = (option: Option | undefined, chosen: Option | undefined): boolean =>
  option !== undefined &&
  chosen !== undefined &&
  JSON.stringify(option.answer) === JSON.stringify(chosen.answer)
