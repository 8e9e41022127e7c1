import type { Answer, Decision, Game, GameRecord } from '@perilune/engine'
import type { ComponentType, ReactNode } from 'react'
import type { Guide } from './guide/guide.js'
import type { SeatInfo } from './seats/seats.js'

/** Everything that a game's table is drawn from; the table depends on nothing else. */
export interface TableProps {
  /** The game as the viewer may see it. */
  view: Readonly<Record<string, unknown>>
  seats: readonly SeatInfo[]
  viewer: number | 'spectator'
  decisions: readonly Decision[]
  /** Null where nothing can be answered: in a replay, as a spectator, while an answer is on its way. */
  answer: ((answer: Answer) => void) | null
  /** A sentence shown instead of whose turn it is: the game is over, or this is a past moment. */
  instead?: ReactNode
  /** Buttons in the decision bar beside the table's own. */
  actions?: ReactNode
  /** Events so far, the oldest first. */
  events?: readonly Happening[]
  /** The chat, for tables that show it themselves. */
  chat?: TableChat
}

/** A line of the chat. `seq` is the moment of the game at which it was said, if known. */
export interface Said {
  readonly id: string
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly at: number
  readonly seq?: number | null | undefined
}

export interface TableChat {
  readonly lines: readonly Said[]
  /** Null for spectators. */
  readonly say: ((text: string) => void) | null
}

/** An event as the server reports it. */
export interface Happening {
  readonly what: string
  readonly seat?: number
  readonly seq: number
  readonly say: string
  readonly [fact: string]: unknown
}

/** What a game provides for the pages around its table. */
export interface GameTable {
  /** The rules that the table is made for, with the words for their texts. Omitted if the page lacks them. */
  rules?: Game
  Table: ComponentType<TableProps>
  Card: ComponentType<{ id: string; width?: number }>
  /** Drawings that its cards refer to, once per page. */
  Drawings: ComponentType
  /** Where the game is: a line for the head of the page, and how far it has come. */
  Progress: ComponentType<{ view: TableProps['view'] }>
  /** Layers of the table on a phone, in the order in which swipes reach them. */
  layers: readonly { id: string; label: string }[]
  /**
   * A line of the log for an event, or null if it needs none; `heading` starts a new section. `more` holds
   * the events that belong to it.
   */
  tell(
    event: Happening,
    names: readonly string[],
    more?: readonly Happening[],
  ): { text: ReactNode; heading?: boolean } | null
  /** Whether an event belongs to the action before it, so that one line tells both. Default: no. */
  belongs?(event: Happening, action: Happening): boolean
  /**
   * Kinds of events in which a phase changes something for everybody, such as production: a moment with one
   * of them has no author.
   */
  phaseEvents?: readonly string[]
  /** Whether the table shows the chat itself at this moment; the log beside it is then folded. */
  showsChat?(view: TableProps['view']): boolean
  /** Points of every seat at this moment, for the chart of the race. */
  points(view: TableProps['view']): number[]
  /** False if the table itself keeps everybody’s points visible on a phone. */
  seatRow?: false
  /** The drawing of a point, shown after the points that an event gained. */
  unit: ReactNode
  /** Where points come from, by the first word of a line’s `why`; '' is the name for all other sources. */
  sources: Readonly<Record<string, string>>
  /** Points of every seat after each answer of a finished game, had it ended there; made by `raceBy`. */
  race?(record: GameRecord): number[][]
  /** The rules in short, in our own words, in the order of learning. */
  help: readonly HelpSection[]
  /** What the rules say about one card beyond its text. */
  rulings?(card: string): readonly string[]
  /** What a card would do at this moment, for the card shown large; nothing if the moment does not matter. */
  now?(card: string, table: TableProps): ReactNode
  /** What a waiting seat will be asked on its turn, as far as is known; its player can answer ahead. */
  ahead?(view: TableProps['view'], seat: number): readonly Decision[]
  /** A small picture of the board at this moment, for lists of games. */
  Thumb?: ComponentType<{ view: TableProps['view'] }>
  /** The rules in a minute, for players who wait for a game to begin. */
  brief?: readonly RuleInBrief[]
  /** Drawings of options and their values, by their names in the game's manifest. */
  drawings?: Readonly<Record<string, OptionDrawing>>
  /** A tutorial game. */
  guide?: Guide
  /** The version of the rules that the games on this table are played under, if it is not the newest. */
  olderRules?: number
}

/** One of the few rules needed to begin. */
export interface RuleInBrief {
  readonly title: string
  readonly text: string
}

export interface OptionDrawing {
  Art: ComponentType
  /** A remark on a value, shown once the value is chosen. */
  note?: string
}

/**
 * The rules of a game and all other exports of their package, as `loadRules` of `@perilune/games/versions`
 * returns them.
 */
export interface TableRules {
  readonly game: Game
}

/** How to make a table for games that began under older rules. */
export interface TableVersions {
  /** What the table uses of today's rules. */
  readonly today: TableRules
  /** Frozen versions that the table fits; a test renders games of their archive on it. */
  readonly fits: readonly number[]
  make(rules: TableRules): GameTable
  /** Board and resources as text, for versions that the table does not fit. `names` are the seats' names. */
  describe?(rules: TableRules, view: TableProps['view'], names: readonly string[]): readonly TextBlock[]
}

/** A block of a game that is described as text. */
export interface TextBlock {
  readonly title: string
  readonly lines: readonly string[]
}

/** A section of the rules in short. */
export interface HelpSection {
  /** The section's part of the address: `/rules/moon#rovers`. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}
