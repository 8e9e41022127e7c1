/** The languages that games and pages speak. */
export const LANGUAGES = ['en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language that is spoken where none is wanted that is known. */
export const FALLBACK: Language = 'en'

/** The first language that is wanted and known: 'en-GB' asks for English. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted.flatMap((tag) => LANGUAGES.filter((known) => tag.toLowerCase().split('-')[0] === known))[0] ??
  FALLBACK

/**
 * The words of a language. One that lacks a word is an error of the compiler, as is a language without words.
 */
export const wordsOf = <W>(language: Language, words: Readonly<Record<Language, W>>): W => words[language]
