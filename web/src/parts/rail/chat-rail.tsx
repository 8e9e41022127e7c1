import type { ChatLine } from '@perilune/protocol'
import { useMutes } from '../../table/mutes.js'
import { words } from '../../words/play.js'
import type { Person } from '../menu/person-menu.js'
import { Chat, Say } from './rail.js'

/** The chat of a table that has no log yet. */
export function ChatRail(props: {
  table: string
  chat: readonly ChatLine[]
  maySay: boolean
  people: readonly Person[]
}) {
  const muted = useMutes()
  return (
    <aside className="rail chat-rail" aria-label={words.table.chat}>
      <h2 className="chat-head">{words.table.chat}</h2>
      <Chat
        table={props.table}
        lines={props.chat.filter((line) => !muted.has(line.player))}
        silenced={props.people.filter((p) => muted.has(p.player))}
      />
      {props.maySay && <Say table={props.table} onSaid={() => {}} />}
    </aside>
  )
}
