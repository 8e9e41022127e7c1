import { wordsOf } from '@perilune/engine'
import { english } from '@perilune/terraforming-mars-words-en'
import { language } from '@perilune/ui'

/** All texts at the table and around it, in the language of the page. */
export const gameWords = wordsOf(language, { en: english })

/** Texts of the table itself. Texts of the rules (prompts, reasons, the log, cards) are in `gameWords`. */
export const words = gameWords.table
