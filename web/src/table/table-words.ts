import { wordsOf } from '@perilune/engine'
import { tableWords as en } from '@perilune/protocol/words/en'
import { language } from '@perilune/ui'

/** What tables say beside their games. */
export const tableWords = wordsOf(language, { en })
