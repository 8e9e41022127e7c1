import { type Said, type Sentence, type Sentences, speak, textOnly } from '@perilune/engine'
import type { Progress } from '@perilune/terraforming-mars'

/* Apart from the other words, because a list of games needs these alone. */

const PROGRESS: Sentences<Progress> = {
  generation: ({ generation }) => textOnly(`Generation ${generation}`),
}

/** Where a game is. */
export const progress = (said: Said): Sentence => speak(PROGRESS, said)
