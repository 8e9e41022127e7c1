import '../css/cards.css'
import '../css/game.css'
import type { EventView, TableView } from '@perilune/protocol'
import { Author, type GameTable, Log, type TableProps } from '@perilune/ui'
import { ChevronFirst, ChevronLast, Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { useEffect, useState } from 'react'
import { accentOf } from '../accent.js'
import { complain, copy } from '../client.js'
import { saveRecord } from '../files.js'
import { manifestOf } from '../manifests.js'
import { CardReader } from '../parts/card-reader.js'
import { firstLayer, Layers } from '../parts/layers.js'
import { NotHere } from '../parts/not-here.js'
import { OlderRulesNote } from '../parts/older-rules.js'
import { TopBar } from '../parts/shell.js'
import { useTableNow } from '../retry.js'
import { go, Link, paths, useAddress } from '../router.js'
import { useAuthor } from '../table/author.js'
import { logLines } from '../table/log-lines.js'
import { useGameTable } from '../table/use-game-table.js'
import { usePast } from '../table/use-past.js'
import { seatInfos } from '../table/use-table.js'
import { useTitle } from '../title.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const w = playWords.replay
const PACE = 1100

/** The replay of any finished game, and of a running one up to now, moment by moment. */
export function ReplayPage({ id }: { id: string }) {
  const { now, trouble, again } = useTableNow(id)
  const game = useGameTable(now?.game, now?.rules)
  if (trouble) return <NotHere trouble={trouble} again={again} />
  if (!now || !game) return <main className="plain-page">{words.loading}</main>
  return <Replay now={now} game={game} />
}

const NO_EVENTS: readonly EventView[] = []

function Replay({ now, game }: { now: TableView; game: GameTable }) {
  const query = new URLSearchParams(useAddress().split('?')[1])
  const at = Math.min(now.seq, Math.max(0, Number(query.get('at') ?? now.seq)))
  const [playing, setPlaying] = useState(query.get('play') === '1')
  const own = now.viewer === 'spectator' ? undefined : now.viewer
  const [seat, setSeat] = useState<number | undefined>(own)
  const [layer, setLayer] = useState(() => firstLayer(game.layers))
  const { past, events = NO_EVENTS } = usePast({ id: now.id, seq: at, seat }, game)
  const author = useAuthor(events, past?.seq ?? at, game.phaseEvents)
  const box = manifestOf(now.game)
  useTitle(`${w.title} · ${box?.title ?? now.game}`)
  const to = (seq: number) => go(paths.replay(now.id, Math.min(now.seq, Math.max(0, seq))), { replace: true })
  useEffect(() => {
    if (!playing) return
    if (at >= now.seq) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => go(paths.replay(now.id, at + 1), { replace: true }), PACE)
    return () => clearTimeout(timer)
  }, [playing, at, now.seq, now.id])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return
      if (event.key === 'ArrowLeft') to(at - 1)
      if (event.key === 'ArrowRight') to(at + 1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const seats = seatInfos(past ?? now)
  const lines = logLines(
    game,
    events,
    seats.map((s) => s.name),
  )
  const { Table, Progress, Drawings } = game
  const view = past?.view ?? undefined
  const over = now.state === 'over'
  const step = lines.findLast((l) => !l.heading && (l.seq ?? 0) <= at)?.seq
  const table: TableProps | undefined = past &&
    view && {
      view,
      seats,
      viewer: past.viewer,
      decisions: past.decisions,
      answer: null,
      events: events.filter((event) => event.seq <= past.seq),
      instead: (
        <ReplayBar
          at={at}
          last={now.seq}
          says={w.past(past.moves, now.moves)}
          playing={playing}
          setPlaying={(on) => {
            if (on && at >= now.seq) to(0)
            setPlaying(on)
          }}
          to={to}
        />
      ),
    }
  return (
    <div className="game-page replay-page" {...accentOf(box)}>
      <Drawings />
      <TopBar
        heading
        title={
          <>
            <b>{box?.title ?? now.game}</b> <span>{w.title}</span>
          </>
        }
        middle={view && <Progress view={view} />}
      >
        <OlderRulesNote game={now.game} rules={game.olderRules} />
        {over && (
          <label className="eyes wide-only">
            {w.eyes}{' '}
            <select
              className="input"
              value={seat ?? ''}
              onChange={(e) => setSeat(e.target.value === '' ? undefined : Number(e.target.value))}
            >
              {own === undefined && <option value="">{w.spectator}</option>}
              {seats.map((s) => (
                <option key={s.seat} value={s.seat}>
                  {s.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button
          type="button"
          className="btn quiet small wide-only"
          onClick={() => saveRecord(now).catch(complain)}
        >
          {playWords.end.record}
        </button>
        <Link className="btn second small" href={over ? paths.end(now.id) : paths.table(now.id)}>
          {over ? w.end : w.now}
        </Link>
      </TopBar>
      <div className="banners" />
      <Layers layers={game.layers} log={playWords.table.log} layer={layer} setLayer={setLayer}>
        <div className="play">
          {table && (
            <Author value={author}>
              <Table {...table} />
            </Author>
          )}
        </div>
      </Layers>
      {table && <CardReader game={now.game} rules={now.rules} table={game} at={table} />}
      <aside className="rail" aria-label={playWords.table.log}>
        <div className="rail-tabs">
          <h2>{playWords.table.log}</h2>
        </div>
        <Log
          lines={lines}
          label={playWords.table.log}
          hrefOf={(seq) => paths.replay(now.id, seq)}
          current={step ?? 0}
        />
      </aside>
    </div>
  )
}

function ReplayBar(props: {
  at: number
  last: number
  /** The label of the current move. Undone answers are moments too, so moments are not counted as moves. */
  says: string
  playing: boolean
  setPlaying(on: boolean): void
  to(seq: number): void
}) {
  const { at, last, playing, to } = props
  const tool = (label: string, icon: React.ReactNode, act: () => void, off = false) => (
    <button type="button" className="tool" aria-label={label} title={label} disabled={off} onClick={act}>
      {icon}
    </button>
  )
  return (
    <span className="replay-bar">
      {tool(w.first, <ChevronFirst size={20} />, () => to(0), at === 0)}
      {tool(w.back, <SkipBack size={20} />, () => to(at - 1), at === 0)}
      <button
        type="button"
        className="btn primary play-button"
        aria-label={playing ? w.pause : w.play}
        onClick={() => props.setPlaying(!playing)}
      >
        {playing ? <Pause size={20} /> : <Play size={20} />}
      </button>
      {tool(w.next, <SkipForward size={20} />, () => to(at + 1), at === last)}
      {tool(w.last, <ChevronLast size={20} />, () => to(last), at === last)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={w.slider}
        aria-valuetext={props.says}
        onChange={(event) => to(event.target.valueAsNumber)}
      />
      <span className="replay-at">{props.says}</span>
      <button
        type="button"
        className="btn second small wide-only"
        onClick={() => copy(location.href, w.shared)}
      >
        {w.share}
      </button>
    </span>
  )
}
