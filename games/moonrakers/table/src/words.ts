import { wordsOf } from '@perilune/engine'
import { english } from '@perilune/moonrakers-words-en'
import { language } from '@perilune/ui'

/** All that is said at the table and around it, in the language of the page. */
export const gameWords = wordsOf(language, { en: english })

/** The words of the table itself. What the rules say (prompts, reasons, the log, the text of a card) is said by `gameWords`. */
export const words = gameWords.table
