import { routes, type SeatInfo } from '@perilune/protocol'
import { Dialog, SeatShape } from '@perilune/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { client, complain, ensureMe, tell } from '../../client.js'
import { mute, useMutes } from '../../table/mutes.js'
import { words } from '../../words/play.js'
import { ReportForm } from './report-form.js'

const w = words.person
const LONGEST = 500

/** Another player at a table. */
export interface Person {
  player: string
  name: string
}

/** The other people at a table, each once. */
export const othersAt = (seats: readonly SeatInfo[], me: string | undefined): (Person & { seat: number })[] =>
  seats.flatMap(({ seat, player, name }) =>
    player !== undefined && player !== me && seats.findIndex((s) => s.player === player) === seat
      ? [{ player, name, seat }]
      : [],
  )

/** Actions about a player: mute them, or report them to the operator. */
export function PersonMenu(props: { person: Person; table: string; onClose(): void }) {
  const { person, onClose } = props
  const [reporting, setReporting] = useState(false)
  const muted = useMutes().has(person.player)
  if (reporting) return <Report {...props} />
  const change = async () => {
    await mute(person.player, !muted)
    tell(muted ? w.nowHeard(person.name) : w.nowMuted(person.name))
    onClose()
  }
  return (
    <Dialog title={person.name} onClose={onClose}>
      <ul className="menu explained">
        <li>
          <button type="button" onClick={() => change().catch(complain)}>
            {muted ? w.hear : w.mute} <small>{muted ? w.muted(person.name) : w.muteHelp(person.name)}</small>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => setReporting(true)}>
            {w.report} <small>{w.reportNote}</small>
          </button>
        </li>
      </ul>
    </Dialog>
  )
}

function Report({ person, table, onClose }: { person: Person; table: string; onClose(): void }) {
  const send = async (text: string) => {
    await ensureMe()
    await client.call(routes.report, { body: { player: person.player, table, text } })
  }
  return (
    <ReportForm title={w.reportOf(person.name)} words={w} longest={LONGEST} send={send} onClose={onClose} />
  )
}

/** The other people at the table; muted players can be unmuted here. */
export function PeopleMenu(props: {
  people: readonly (Person & { seat: number })[]
  table: string
  onClose(): void
}) {
  const [chosen, choose] = useState<Person>()
  const muted = useMutes()
  if (chosen) return <PersonMenu person={chosen} table={props.table} onClose={props.onClose} />
  return (
    <Dialog title={w.others} onClose={props.onClose}>
      <ul className="menu people">
        {props.people.map((person) => (
          <li key={person.player}>
            <button type="button" onClick={() => choose(person)}>
              <span className="badge">
                <SeatShape seat={person.seat} />
                <span className="who">{person.name}</span>
                {muted.has(person.player) && <small>{w.mutedNote}</small>}
              </span>
              <ChevronRight size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
