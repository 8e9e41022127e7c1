import { type Said, type Sentence, type Sentences, speak, textOnly } from '@perilune/engine'
import type { Progress } from '@perilune/moon-base'

/* Apart from the other words, because a list of games needs these alone. */

const PROGRESS: Sentences<Progress> = {
  'setting-up': () => textOnly('Setting up'),
  round: ({ round, of }) => textOnly(`Round ${round} of ${of}`),
}

/** Where a game is. */
export const progress = (said: Said): Sentence => speak(PROGRESS, said)
