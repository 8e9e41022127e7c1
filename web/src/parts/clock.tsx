import type { TableView } from '@perilune/protocol'
import { SeatShape } from '@perilune/ui'
import { useEffect, useState } from 'react'
import { words } from '../words/play.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

function remaining(ms: number): string {
  if (ms > DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`
  if (ms > HOUR) return `${Math.floor(ms / HOUR)} h ${Math.floor((ms % HOUR) / MINUTE)} min`
  const s = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`
}

/** The clocks of the seats to play, counted down locally from the server's last update. */
export function Clocks({ now }: { now: TableView }) {
  const { clock, seats } = now
  const [heard, setHeard] = useState(() => Date.now())
  const [time, setTime] = useState(heard)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every update from the server resets the clock
  useEffect(() => setHeard(Date.now()), [clock?.at])
  useEffect(() => {
    if (!clock) return
    const timer = setInterval(() => setTime(Date.now()), 500)
    return () => clearInterval(timer)
  }, [clock])
  if (!clock) return null
  const serverNow = clock.at + Math.max(0, time - heard)
  return (
    <span className="clocks">
      {clock.seats.map(({ deadline }, seat) => {
        if (deadline === null) return null
        const left = deadline - serverNow
        return (
          <span
            key={seat}
            className={left < 15_000 ? 'late' : ''}
            role="timer"
            aria-label={words.table.clock(seats[seat]?.name ?? '')}
          >
            <SeatShape seat={seat} /> {remaining(left)}
          </span>
        )
      })}
    </span>
  )
}
