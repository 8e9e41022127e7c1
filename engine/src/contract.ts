import type { Answer, Decision } from './decisions/decision.js'
import type { DecisionData, Labelled, LabelsOfStep, QuestionIn } from './decisions/question.js'
import type { Reason } from './errors.js'
import type { Chance } from './kernel/chance.js'
import type { OptionsOf, OptionsSchema, OptionTexts, SpokenOptions } from './options.js'
import type { Said, Sentence } from './sentences/said.js'
import type { Card, Class, Frame, KernelState, Seat, Viewer } from './state.js'

/** Something that happened, as data, for the log, animations and the replay. */
export interface Event {
  readonly what: string
  readonly seat?: Seat
  /** Who may read it as it stands; everybody if it is left out. */
  readonly to?: readonly Seat[]
  /** What the rest read instead, if anything. */
  readonly others?: Event
  readonly [fact: string]: unknown
}

/** Where events go. Search gives none and pays nothing: write `tell?.({ … })`. */
export type Tell<E extends Event = Event> = (event: E) => void

/**
 * What the rules of a game can say. A game that lists its codes with their facts gives the unions made from
 * them (`SaidOf`, `EventOf`) to the types of its steps, and the compiler finds a fact that is missing.
 */
export interface Vocabulary {
  prompt: string | Said
  reason: Reason
  event: Event
  /** What the things that a step lists say of themselves, beside their answer or id. */
  label?: LabelsOfStep
}

/** Points, each with its reason; the lines of a seat add up to its points. */
export interface ScoreLine {
  seat: Seat
  points: number
  /** What earned them: a code or a card, for the game's words. */
  why: string
  /** The number of the answer that earned them; left out where the end of the game did. */
  move?: number
}

export interface Outcome<TieBreak = string> {
  /** 1 is the best; seats that share a place share the number. */
  ranks: number[]
  points: number[]
  lines: ScoreLine[]
  /** What broke a tie, if anything had to. */
  tieBreak?: TieBreak
  /** Alone against the game: whether it was won. */
  won?: boolean
}

/** An outcome as the rules give it: what broke a tie may be data. */
export type SaidOutcome = Outcome<string | Said>

/** A place as a viewer sees it: the cards (sorted) if it may look in, how many there are in any case. */
export interface PlaceView {
  count: number
  cards: Card[] | null
}

/** The parts of a state that no viewer sees as they stand. */
export const HIDDEN = ['places', 'knows', 'pending', 'chance', 'traces'] as const
type Hidden = (typeof HIDDEN)[number]

/** What one viewer sees beside what is open to all. */
export interface OwnPart {
  viewer: Viewer
  places: PlaceView[]
  knows: Class[]
  answered: boolean[]
  mine: Answer | null
}

/**
 * What a viewer may see, and may remember having seen. Everything else of the state is open and stands as it
 * is.
 */
export type View<S extends KernelState> = OpenPart<S> & OwnPart
export type OpenPart<S extends KernelState> = Omit<S, Hidden>

/** A place for cards: who sees into it. */
export interface PlaceSpec {
  name: string
  seenBy: 'all' | 'none' | Seat
}

/** A step that needs nobody: it changes the state and pushes what comes next. */
export interface RunStep<S, F, V extends Vocabulary = Vocabulary> {
  run(s: S, frame: F, tell: Tell<V['event']> | undefined): void
}

/**
 * A step that asks. The frame stays on top of the stack while it waits; it is popped before `take`, which
 * pushes it again if the question stands. `refuse` alone decides what is legal; `ask` and `answers` must
 * agree with it, and the kit checks that.
 */
export interface AskStep<S, F, V extends Vocabulary = Vocabulary> {
  /** Who is asked; several seats may answer in any order, each with effect at once. */
  seats(s: S, frame: F): readonly Seat[]
  /** For people: all there is to choose from, and why not. */
  ask(s: S, seat: Seat, frame: F): QuestionIn<V>
  /**
   * For search: a finite, representative list. Never empty, and never a list that lets play go round for
   * ever.
   */
  answers(s: S, seat: Seat, frame: F): Answer[]
  refuse(s: S, seat: Seat, frame: F, answer: Answer): V['reason'] | undefined
  take(s: S, seat: Seat, frame: F, answer: Answer, tell: Tell<V['event']> | undefined): void
  /**
   * What it means that the seat says nothing until its time is up; null or left out: the table's own rule
   * decides.
   */
  silence?(s: S, seat: Seat, frame: F): Answer | null
}

/**
 * A question put to several seats together: answers stay hidden, and can be replaced, until the last is in.
 */
