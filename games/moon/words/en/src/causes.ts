import { type Clauses, clauseOf, type Sentence } from '@perilune/engine'
import type { Cause, Causes, Era } from '@perilune/moon'
import { card, say } from './bits.js'
import { titleOf } from './text.js'

const ROMAN: Readonly<Record<Era, string>> = { 1: 'I', 2: 'II', 3: 'III' }

export const eraName = (era: Era): string => `Era ${ROMAN[era]}`

const CAUSES: Clauses<Causes, Sentence> = {
  production: ({ era }) => say`Production of ${eraName(era)}`,
  flag: ({ flag, era }) => say`Most ${titleOf(flag)} Flags in ${eraName(era)}`,
  'hearts-on': (c) => say`Hearts on ${card(c.card)} in ${eraName(c.era)}`,
  end: (c) => [card(c.card)],
  reputation: (c) => say`Reputation ${card(c.card)}`,
  card: (c) => [card(c.card)],
}

/** Where Hearts and other things came from. */
export const causeText = (cause: Cause): Sentence => clauseOf(CAUSES, cause.cause, cause)
