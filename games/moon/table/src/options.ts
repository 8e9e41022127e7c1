import type { Choose, Decision, Json, MyDecision, Option } from '@perilune/engine'
import type { Missing } from './icons/index.js'

/* The options of a turn, grouped by the thing that they are about, where the table offers them. */

export type Act =
  | 'construct'
  | 'assimilate'
  | 'obelisk'
  | 'owed'
  | 'park'
  | 'flip'
  | 'expedition'
  | 'claim'
  | 'end'

export const actOf = (option: Option): Act => option.answer.act as Act
export const possible = (option: Option): boolean => option.reason === undefined

/** What I am asked now, if anything. */
export const myDecision = (decisions: readonly Decision[]): MyDecision | undefined => {
  const mine = decisions.filter((d) => d.kind !== 'elsewhere')
  return mine.find((d) => d.must) ?? mine[0]
}

/** The turn itself, if that is the question; effects in progress ask other questions. */
export const myTurn = (decisions: readonly Decision[]): Choose | undefined => {
  const decision = myDecision(decisions)
  return decision?.kind === 'choose' && decision.step === 'take-turn' ? decision : undefined
}

/** The decision whose options are actions: a turn, or a search for an extra Structure during one. */
export const actionsIn = (decision: MyDecision | undefined): Choose | undefined =>
  decision?.kind === 'choose' && ['take-turn', 'extra-construct'].includes(decision.step)
    ? decision
    : undefined

export const optionsOn = (turn: Choose | undefined, act: Act, card: string, on?: number): Option[] =>
  turn?.options.filter(
    (o) => actOf(o) === act && o.answer.card === card && (on === undefined || o.answer.on === on),
  ) ?? []

export const optionsFor = (turn: Choose | undefined, ...acts: Act[]): Option[] =>
  turn?.options.filter((o) => acts.includes(actOf(o))) ?? []

/** Whether a way to construct uses this Structure of another seat, by a Rover that parks or parked there. */
export function usesStructure({ answer }: Option, on: number, card: string): boolean {
  const used = [...((answer.rovers ?? []) as readonly Json[]), ...((answer.lent ?? []) as readonly Json[])]
  return used.some((one) => {
    const at = one as { readonly on?: Json; readonly card?: Json }
    return at.on === on && at.card === card
  })
}

/** What is missing, by the reason for the refusal; the card underlines it. */
export function missingOf(option: Option | undefined): Missing {
  const reason = option?.reason
  if (!reason) return {}
  const short = Number(reason.needs) - Number(reason.has)
  if (reason.code === 'cost') return { [String(reason.resource)]: short }
  if (reason.code === 'flags') return { [String(reason.flag)]: short }
  return {}
}

/** The selected thing on the table, with the answers that it stands for. */
export type Selection =
  | { what: 'hand'; card: string; at: number; construct: Option[]; assimilate: Option[] }
  | { what: 'thing'; card: string; on?: number; options: Option[] }
  | { what: 'list'; acts: Act[] }
