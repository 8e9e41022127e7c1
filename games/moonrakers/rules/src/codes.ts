import type {
  Answer,
  AskStep,
  Card,
  EventOf,
  KernelReason,
  LabelsOfStep,
  ListedOption,
  MayStep,
  Question,
  RunStep,
  SaidOf,
  Seat,
  Tell as TellOf,
  TogetherStep,
} from '@perilune/engine'
import type { Column, Kind } from './names.js'
import type { MoonrakersFrame, MoonrakersState, Terms } from './state.js'

/*
 * All that the rules say, as codes with the facts that a sentence needs. Codes are only ever added: old logs
 * hold them.
 */

/** What each question asks for; `card` is the crew card or ship part that asks. */
export interface Prompts {
  'keep-objectives': object
  plan: object
  /** Two contracts have been talked about. */
  'plan-alone': object
  'put-terms': object
  'all-accept': object
  'not-all-accept': object
  'answer-terms': object
  'keep-objective': object
  'discard-contract': object
  'order-abilities': object
  'play-cards': { actions: number }
  'give-floor': object
  'bonus-deck': object
  'bonus-card': { card: Card }
  buy: { credits: number }
  'choose-one': { card: Card }
  'reduce-any': { card: Card; amount: number }
  'discard-die': { card: Card }
  'reroll-dice': { card: Card }
  'trash-card': { card: Card }
  /** `others`: every other ally draws as many, not the player. */
  'cycle-cards': { card: Card; max: number | 'any'; others: boolean }
  'recover-crew': { card: Card }
  'replay-crew': { card: Card }
  'play-seen': { card: Card }
  'search-deck': { card: Card }
  'play-drawn': { card: Card; value: number }
  'turn-end': object
  'claim-objective': object
  'swap-contract': object
  'withdraw-acceptance': object
  'withdraw-terms': object
  'direct-floor': object
}

/** Where the game is, for a list of tables. */
export interface Progress {
  turn: { number: number }
}

export interface TieBreaks {
  /** Those who reached the goal, with the net worth of each. */
  'several-at-goal': { goal: number; seats: readonly Seat[]; worth: readonly number[] }
}

/** Why an answer is refused, beside the kernel's own reasons. */
export interface Reasons {
  'talked-enough': object
  swapped: object
  'armory-swapped': object
  credits: { needs: number; has: number }
  closed: object
  'ship-full': object
  'room-left': object
  'not-installed': object
  'not-usable': { card: Card }
  used: { card: Card }
  'no-action': object
  'lacks-card': { card: Card }
  'not-in-hand': object
  'no-shields': object
  'not-alike': object
  'cannot-pay-cards': { card: Card }
  'no-crew-played': object
  'empty-hand': object
  'is-free': { card: Card }
  'no-floor': object
  'leader-directs': object
  'has-floor': object
  'leader-hires': object
  'not-in-row': object
  'hired-already': object
  'share-prestige': { needs: number; has: number }
  'share-credits': { needs: number; has: number }
  'no-counter': object
  'not-agreed': object
  'not-held': object
  'last-turn': object
  'no-such-contract': object
  'in-talks': { card: Card }
  'not-for-sale': object
  'not-aside': object
  'not-offered-part': object
  'takes-no-part': { seat: Seat }
  'must-trash': object
  'not-among-crew': object
  'deck-empty': object
  'not-lowerable': { kind: Kind }
  'no-such-die': object
  'not-waived': { card: Card }
  'not-raised': { card: Card }
  'leader-decides': object
  'allies-decide': object
  'not-fulfilled': { card: Card }
}

export type MoonrakersReason = KernelReason | SaidOf<Reasons>

type Why = 'contract' | 'hazards' | 'objective' | 'bought' | 'base' | 'swap'

/** What happens, for the log. `number` counts the terms put on the table in these talks. */
export interface Events {
  'rolls-for-leader': { seat: Seat; icons: number }
  'begins-turn': { seat: Seat; number: number }
  'swaps-contract': { seat: Seat; card: Card }
  'swaps-card': { seat: Seat; card: Card }
  appears: { card: Card }
  'begins-talks': { seat: Seat; card: Card }
  'ends-talks': { seat: Seat; card: Card }
  proposes: { seat: Seat; number: number; terms: Terms }
  counters: { seat: Seat; number: number; terms: Terms; instead: Terms }
  adopts: { seat: Seat; author: Seat; number: number; terms: Terms }
  withdraws: { seat: Seat; number: number }
  'withdraws-acceptance': { seat: Seat; number: number }
  accepts: { seat: Seat; number: number }
  declines: { seat: Seat; number: number }
  stays: { seat: Seat }
  'keeps-objective': { seat: Seat }
  'discards-contract': { seat: Seat; card: Card }
  'sets-out': { seat: Seat; card: Card; terms: Terms }
  rolls: { seat: Seat; dice: readonly number[] }
  'rolls-again': { seat: Seat; dice: readonly number[] }
  'removes-die': { seat: Seat; icons: number }
  /** `value`: what a damage card is worth where that is not what is printed. */
  plays: { seat: Seat; card: Card; value?: number; again?: true }
  'part-answers': { seat: Seat; card: Card }
  'some-part-answers': { seat: Seat }
  'uses-part': { seat: Seat; card: Card }
  'hires-mercenary': { seat: Seat; card: Card; prestige: number; credits: number }
  'new-mercenaries': { cards: readonly Card[] }
  reduces: { seat: Seat; kind: Kind; amount: number; card: Card }
  draws: { seat: Seat; count: number }
  looks: { seat: Seat; count: number }
  searches: { seat: Seat }
  discards: { seat: Seat; cards: readonly Card[] }
  'kept-back': { seat: Seat; cards: readonly Card[] }
  trashes: { seat: Seat; card: Card }
  recovers: { seat: Seat; card: Card }
  'gains-card': { seat: Seat; card: Card }
  'gives-floor': { seat: Seat; floor: readonly Seat[] }
  'is-done': { seat: Seat }
  succeeds: { seat: Seat; card: Card }
  fails: { seat: Seat; card: Card }
  /** `card`: the contract, objective or bought card that it came from or went to. */
  prestige: { seat: Seat; change: number; why: Why; card?: Card }
  credits: { seat: Seat; change: number; why: Why; card?: Card }
  'draws-bonus': { seat: Seat; card: Card }
  'leaves-bonus': { seat: Seat; card: Card }
  hires: { seat: Seat; card: Card }
  installs: { seat: Seat; card: Card }
  'removes-part': { seat: Seat; card: Card }
  claims: { seat: Seat; card: Card }
  'game-over': object
}