export interface TogetherStep<S, F, V extends Vocabulary = Vocabulary> {
  together: true
  seats(s: S, frame: F): readonly Seat[]
  ask(s: S, seat: Seat, frame: F): QuestionIn<V>
  answers(s: S, seat: Seat, frame: F): Answer[]
  refuse(s: S, seat: Seat, frame: F, answer: Answer): V['reason'] | undefined
  /** All answers are in: `answers[seat]` for every seat asked. */
  takeAll(s: S, frame: F, answers: readonly (Answer | null)[], tell: Tell<V['event']> | undefined): void
  /**
   * As of a step that asks one. Where silence means something, tables with a clock wait a moment and no
   * longer.
   */
  silence?(s: S, seat: Seat, frame: F): Answer | null
  /**
   * What a table says for a person who is not there, so that nobody waits for them: accepted beside the
   * answers that are offered, and never taken from a person. Null or left out: the seat is waited for.
   */
  absence?(s: S, seat: Seat, frame: F): Answer | null
}

/**
 * Something a seat may do at any time while it stands open. Nobody else learns that it is open unless
 * `seenByAll`.
 */
export interface MayStep<S, V extends Vocabulary = Vocabulary> {
  open(s: S, seat: Seat): boolean
  seenByAll?: true
  ask(s: S, seat: Seat): QuestionIn<V>
  answers(s: S, seat: Seat): Answer[]
  refuse(s: S, seat: Seat, answer: Answer): V['reason'] | undefined
  take(s: S, seat: Seat, answer: Answer, tell: Tell<V['event']> | undefined): void
}

export type Step<S, F, V extends Vocabulary = Vocabulary> =
  | RunStep<S, F, V>
  | AskStep<S, F, V>
  | TogetherStep<S, F, V>

/** A step for every frame of the game; the frame's `do` is the step's name. */
export type Steps<S, F extends Frame, V extends Vocabulary = Vocabulary> = {
  [D in F['do']]: Step<S, Extract<F, { do: D }>, V>
}

/** A card's facts as data, and its text, made from them. */
export interface CardFacts {
  id: Card
  name: string
  kind: string
  text: string
  facts: Readonly<Record<string, unknown>>
  /** The rules that it came with; in games under older ones there is no such card. */
  fromRules?: number
}

/**
 * How a game says things to people, in one language. Never called in the hot path, and never asks the rules
 * about a state.
 */
export interface Words {
  /**
   * Why something is refused. `nameOf` says what the thing is called that a reason of the kernel names by its
   * id.
   */
  reason(reason: Reason, nameOf?: (id: string) => string): Sentence
  /** An event and what followed from it as one line of the log, without repeating itself. */
  tale(event: Event, name: (seat: Seat) => string, follows?: readonly Event[]): Sentence
  /** What a question asks for. */
  prompt(prompt: Said): Sentence
  /** What a thing is called that a question lists. A heading may be empty: its group stands without one. */
  option(thing: Labelled): Sentence
  /** What somebody does who is asked by a step, after the name: 'takes a turn'. */
  step(step: string): string
  /** What earned points. */
  score(line: ScoreLine): Sentence
  /** Where the game is, in a few words. */
  progress(progress: Said): Sentence
  /** What broke a tie. */
  tieBreak(tieBreak: Said): Sentence
}

/** The sentences of a game in one language, its cards with their texts, and what its options are called. */
export interface SpokenWords extends Words {
  readonly options: OptionTexts
  readonly cards: readonly CardFacts[]
}

/**
 * A sentence of a card's text, and what it is: what the card needs, what comes with it, what it does at once,
 * for as long as it lies there, as an action, or what it is worth at the end.
 */
export interface CardLine {
  readonly kind: 'needs' | 'brings' | 'does' | 'holds' | 'action' | 'end'
  readonly text: string
}

/** A part of the rules in short: paragraphs and lists. */
export interface HelpText {
  /** Stands in the address of the part: `/rules/<game>#rovers`. */
  readonly id: string
  readonly title: string
  readonly body: readonly (HelpLine | { readonly list: readonly HelpLine[]; readonly ordered?: true })[]
}
export type HelpLine = string | Sentence

/** What a guided first game says at one of its steps. */
export interface GuideText {
  readonly title: string
  readonly text: string
}

/** All that a game says in one language, and what pages say of it beside its table. */
export interface GameWords extends SpokenWords {
  /** The text of a card, line by line. */
  card(id: Card): readonly CardLine[]
  /** The rules in short, in the order in which one learns them. */
  readonly help: readonly HelpText[]
  /** The same in a minute, for those who wait for a game to begin. */
  readonly brief: readonly GuideText[]
  /** The guided first game, by the ids of its steps. */
  readonly guide: Readonly<Record<string, GuideText>>
}

