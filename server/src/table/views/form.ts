/** Whether a table speaks in sentences, or in data to a page that makes its sentences itself. */
export type Form = 'sentences' | 'data'
