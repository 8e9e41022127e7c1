import { type Amounts, type Answer, newChance } from '@perilune/engine'
import { type MarsState, terraformingMars } from '@perilune/terraforming-mars'
import { suggested, type Use } from './bar/suggested.js'
import type { MarsView } from './view.js'

/** The table after an answer, with the payment that it would ask for. */
export interface Preview {
  state: MarsState
  payment: Amounts | undefined
  use: Use
}

const SEED = '5'.repeat(64)

/** What follows from an answer, on a sample of what the viewer sees: open numbers of it are true, hidden cards are not. */
export function previewOf(view: MarsView, seat: number, answer: Answer, use?: Use): Preview | null {
  try {
    const state = terraformingMars.sample(view, newChance(SEED))
    terraformingMars.play(state, seat, answer)
    const payment = terraformingMars
      .decisions(state, seat)
      .find((d): d is Amounts => d.kind === 'amounts' && d.step === 'pay')
    const paid = use ?? (payment ? suggested(payment) : {})
    if (payment) terraformingMars.play(state, seat, { amounts: paid })
    return { state, payment, use: paid }
  } catch {
    return null
  }
}
