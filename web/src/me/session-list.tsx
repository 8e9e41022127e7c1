import { routes, type SessionList as Sessions } from '@perilune/protocol'
import { useEffect, useState } from 'react'
import { client, complain, tell } from '../client.js'
import { words } from '../words/me.js'

/** Where I am signed in: each device can be signed out from here. */
export function SessionList() {
  const [list, setList] = useState<Sessions['sessions']>([])
  useEffect(() => {
    client.call(routes.sessions, {}).then(({ sessions }) => setList(sessions), complain)
  }, [])
  const w = words.sessions
  const end = async (session: string) => {
    const { sessions } = await client.call(routes.endSession, { params: { session } })
    setList(sessions)
    tell(w.ended)
  }
  if (list.length === 0) return null
  return (
    <div className="me-list">
      <h3>{w.title}</h3>
      <p>{w.help}</p>
      <ul>
        {list.map(({ id, device, began, seen, current }) => (
          <li key={id} className="me-row">
            <div>
              <b>{device || w.unknown}</b> {current && <span className="me-current">{w.current}</span>}
              <p>{w.dates(began, seen)}</p>
            </div>
            <div className="me-acts">
              {!current && (
                <button
                  type="button"
                  className="btn second small"
                  aria-label={w.endName(device || w.unknown)}
                  onClick={() => end(id).catch(complain)}
                >
                  {words.signOut}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
