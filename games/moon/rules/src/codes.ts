import type {
  Answer,
  AskStep,
  Card,
  EventOf,
  KernelReason,
  RunStep,
  SaidOf,
  Seat,
  Tell,
} from '@perilune/engine'
import type { Counter, Source } from './cards/language.js'
import type { Cause } from './cause.js'
import type { Era, Flag, Item, Resource } from './names.js'
import type { MoonFrame, MoonState, Question } from './state.js'

/*
 * All that the rules say, as codes with the facts that a sentence needs. Codes are only ever added: old logs
 * hold them.
 */

/** How the Resources of a choice may be mixed. */
export type Mix = 'any' | 'same' | 'different'

/** What each question asks for. */
export interface Prompts {
  'main-action': object
  'optional-actions': object
  'extra-construct': { from: Source }
  'gain-resources': { amount: number; mix: Mix; card: Card }
  'pay-resources': { least: number; amount: number; card: Card }
  'spend-any-number': { item: Item; card: Card }
  'give-resource': object
  'choose-grey': object
  'choose-flag': { hearts: number }
  'choose-flag-reward': { hearts: number }
  'choose-own-blue': object
  'choose-any-blue': object
  'choose-rewards': { cards: number }
  demolish: object
  'choose-resource-to-make': { card: Card }
  'convert-resources': { into: Resource }
  'flip-back': { least: number; cards: number }
  'copy-flip': object
  'recall-rover': object
  'discard-before-drawing': object
  'exchange-with-discard': object
  'take-from-discard': object
}

/** Why an answer is refused. */
export interface Reasons {
  'no-rover': object
  'parked-enough': { allows: number }
  'own-structure': object
  'not-standing': { card: Card }
  'not-reckless': object
  'no-rover-space': { card: Card }
  'space-taken': { card: Card }
  'lends-once': { card: Card }
  'rover-for-flags': object
  'rover-not-needed': { card: Card }
  flags: { flag: Flag; needs: number; has: number }
  cost: { resource: Item; needs: number; has: number }
  resources: { needs: number; has: number }
  'wrong-payment': { due: number; paid: number }
  'not-due': { resource: Resource; needs: number }
  'nothing-to-save': object
  'not-free': object
  'main-done': object
  'main-first': object
  'not-in-hand': object
  'not-in-discard': object
  'not-there': object
  'no-obelisk': object
  'returned-obelisk': object
  'new-obelisk': object
  'not-lent': { card: Card }
  'not-yours': { card: Card }
  'not-pink': { card: Card }
  claimed: { card: Card }
  'not-in-game': { card: Card }
  'nothing-quiet': object
  'extra-first': object
  'no-assimilating': object
  'nothing-owed': object
  'nothing-to-refill': object
  'is-flipped': { card: Card }
  'one-flip': object
  'no-expedition-action': object
  'one-expedition': object
  'one-claim': object
  requirement: { counter: Counter; needs: number; has: number }
  'same-flag-reward': object
  'no-structure-in-hand': object
  'stack-empty': object
  'discard-empty': object
  'no-rover-parked': object
  'no-empty-grey': object
  'nothing-to-demolish': object
  'not-grey': { card: Card }
  'has-hearts': { card: Card }
  'always-matches': { card: Card }
  'not-blue': { card: Card }
  'no-rover-on': { card: Card }
  'not-flipped': { card: Card }
  'flips-others': { card: Card }
  'never-copied': { card: Card }
  'not-given-up': { card: Card }
  'another-card': object
}

export type MoonReason = KernelReason | SaidOf<Reasons>

/** So many of each thing, without zeros. */
export type Items = Partial<Record<Item, number>>

