import { type Answer, type Pick, priceAmong, refusal } from '@perilune/engine'
import { useEffect, useState } from 'react'

/** The items picked so far for a decision, and what they add up to. */
export interface Picking {
  decision: Pick
  picked: readonly string[]
  toggle(id: string): void
  set(ids: readonly string[]): void
  /**
   * The picked cards that are kept or bought; a corporation, preludes and colony tiles don't count.
   */
  cards: readonly string[]
  /** What those cards cost. */
  price: number
  answer: Answer
  /** Whether the rules accept the pick as an answer. */
  fits: boolean
}

/** The group of project cards, if other things are chosen together with them. */
const CARDS = 'cards'

const pickOf = (answer: Answer | undefined): readonly string[] | undefined =>
  Array.isArray(answer?.pick) ? (answer.pick as string[]) : undefined

/** The pick so far. It starts with the previous answer, which can be changed until everybody has answered. */
export function usePick(decision: Pick | undefined, moment: string): Picking | undefined {
  const [picked, set] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question starts a new pick
  useEffect(() => {
    set(pickOf(decision?.answered) ?? [])
  }, [moment, decision?.step])
  if (!decision) return
  const known = picked.filter((id) => decision.items.some((i) => i.id === id))
  const toggle = (id: string) => {
    if (known.includes(id)) return set(known.filter((other) => other !== id))
    const group = decision.items.find((i) => i.id === id)?.group
    const bounds = decision.groups?.find((g) => g.id === group)
    const most = bounds?.max ?? decision.max
    const inGroup = (other: string) => decision.items.find((i) => i.id === other)?.group === group
    const same = known.filter(inGroup)
    const rest = known.filter((other) => !inGroup(other))
    // If the group is full, the new item replaces the oldest.
    set([...rest, ...same.slice(same.length + 1 > most ? same.length + 1 - most : 0), id])
  }
  const items = decision.items.filter(
    (i) => known.includes(i.id) && (i.group === undefined || i.group === CARDS),
  )
  const answer: Answer = { pick: known, ...(!decision.must && { may: decision.step }) }
  const { seat: _, step: __, must: ___, together: ____, answered: _____, ...question } = decision
  return {
    decision,
    picked: known,
    toggle,
    set,
    cards: items.map((i) => i.id),
    price: items.reduce((sum, i) => sum + priceAmong(decision.items, known, i), 0),
    answer,
    fits: refusal(question, answer) === undefined,
  }
}
