/** A key for one message, so that the server handles it once even if it is sent twice. */
export const newKey = (): string => crypto.randomUUID()
