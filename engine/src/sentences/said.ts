import type { Card, Seat } from '../names.js'

/*
 * Rules say things as data, a code with its facts, and whoever reads makes the sentence. `Codes` below is a
 * record of codes with the facts of each, such as `{ draft: { size: Size } }`.
 */

/** An id, a number or a list of them; never a piece of a sentence. */
export type Fact = string | number | boolean | undefined | readonly Fact[]

export interface Said {
  readonly code: string
  readonly [fact: string]: Fact
}

/** What can be said with these codes: the compiler asks for the facts where something is said. */
export type SaidOf<Codes> = {
  [Code in keyof Codes & string]: Readonly<Codes[Code]> & { readonly code: Code }
}[keyof Codes & string]

/** The same for events, which are told by `what` happened. */
export type EventOf<Codes> = {
  [What in keyof Codes & string]: Readonly<Codes[What]> & {
    readonly what: What
    readonly to?: readonly Seat[]
    readonly others?: EventOf<Codes>
  }
}[keyof Codes & string]

/**
 * A piece of a sentence: its text as it is inflected there, and what it stands for, so that nobody has to
 * parse it.
 */
export type Bit =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'amount'; readonly text: string; readonly amount: number; readonly of: string }
  | { readonly is: 'thing'; readonly text: string; readonly of: string }
  | { readonly is: 'strong'; readonly text: string }
  | { readonly is: 'card'; readonly text: string; readonly card: Card }
  | { readonly is: 'seat'; readonly text: string; readonly seat: Seat }
  | { readonly is: 'area'; readonly text: string; readonly area: string }

export type Sentence = readonly Bit[]

/**
 * A clause for every code, of the type that a language builds its sentences from; the compiler names one that
 * is missing.
 */
export type Clauses<Codes, Clause> = {
  readonly [Code in keyof Codes]: (facts: Readonly<Codes[Code]>) => Clause
}

export type Sentences<Codes> = Clauses<Codes, Sentence>

/** A sentence of text alone. */
export const textOnly = (text: string): Sentence => [{ is: 'text', text }]

/** The text of a sentence, with names for its seats where they are known. */
export const plain = (sentence: Sentence, name?: (seat: Seat) => string): string =>
  sentence.map((bit) => (name && bit.is === 'seat' ? name(bit.seat) : bit.text)).join('')

/** The clause of a code, which must have one. */
export function clauseOf<Codes, Clause>(
  clauses: Clauses<Codes, Clause>,
  code: string,
  facts: object,
): Clause {
  if (!Object.hasOwn(clauses, code)) throw new Error(`there are no words for '${code}'`)
  return clauses[code as keyof Codes](facts as Readonly<Codes[keyof Codes]>)
}

/** The sentence of what was said, from words that must have one for it. */
export const speak = <Codes>(sentences: Sentences<Codes>, said: Said): Sentence =>
  clauseOf(sentences, said.code, said)
