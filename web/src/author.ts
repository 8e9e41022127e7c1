import type { EventView } from '@perilune/protocol'
import { useEffect, useMemo, useRef } from 'react'

/** The seat whose answer made a moment: the first that is told of there. What others gain or lose by it comes after. */
export function authorOf(events: readonly EventView[], seq: number): number | null {
  const deed = events.find((event) => event.seq === seq && typeof event.seat === 'number')
  return deed ? (deed.seat as number) : null
}

/** The author of what has just changed on a page. Where it passes over moments, changes are the work of several, and nobody is named. */
export function useAuthor(events: readonly EventView[], seq: number): number | null {
  const before = useRef(seq)
  const author = useMemo(() => (seq === before.current + 1 ? authorOf(events, seq) : null), [events, seq])
  useEffect(() => {
    before.current = seq
  }, [seq])
  return author
}
