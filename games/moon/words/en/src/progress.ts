import { type Said, type Sentence, type Sentences, speak, textOnly } from '@perilune/engine'
import type { Progress } from '@perilune/moon'
import { eraName } from './eras.js'

/* Apart from the other words, because a list of games needs these alone. */

const PROGRESS: Sentences<Progress> = {
  'era-round': ({ era, round }) => textOnly(`${eraName(era)}, round ${round}`),
}

/** Where a game is. */
export const progress = (said: Said): Sentence => speak(PROGRESS, said)
