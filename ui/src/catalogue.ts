import type { Sentence } from '@perilune/engine'

/*
 * Every word of the interface, in one place for whoever translates it. Each room that speaks (the app, these
 * components, every table) registers its words here under its own name and reads them from what it gets back.
 * A language is laid over them before the first room is drawn.
 */

/** Sentences by name; those with something to fill in are functions. They may lie in groups. */
export interface Words {
  readonly [name: string]: string | readonly string[] | ((...facts: never[]) => string | Sentence) | Words
}

/** Words of another language, where they are known; the rest stays as it is. */
export type Translation<W> = {
  readonly [Name in keyof W]?: W[Name] extends (...facts: infer F) => infer S
    ? (...facts: F) => S
    : W[Name] extends string
      ? string
      : W[Name] extends readonly string[]
        ? readonly string[]
        : Translation<W[Name]>
}

const rooms = new Map<string, Words>()
const translations = new Map<string, Translation<Words>>()

/** Registers the words of a room. */
export function catalogue<const W extends Words>(room: string, words: W): W {
  rooms.set(room, words)
  const translation = translations.get(room)
  if (translation) layOver(words, translation)
  return words
}

/** Lays a language over a room's words, whether it has registered them yet or not. */
export function translate(room: string, translation: Translation<Words>): void {
  translations.set(room, translation)
  const words = rooms.get(room)
  if (words) layOver(words, translation)
}

/** All words that are registered, by room: what a translator gets. */
export const catalogues = (): ReadonlyMap<string, Words> => rooms

const isGroup = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// In place: rooms keep hold of groups of their words.
function layOver(words: Words, translation: Translation<Words>): void {
  for (const [name, said] of Object.entries(translation)) {
    const own = words[name]
    if (own === undefined || said === undefined) continue
    if (isGroup(own) && isGroup(said)) layOver(own, said)
    else if (typeof own === typeof said) Object.assign(words, { [name]: said })
  }
}
