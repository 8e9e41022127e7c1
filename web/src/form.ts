/** Whether a table is sent as data or with sentences. */
export type Form = 'data' | 'sentences'

/** What a request adds to get this form. */
export const inForm = (form: Form): { form?: 'data' } => (form === 'data' ? { form } : {})
