import { createContext } from 'react'

/**
 * The seat whose answer led to what is shown now: numbers that change with it wear its colour and shape. Null
 * where nobody's did.
 */
export const Author = createContext<number | null>(null)