/** What happens, for the log. */
export interface Events {
  'begins-era': { era: Era }
  'begins-round': { round: number; first: Seat }
  takes: { seat: Seat; items: Items } & Cause
  scores: { seat: Seat; hearts: number } & Cause
  pays: { seat: Seat; items: Items; card: Card }
  /** `from` is the place the card came from. */
  constructs: { seat: Seat; card: Card; from: number; pay: Items; free: boolean }
  assimilates: { seat: Seat; card: Card }
  'returns-obelisk': { seat: Seat; card: Card }
  parks: { seat: Seat; on: Seat; card: Card; reckless: boolean }
  flips: { seat: Seat; card: Card }
  'flips-back': { seat: Seat; cards: readonly Card[] }
  'uses-expedition': { seat: Seat; card: Card }
  claims: { seat: Seat; card: Card }
  'hearts-on-card': { seat: Seat; card: Card; hearts: number }
  searches: { seat: Seat; from: 'stack' | 'previousEra' }
  declines: { seat: Seat; card: Card }
  'refills-hand': { seat: Seat }
  draws: { seat: Seat }
  discards: { seat: Seat; card: Card }
  'takes-from-discard': { seat: Seat; card: Card }
  gives: { seat: Seat; receiver: Seat; items: Items }
  demolishes: { seat: Seat; card: Card }
  copies: { seat: Seat; card: Card }
  'gathers-rovers': { seat: Seat; card: Card; rovers: number }
  'recalls-rover': { seat: Seat; card: Card }
  converts: { seat: Seat; items: Items; resource: Resource; made: number }
  'adds-to-reward': { seat: Seat; flag: Flag; hearts: number }
  'ends-turn': { seat: Seat }
  'passes-hands': object
  'ends-construction': { era: Era }
  'flag-unclaimed': { flag: Flag; hearts: number; era: Era }
}

/** Where a game is, for a list of tables. */
export interface Progress {
  'era-round': { era: Era; round: number }
}

export interface TieBreaks {
  'most-rovers': object
  'most-resources': object
  shared: object
}

export interface Choices {
  option: { answer: Answer }
}
export interface AmountsOf<Id extends string> {
  part: { id: Id }
}

/**
 * What each step lists. All that a label needs is the answer or the id; acts of a turn stand under headings.
 */
export interface Labels {
  'take-turn': Choices & { heading: { id: Act } }
  'extra-construct': Choices & { heading: { id: Act } }
  'gain-resources': AmountsOf<Resource>
  'pay-resources': AmountsOf<Resource>
  'pay-any-number': AmountsOf<Item>
  'give-resource': Choices
  'choose-grey': Choices
  'choose-flag': Choices
  'choose-flag-reward': Choices
  'choose-blue': Choices
  'choose-rewards': AmountsOf<Card>
  demolish: Choices
  'choose-resource-to-make': Choices
  'convert-resources': AmountsOf<Resource>
  'flip-back': { item: { id: Card } }
  'copy-flip': Choices
  'recall-rover': Choices
  'swap-card': Choices
  'take-from-discard': Choices
}

/** The steps that ask. */
export type AskingStep = 'take-turn' | Question

/** What can be done on a turn. */
const ACTS = [
  'construct',
  'assimilate',
  'obelisk',
  'owed',
  'park',
  'flip',
  'expedition',
  'claim',
  'end',
] as const
export type Act = (typeof ACTS)[number]

/** Given to the types of all steps, so that the compiler finds a missing fact where something is said. */
export interface MoonVocabulary {
  prompt: SaidOf<Prompts>
  reason: MoonReason
  event: EventOf<Events>
}

export type MoonPrompt = MoonVocabulary['prompt']
export type MoonTell = Tell<MoonVocabulary['event']>

type FrameOf<D extends MoonFrame['do']> = Extract<MoonFrame, { do: D }>
type VocabularyOf<D extends AskingStep> = MoonVocabulary & { label: Labels[D] }
export type Ask<D extends AskingStep> = AskStep<MoonState, FrameOf<D>, VocabularyOf<D>>
export type Run<D extends MoonFrame['do']> = RunStep<MoonState, FrameOf<D>, MoonVocabulary>
