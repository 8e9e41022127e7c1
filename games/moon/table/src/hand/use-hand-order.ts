import { keepOwnOrder, ownOrder, putBefore, steadyOrder, usePhone } from '@perilune/ui'
import { useRef, useState } from 'react'
import { type Slot, slotsOf, sortedHand } from './order.js'

/** The key under which the browser keeps the player's own order. */
const OWN_ORDER = 'moon:hand-order'

/**
 * The cards of a hand in order. During a turn they keep their places; on a phone, where not all cards are
 * visible, those that can be constructed come first.
 */
export function useHandOrder(
  cards: readonly string[],
  turn: string,
  can: (id: string) => boolean,
): [slots: Slot[], put: (slot: Slot, before: Slot | undefined) => void] {
  const [own, setOwn] = useState(() => ownOrder(OWN_ORDER))
  const phone = usePhone()
  const last = useRef<{ for: string; keys: readonly string[] }>(undefined)
  const slots = slotsOf(cards)
  const now = JSON.stringify([turn, phone, own])
  const keys = steadyOrder(
    last.current?.for === now ? last.current.keys : undefined,
    sortedHand(slots, own, phone ? ({ id }) => can(id) : undefined).map(({ key }) => key),
  )
  last.current = { for: now, keys }
  const put = (slot: Slot, before: Slot | undefined) => {
    const order = putBefore(keys, slot.key, before?.key).map(
      (key) => slots.find((s) => s.key === key)?.id ?? '',
    )
    const once = [...new Set(order)]
    keepOwnOrder(OWN_ORDER, once)
    setOwn(once)
  }
  return [slots.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)), put]
}
