import type { OptionsSchema } from './options.js'

/*
 * What pages say of a game before they load it, in the lobby and while a new game is being chosen. They load
 * these words of every game, so there are few, in files that import nothing that runs.
 */

export interface LobbyWords {
  /** What the game is, in a line. */
  readonly about: string
}

/** What the page of a new game says of an option beside the texts that all programs get. */
interface NewGameOption {
  /** A shorter title. */
  readonly title?: string
  /** What it changes, in a line. */
  readonly line?: string
  /** Said in place of the line where the option can't be chosen. */
  readonly because?: string
  /** What its values are called, but for seats, which the page calls by their numbers. */
  readonly values?: Readonly<Record<string, string>>
}

/** Several switches that are chosen as one. */
interface NewGameChoice {
  readonly title: string
  readonly line: string
  readonly because?: string
  readonly levels: Readonly<Record<string, string>>
}

export interface NewGameWords {
  readonly options: Readonly<Record<string, NewGameOption>>
  /** By the ids that the manifest gives them, as are those below. */
  readonly presets: Readonly<Record<string, { readonly title: string; readonly line: string }>>
  readonly combined: Readonly<Record<string, NewGameChoice>>
}

type ChoicesOf<O> = { [K in keyof O]: O[K] extends { readonly kind: 'choice' } ? K : never }[keyof O]
type NamedValue<Spec> = Spec extends { readonly values: readonly (infer V)[] }
  ? Exclude<V & string, `${number}`>
  : never

/** The same for the options of one game: the compiler names a choice or a value that is missing. */
export interface NewGameWordsOf<O extends OptionsSchema> extends NewGameWords {
  readonly options: {
    readonly [K in ChoicesOf<O>]: NewGameOption & {
      readonly values: Readonly<Record<NamedValue<O[K]>, string>>
    }
  } & { readonly [K in Exclude<keyof O, ChoicesOf<O>>]?: NewGameOption }
}
