import type { Answer, Seat } from '@perilune/engine'
import { frozenMixes, itemsOf, listedOnce, type Parts, someOfEach } from '../../choices.js'
import type { MoonReason, MoonTell } from '../../codes.js'
import { resourcesIn } from '../../counters.js'
import { RESOURCES, type Resource, ROVERS } from '../../names.js'
import { askedBy, type Effect, type MoonState } from '../../state.js'
import { bagOf, returnRovers, spend } from '../../supply.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** Fewer Resources in the Supply than are needed. */
export function refuseFewer(s: MoonState, seat: Seat, needs: number): MoonReason | undefined {
  const has = resourcesIn(s.settlements[seat].supply)
  return has < needs ? { code: 'resources', needs, has } : undefined
}

/** Resources of choice: so many, or up to so many. */
export const payAny: Verb<'payAny'> = ({ amount, upTo }) => {
  const least = upTo ? 1 : amount
  return step({
    refuse: (s, seat) => refuseFewer(s, seat, least),
    ask: (s, e) =>
      askedBy(e, 'pay-resources', {
        amount: Math.min(amount, resourcesIn(s.settlements[e.seat].supply)),
        least,
      }),
  })
}

/** Pays what was named and remembers how much it was. */
export function payNamed(
  s: MoonState,
  f: Effect,
  amounts: Readonly<Record<string, number>>,
  tell: MoonTell | undefined,
): void {
  const items = itemsOf(amounts)
  const paid = spend(s, f.seat, items) + items[ROVERS]
  returnRovers(s, f.seat, items[ROVERS])
  tell?.({ what: 'pays', seat: f.seat, items: bagOf(items), card: f.card })
  goOn(s, f, { paid })
}

const atMost = (supply: readonly number[], most: number): number[] => [
  Math.min(supply[0], most),
  Math.min(supply[1], most),
  Math.min(supply[2], most),
  Math.min(supply[3], most),
]

const partsOf = (s: MoonState, { seat, amount, least }: Effect): Parts<Resource> => ({
  ids: RESOURCES,
  most: atMost(s.settlements[seat].supply, amount),
  min: least,
  max: amount,
})

// By amount, and then by how many of each could be paid.
const listed: Map<number, Answer[]>[] = []

function answersTo(s: MoonState, frame: Effect): Answer[] {
  const { amount, least } = frame
  const { supply } = s.settlements[frame.seat]
  let key = least
  for (let i = 0; i < RESOURCES.length; i++) key = key * (amount + 1) + Math.min(supply[i], amount)
  listed[amount] ??= new Map()
  const known = listed[amount].get(key)
  if (known) return known
  const answers = frozenMixes(partsOf(s, frame))
  listed[amount].set(key, answers)
  return answers
}

export const payAnyQuestions = {
  'pay-resources': listedOnce(
    someOfEach({
      prompt: (f) => ({ code: 'pay-resources', least: f.least, amount: f.amount, card: f.card }),
      parts: partsOf,
      take: payNamed,
    }),
    answersTo,
  ),
}
