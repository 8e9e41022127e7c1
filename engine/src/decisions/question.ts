import type { Fact, Said, Sentence } from '../sentences/said.js'
import type {
  Answer,
  Column,
  Elsewhere,
  Item,
  MyDecision,
  Option,
  Part,
  Party,
  PickGroup,
} from './decision.js'

/* What a step asks, and the things that it lists. The words of the game give those without a label theirs. */

/** What only rules can compute and a label needs beside the answer or the id: a price, a level. */
export type LabelFacts = Readonly<Record<string, Fact>>

export type ThingKind = 'option' | 'item' | 'part' | 'group' | 'party' | 'column'

/** Something that needs a label: what it is, who asks for it, and what the label is made from. */
export interface Labelled {
  /** A heading is that of a group of options, whose id is `id`. */
  readonly is: ThingKind | 'heading'
  readonly step: string
  /** The prompt as data; where a game still says it as a sentence, the step is its code. */
  readonly prompt: Said
  /** Of an option. */
  readonly answer?: Answer
  /** Of everything else. */
  readonly id?: string
  readonly facts?: LabelFacts
}

/**
 * What a step's things carry for their labels, by what they are; a kind that is left out is not listed by the
 * step.
 */
export type LabelsOfStep = { readonly [Is in ThingKind | 'heading']?: ThingFacts }
/** `answer` or `id` may be narrowed to what the step lists. */
export interface ThingFacts {
  readonly answer?: object
  readonly id?: string
  readonly facts?: object
}

/**
 * A thing as rules list it. Where the game types the labels of the step, the words give them and a kind that
 * is not typed must have its own; where it does not, a label may be left out.
 */
type Listed<Thing, L> = unknown extends L
  ? Thing
  : [L] extends [ThingFacts]
    ? Omit<Thing, 'label' | 'says' | keyof L> & L & { readonly label?: never }
    : Omit<Thing, 'label' | 'says'> & { label?: string; facts?: LabelFacts }

export type ListedOption<L extends LabelsOfStep = LabelsOfStep> = Listed<Option, L['option']>
export type ListedItem<L extends LabelsOfStep = LabelsOfStep> = Listed<Item, L['item']>
export type ListedPart<L extends LabelsOfStep = LabelsOfStep> = Listed<Part, L['part']>

interface Things<L extends LabelsOfStep> {
  options: ListedOption<L>[]
  items: ListedItem<L>[]
  parts: ListedPart<L>[]
  groups: Listed<PickGroup, L['group']>[]
  parties: Listed<Party, L['party']>[]
  columns: Listed<Column, L['column']>[]
}

type Added = 'seat' | 'step' | 'must' | 'together' | 'answered' | 'headings' | 'asks'

/** A decision without what the kernel adds to it: who is asked, and the sentences that words make. */
export type Question<P = string | Said, L extends LabelsOfStep = LabelsOfStep> = MyDecision extends infer D
  ? D extends MyDecision
    ? Omit<D, Added | 'prompt' | keyof Things<L>> & {
        prompt: P
      } & {
        [K in keyof D as K extends keyof Things<L> ? K : never]: K extends keyof Things<L>
          ? Things<L>[K]
          : never
      }
    : never
  : never

/** A decision as data: words make its prompt and labels, and the sentences of its reasons. */
export type AskedQuestion = Question extends infer Q
  ? Q extends Question
    ? Q & Omit<Extract<MyDecision, { kind: Q['kind'] }>, keyof Q | 'headings' | 'asks' | 'prompt'>
    : never
  : never
export type DecisionData = AskedQuestion | Elsewhere

/** The questions of a step, as the vocabulary of its game types them. */
export type QuestionIn<V extends { prompt: string | Said }> = Question<
  V['prompt'],
  V extends { readonly label: infer L extends LabelsOfStep } ? L : LabelsOfStep
>

/** Words for all that the steps of a game list; the compiler names one that is missing. */
export type LabelWords<Labels> = {
  readonly [Step in keyof Labels]: {
    readonly [Is in keyof Labels[Step]]: (thing: Labelled & Labels[Step][Is]) => Sentence
  }
}

/** The label of a thing, from words that must have one for it; a heading may be left out. */
export function speakLabel<Labels>(words: LabelWords<Labels>, thing: Labelled): Sentence {
  const step = Object.hasOwn(words, thing.step) ? words[thing.step as keyof Labels] : undefined
  const label = step?.[thing.is as keyof Labels[keyof Labels]] as ((of: Labelled) => Sentence) | undefined
  if (label) return label(thing)
  if (thing.is === 'heading') return []
  throw new Error(`there are no words for the ${thing.is} of '${thing.step}'`)
}
