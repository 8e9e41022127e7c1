import type { Terms } from '@perilune/moonrakers'
import type { Happening, Said } from '@perilune/ui'

/* The talks in order: chat lines, and terms that were put on the table. */

/** Terms that somebody put on the table or sent back. */
export interface OfferItem {
  readonly is: 'offer'
  readonly key: string
  readonly seat: number
  readonly counter: boolean
  /** The number of these terms, or of those that they answer. */
  readonly number: number
  readonly terms: Terms
  /** The terms that were on the table before. */
  readonly instead: Terms | null
}

export type ConversationItem =
  | OfferItem
  | { readonly is: 'said'; readonly key: string; readonly line: Said }
  | { readonly is: 'note'; readonly key: string; readonly event: Happening }

const OFFERS = new Set(['proposes', 'counters', 'adopts'])

/** The events of the current talks, from their beginning. */
function talksSoFar(events: readonly Happening[]): readonly Happening[] {
  const from = events.findLastIndex((event) => event.what === 'begins-talks')
  return from < 0 ? [] : events.slice(from)
}

/** Chat lines since these talks began; all lines if their beginning is unknown. */
export function saidInTalks(lines: readonly Said[], events: readonly Happening[]): readonly Said[] {
  const [first] = talksSoFar(events)
  return first ? lines.filter((line) => (line.seq ?? -1) >= first.seq) : lines
}

/** A chat line follows the events of its moment; lines without a moment come first. */
export function conversation(lines: readonly Said[], events: readonly Happening[]): ConversationItem[] {
  const items: { at: number; item: ConversationItem }[] = []
  let onTable: Terms | null = null
  for (const [i, event] of talksSoFar(events).entries()) {
    const key = `${event.seq}:${i}`
    const seat = event.seat ?? null
    if (OFFERS.has(event.what) && Array.isArray(event.terms) && seat !== null) {
      const terms = event.terms as unknown as Terms
      const counter = event.what === 'counters'
      const offer: OfferItem = {
        is: 'offer',
        key,
        seat,
        counter,
        number: Number(event.number),
        terms,
        instead: onTable,
      }
      items.push({ at: event.seq, item: offer })
      if (!counter) onTable = terms
    } else items.push({ at: event.seq, item: { is: 'note', key, event } })
  }
  for (const line of lines)
    items.push({ at: (line.seq ?? -1) + 0.5, item: { is: 'said', key: line.id, line } })
  return items.sort((a, b) => a.at - b.at).map(({ item }) => item)
}
