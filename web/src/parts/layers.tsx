import { figure, type GameTable, type LogLine, type SeatInfo, SeatShape, seatClass } from '@perilune/ui'
import { type ReactNode, useCallback } from 'react'
import { useSwipe } from '../table/use-swipe.js'
import { words } from '../words/play.js'

/** The layer that a phone shows first: my own, if there is one. */
export const firstLayer = (layers: GameTable['layers']): string => layers[1]?.id ?? layers[0]?.id ?? ''

/**
 * On a phone the table is split into layers, one swipe or one tab apart. On a wide screen all are visible.
 */
export function Layers(props: {
  layers: GameTable['layers']
  log: string
  layer: string
  setLayer(layer: string): void
  /** Whether it is my turn, so that the tab of my own layer is marked. */
  hot?: boolean
  /** The latest event, because the log is a layer of its own on a phone. */
  latest?: LogLine | undefined
  /** All players and their points, because the other seats are a layer of their own on a phone. */
  seats?: readonly SeatInfo[]
  points?: readonly number[]
  children: ReactNode
}) {
  const all = [...props.layers, { id: 'log', label: props.log }]
  const { layer, setLayer } = props
  const ids = all.map(({ id }) => id).join()
  const swipe = useCallback(
    (by: 1 | -1) => {
      const order = ids.split(',')
      const next = order[order.indexOf(layer) + by]
      if (next !== undefined) setLayer(next)
    },
    [ids, layer, setLayer],
  )
  useSwipe(swipe)
  return (
    <main className="layers" data-layer={layer}>
      {props.seats && props.points && <SeatRow seats={props.seats} points={props.points} />}
      <nav className="layer-tabs">
        {all.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-current={id === layer ? 'true' : undefined}
            onClick={() => setLayer(id)}
          >
            {label}
            {props.hot && id === 'mine' && id !== layer && <i className="layer-hot" />}
          </button>
        ))}
      </nav>
      {props.latest && (
        <p className="latest" inert>
          {props.latest.seat !== undefined && <SeatShape seat={props.latest.seat} />}
          <span>{props.latest.text}</span>
        </p>
      )}
      {props.children}
    </main>
  )
}

const SeatRow = ({ seats, points }: { seats: readonly SeatInfo[]; points: readonly number[] }) => (
  <ul className="seat-row">
    {seats.map((s) => (
      <li key={s.seat} className={`${seatClass(s.seat)} ${s.asked ? 'asked' : ''}`}>
        <SeatShape seat={s.seat} />
        <span>{s.me ? words.table.you : s.name}</span>
        <b>{figure(points[s.seat])}</b>
      </li>
    ))}
  </ul>
)
