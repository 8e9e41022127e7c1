import type { Answer, Decision, Game, GameRecord } from '@perilune/engine'
import type { ComponentType, ReactNode } from 'react'
import type { Guide } from './guide/guide.js'
import type { SeatInfo } from './seats/seats.js'

/** Everything a game's table is drawn from: a function of these and nothing else. */
export interface TableProps {
  /** The game as the viewer may see it. */
  view: Readonly<Record<string, unknown>>
  seats: readonly SeatInfo[]
  viewer: number | 'spectator'
  decisions: readonly Decision[]
  /** Null where nothing can be answered: in a replay, as a spectator, while an answer is on its way. */
  answer: ((answer: Answer) => void) | null
  /** A sentence in place of whose turn it is: the game is over, this is the past. */
  instead?: ReactNode
  /** What stands in the decision bar beside the table's own buttons. */
  actions?: ReactNode
  /** What has happened so far, the oldest first. */
  events?: readonly Happening[]
  /** What is said at the table, for tables that show it themselves. */
  chat?: TableChat
}

/** A line of the chat. `seq` is the moment of the game at which it was said, where that is known. */
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
  /** Null for those who only watch. */
  readonly say: ((text: string) => void) | null
}

/** A happening as the server tells it. */
export interface Happening {
  readonly what: string
  readonly seat?: number
  readonly seq: number
  readonly say: string
  readonly [fact: string]: unknown
}

/** What a game brings for the pages around its table. */
export interface GameTable {
  /** The rules that it is made for; the words for what they say are theirs. Left out where the page does not have them. */
  rules?: Game
  Table: ComponentType<TableProps>
  Card: ComponentType<{ id: string; width?: number }>
  /** What its cards refer to, once per page. */
  Drawings: ComponentType
  /** Where the game is: a line for the head of the page, and how far it has come. */
  Progress: ComponentType<{ view: TableProps['view'] }>
  /** Layers of the table on a phone, in order, each a thumb-swipe apart. */
  layers: readonly { id: string; label: string }[]
  /** A line of the log, or nothing where it is not worth one; `heading` begins a new part. `more` is what belongs to it. */
  tell(
    event: Happening,
    names: readonly string[],
    more?: readonly Happening[],
  ): { text: ReactNode; heading?: boolean } | null
  /** Does an event belong to the action before it, so that one line tells both? Default: no. */
  belongs?(event: Happening, action: Happening): boolean
  /** Kinds of events by which a phase changes something for everybody, such as production: nobody is the author of a moment with one of them. */
  phaseEvents?: readonly string[]
  /** Whether the table shows the chat itself at this moment; the log beside it folds meanwhile. */
  showsChat?(view: TableProps['view']): boolean
  /** Points of every seat at this moment, for the chart of the race. */
  points(view: TableProps['view']): number[]
  /** False where the table itself keeps everybody’s points in sight on a phone. */
  seatRow?: false
  /** Points gained by a happening, where it is told. */
  unit: ReactNode
  /** What points come from, by the first word of a line’s `why`; '' names all that have none of their own. */
  sources: Readonly<Record<string, string>>
  /** Points of every seat after every answer of a finished game, as if it had ended there; `raceBy` makes it. */
  race?(record: GameRecord): number[][]
  /** The rules in short, in our own words, in the order in which one learns them. */
  help: readonly HelpSection[]
  /** What the rules say about one card beyond its text. */
  rulings?(card: string): readonly string[]
  /** What a card would do at this moment, for the card shown large; nothing where it has no part in it. */
  now?(card: string, table: TableProps): ReactNode
  /** What a seat that waits will be asked on its turn, as far as can be known; a move can be made ahead from it. */
  ahead?(view: TableProps['view'], seat: number): readonly Decision[]
  /** The board at this moment, small enough for a list of games. */
  Thumb?: ComponentType<{ view: TableProps['view'] }>
  /** The same in a minute, for those who wait for a game to begin. */
  brief?: readonly RuleInBrief[]
  /** Drawings of options and their values, by the names that the game's manifest gives them. */
  drawings?: Readonly<Record<string, OptionDrawing>>
  /** A first game that explains itself. */
  guide?: Guide
  /** The rules that the games on this table are played under, where those are not the newest. */
  olderRules?: number
}

/** One of the few rules that one needs to begin. */
export interface RuleInBrief {
  readonly title: string
  readonly text: string
}

export interface OptionDrawing {
  Art: ComponentType
  /** What else is to know of a value, once it is chosen. */
  note?: string
}

/** The rules of a game with whatever else their package exports, as `loadRules` of `@perilune/games/versions` gives them. */
export interface TableRules {
  readonly game: Game
}

/** How a table is made for games that were begun under older rules. */
export interface TableVersions {
  /** What the table asks of today's rules. */
  readonly today: TableRules
  /** Frozen versions that the table is proved to fit: a test renders games of their archive on it. */
  readonly fits: readonly number[]
  make(rules: TableRules): GameTable
  /** Board and resources as text, for versions that the table does not fit. `names` are those of the seats. */
  describe?(rules: TableRules, view: TableProps['view'], names: readonly string[]): readonly TextBlock[]
}

/** A part of a game as text. */
export interface TextBlock {
  readonly title: string
  readonly lines: readonly string[]
}

/** A part of the rules in short. */
export interface HelpSection {
  /** Stands in the address of the part: `/rules/moon#rovers`. */
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}
