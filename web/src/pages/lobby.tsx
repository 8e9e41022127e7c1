import '../css/lobby.css'
import { type Me, routes, type TableSummary } from '@perilune/protocol'
import { Clock, User } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { accentOf } from '../accent.js'
import { client, complain, useAsked, useMe } from '../client.js'
import { openRecord } from '../files.js'
import { inForm } from '../form.js'
import { type GameManifest, lobbyWordsOf, manifests } from '../manifests.js'
import { BoxArt } from '../parts/lobby/box-art.js'
import { ListedTables } from '../parts/lobby/listed-tables.js'
import { StartPanel } from '../parts/lobby/start-panel.js'
import { isReady, TableRow } from '../parts/lobby/table-row.js'
import { LobbyTop } from '../parts/shell.js'
import { go } from '../router.js'
import { useTitle } from '../title.js'
import { words } from '../words/index.js'

const w = words.lobby
/** The number of games shown above the shelf; the others are in the list below. */
const TURNS_SHOWN = 2
const TurnCards = lazy(() => import('../parts/lobby/your-turn.js').then((m) => ({ default: m.TurnCards })))

export function Lobby() {
  useTitle(words.name)
  const me = useMe()
  const [chosen, setChosen] = useState(manifests[0])
  const mine = useAsked(
    async () => (me ? client.call(routes.mine, { query: inForm('data') }) : { tables: [] }),
    `mine:${me?.id ?? ''}`,
    10_000,
  )
  const waits = (t: TableSummary) => t.myTurn || isReady(t, me)
  const myTables = byUrgency((me && mine?.tables) || [], waits)
  const first = myTables.filter(waits).slice(0, TURNS_SHOWN)
  return (
    <div className="lobby" {...accentOf(chosen)}>
      <LobbyTop />
      <main>
        <YourTurn
          me={me}
          tables={myTables.filter(waits)}
          others={running(myTables) - myTables.filter(waits).length}
        />
        <Shelf chosen={chosen} choose={setChosen} />
        <div className="lobby-lists">
          <TableList
            title={w.mine}
            tables={myTables.filter((t) => !waits(t) || !first.includes(t))}
            me={me ?? null}
            none={w.noMine}
          />
          <ListedTables me={me ?? null} />
        </div>
        <ImportRecord />
      </main>
    </div>
  )
}

/** The games in which it is my turn, or a greeting. */
function YourTurn(props: {
  me: Me | null | undefined
  tables: readonly TableSummary[]
  /** The number of my games in which it is somebody else's turn. */
  others: number
}) {
  const { me, tables, others } = props
  const some = tables.length > 0
  return (
    <section className={`your-turn ${some ? 'some' : ''}`}>
      <div>
        {me ? (
          <h1>
            <span className="greet">{!some && w.greet(new Date().getHours(), me.name)} </span>
            <b>{w.waiting(tables.length)}</b>
          </h1>
        ) : (
          <h1>
            {w.welcome} <b>{w.welcomeMore}</b>
          </h1>
        )}
        {some && others > 0 && <p>{w.othersWait(others)}</p>}
      </div>
      {some && (
        <Suspense fallback={<ul className="turns-to-come" />}>
          <TurnCards tables={tables.slice(0, TURNS_SHOWN)} />
        </Suspense>
      )}
    </section>
  )
}

function Shelf({ chosen, choose }: { chosen: GameManifest; choose(box: GameManifest): void }) {
  return (
    <section className="shelf" aria-label={w.shelf}>
      <div className="plank" />
      {manifests.map((box) => [
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
              <span role="img" aria-label={w.playersLabel(box.seats.min, box.seats.max)}>
                <User size={15} /> {w.players(box.seats.min, box.seats.max)}
              </span>
              <span>
                <Clock size={15} /> {w.minutes(box.minutes)}
              </span>
            </p>
            <p>{lobbyWordsOf(box).about}</p>
          </div>
        </div>,
        box === chosen && <StartPanel key="start" box={box} />,
      ])}
    </section>
  )
}

const running = (tables: readonly TableSummary[]): number =>
  tables.filter(({ state }) => state === 'playing').length

/**
 * Sorts tables: my turn first, then running, waiting for players, and finished ones; latest move first within
 * each group.
 */
function byUrgency(tables: readonly TableSummary[], waits: (table: TableSummary) => boolean): TableSummary[] {
  const rank = (t: TableSummary) => (waits(t) ? 0 : t.state === 'playing' ? 1 : t.state === 'open' ? 2 : 3)
  const since = (t: TableSummary) => t.moved ?? t.created
  return [...tables].sort((a, b) => rank(a) - rank(b) || since(b) - since(a))
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

/** Turns a record from a file into a table that can be replayed. */
function ImportRecord() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p className="import">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) openRecord(file).then(go, complain)
        }}
      />
      <button type="button" className="btn quiet small" onClick={() => input.current?.click()}>
        {w.importRecord}
      </button>
    </p>
  )
}
