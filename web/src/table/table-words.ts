import { wordsOf } from '@perilune/engine'
import { tableWords as en } from '@perilune/protocol/words/en'
import { language } from '@perilune/ui'

/** The words of tables that are independent of the game. */
export const tableWords = wordsOf(language, { en })
