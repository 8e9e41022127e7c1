import { languageFor } from '@perilune/engine'

/** The language of this page: the first of the browser's languages that is available. */
export const language = languageFor(typeof navigator === 'undefined' ? [] : navigator.languages)
