import { createContext } from 'react'

/**
 * The seat whose answer led to the view on the screen: numbers that it changed take its colour and shape.
 * Null if no answer did.
 */
export const Author = createContext<number | null>(null)
