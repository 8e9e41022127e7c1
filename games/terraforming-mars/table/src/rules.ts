import type { Game } from '@perilune/engine'
import type * as Mars from '@perilune/terraforming-mars'
import {
  cardOf,
  fleetsAtHome,
  influenceOf,
  isOpen,
  lastSoloGeneration,
  leastFor,
  linesOf,
  type MarsState,
  milestoneStanding,
  priceNow,
  projectOf,
  projectPrice,
  refuseAct,
  standingOf,
  tradePrice,
} from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { createContext, useContext } from 'react'

/**
 * All that the table asks the rules about a state: what is allowed, what it costs, what it leads to, what it
 * counts. A game under older rules asks its own frozen build. Cards, maps and tracks are drawn from today's
 * package, because their data has not changed.
 */
export interface MarsRules
  extends Pick<
    typeof Mars,
    | 'cardOf'
    | 'fleetsAtHome'
    | 'influenceOf'
    | 'isOpen'
    | 'lastSoloGeneration'
    | 'leastFor'
    | 'linesOf'
    | 'milestoneStanding'
    | 'priceNow'
    | 'projectOf'
    | 'projectPrice'
    | 'refuseAct'
    | 'standingOf'
    | 'tradePrice'
  > {
  readonly game: Game<MarsState>
}

export const rulesToday: MarsRules = {
  game: terraformingMars as Game<MarsState>,
  cardOf,
  fleetsAtHome,
  influenceOf,
  isOpen,
  lastSoloGeneration,
  leastFor,
  linesOf,
  milestoneStanding,
  priceNow,
  projectOf,
  projectPrice,
  refuseAct,
  standingOf,
  tradePrice,
}

const RulesOfTable = createContext<MarsRules>(rulesToday)
export const RulesProvider = RulesOfTable.Provider

/** The rules of the game on the table. */
export const useRules = (): MarsRules => useContext(RulesOfTable)
