import './aside.css'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { words } from '../words.js'

/** One of the panels beside the planet; only one shows at a time. */
export interface Room {
  id: 'goals' | 'colonies' | 'committee'
  content: ReactNode
  /** Whether the viewer is asked about it now. */
  asked: boolean
}

export function Aside({ rooms }: { rooms: readonly Room[] }) {
  const asked = rooms.find((room) => room.asked)?.id
  const [chosen, choose] = useState<Room['id']>()
  const base = useId()
  // A question brings its room to the front; the player can still switch rooms.
  useEffect(() => {
    if (asked) choose(asked)
  }, [asked])
  const room = rooms.find(({ id }) => id === chosen) ?? rooms[0]
  if (!room) return null
  if (rooms.length === 1)
    return (
      <aside className="aside" data-at="board">
        {room.content}
      </aside>
    )
  const step = (by: number) => choose(rooms[(rooms.indexOf(room) + by + rooms.length) % rooms.length].id)
  return (
    <aside className="aside" data-at="board">
      <div className="aside-tabs" role="tablist" aria-label={words.beyond.beside}>
        {rooms.map(({ id, asked: now }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-controls={`${base}-room`}
            aria-selected={id === room.id}
            tabIndex={id === room.id ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1)
              if (event.key === 'ArrowLeft') step(-1)
            }}
          >
            {words.beyond.rooms[id]}
            {now && <i className="aside-dot" />}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-room`} aria-labelledby={`${base}-${room.id}`}>
        {room.content}
      </div>
    </aside>
  )
}
