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
 * All that the table asks the rules about a state: what an answer leads to, what a contract needs, what it
 * costs. A game under older rules asks its own frozen build. Cards are drawn from today's package, because
 * their data has not changed.
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
