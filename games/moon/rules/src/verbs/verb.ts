import type { Card, Seat } from '@perilune/engine'
import type { EffectOp, OpOf } from '../cards/language.js'
import type { MoonReason, MoonTell } from '../codes.js'
import type { Effect, MoonFrame, MoonState, PlacedCard } from '../state.js'

/** One operation of a card, compiled when the cards are loaded. */
export interface Step {
  /** Why it can't be done at all. */
  readonly refuse: (s: MoonState, seat: Seat) => MoonReason | undefined
  /**
   * The question that it asks, `null` where it leaves no choice. The effect goes on with the operation after
   * it.
   */
  readonly ask: (s: MoonState, e: Effect, tell: MoonTell | undefined) => MoonFrame | null
  /** Does it, where it leaves no choice. */
  readonly run: (s: MoonState, e: Effect, tell: MoonTell | undefined) => void
}

/** A verb makes a step of every operation that is written with it. */
export type Verb<Name extends EffectOp['op']> = (op: OpOf<Name>) => Step

const nothing = (): undefined => undefined
const asksNothing = (): null => null

/** A step; what is left out does nothing. All have one shape. */
export const step = ({ refuse = nothing, ask = asksNothing, run = nothing }: Partial<Step>): Step => ({
  refuse,
  ask,
  run,
})

/** A card that answers an event, and what it is about. */
interface Heard {
  readonly seat: Seat
  readonly card: Card
  /** Where it stands; an Expedition stands nowhere. */
  readonly on: PlacedCard | null
  /** How much the event was about. */
  readonly amount: number
  /** Questions that it leads to, in order. */
  readonly asks: MoonFrame[]
}

/** What a card does when something happens, compiled. */
export type Reaction = (s: MoonState, heard: Heard, tell: MoonTell | undefined) => void
