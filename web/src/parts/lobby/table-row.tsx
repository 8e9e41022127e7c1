import '../../css/table-row.css'
import { type Me, routes, type TableSummary } from '@perilune/protocol'
import { SeatShape } from '@perilune/ui'
import { lazy, Suspense, useState } from 'react'
import { client, complain } from '../../client.js'
import { useProgress } from '../../progress.js'
import { go, Link, paths } from '../../router.js'
import { words } from '../../words/index.js'
import { BoxThumb } from './box-art.js'

const w = words.lobby
/** Only newcomers are asked for a name. */
const NameDialog = lazy(() => import('../menu/name-dialog.js').then((m) => ({ default: m.NameDialog })))

/** All seats of my table are taken, so I can start the game. */
export const isReady = (t: TableSummary, me: Me | null | undefined): boolean =>
  t.state === 'open' && t.host === me?.id && t.seats.every((s) => s.kind !== 'open')

/** A table in a list: the game, the players, whose turn it is, and a link. */
export function TableRow({ table: t, me }: { table: TableSummary; me: Me | null }) {
  const others = t.seats.filter((s) => s.name && !t.mine.includes(s.seat)).map((s) => s.name)
  const asked = t.seats.filter((s) => s.asked)
  const free = t.seats.filter((s) => s.kind === 'open').length
  const host = t.seats.find((s) => s.player === t.host)?.name
  const joinable = t.state === 'open' && t.mine.length === 0
  const urgent = t.myTurn ? w.yourTurn : isReady(t, me) ? w.ready : null
  const progress = useProgress(t)
  const moved = t.moved !== null && w.ago(Date.now() - t.moved)
  const says =
    t.state === 'over'
      ? [w.over, moved]
      : t.state === 'open'
        ? [joinable && host && w.hosts(host), !urgent && w.gathering(free), w.brief(t.time)]
        : [!t.myTurn && w.toPlay(asked.map((s) => s.name)), progress, moved]
  const rest = says.filter(Boolean).join(' · ')
  const action = t.myTurn ? w.play : joinable ? w.sit : t.mine.length || t.state === 'open' ? w.look : w.watch
  const [naming, setNaming] = useState(false)
  const join = async () => {
    await client.call(routes.join, { params: { id: t.id }, body: {} })
    go(paths.table(t.id))
  }
  return (
    <li className="table-row">
      <BoxThumb game={t.game} />
      <div className="table-what">
        <p className="table-name">{w.with(t.title, others)}</p>
        <p className="table-says">
          {urgent && <b>{urgent}</b>}
          {urgent && rest && ' · '}
          {rest}
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
        <button
          type="button"
          className="btn second small"
          onClick={() => (me ? join().catch(complain) : setNaming(true))}
        >
          {action}
        </button>
      ) : (
        <Link
          className={`btn small ${urgent ? 'strong' : 'second'}`}
          href={t.state === 'over' ? paths.end(t.id) : paths.table(t.id)}
          aria-label={`${action}: ${w.with(t.title, others)}${urgent ? `, ${urgent}` : ''}`}
        >
          {action}
        </Link>
      )}
      {naming && (
        <Suspense>
          <NameDialog onClose={() => setNaming(false)} onNamed={() => join().catch(complain)} />
        </Suspense>
      )}
    </li>
  )
}
