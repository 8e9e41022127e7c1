import type { Card } from '@perilune/engine'
import { ERAS, type Era, FLAGS, type Flag } from './names.js'

/*
 * What brought Hearts and other things. States, outcomes and so the digests of finished games hold it as one
 * string, such as 'flag:food:1'. This is the only place that puts such a string together or takes it apart.
 */

export interface Causes {
  production: { era: Era }
  flag: { flag: Flag; era: Era }
  /** Hearts that lie on a card. */
  'hearts-on': { card: Card; era: Era }
  /** A Structure at the end of the game. */
  end: { card: Card }
  reputation: { card: Card }
  /** What a card does or gives. */
  card: { card: Card }
}

export type Cause = { [C in keyof Causes]: { readonly cause: C } & Readonly<Causes[C]> }[keyof Causes]

export const fromProduction = (era: Era): string => `production:${era}`
export const fromFlag = (flag: Flag, era: Era): string => `flag:${flag}:${era}`
export const fromHeartsOn = (card: Card, era: Era): string => `hearts-on:${card}:${era}`
export const fromEnd = (card: Card): string => `end:${card}`
export const fromReputation = (card: Card): string => `reputation:${card}`

const eraOf = (digit: string): Era => ERAS[Number(digit) - 1]

/** The facts that such a string stands for. */
export function causeOf(why: string): Cause {
  const [what, first, second] = why.split(':')
  if (first === undefined) return { cause: 'card', card: why }
  switch (what) {
    case 'production':
      return { cause: 'production', era: eraOf(first) }
    case 'flag':
      return { cause: 'flag', flag: FLAGS[FLAGS.indexOf(first as Flag)], era: eraOf(second) }
    case 'hearts-on':
      return { cause: 'hearts-on', card: first, era: eraOf(second) }
    case 'end':
      return { cause: 'end', card: first }
    case 'reputation':
      return { cause: 'reputation', card: first }
    default:
      throw new Error(`'${why}' is no cause`)
  }
}
