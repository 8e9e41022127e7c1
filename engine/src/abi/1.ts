import type { Event, Game, GameDefinition, ScoreLine, Words } from '../contract.js'
import type { Answer } from '../decisions/decision.js'
import type { Labelled } from '../decisions/question.js'
import {
  refusalOfAmounts as amountsToday,
  refusalOfOffer as offerToday,
  refusal as refusalToday,
} from '../decisions/satisfies.js'
import type { Reason } from '../errors.js'
import { defineGame as defineToday } from '../kernel/kernel.js'
import type { OptionsOf, OptionsSchema } from '../options.js'
import { CODES } from '../sentences/codes-as-words.js'
import { reasonsIn } from '../sentences/reasons.js'
import { type Sentence, textOnly } from '../sentences/said.js'
import { oldSentence } from '../sentences/sentences.js'
import type { Frame, KernelState, Seat } from '../state.js'
import { kernelReasons } from '../words/en.js'

/*
 * What frozen builds of rules import from the engine (games/<game>/versions/). Names may be added; what a
 * name does to a game may not change, nor what the engine calls of a definition: steps, questions, how chance
 * is drawn, which fields are hidden. Where the engine's own contract changes, this file translates, for ever.
 * test/abi-1.test.ts holds it to that.
 */

export { BadSetup } from '../errors.js'
export { below, pickWith, shuffleWith } from '../kernel/chance.js'
export { lay } from '../kernel/kernel.js'
export { asName } from '../kernel/lists.js'
export { bring, bury, deal, look, move, moveAll, passOn, reveal, roll, shuffle } from '../kernel/places.js'
export { numberLines } from '../numbering.js'
export { cloneKernel, only } from '../state.js'

type Listed = { readonly id: string; readonly label?: string }
type Lists = Readonly<Partial<Record<'parts' | 'groups' | 'parties' | 'columns', readonly Listed[]>>>

/** A reason named the label of a thing, where it names the id today. */
function withLabels(question: object, reason: Reason | undefined): Reason | undefined {
  if (reason?.code === 'too-few-parties') return { ...reason, code: 'too-few', of: 'those who take part' }
  if (reason?.of === undefined) return reason
  const { parts = [], groups = [], parties = [], columns = [] } = question as Lists
  const thing = [...parts, ...groups, ...parties, ...columns].find(({ id }) => id === reason.of)
  return thing ? { ...reason, of: thing.label } : reason
}

type Refusal<Asked> = (question: Asked, answer: Answer) => Reason | undefined

export const refusal: Refusal<Parameters<typeof refusalToday>[0]> = (question, answer) =>
  withLabels(question, refusalToday(question, answer))
export const refusalOfAmounts: Refusal<Parameters<typeof amountsToday>[0]> = (question, answer) =>
  withLabels(question, amountsToday(question, answer))
export const refusalOfOffer: Refusal<Parameters<typeof offerToday>[0]> = (question, answer) =>
  withLabels(question, offerToday(question, answer))

/** Groups of options were headings (`Play a card`) or ids (`end-turn`), which nobody should read. */
const headingOf = ({ id = '' }: Labelled): Sentence => (/^\p{Lu}/u.test(id) ? textOnly(id) : [])

/** What early definitions of this ABI say, in English; their prompts and labels are sentences already. */
interface OldWords {
  reason(reason: Reason): string
  event(event: Event, name: (seat: Seat) => string): string
  line(line: ScoreLine): string
  step(step: string): string
}

const wordsOf = (old: OldWords): Words => ({
  ...CODES,
  reason(reason, nameOf) {
    const isKernels = Object.hasOwn(kernelReasons, reason.code)
    return isKernels ? reasonsIn(kernelReasons, {})(reason, nameOf) : oldSentence(old.reason(reason))
  },
  tale: (event, name, follows = []) =>
    textOnly([event, ...follows].map((event) => old.event(event, name)).join(', ')),
  option: headingOf,
  step: (step) => old.step(step),
  score: (line) => textOnly(old.line(line)),
})

export type OldDefinition<S extends KernelState, F extends Frame, O extends OptionsSchema> = Omit<
  GameDefinition<S, F, O>,
  'words'
> & { words?: OldWords }

/**
 * An early definition says its sentences itself; later ones have none, and are given a language as today's
 * are.
 */
export const defineGame = <S extends KernelState, F extends Frame, O extends OptionsSchema>({
  words,
  ...definition
}: OldDefinition<S, F, O>): Game<S, OptionsOf<O>> =>
  defineToday({ ...definition, ...(words && { words: wordsOf(words) }) })
