import type { EventView } from '@perilune/protocol'
import type { GameTable, Happening, LogLine } from '@perilune/ui'

/** An event with the events that followed from it. */
interface Entry {
  event: Happening
  more: Happening[]
}

const isAct = ({ what }: Happening): boolean => what.startsWith('table:')

/** One entry for every action, including the events that followed from it. */
function entriesOf(table: GameTable, events: readonly EventView[]): Entry[] {
  const entries: Entry[] = []
  for (const given of events) {
    const event = given as unknown as Happening
    const last = entries.at(-1)
    // Nothing follows from acts of the table, such as an undo.
    if (last && !isAct(last.event) && !isAct(event) && table.belongs?.(event, last.event))
      last.more.push(event)
    else entries.push({ event, more: [] })
  }
  return entries
}

/** The events as lines of the log, in the game's words. */
export function logLines(
  table: GameTable,
  events: readonly EventView[],
  names: readonly string[],
): LogLine[] {
  return entriesOf(table, events).flatMap(({ event, more }, i): LogLine[] => {
    const told = table.tell(event, names, more)
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
