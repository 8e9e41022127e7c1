import { type Amounts, type Answer, IllegalAnswer, newChance, type Seat } from '@perilune/engine'
import { type MarsState, terraformingMars } from '@perilune/terraforming-mars'
import { suggested, type Use } from './bar/suggested.js'
import type { MarsView } from './view.js'

/** The table after an answer, with the payment that it would ask for. */
export interface Preview {
  /** Null while the rules refuse the payment. */
  state: MarsState | null
  payment: Amounts | undefined
  use: Use
  /** Why the rules refuse the payment. */
  refused: string | undefined
}

const SEED = '5'.repeat(64)

const sampleOf = (view: MarsView): MarsState => terraformingMars.sample(view, newChance(SEED))

/** Plays an answer if the rules take it; otherwise returns their reason and leaves the state alone. */
function tryAnswer(state: MarsState, seat: Seat, answer: Answer): string | undefined {
  try {
    terraformingMars.play(state, seat, answer)
    return
  } catch (error) {
    if (error instanceof IllegalAnswer) return error.message
    throw error
  }
}

/** What follows from an answer, on a sample of what the viewer sees: open numbers of it are true, hidden cards are not. */
export function previewOf(view: MarsView, seat: Seat, answer: Answer, use?: Use): Preview | null {
  try {
    const state = sampleOf(view)
    terraformingMars.play(state, seat, answer)
    const payment = terraformingMars
      .decisions(state, seat)
      .find((d): d is Amounts => d.kind === 'amounts' && d.step === 'pay')
    if (!payment) return { state, payment, use: {}, refused: undefined }
    const paid = use ?? suggested(payment)
    const refused = tryAnswer(state, seat, { amounts: paid })
    return { state: refused === undefined ? state : null, payment, use: paid, refused }
  } catch {
    return null
  }
}

/** Why the rules refuse to be paid like this; nothing if they accept it. */
export const refusalOfPayment = (view: MarsView, seat: Seat, use: Use): string | undefined =>
  tryAnswer(sampleOf(view), seat, { amounts: use })
