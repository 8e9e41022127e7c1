import type { Answer, Decision } from '@perilune/engine'
import { routes, type TableView } from '@perilune/protocol'
import type { GameTable, TableProps } from '@perilune/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { client, complain } from '../client.js'
import { words } from '../words/play.js'

const w = words.planning

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const labelOf = (decisions: readonly Decision[], answer: unknown): string | undefined => {
  for (const d of decisions)
    if (d.kind === 'choose') {
      const option = d.options.find((o) => same(o.answer, answer))
      if (option) return option.label
    }
  return
}

/** My seat, if I am waiting for others; null otherwise. */
function waitingSeat(now: TableView): number | null {
  const { viewer, state, paused, seats } = now
  if (viewer === 'spectator' || state !== 'playing' || paused) return null
  const seat = seats[viewer]
  return seat.kind === 'person' && !seat.asked && !seat.resigned ? viewer : null
}

/**
 * While others play, I can prepare my next move on the table itself. The server keeps it and sends it on my
 * turn, unless something happens to my seat in between.
 */
export function usePlanning(now: TableView, table: GameTable) {
  const [planning, setPlanning] = useState(false)
  const [said, setSaid] = useState<string>()
  const seat = waitingSeat(now)
  const { id, seq, view, queued } = now
  const standing = queued !== null && queued.dropped === undefined
  const ahead = useMemo(
    () => (seat === null || !view ? [] : (table.ahead?.(view, seat) ?? [])),
    [seat, view, table],
  )
  const possible = seat !== null && ahead.length > 0
  useEffect(() => {
    if (!possible) setPlanning(false)
  }, [possible])
  const unqueue = () => {
    if (now.viewer !== 'spectator')
      client.call(routes.unqueue, { params: { id, seat: now.viewer } }).catch(complain)
  }
  const queue = (answer: Answer) => {
    if (seat === null) return
    setSaid(labelOf(ahead, answer))
    setPlanning(false)
    client
      .call(routes.queue, { params: { id, seat }, body: { answer: { ...answer }, seen: seq } })
      .catch(complain)
  }
  const on = planning && possible
  const props: Partial<TableProps> = on
    ? { decisions: ahead, answer: queue }
    : possible && !standing
      ? {
          actions: (
            <button type="button" className="btn second" onClick={() => setPlanning(true)}>
              {w.plan}
            </button>
          ),
        }
      : {}
  return {
    props,
    banner: bannerOf(
      now,
      on,
      { stop: () => setPlanning(false), unqueue },
      labelOf(ahead, queued?.answer) ?? said,
    ),
  }
}

function bannerOf(
  { queued }: TableView,
  planning: boolean,
  acts: { stop(): void; unqueue(): void },
  label: string | undefined,
): ReactNode {
  const says = (text: string, act: string, onClick: () => void) => (
    <div className="banner calm" role="status">
      <p>{text}</p>
      <button type="button" className="btn second small" onClick={onClick}>
        {act}
      </button>
    </div>
  )
  if (planning) return says(w.planning, w.stop, acts.stop)
  if (!queued) return null
  if (queued.dropped !== undefined) return says(w.dropped(queued.dropped), w.understood, acts.unqueue)
  return says(w.queued(label ?? w.aMove), w.takeBack, acts.unqueue)
}
