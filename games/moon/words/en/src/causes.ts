import { type Clauses, clauseOf, type Sentence } from '@perilune/engine'
import type { Cause, Causes } from '@perilune/moon'
import { card, say } from './bits.js'
import { eraName } from './eras.js'
import { titleOf } from './text.js'

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
