import type { TableSummary } from '@perilune/protocol'
import { type GameTable, SeatShape } from '@perilune/ui'
import { useEffect, useState } from 'react'
import { tableOf } from '../../games.js'
import { useProgress } from '../../progress.js'
import { fetchTable } from '../../retry.js'
import { Link, paths } from '../../router.js'
import { words } from '../../words/index.js'
import { BoxThumb } from './box-art.js'

const w = words.lobby

/** The games in which it is my turn, each with its board. Loaded only if there are any. */
export const TurnCards = ({ tables }: { tables: readonly TableSummary[] }) => (
  <ul>
    {tables.map((t) => (
      <TurnCard key={t.id} table={t} />
    ))}
  </ul>
)

function TurnCard({ table: t }: { table: TableSummary }) {
  const others = t.seats.filter((s) => s.name && !t.mine.includes(s.seat)).map((s) => s.name)
  const left = timeLeft(t)
  const progress = useProgress(t)
  return (
    <li className="turn-card">
      <Board table={t} />
      <div className="turn-what">
        <p className="table-name">{w.with(t.title, others)}</p>
        <p className="turn-progress">{t.myTurn ? progress : w.ready}</p>
        <span className="table-seats">
          {t.seats.map((s) =>
            s.kind === 'closed' ? null : (
              <span key={s.seat} className={s.asked ? 'now' : ''}>
                <SeatShape seat={s.seat} title={s.name} />
              </span>
            ),
          )}
        </span>
        <div className="turn-foot">
          {left && (
            <p className={`turn-left ${left.part < SHORT ? 'short' : ''}`}>
              {w.left(left.ms)}
              <meter value={left.part} aria-label={w.left(left.ms)} />
            </p>
          )}
          <Link
            className="btn small strong"
            href={paths.table(t.id)}
            aria-label={`${w.play}: ${w.with(t.title, others)}, ${t.myTurn ? w.yourTurn : w.ready}`}
          >
            {w.play}
          </Link>
        </div>
      </div>
    </li>
  )
}

/** The remaining time turns red below this share. */
const SHORT = 0.3
const DAY = 86_400_000

/** The time left for a move with a limit of days; it started with the previous move. */
function timeLeft({ time, moved, myTurn }: TableSummary): { ms: number; part: number } | undefined {
  if (time.kind !== 'days' || moved === null || !myTurn) return
  const all = time.days * DAY
  const ms = Math.max(0, moved + all - Date.now())
  return { ms, part: ms / all }
}

/** The board, once the game's table is loaded, which is needed next anyway. Until then, the box. */
function Board({ table: { id, game, moved } }: { table: TableSummary }) {
  const [drawn, setDrawn] = useState<{
    Thumb: NonNullable<GameTable['Thumb']>
    view: Record<string, unknown>
  }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move changes the board
  useEffect(() => {
    let gone = false
    const load = async () => {
      const now = await fetchTable(id)
      const rules = now.view ? now.rules : undefined
      const Thumb = now.view && (await tableOf(game, rules))?.Thumb
      if (Thumb && now.view && !gone) setDrawn({ Thumb, view: now.view })
    }
    // Let the lobby load first.
    const timer = setTimeout(() => load().catch(() => {}), 300)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [id, game, moved])
  return (
    <span className="turn-board">{drawn ? <drawn.Thumb view={drawn.view} /> : <BoxThumb game={game} />}</span>
  )
}
