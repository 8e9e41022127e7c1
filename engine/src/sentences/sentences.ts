import type { Words } from '../contract.js'
import type { Answer, Decision, MyDecision } from '../decisions/decision.js'
import type { AskedQuestion, DecisionData, LabelFacts, Labelled, ThingKind } from '../decisions/question.js'
import type { Reason } from '../errors.js'
import type { Seat } from '../state.js'
import { plain, type Sentence, textOnly } from './said.js'

/*
 * The sentences of a decision: its prompt, the labels of what it lists, and why something can't be chosen.
 * They are made where somebody reads them: by a page, or by the server for programs. What the rules have said
 * as a sentence already stands.
 */

const LISTS: readonly (readonly [string, ThingKind])[] = [
  ['options', 'option'],
  ['items', 'item'],
  ['parts', 'part'],
  ['groups', 'group'],
  ['parties', 'party'],
  ['columns', 'column'],
]

interface Thing {
  readonly answer?: Answer
  readonly id?: string
  readonly label?: string
  readonly group?: string
  readonly facts?: LabelFacts
  readonly reason?: Reason
}

/** What old rules said as a sentence: a seat stands in it by its number. */
export function oldSentence(text: string): Sentence {
  const parts = text.split(/\b(seat \d+)\b/)
  if (parts.length === 1) return textOnly(text)
  return parts.flatMap((part, i): Sentence => {
    if (i % 2 === 0) return part === '' ? [] : textOnly(part)
    return [{ is: 'seat', text: part, seat: Number(part.slice('seat '.length)) - 1 }]
  })
}

const listOf = (question: AskedQuestion, list: string): readonly Thing[] | undefined =>
  (question as unknown as Record<string, readonly Thing[] | undefined>)[list]

/**
 * How people call a seat. A page has their names; without them a seat stands in a sentence as words say it,
 * by its number.
 */
export type NameOfSeat = (seat: Seat) => string

/**
 * The decision with its sentences. The question stays as it is, and the facts of its labels stay behind. With
 * names of the seats prompt and labels come as bits, too, for a page to draw.
 */
export function spokenDecision(words: Words, question: DecisionData, name?: NameOfSeat): Decision {
  if (question.kind === 'elsewhere') return question
  const speaker = new Speaker(words, question, name)
  const decision: Record<string, unknown> = {}
  for (const field in question) decision[field] = question[field as keyof AskedQuestion]
  const { prompt } = question
  const asks = typeof prompt === 'string' ? oldSentence(prompt) : words.prompt(prompt)
  if (typeof prompt !== 'string' || name) decision.prompt = plain(asks, name)
  if (name) decision.asks = asks
  for (const [list, is] of LISTS) {
    const things = listOf(question, list)
    if (things) decision[list] = things.map((thing) => speaker.thing(thing, is))
  }
  const headings = speaker.headings(listOf(question, 'options') ?? [])
  if (headings) decision.headings = headings
  return decision as unknown as MyDecision
}

class Speaker {
  readonly #words: Words
  readonly #asking: Pick<Labelled, 'step' | 'prompt'>
  readonly #name: NameOfSeat | undefined
  readonly #nameOf: (id: string) => string

  constructor(words: Words, question: AskedQuestion, name?: NameOfSeat) {
    const { step, prompt } = question
    this.#words = words
    this.#asking = { step, prompt: typeof prompt === 'string' ? { code: step } : prompt }
    this.#name = name
    this.#nameOf = (id) => {
      for (const [list, is] of LISTS) {
        const found = listOf(question, list)?.find((thing) => thing.id === id)
        if (found) return plain(this.#label(found, is), name)
      }
      return id
    }
  }

  get nameOf(): (id: string) => string {
    return this.#nameOf
  }

  #label({ answer, id, facts, label }: Thing, is: ThingKind): Sentence {
    if (label !== undefined) return oldSentence(label)
    return this.#words.option({
      is,
      ...this.#asking,
      ...(answer && { answer }),
      ...(id !== undefined && { id }),
      ...(facts && { facts }),
    })
  }

  thing(thing: Thing, is: ThingKind): object {
    const spokenThing: Record<string, unknown> = {}
    for (const field in thing) {
      if (field !== 'facts' && field !== 'label') spokenThing[field] = thing[field as keyof Thing]
      // As early as it always stood, so that what is sent reads as before.
      if (field !== (thing.label === undefined ? (thing.answer ? 'answer' : 'id') : 'label')) continue
      const label = this.#label(thing, is)
      spokenThing.label = plain(label, this.#name)
      if (this.#name) spokenThing.says = label
    }
    if (thing.reason) {
      const why = this.#words.reason(thing.reason, this.#nameOf)
      spokenThing.because = plain(why, this.#name)
      if (this.#name) spokenThing.why = why
    }
    return spokenThing
  }

  /** The headings of those groups of options that have one. */
  headings(options: readonly Thing[]): Record<string, string> | undefined {
    const groups = new Set(options.flatMap(({ group }) => (group === undefined ? [] : [group])))
    const headings: Record<string, string> = {}
    for (const id of groups) {
      const heading = plain(this.#words.option({ is: 'heading', ...this.#asking, id }), this.#name)
      if (heading !== '') headings[id] = heading
    }
    return Object.keys(headings).length > 0 ? headings : undefined
  }
}

/** What the things that a question lists are called, by their ids. */
export const namesIn = (question: AskedQuestion, words: Words): ((id: string) => string) =>
  new Speaker(words, question).nameOf
