import { type Said, type Sentence, type Sentences, speak, textOnly } from '@perilune/engine'
import type { Progress } from '@perilune/moonrakers'

/* Apart from the other words, because a list of games needs these alone. */

const PROGRESS: Sentences<Progress> = {
  turn: ({ number }) => textOnly(`Turn ${number}`),
}

/** Where a game is. */
export const progress = (said: Said): Sentence => speak(PROGRESS, said)
