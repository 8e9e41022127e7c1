/**
 * What is known of a game before its rules or its table are loaded: plain data without a sentence; those are
 * the lobby's words of the game. A test checks it against the rules and those words.
 */
export interface GameManifest {
  readonly id: string
  readonly title: string
  /** Its place among the boxes. */
  readonly shelf: number
  /** The version of the rules that new games are played under. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  /** What the box says. */
  readonly minutes: number
  /**
   * What a game with the default options is expected to take, in minutes: bots take no time worth counting.
   */
  readonly pace: { readonly base: number; readonly person: number }
  /** The game's accent by day and by night. */
  readonly accent: { readonly light: string; readonly dark: string }
  /** The title on the box, over `box.svg`; a long one stands on two lines. */
  readonly box: { readonly ink: string; readonly long?: boolean }
  /** Its table brings a guided first game. */
  readonly guided: boolean
  /** It is played with cards that can be read. */
  readonly cards: boolean
  /** How the page of a new game draws each option. One without a hint is drawn from its schema. */
  readonly options: Readonly<Record<string, OptionHint>>
  /** Several switches that are chosen as one. */
  readonly combined?: readonly CombinedChoice[]
  /** Choices made together; without any, the page offers the defaults and the last game. */
  readonly presets?: readonly ManifestPreset[]
}

/** When an option can be chosen. Where it can't, it counts as `is`, or else as its default. */
export interface Limit {
  readonly seats?: readonly [min: number, max: number]
  /** A switch that must be on. */
  readonly needs?: string
  readonly is?: boolean
}

interface Drawn {
  readonly only?: Limit
}

/** Names of drawings are those of `drawings` in the game's table. */
export type OptionHint =
  /** Set by a preset or a combined choice alone. */
  | ({ readonly as: 'hidden' } & Drawn)
  /** Who begins: shown beside the seats. */
  | ({ readonly as: 'first' } & Drawn)
  /** In the middle of the page, drawn from its schema. */
  | ({ readonly as: 'plain' } & Drawn)
  /**
   * Behind "More options". `seats`: its values are numbers of seats. `ticks`: its list is ticked off, however
   * long it is.
   */
  | ({ readonly as: 'more'; readonly seats?: boolean; readonly ticks?: boolean } & Drawn)
  /** A switch drawn as a box of its own. */
  | ({
      readonly as: 'expansion'
      readonly art: string
      readonly band: string
      /** What it adds to the length of a game. */
      readonly minutes: number
    } & Drawn)
  /**
   * A choice between pictures; a value without one stands beside them. The note of a picture is shown while
   * the other option has that value, if one is named.
   */
  | ({
      readonly as: 'picture'
      readonly art: Readonly<Record<string, string>>
      readonly noteWhile?: { readonly option: string; readonly is: string }
    } & Drawn)

interface CombinedChoice extends Drawn {
  readonly id: string
  readonly levels: readonly { readonly id: string; readonly options: Readonly<Record<string, boolean>> }[]
}

interface ManifestPreset {
  readonly id: string
  /** What differs from the defaults. */
  readonly options: Readonly<Record<string, unknown>>
  /** What it adds to the length of a game, beside its expansions. */
  readonly minutes?: number
}
