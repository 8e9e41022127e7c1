/** Whether a table is sent as data or with sentences. */
export type Form = 'data' | 'sentences'

/** The query parameters that request this form. */
export const inForm = (form: Form): { form?: 'data' } => (form === 'data' ? { form } : {})
