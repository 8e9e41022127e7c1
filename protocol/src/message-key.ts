/** A key for one message, so that sending it twice does nothing twice. */
export const newKey = (): string => crypto.randomUUID()
