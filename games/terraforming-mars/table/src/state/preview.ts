import { type Amounts, type Answer, IllegalAnswer, newChance, type Seat } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import { suggested, type Use } from '../bar/suggested.js'
import type { MarsRules } from '../rules.js'
import type { MarsView } from './view.js'

/** The state after an answer, and the payment that the answer leads to. */
export interface Preview {
  /** Null while the rules refuse the payment. */
  state: MarsState | null
  payment: Amounts | undefined
  use: Use
  /** Why the rules refuse the payment. */
  refused: string | undefined
}

const SEED = '5'.repeat(64)

type MarsGame = MarsRules['game']

const sampleOf = (game: MarsGame, view: MarsView): MarsState => game.sample(view, newChance(SEED))

/** Plays an answer if the rules accept it; otherwise returns their reason and leaves the state unchanged. */
function tryAnswer(game: MarsGame, state: MarsState, seat: Seat, answer: Answer): string | undefined {
  try {
    game.play(state, seat, answer)
    return
  } catch (error) {
    if (error instanceof IllegalAnswer) return error.message
    throw error
  }
}

/**
 * The state after an answer, on a sample of what the viewer sees: its open numbers are true, its hidden cards
 * are not.
 */
export function previewOf(
  { game }: MarsRules,
  view: MarsView,
  seat: Seat,
  { answer, use }: { answer: Answer; use?: Use | undefined },
): Preview | null {
  try {
    const state = sampleOf(game, view)
    game.play(state, seat, answer)
    const payment = game
      .decisions(state, seat)
      .find((d): d is Amounts => d.kind === 'amounts' && d.step === 'pay')
    if (!payment) return { state, payment, use: {}, refused: undefined }
    const paid = use ?? suggested(payment)
    const refused = tryAnswer(game, state, seat, { amounts: paid })
    return { state: refused === undefined ? state : null, payment, use: paid, refused }
  } catch {
    return null
  }
}

/** Why the rules refuse this payment; undefined if they accept it. */
export const refusalOfPayment = (
  { game }: MarsRules,
  view: MarsView,
  seat: Seat,
  use: Use,
): string | undefined => tryAnswer(game, sampleOf(game, view), seat, { amounts: use })
