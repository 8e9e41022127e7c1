import { routes, type TableView } from '@perilune/protocol'
import { Dialog } from '@perilune/ui'
import { Fragment, type ReactNode, useState } from 'react'
import { client, complain, tell, useMe } from '../../client.js'
import { saveRecord } from '../../files.js'
import { manifestOf } from '../../manifests.js'
import { Link, paths } from '../../router.js'
import { words } from '../../words/index.js'
import { words as playWords } from '../../words/play.js'
import { DeviceLink } from './device-link.js'
import { PeopleMenu, type Person } from './person-menu.js'
import { ReportRule } from './report-rule.js'
import { SoundSettings } from './sound-settings.js'

const w = playWords.table
type What = NonNullable<TableView['proposal']>['what']

/** The less frequent actions at a table. */
export function TableMenu(props: {
  now: TableView
  /** The rules of the game, if they are not the newest. */
  olderRules: number | undefined
  people: readonly (Person & { seat: number })[]
  onRules(): void
  onClose(): void
}) {
  const { now, people, onClose } = props
  const [asking, setAsking] = useState<'resign' | 'report' | 'device' | 'people' | null>(null)
  const seat = now.viewer
  const me = useMe()
  // Somebody who plays by a link can't hand the seat on.
  const owns = seat !== 'spectator' && now.seats[seat]?.player === me?.id
  const playing = now.state === 'playing' && seat !== 'spectator'
  const then = (done: Promise<unknown>) => done.then(onClose, complain)
  const propose = (what: What, about?: number) => {
    const body = { what, ...(about !== undefined && { seat: about }) }
    if (seat !== 'spectator') then(client.call(routes.propose, { params: { id: now.id, seat }, body }))
  }
  const away = now.seats.filter(
    (s) => s.kind === 'person' && !s.here && people.some((p) => p.player === s.player),
  )
  if (asking === 'resign' && seat !== 'spectator')
    return (
      <Dialog title={w.resign} onClose={onClose}>
        <p>{w.resignSure}</p>
        <p className="dialog-acts">
          <button type="button" className="btn second" onClick={onClose}>
            {w.no}
          </button>
          <button
            type="button"
            className="btn danger"
            onClick={() => then(client.call(routes.resign, { params: { id: now.id, seat } }))}
          >
            {w.resignYes}
          </button>
        </p>
      </Dialog>
    )
  if (asking === 'report') return <ReportRule now={now} onClose={onClose} />
  if (asking === 'people') return <PeopleMenu people={people} table={now.id} onClose={onClose} />
  if (asking === 'device' && seat !== 'spectator')
    return <DeviceLink table={now.id} seat={seat} onClose={onClose} />
  const item = (label: ReactNode, act: () => void) => (
    <li>
      <button type="button" onClick={act}>
        {label}
      </button>
    </li>
  )
  return (
    <Dialog title={w.menu} onClose={onClose}>
      <div className="menu-groups">
        <Group title={w.menuGroups.read}>
          {item(playWords.rules.title, () => {
            onClose()
            props.onRules()
          })}
          {manifestOf(now.game)?.cards && (
            <li>
              <Link href={paths.cards(now.game, props.olderRules)}>{words.lobby.cards}</Link>
            </li>
          )}
          <li>
            <Link href={paths.replay(now.id)}>{w.replay}</Link>
          </li>
        </Group>
        <Group title={w.menuGroups.share}>
          {item(w.record, () => then(saveRecord(now)))}
          {item(w.invite, () =>
            then(
              navigator.clipboard
                .writeText(location.origin + paths.table(now.id))
                .then(() => tell(playWords.waiting.copied)),
            ),
          )}
        </Group>
        {playing && (
          <>
            <Group title={w.menuGroups.agree}>
              {item(w.askUndo, () => propose('undo'))}
              {item(now.paused ? w.askResume : w.askPause, () => propose(now.paused ? 'resume' : 'pause'))}
              {item(w.askStop, () => propose('stop'))}
              {away.map((s) => (
                <Fragment key={s.seat}>{item(w.askBot(s.name), () => propose('bot', s.seat))}</Fragment>
              ))}
            </Group>
            <Group title={w.menuGroups.mine}>
              {owns && item(w.device, () => setAsking('device'))}
              {item(w.letBot, () => then(client.call(routes.bot, { params: { id: now.id, seat } })))}
              {item(w.resign, () => setAsking('resign'))}
            </Group>
          </>
        )}
        <Group title={w.menuGroups.people}>
          {people.length > 0 && item(w.people, () => setAsking('people'))}
          {item(w.report, () => setAsking('report'))}
        </Group>
        <Group title={w.menuGroups.settings}>
          <li>
            <SoundSettings />
          </li>
          <li>
            <Link href={paths.me}>{words.me.title}</Link>
          </li>
        </Group>
      </div>
    </Dialog>
  )
}

/** A group of menu items under a heading. */
const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="label">{title}</h3>
    <ul className="menu">{children}</ul>
  </section>
)
