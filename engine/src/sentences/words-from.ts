import type { Words } from '../contract.js'
import { type LabelWords, speakLabel } from '../decisions/question.js'
import { type Sentences, speak } from './said.js'

/** The sentences of a game's prompts, options and broken ties, by their codes. */
interface Tables<Prompts, Labels, TieBreaks> {
  readonly prompts: Sentences<Prompts>
  readonly labels: LabelWords<Labels>
  readonly tieBreaks: Sentences<TieBreaks>
}

/** The part of a game's words that reads tables of sentences. */
export const wordsFrom = <Prompts, Labels, TieBreaks>({
  prompts,
  labels,
  tieBreaks,
}: Tables<Prompts, Labels, TieBreaks>): Pick<Words, 'prompt' | 'option' | 'tieBreak'> => ({
  prompt: (prompt) => speak(prompts, prompt),
  option: (thing) => speakLabel(labels, thing),
  tieBreak: (tieBreak) => speak(tieBreaks, tieBreak),
})
