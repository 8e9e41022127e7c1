import { languageFor } from '@perilune/engine'

/** The language of this page: the first that the browser asks for and the page has. */
export const language = languageFor(typeof navigator === 'undefined' ? [] : navigator.languages)
