import {
  type Answer,
  type AskStep,
  type Option,
  refusal,
  refusalOfAmounts,
  type Seat,
  type Tell,
} from '@perilune/engine'
import { ITEMS } from './names.js'
import type { Effect, MoonState } from './state.js'

/* Two shapes that most questions inside an effect have: one of a list, or a number of each of several things. */

/** One of a list that is short enough to be written out whenever it is needed. */
export function oneOf<F extends Effect>(step: {
  prompt(frame: F): string
  options(s: MoonState, seat: Seat, frame: F): Option[]
  take(s: MoonState, frame: F, answer: Answer, tell: Tell | undefined): void
}): AskStep<MoonState, F> {
  return {
    seats: (_, frame) => [frame.seat],
    ask: (s, seat, frame) => ({
      kind: 'choose',
      prompt: step.prompt(frame),
      options: step.options(s, seat, frame),
    }),
    answers: (s, seat, frame) => step.options(s, seat, frame).flatMap((o) => (o.reason ? [] : [o.answer])),
    refuse: (s, seat, frame, answer) =>
      refusal({ kind: 'choose', prompt: '', options: step.options(s, seat, frame) }, answer),
    take: (s, _, frame, answer, tell) => step.take(s, frame, answer, tell),
  }
}

export interface Parts {
  /** What there is, by an id, and the most of each. */
  most: Readonly<Record<string, number>>
  min: number
  max: number
  mix?: 'same' | 'different'
}

const asked = ({ most, min, max, mix }: Parts, label: (id: string) => string) => ({
  kind: 'amounts' as const,
  parts: Object.keys(most).map((id) => ({ id, label: label(id), min: 0, max: most[id] })),
  total: { min, max },
  ...(mix && { mix }),
})

/** A number of each of several things. */
export function someOfEach<F extends Effect>(step: {
  prompt(frame: F): string
  label(id: string): string
  parts(s: MoonState, frame: F): Parts
  take(s: MoonState, frame: F, amounts: Readonly<Record<string, number>>, tell: Tell | undefined): void
}): AskStep<MoonState, F> {
  return {
    seats: (_, frame) => [frame.seat],
    ask: (s, _, frame) => ({ ...asked(step.parts(s, frame), step.label), prompt: step.prompt(frame) }),
    answers: (s, _, frame) => allMixes(step.parts(s, frame)),
    refuse: (s, _, frame, answer) => refusalOfAmounts(asked(step.parts(s, frame), step.label), answer),
    take: (s, _, frame, answer, tell) =>
      step.take(s, frame, answer.amounts as Readonly<Record<string, number>>, tell),
  }
}

/** Past so many mixes, search is given only those that take one thing wholly before the next. */
const MANY = 200

/** Every mix with a total in bounds; a representative few where there are very many. */
export function allMixes({ most, min, max, mix }: Parts): Answer[] {
  const ids = Object.keys(most)
  const found: Answer[] = []
  const amounts: Record<string, number> = {}
  const fill = (i: number, left: number, total: number): void => {
    if (found.length > MANY) return
    if (i === ids.length) {
      if (total >= min) found.push({ amounts: { ...amounts } })
      return
    }
    const id = ids[i]
    const cap = Math.min(most[id], left, mix === 'different' ? 1 : left)
    for (let n = cap; n >= 0; n--) {
      if (mix === 'same' && n > 0 && total > 0) continue
      if (n > 0) amounts[id] = n
      else delete amounts[id]
      fill(i + 1, left - n, total + n)
    }
    delete amounts[id]
  }
  fill(0, max, 0)
  return found.length > MANY ? fewMixes(ids, most, min, max) : found
}

function fewMixes(ids: readonly string[], most: Parts['most'], min: number, max: number): Answer[] {
  const found: Answer[] = []
  for (let start = 0; start < ids.length; start++)
    for (const goal of new Set([min, Math.ceil((min + max) / 2), max])) {
      const amounts: Record<string, number> = {}
      let left = goal
      for (let i = 0; i < ids.length && left > 0; i++) {
        const id = ids[(start + i) % ids.length]
        const n = Math.min(most[id], left)
        if (n > 0) amounts[id] = n
        left -= n
      }
      if (left === 0) found.push({ amounts })
    }
  return found
}

/** Amounts by name as numbers by ITEMS. */
export const itemsOf = (amounts: Readonly<Record<string, number>>): number[] =>
  ITEMS.map((id) => amounts[id] ?? 0)
