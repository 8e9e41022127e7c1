import type { Game, Seat } from '@perilune/engine'
import {
  beginsRound,
  type Counter,
  count,
  flagWinner,
  type MoonState,
  pointsNow,
  stackOf,
} from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { createContext, useContext } from 'react'

/*
 * All that the table asks the rules about a state: what an answer leads to, who wins a Flag, how far a
 * requirement is met. A game under older rules asks its own frozen build. Cards are drawn from today's
 * package, because their data has not changed.
 */
const today = {
  game: moon as Game<MoonState>,
  beginsRound,
  count: count as (state: MoonState, seat: Seat, counter: Counter) => number,
  flagWinner,
  pointsNow,
  stackOf,
}

export type MoonRules = typeof today
export const rulesToday: MoonRules = today

const RulesOfTable = createContext<MoonRules>(today)
export const RulesProvider = RulesOfTable.Provider

/** The rules of the game on the table. */
export const useRules = (): MoonRules => useContext(RulesOfTable)
