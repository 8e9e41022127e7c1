import type { Game } from '@perilune/engine'
import {
  contributed,
  given,
  hazardsOf,
  isFulfilled,
  isMet,
  type MoonrakersState,
  missing,
  priceOf,
  requirement,
} from '@perilune/moonrakers'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { createContext, useContext } from 'react'

/*
 * All that the table asks of the rules about a state: what follows from an answer, what a contract needs,
 * what it costs. A game of older rules is asked of its own frozen build. What cards are is drawn from today's
 * package: it has not changed.
 */
const today = {
  game: moonrakers as Game<MoonrakersState>,
  contributed,
  given,
  hazardsOf,
  isFulfilled,
  isMet,
  missing,
  priceOf,
  requirement,
}

export type MoonrakersRules = typeof today
export const rulesToday: MoonrakersRules = today

const RulesOfTable = createContext<MoonrakersRules>(today)
export const RulesProvider = RulesOfTable.Provider

/** The rules of the game on the table. */
export const useRules = (): MoonrakersRules => useContext(RulesOfTable)