/** An option that is told by its answer alone. */
interface ByAnswer<A = Answer> {
  option: { answer: A }
}
type CardAnswer = { readonly card: Card }
type Pass = { readonly act: 'pass' }

/**
 * What the words need for the labels of each step, beside its prompt; `facts` are what only rules can
 * compute.
 */
export interface Labels {
  'keep-objectives': { item: { id: Card } }
  plan: ByAnswer & { heading: object }
  talk: ByAnswer & { party: object; column: { id: Column } }
  'keep-objective': ByAnswer<CardAnswer>
  'discard-contract': ByAnswer<Pass | (CardAnswer & { readonly act: 'discard' })>
  'order-abilities': ByAnswer<CardAnswer>
  /** Of a mercenary, the price it has now. */
  'play-cards': {
    option: { answer: Answer; facts?: { readonly prestige: number; readonly credits: number } }
    heading: object
  }
  'bonus-deck': ByAnswer<{ readonly deck: 'crew' | 'part' }>
  'bonus-card': ByAnswer
  buy: ByAnswer & { heading: object }
  'choose-one': ByAnswer<{ readonly choose: number }>
  /** What the contract asks for of this kind now. */
  'reduce-any': { option: { answer: { readonly kind: Kind }; facts: { readonly now: number } } }
  'discard-die': ByAnswer<{ readonly die: number }>
  'reroll-dice': { part: object }
  'trash-card': ByAnswer<CardAnswer | Pass>
  'cycle-cards': { part: { id: Card } }
  'recover-crew': ByAnswer<CardAnswer | Pass>
  'replay-crew': ByAnswer<CardAnswer>
  'play-seen': ByAnswer
  'search-deck': ByAnswer
  'play-drawn': ByAnswer<CardAnswer | Pass>
  'turn-end': ByAnswer
  'claim-objective': ByAnswer<CardAnswer & { readonly may: string }>
  'swap-contract': ByAnswer<CardAnswer & { readonly may: string }>
  'withdraw-acceptance': ByAnswer
  'withdraw-terms': ByAnswer
  'direct-floor': ByAnswer<{ readonly may: string; readonly to: readonly Seat[] }>
}

/** Given to the types of all steps, so that the compiler finds a missing fact where something is said. */
interface MoonrakersVocabulary<Label extends LabelsOfStep = LabelsOfStep> {
  prompt: SaidOf<Prompts>
  label: Label
  reason: MoonrakersReason
  event: EventOf<Events>
}

export type Prompt = SaidOf<Prompts>
export type MoonrakersEvent = EventOf<Events>
export type Tell = TellOf<MoonrakersEvent>
export type QuestionOf<D extends keyof Labels> = Question<Prompt, Labels[D]>
export type OptionOf<D extends keyof Labels> = ListedOption<Labels[D]>

type FrameOf<D extends MoonrakersFrame['do']> = Extract<MoonrakersFrame, { do: D }>
export type Ask<D extends keyof Labels & MoonrakersFrame['do']> = AskStep<
  MoonrakersState,
  FrameOf<D>,
  MoonrakersVocabulary<Labels[D]>
>
type Run<D extends MoonrakersFrame['do']> = RunStep<MoonrakersState, FrameOf<D>, MoonrakersVocabulary>
export type Together<D extends keyof Labels & MoonrakersFrame['do']> = TogetherStep<
  MoonrakersState,
  FrameOf<D>,
  MoonrakersVocabulary<Labels[D]>
>
export type May<D extends keyof Labels> = MayStep<MoonrakersState, MoonrakersVocabulary<Labels[D]>>

/** All steps, each with the labels of its own. */
export type MoonrakersSteps = {
  [D in MoonrakersFrame['do']]: D extends keyof Labels ? Ask<D> | Together<D> : Run<D>
}
