import type { AskStep, EventOf, KernelReason, LabelsOfStep, RunStep, SaidOf, Seat } from '@perilune/engine'
import type { Colour, PlayerColour, RingKind, Size } from './names.js'
import type { FaultReason } from './placement/faults.js'
import type { MoonBaseFrame, MoonBaseState } from './state.js'

/*
 * All that the rules say, as codes with the facts that a sentence needs. Codes are only ever added: old logs
 * hold them.
 */

/** What each question asks for, by its step. */
export interface Prompts {
  'choose-colour': object
  'place-tower': object
  draft: { size: Size }
  'place-ring': object
  'choose-settlements': object
  'place-base': object
}

/** What each question lists, by its step: the answer or id, and what else a label is made from. */
export interface Labels {
  'choose-colour': { option: { answer: { colour: PlayerColour } } }
  'place-tower': { option: { answer: { crater: string } } }
  /** The rings on top of the pile, the upper one first; none where it is empty. */
  draft: { option: { answer: { pile: number }; facts: { rings: readonly RingKind[] } } }
  /** The level of a place on two rings. */
  'place-ring': { option: { answer: RingAnswer; facts?: { level: number } } }
  'choose-settlements': { item: { facts: { size: Size; level: number } } }
  'place-base': { option: { answer: { crater: string } } }
}

export type RingAnswer =
  | { ring: RingKind; crater: string }
  | { ring: RingKind; x: number; y: number; on: readonly [number, number] }
  | { pass: true }

/** Where the game is, for a list of tables. */
export interface Progress {
  'setting-up': object
  round: { round: number; of: number }
}

/** What broke a tie. */
export interface TieBreaks {
  'second-in-first-round': object
}

/** Why an answer is refused, beside the faults of a placement. */
export interface Reasons {
  'no-such-crater': object
  'navy-is-neutral': object
  'tower-needs-large': object
  'wrong-size': object
  'off-field': object
  'no-such-pile': object
  'pile-empty': object
  'not-in-hand': object
  'can-place': object
  'not-two': object
  'supports-order': object
  'no-such-ring': object
  'other-colour': { ring: number }
  'small-ring': { ring: number }
  'first-level': { ring: number }
  'has-settlement': { ring: number }
  'ring-on-top': { ring: number }
  /** Said by the table alone, of a point where nothing could carry a ring. */
  'no-ground': object
}

export type MoonBaseReason = KernelReason | SaidOf<Reasons> | FaultReason

/** What happens, for the log. */
export interface Events {
  'chooses-colour': { seat: Seat; colour: PlayerColour }
  'sets-tower': { seat: Seat; crater: string }
  'begins-round': { seat: Seat; round: number }
  drafts: { seat: Seat; pile: number; rings: readonly RingKind[] }
  /** `number` is the place of the ring in the list of all; the crater is given on level 1. */
  places: { seat: Seat; ring: RingKind; level: number; number: number; crater?: string }
  'moves-tower': { seat: Seat; colour: Colour; level: number }
  passes: { seat: Seat }
  'builds-settlement': { seat: Seat; number: number; level: number }
  'builds-base': { seat: Seat; crater: string }
  'no-room-for-base': { seat: Seat }
  'leaves-ring': { seat: Seat; ring: RingKind }
}

/** Given to the types of all steps, so that the compiler finds a missing fact where something is said. */
export interface MoonBaseVocabulary<Label extends LabelsOfStep = LabelsOfStep> {
  prompt: SaidOf<Prompts>
  label: Label
  reason: MoonBaseReason
  event: EventOf<Events>
}

type FrameOf<D extends MoonBaseFrame['do']> = Extract<MoonBaseFrame, { do: D }>
export type Ask<D extends keyof Labels> = AskStep<MoonBaseState, FrameOf<D>, MoonBaseVocabulary<Labels[D]>>
export type Run<D extends MoonBaseFrame['do']> = RunStep<MoonBaseState, FrameOf<D>, MoonBaseVocabulary>