/** A choice of options under a name; what it leaves out is as it is by default. */
export interface Trial {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
}

/** What a game's author writes. */
export interface GameDefinition<S extends KernelState, F extends Frame, O extends OptionsSchema> {
  id: string
  title: string
  /** Raised whenever an old log would play differently. */
  rules: number
  /**
   * The oldest rules that the same code plays, where only cards have come since: `setup` leaves out those
   * whose `fromRules` is above the rules it is given. Left out: these rules alone.
   */
  oldest?: number
  seats: { min: number; max: number }
  options: O
  places(seats: number, options: OptionsOf<O>): readonly PlaceSpec[]
  /** Makes the whole state around the kernel's part, lays the cards and pushes the first frames. */
  setup(kernel: KernelState, options: OptionsOf<O>, rules: number): S
  steps: Steps<S, F>
  mays?: Readonly<Record<string, MayStep<S>>>
  /**
   * A deep copy, written out by hand because search makes millions; the kernel's part is copied by
   * `cloneKernel`.
   */
  clone(s: S): S
  /** Asked only when the stack is empty. */
  outcome(s: S): SaidOutcome
  /**
   * Where the game is, in a few words for a list of tables: 'Era II, round 3'. It is given what is open, so
   * it tells nothing else.
   */
  progress?(s: OpenPart<S>): string | Said
  /**
   * Left out by rules, which speak in data: whoever puts the game together with a language gives it by
   * `speaking`.
   */
  words?: Words
  cards?: readonly CardFacts[]
  /** Kinds of which there are always more: only these come into the game by `bring`. */
  endless?: readonly Card[]
  /** Choices of options that tests and soaks must try one by one, beside any mix. */
  trials?: readonly Trial[]
  /**
   * A line for every number that lies in states and stands for something: made with `numberLines`. Places are
   * listed by the kernel.
   */
  numbering?(): readonly string[]
}

/** The contract every game fulfils: all that servers, bots, tables and the command line know of it. */
export interface Game<S extends KernelState = KernelState, O = Readonly<Record<string, unknown>>> {
  readonly id: string
  readonly title: string
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  /** Without a language they are called by their ids. */
  readonly options: SpokenOptions
  /** Without a language it says codes. */
  readonly words: Words
  readonly cards: readonly CardFacts[]
  /** The same game in a language. */
  speaking(words: SpokenWords): Game<S, O>
  /** Whether it has a language: its own, as old frozen builds do, or one that it was given. */
  readonly speaks: boolean
  /** Kinds of which there are always more. */
  readonly endless: readonly Card[]
  /** Choices of options to be tried one by one. */
  readonly trials: readonly Trial[]
  placeNames(seats: number, options: O): readonly string[]
  /** What the numbers in its states stand for, a line each. */
  numbering(): readonly string[]
  /** The same game under older rules, where the same code plays them: without the cards that came later. */
  under(rules: number): Game<S, O> | undefined
  setup(options: Partial<O>, seats: number, seed: string, tell?: Tell): S
  /**
   * Who must answer now; empty when the game is over. Seats that have answered a question put together are
   * left out.
   */
  asked(s: S): readonly Seat[]
  /** For people: what this viewer is asked, and that others are. */
  decisions(s: S, viewer: Viewer): Decision[]
  /** The same as data, for whoever has the words: `spokenDecision` makes the decision of it. */
  questions(s: S, viewer: Viewer): DecisionData[]
  /** For search: what this seat can answer to what it must. */
  answers(s: S, seat: Seat): Answer[]
  /** For search: what this seat can answer to what it may. */
  extras(s: S, seat: Seat): Answer[]
  /**
   * What it means that this seat, which must answer, says nothing until its time is up; null: nothing in
   * particular.
   */
  silence(s: S, seat: Seat): Answer | null
  /** Is the question that stands put to several seats together? */
  together(s: S): boolean
  /** What is said for a person who is asked and not at the table; null: the seat is waited for. */
  absence(s: S, seat: Seat): Answer | null
  /** Checks, then applies. An `IllegalAnswer` changes nothing. The state is the caller's own. */
  play(s: S, seat: Seat, answer: Answer, tell?: Tell): void
  view(s: S, viewer: Viewer): View<S>
  /** A possible full state behind a view, with fresh chance. */
  sample(view: View<S>, chance: Chance): S
  outcome(s: S): Outcome | null
  /** The same with what broke a tie as data; a sentence where old rules say it so. */
  outcomeData(s: S): SaidOutcome | null
  /** Where the game is, in a few words; empty where the game does not say. */
  progress(s: S): string
  /** The same as data, to be stored; a sentence where old rules say it so. */
  progressData(s: S): string | Said
  clone(s: S): S
}
