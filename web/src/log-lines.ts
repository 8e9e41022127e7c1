import type { EventView } from '@perilune/protocol'
import type { GameTable, Happening, LogLine } from '@perilune/ui'

/** A deed with what came of it. */
interface Deed {
  event: Happening
  more: Happening[]
}

const isAct = ({ what }: Happening): boolean => what.startsWith('table:')

/** One entry for every deed: what the game says belongs to it stands with it. */
function deedsOf(table: GameTable, events: readonly EventView[]): Deed[] {
  const deeds: Deed[] = []
  for (const given of events) {
    const event = given as unknown as Happening
    const last = deeds.at(-1)
    // Acts of the table, such as an undo, are no deeds of the game: nothing comes of them.
    if (last && !isAct(last.event) && !isAct(event) && table.belongs?.(event, last.event))
      last.more.push(event)
    else deeds.push({ event, more: [] })
  }
  return deeds
}

/** What happened as lines of the log, in the words of the game. */
export function logLines(
  table: GameTable,
  events: readonly EventView[],
  names: readonly string[],
): LogLine[] {
  return deedsOf(table, events).flatMap(({ event, more }, i): LogLine[] => {
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
