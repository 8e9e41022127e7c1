import { type Answer, type AskStep, type Json, only, refusalOfAmounts, type Seat } from '@perilune/engine'
import type { ItemBag } from './cards/language.js'
import type { AmountsOf, Choices, MoonPrompt, MoonReason, MoonTell, MoonVocabulary } from './codes.js'
import type { Effect, MoonState } from './state.js'

/*
 * Two shapes that most questions inside an effect have: one of a list, or a number of each of several things.
 */

/** Answers of these questions are flat: no need to look deeper. */
function same(a: Answer, b: Answer): boolean {
  let keys = 0
  for (const key in a) {
    if (a[key] !== b[key]) return false
    keys++
  }
  for (const key in b) if (b[key] !== undefined) keys--
  return keys === 0
}

/** One of a list that is short enough to be written out whenever it is needed. */
export function oneOf<F extends Effect>(step: {
  prompt(frame: F): MoonPrompt
  list(s: MoonState, seat: Seat, frame: F): Answer[]
  /** Answers that are shown, but can't be given. */
  not?(s: MoonState, seat: Seat, frame: F): { answer: Answer; reason: MoonReason }[]
  /** Why something else is not listed, where there is more to say. */
  whyNot?(s: MoonState, frame: F, answer: Answer): MoonReason | undefined
  take(s: MoonState, frame: F, answer: Answer, tell: MoonTell | undefined): void
}): AskStep<MoonState, F, MoonVocabulary & { label: Choices }> {
  return {
    seats: (_, frame) => only(frame.seat),
    ask: (s, seat, frame) => ({
      kind: 'choose',
      prompt: step.prompt(frame),
      options: [
        ...step.list(s, seat, frame).map((answer) => ({ answer })),
        ...(step.not?.(s, seat, frame) ?? []),
      ],
    }),
    answers: step.list,
    refuse(s, seat, frame, answer) {
      const list = step.list(s, seat, frame)
      if (list.includes(answer)) return
      for (const offered of list) if (same(offered, answer)) return
      for (const no of step.not?.(s, seat, frame) ?? []) if (same(no.answer, answer)) return no.reason
      return step.whyNot?.(s, frame, answer) ?? { code: 'not-offered' }
    },
    take: (s, _, frame, answer, tell) => step.take(s, frame, answer, tell),
  }
}

export interface Parts<Id extends string = string> {
  /** What there is, and the most of each. */
  ids: readonly Id[]
  most: readonly number[]
  min: number
  max: number
  mix?: 'same' | 'different'
}

const asked = <Id extends string>({ ids, most, min, max, mix }: Parts<Id>) => ({
  kind: 'amounts' as const,
  parts: ids.map((id, i) => ({ id, min: 0, max: most[i] })),
  total: { min, max },
  ...(mix && { mix }),
})

type AskAmounts<F, Id extends string> = AskStep<MoonState, F, MoonVocabulary & { label: AmountsOf<Id> }>

/** A number of each of several things. */
export function someOfEach<Id extends string, F extends Effect = Effect>(step: {
  prompt(frame: F): MoonPrompt
  parts(s: MoonState, frame: F): Parts<Id>
  take(s: MoonState, frame: F, amounts: Readonly<Record<string, number>>, tell: MoonTell | undefined): void
}): AskAmounts<F, Id> {
  return {
    seats: (_, frame) => only(frame.seat),
    ask: (s, _, frame) => ({ ...asked(step.parts(s, frame)), prompt: step.prompt(frame) }),
    answers: (s, _, frame) => allMixes(step.parts(s, frame)),
    refuse(s, _, frame, answer) {
      const parts = step.parts(s, frame)
      return satisfies(parts, answer) ? undefined : refusalOfAmounts(asked(parts), answer)
    },
    take: (s, _, frame, answer, tell) =>
      step.take(s, frame, answer.amounts as Readonly<Record<string, number>>, tell),
  }
}

/**
 * The same question where its answers depend on so little that every list of them is made once. They are
 * frozen: one of them is right without another look at it.
 */
export function listedOnce<F extends Effect, Id extends string>(
  step: AskAmounts<F, Id>,
  list: (s: MoonState, frame: F) => Answer[],
): AskAmounts<F, Id> {
  return {
    ...step,
    answers: (s, _, frame) => list(s, frame),
    refuse: (s, seat, frame, answer) =>
      list(s, frame).includes(answer) ? undefined : step.refuse(s, seat, frame, answer),
  }
}

