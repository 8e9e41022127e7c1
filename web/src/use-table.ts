import { type ChatLine, type EventView, routes, type TableView } from '@perilune/protocol'
import type { SeatInfo } from '@perilune/ui'
import { useEffect, useState } from 'react'
import { client } from './client.js'

/** A table as it is now, with all that happened and was said. */
export interface Sight {
  now: TableView
  events: readonly EventView[]
  chat: readonly ChatLine[]
}

/** A table, live. Undefined until it is there, null where there is none. `seat` is one of mine, where I have several. */
export function useTable(id: string, seat?: number): Sight | null | undefined {
  const [sight, setSight] = useState<Sight | null>()
  // At the start seats move up, and mine may have another number.
  const gathering = sight?.now.state === 'open'
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it gathers decides through whose eyes to look
  useEffect(() => {
    let left = false
    let stop = () => {}
    const watch = (eyes: number | undefined) => {
      if (left) return
      const watching = client.live.watch(
        id,
        eyes,
        ({ now, events, chat }) => now && setSight({ now, events: events.slice(), chat }),
        -1,
      )
      stop = watching.stop
    }
    if (seat !== undefined) watch(seat)
    else
      client.call(routes.look, { params: { id }, query: {} }).then(
        ({ viewer }) => watch(viewer === 'spectator' ? undefined : viewer),
        () => setSight((before) => before ?? null),
      )
    return () => {
      left = true
      stop()
    }
  }, [id, seat, gathering])
  return sight
}

/** Who sits where. A seat without a name is called by its number. */
export const seatInfos = ({ seats, viewer }: TableView): SeatInfo[] =>
  seats.map((s) => ({
    seat: s.seat,
    name: s.name || `${s.seat + 1}`,
    me: s.seat === viewer,
    asked: s.asked,
    bot: s.kind === 'bot',
    ...(s.level !== undefined && { level: s.level }),
    here: s.here,
    resigned: s.resigned,
  }))

const keyOf = (id: string): string => `seen:${id}`

/** How far I had seen this table when I left it; what came since is worth a look. */
export function useSeen(id: string, seq: number | undefined): number | undefined {
  const [before] = useState(() => {
    const kept = localStorage.getItem(keyOf(id))
    return kept === null ? undefined : Number(kept)
  })
  useEffect(() => {
    if (seq !== undefined) localStorage.setItem(keyOf(id), String(seq))
  }, [id, seq])
  return before
}
