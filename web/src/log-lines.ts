import type { EventView } from '@perilune/protocol'
import type { GameTable, Happening, LogLine } from '@perilune/ui'

/** What happened as lines of the log, in the words of the game. */
export function logLines(
  table: GameTable,
  events: readonly EventView[],
  names: readonly string[],
): LogLine[] {
  return events.flatMap((event, i): LogLine[] => {
    const told = table.tell(event as unknown as Happening, names)
    if (!told) return []
    return [
      {
        key: `${event.seq}:${i}`,
        text: told.text,
        seat: typeof event.seat === 'number' ? event.seat : undefined,
        heading: told.heading ?? false,
        seq: event.seq,
      },
    ]
  })
}
