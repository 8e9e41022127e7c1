import type { Choose, Decision, MyDecision, Option } from '@perilune/engine'

/* The options of a turn, grouped by the thing that they are about, where the table offers them. */

export const possible = (option: Option): boolean => option.reason === undefined

/** What I am asked now, if anything. */
export const myDecision = (decisions: readonly Decision[]): MyDecision | undefined => {
  const mine = decisions.filter((d): d is MyDecision => d.kind !== 'elsewhere')
  return mine.find((d) => d.must) ?? mine[0]
}

/** The turn itself, if that is the question; effects in progress ask other questions. */
export const turnOf = (decision: MyDecision | undefined): Choose | undefined =>
  decision?.kind === 'choose' && decision.step === 'take-turn' ? decision : undefined

export const optionsFor = (turn: Choose | undefined, ...acts: string[]): Option[] =>
  turn?.options.filter((o) => acts.includes(String(o.answer.act))) ?? []

/** A question about an area of the map. */
export const areasOf = (decision: MyDecision | undefined): Option[] =>
  decision?.kind === 'choose' ? decision.options.filter((o) => typeof o.answer.area === 'number') : []

/** A question about a named thing outside the turn itself: a colony tile or a party. */
export const questionsOf = (decision: MyDecision | undefined, about: 'colony' | 'party'): Option[] =>
  decision?.kind === 'choose' && decision.step !== 'take-turn'
    ? decision.options.filter((o) => typeof o.answer[about] === 'string')
    : []
