import type { EventView } from '@perilune/protocol'
import { useEffect, useMemo, useRef } from 'react'

/**
 * The seat whose answer produced a moment: the seat of its first event. Effects on others come after.
 * Undefined if a phase of the game changes something for everybody, or if several seats did the same
 * together.
 */
export function authorOf(
  events: readonly EventView[],
  seq: number,
  phaseEvents: readonly string[] = [],
): number | null {
  const told = events.filter((event) => event.seq === seq)
  const first = told.find(({ seat }) => typeof seat === 'number')
  if (!first || told.some(({ what }) => phaseEvents.includes(what))) return null
  const together = told.some(({ what, seat }) => what === first.what && seat !== first.seat)
  return together ? null : (first.seat as number)
}

/**
 * The author of the latest change on a page. If the page skips moments, several seats may have contributed,
 * so nobody is named.
 */
export function useAuthor(
  events: readonly EventView[],
  seq: number,
  phaseEvents: readonly string[] | undefined,
): number | null {
  const before = useRef(seq)
  const author = useMemo(
    () => (seq === before.current + 1 ? authorOf(events, seq, phaseEvents) : null),
    [events, seq, phaseEvents],
  )
  useEffect(() => {
    before.current = seq
  }, [seq])
  return author
}
