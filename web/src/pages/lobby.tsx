import '../css/lobby.css'
import { type Me, routes, type TableSummary } from '@perilune/protocol'
import { SeatShape } from '@perilune/ui'
import { Clock, User } from 'lucide-react'
import { useRef, useState } from 'react'
import { client, complain, ensureMe, rename, useAsked, useMe } from '../client.js'
import { type Box, boxes } from '../games.js'
import { BoxArt, BoxThumb } from '../parts/box-art.js'
import { Brand, ThemeTool } from '../parts/shell.js'
import { StartPanel } from '../parts/start-panel.js'
import { go, Link, paths } from '../router.js'
import { useTitle } from '../title.js'
import { words } from '../words.js'

const w = words.lobby

export function Lobby() {
  useTitle(words.name)
  const me = useMe()
  const [chosen, setChosen] = useState<Box>(boxes[0])
  const mine = useAsked(
    async () => (me ? client.call(routes.mine, {}) : { tables: [] }),
    `mine:${me?.id ?? ''}`,
    10_000,
  )
  const open = useAsked(() => client.call(routes.listed, { query: { state: 'open' } }), 'open', 10_000)
  const playing = useAsked(
    () => client.call(routes.listed, { query: { state: 'playing' } }),
    'playing',
    30_000,
  )
  const myTables = (me && mine?.tables) || []
  const others = [...(open?.tables ?? []), ...(playing?.tables ?? [])].filter((t) => t.mine.length === 0)
  return (
    <div className="lobby" data-game={chosen.accent}>
      <header className="lobby-top">
        <Brand />
        <span className="lobby-me">{me && <MyName me={me} />}</span>
        <ThemeTool />
      </header>
      <main>
        <Greeting me={me} waiting={myTables.filter((t) => t.myTurn).length} />
        <Shelf chosen={chosen} choose={setChosen} />
        <div className="lobby-lists">
          <TableList title={w.mine} tables={myTables} me={me ?? null} none={w.noMine} />
          <TableList title={w.openTables} tables={others} me={me ?? null} none={w.noOpen} />
        </div>
        <ImportRecord />
      </main>
    </div>
  )
}

function Greeting({ me, waiting }: { me: Me | null | undefined; waiting: number }) {
  if (!me)
    return (
      <h1>
        {w.welcome} <b>{w.welcomeMore}</b>
      </h1>
    )
  return (
    <h1>
      <span className="greet">{w.greet(new Date().getHours(), me.name)} </span>
      <b>{w.waiting(waiting)}</b>
    </h1>
  )
}

function MyName({ me }: { me: Me }) {
  const [editing, setEditing] = useState(false)
  if (!editing)
    return (
      <button type="button" className="badge my-name" title={w.changeName} onClick={() => setEditing(true)}>
        <SeatShape seat={0} /> {me.name}
      </button>
    )
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault()
        const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
        setEditing(false)
        if (name && name !== me.name) rename(name).catch(complain)
      }}
    >
      <input
        className="input"
        name="name"
        aria-label={w.changeName}
        defaultValue={me.name}
        maxLength={30}
        // biome-ignore lint/a11y/noAutofocus: whoever asked to write a name is about to write it
        autoFocus
      />
      <button type="submit" className="btn second small">
        {w.saveName}
      </button>
    </form>
  )
}

function Shelf({ chosen, choose }: { chosen: Box; choose(box: Box): void }) {
  return (
    <section className="shelf" aria-label={w.shelf}>
      <div className="plank" />
      {boxes.map((box) => [
        <div key={box.id} className={`on-shelf ${box === chosen ? 'chosen' : ''}`}>
          <button
            type="button"
            className="box-button"
            aria-pressed={box === chosen}
            onClick={() => choose(box)}
          >
            <BoxArt box={box} />
          </button>
          <div className="box-facts">
            <p className="box-name">{box.title}</p>
            <p className="box-numbers">
              <span role="img" aria-label={w.playersLabel(...box.players)}>
                <User size={15} /> {w.players(...box.players)}
              </span>
              <span>
                <Clock size={15} /> {w.minutes(box.minutes)}
              </span>
              {!box.load && <span className="soon">{w.soon}</span>}
            </p>
            <p>{box.about}</p>
          </div>
        </div>,
        box === chosen && <StartPanel key="start" box={box} />,
      ])}
    </section>
  )
}

function TableList(props: { title: string; tables: readonly TableSummary[]; me: Me | null; none: string }) {
  return (
    <section>
      <h2>{props.title}</h2>
      {props.tables.length === 0 && <p className="none">{props.none}</p>}
      <ul>
        {props.tables.slice(0, 8).map((t) => (
          <TableRow key={t.id} table={t} me={props.me} />
        ))}
      </ul>
    </section>
  )
}

function TableRow({ table: t, me }: { table: TableSummary; me: Me | null }) {
  const others = t.seats.filter((s) => s.name && !t.mine.includes(s.seat)).map((s) => s.name)
  const asked = t.seats.filter((s) => s.asked)
  const free = t.seats.filter((s) => s.kind === 'open').length
  const host = t.seats.find((s) => s.player === t.host)?.name
  const joinable = t.state === 'open' && t.mine.length === 0
  const says =
    t.state === 'over'
      ? w.over
      : t.state === 'open'
        ? [joinable && host && w.hosts(host), w.gathering(free)].filter(Boolean).join(' · ')
        : t.myTurn
          ? ''
          : w.toPlay(asked.map((s) => s.name))
  const action = t.myTurn ? w.play : joinable ? w.sit : t.mine.length || t.state === 'open' ? w.look : w.watch
  const sitDown = async () => {
    await ensureMe()
    await client.call(routes.join, { params: { id: t.id }, body: {} })
    go(paths.table(t.id))
  }
  return (
    <li className="table-row">
      <BoxThumb game={t.game} />
      <div className="table-what">
        <p className="table-name">{w.with(t.title, others)}</p>
        <p className="table-says">
          {t.myTurn && <b>{w.yourTurn}</b>}
          {says}
        </p>
      </div>
      <span className="table-seats">
        {t.seats.map((s) =>
          s.kind === 'open' ? (
            <span key={s.seat} className="seat-free" />
          ) : s.kind === 'closed' ? null : (
            <span key={s.seat} className={s.asked ? 'now' : ''}>
              <SeatShape seat={s.seat} title={s.name} />
            </span>
          ),
        )}
      </span>
      {joinable ? (
        <button type="button" className="btn second small" onClick={() => sitDown().catch(complain)}>
          {action}
        </button>
      ) : (
        <Link
          className={`btn small ${t.myTurn ? 'strong' : 'second'}`}
          href={t.state === 'over' ? paths.end(t.id) : paths.table(t.id)}
          aria-label={`${action}: ${w.with(t.title, others)}${me && t.myTurn ? `, ${w.yourTurn}` : ''}`}
        >
          {action}
        </Link>
      )}
    </li>
  )
}

/** A record from a file becomes a table that can be replayed. */
function ImportRecord() {
  const input = useRef<HTMLInputElement>(null)
  const read = async (file: File) => {
    await ensureMe()
    const body = JSON.parse(await file.text())
    const table = await client.call(routes.imported, { body })
    go(paths.replay(table.id))
  }
  return (
    <p className="import">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) read(file).catch(complain)
        }}
      />
      <button type="button" className="btn quiet small" onClick={() => input.current?.click()}>
        {w.importRecord}
      </button>
    </p>
  )
}