/** All mixes, to be kept. */
export function frozenMixes(parts: Parts): Answer[] {
  const answers = allMixes(parts)
  for (const { amounts } of answers) Object.freeze(amounts)
  for (const answer of answers) Object.freeze(answer)
  return answers
}

/** The quick yes; whatever is not a plain yes is judged, with its reason, by the engine. */
function satisfies({ ids, most, min, max, mix }: Parts, answer: Answer): boolean {
  const amounts = answer.amounts as Readonly<Record<string, Json>> | undefined
  if (typeof amounts !== 'object' || amounts === null || Array.isArray(amounts)) return false
  for (const key in answer) if (key !== 'amounts') return false
  let total = 0
  let kinds = 0
  for (const id in amounts) {
    const n = amounts[id]
    const i = ids.indexOf(id)
    if (typeof n !== 'number' || !Number.isInteger(n) || n < 0 || i < 0 || n > most[i]) return false
    if (n > 1 && mix === 'different') return false
    if (n > 0) kinds++
    total += n
  }
  return total >= min && total <= max && (mix !== 'same' || kinds < 2)
}

/** Past so many mixes, search is given only those that take one thing wholly before the next. */
const MANY = 60

/** How many mixes there are, without listing them. `caps` is the most of each thing. */
function countMixes(caps: readonly number[], min: number, max: number): number {
  const ways = [1]
  for (let t = 1; t <= max; t++) ways.push(0)
  // From the highest total down: what is below still counts the mixes without this thing.
  for (const cap of caps)
    for (let t = max; t > 0; t--) for (let n = Math.min(cap, t); n > 0; n--) ways[t] += ways[t - n]
  let count = 0
  for (let t = min; t <= max; t++) count += ways[t]
  return count
}

/** Every mix with a total in bounds; a representative few where there are very many. */
export function allMixes(parts: Parts): Answer[] {
  const { ids, most, min, max, mix } = parts
  const caps = most.map((n) => Math.min(n, mix === 'different' ? 1 : max))
  if (mix !== 'same' && countMixes(caps, min, max) > MANY) return fewMixes(ids, caps, min, max)
  const found: Answer[] = []
  const amounts: number[] = ids.map(() => 0)
  const extend = (from: number, left: number, total: number): void => {
    if (total >= min) found.push(mixOf(ids, amounts))
    if (mix === 'same' && total > 0) return
    for (let i = from; i < ids.length; i++) {
      const cap = Math.min(caps[i], left)
      for (let n = 1; n <= cap; n++) {
        amounts[i] = n
        extend(i + 1, left - n, total + n)
      }
      amounts[i] = 0
    }
  }
  extend(0, max, 0)
  return found
}

/**
 * Many things are named only where some of them are taken; four Resources always, so that all answers have
 * one shape.
 */
function mixOf(ids: readonly string[], taken: readonly number[]): Answer {
  const amounts: Record<string, number> = {}
  for (let i = 0; i < ids.length; i++) if (taken[i] > 0 || ids.length <= 4) amounts[ids[i]] = taken[i]
  return { amounts }
}

function fewMixes(ids: readonly string[], caps: readonly number[], min: number, max: number): Answer[] {
  const found: Answer[] = []
  const goals = min === max ? [min] : [...new Set([min, Math.ceil((min + max) / 2), max])]
  for (let start = 0; start < ids.length; start++)
    for (const goal of goals) {
      const amounts: Record<string, number> = {}
      let left = goal
      for (let i = 0; i < ids.length && left > 0; i++) {
        const at = (start + i) % ids.length
        const n = Math.min(caps[at], left)
        if (n > 0) amounts[ids[at]] = n
        left -= n
      }
      if (left === 0) found.push({ amounts })
    }
  return found
}

/**
 * Amounts by name as numbers by ITEMS. Written out: names that are known beforehand are looked up several
 * times as fast.
 */
export const itemsOf = (amounts: ItemBag): number[] => [
  amounts.energy ?? 0,
  amounts.water ?? 0,
  amounts.bio ?? 0,
  amounts.metal ?? 0,
  amounts.rovers ?? 0,
  amounts.hearts ?? 0,
]
