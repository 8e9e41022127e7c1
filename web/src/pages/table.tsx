import '../css/cards.css'
import '../css/game.css'
import '../css/rules.css'
import type { Answer } from '@perilune/engine'
import { routes, type TableView } from '@perilune/protocol'
import {
  Author,
  type GameTable,
  KeySheet,
  type SeatInfo,
  SeatShape,
  type TableProps,
  useKeys,
} from '@perilune/ui'
import { BarChart3, BookOpen, Lightbulb, Menu, Play, Undo2 } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { accentOf } from '../accent.js'
import { client, complain, useConnected, useMe } from '../client.js'
import type { Form } from '../form.js'
import { manifestOf } from '../manifests.js'
import { BellTool } from '../parts/bell-tool.js'
import { CardReader } from '../parts/card-reader.js'
import { Clocks } from '../parts/clock.js'
import { Guided } from '../parts/guided.js'
import { HintDialog, mayAsk } from '../parts/hint.js'
import { firstLayer, Layers } from '../parts/layers.js'
import { othersAt } from '../parts/menu/person-menu.js'
import { TableMenu } from '../parts/menu/table-menu.js'
import { NotHere } from '../parts/not-here.js'
import { OlderRulesNote } from '../parts/older-rules.js'
import { usePlanning } from '../parts/planning.js'
import { Proposal } from '../parts/proposal.js'
import { Rail } from '../parts/rail/rail.js'
import { Since } from '../parts/rail/since.js'
import { RematchBanner } from '../parts/rematch-banner.js'
import { RulesPanel } from '../parts/rules-text.js'
import { TopBar } from '../parts/shell.js'
import { sentence } from '../retry.js'
import { Link, paths } from '../router.js'
import { useAuthor } from '../table/author.js'
import { logLines } from '../table/log-lines.js'
import { useMutes } from '../table/mutes.js'
import { withSentences } from '../table/spoken.js'
import { useTurnAlert } from '../table/turn-alert.js'
import { useGameTable } from '../table/use-game-table.js'
import { useTableSound } from '../table/use-sound.js'
import { seatInfos, type TableData, useSeen, useTable } from '../table/use-table.js'
import { Waiting } from '../waiting/waiting.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const w = playWords.table

export function TablePage({ id }: { id: string }) {
  const [seat, setSeat] = useState<number>()
  const [form, setForm] = useState<Form>('data')
  const { data, trouble, again } = useTable(id, seat, form)
  // A table that has not started yet will start under the newest rules.
  const game = useGameTable(data?.now.game, data?.now.view ? data.now.rules : undefined)
  const spoken = useMemo(() => data && game && withSentences(data, game), [data, game])
  const speechless = data?.now.view && game && !spoken
  useEffect(() => {
    if (speechless) setForm('sentences')
  }, [speechless])
  // The table stays visible while a failed request is retried.
  if (trouble && !(data && trouble.trying)) return <NotHere trouble={trouble} again={again} />
  if (data?.now.state === 'open' || data?.now.state === 'closed')
    return <Waiting data={data} onSeated={again} />
  if (!spoken?.now.view || !game) return <main className="plain-page">{words.loading}</main>
  return <Playing data={spoken} game={game} setSeat={setSeat} />
}

/** Sends one answer at a time; a click while one is on its way does nothing. */
function useAnswer(now: TableView): ((answer: Answer) => void) | null {
  const [busy, setBusy] = useState(false)
  const { viewer, id, seq } = now
  if (busy || viewer === 'spectator' || now.state !== 'playing' || now.paused) return null
  return (answer) => {
    setBusy(true)
    client.live
      .answer(id, viewer, answer, seq)
      .catch(complain)
      .finally(() => setBusy(false))
  }
}

/**
 * Which of my seats at this device plays next, if I have several. The curtain stays until that seat's view
 * has arrived.
 */
function useHotSeat(now: TableView) {
  const me = useMe()
  const mine = me ? now.seats.filter((s) => s.player === me.id && s.kind === 'person') : []
  if (mine.length < 2 || now.state === 'over') return null
  const asked = mine.filter((s) => s.asked)
  if (asked.length === 0 || asked.some((s) => s.seat === now.viewer)) return null
  return asked[0]
}

function Playing(props: { data: TableData; game: GameTable; setSeat(seat: number): void }) {
  const { now, events, chat, lost } = props.data
  const [menu, setMenu] = useState(false)
  const [rules, setRules] = useState(false)
  const [hint, setHint] = useState(false)
  const toggleRules = useCallback(() => setRules((on) => !on), [])
  const [layer, setLayer] = useState(() => firstLayer(props.game.layers))
  const box = manifestOf(now.game)
  const title = box?.title ?? now.game
  const seats = seatInfos(now)
  const myTurn = seats.some((s) => s.me && s.asked)
  const answer = useAnswer(now)
  const connected = useConnected()
  const seen = useSeen(now.id, now.seq)
  const behindCurtain = useHotSeat(now)
  const undo = () => {
    if (now.viewer !== 'spectator' && now.canUndo)
      client.live.undo(now.id, now.viewer, now.seq).catch(complain)
  }
  const planning = usePlanning(now, props.game)
  const author = useAuthor(events, now.seq, props.game.phaseEvents)
  useTurnAlert(title, myTurn)
  useTableSound(now.seq, myTurn, now.state === 'over')
  useKeys([
    { key: 'z', label: w.undoKey, act: undo },
    { key: 'u', label: w.undoKey, unlisted: true, act: undo },
    { key: 'r', label: words.tools.helpKey, act: toggleRules },
  ])
  const people = othersAt(now.seats, useMe()?.id)
  const names = seats.map((s) => s.name)
  const lines = logLines(props.game, events, names)
  const muted = useMutes()
  const heard = useMemo(() => chat.filter((line) => !muted.has(line.player)), [chat, muted])
  const { id, viewer } = now
  const say = useCallback((text: string) => void client.live.say(id, text).catch(complain), [id])
  const { Table, Progress, Drawings } = props.game
  const view = now.view as Record<string, unknown>
  const at: TableProps = {
    view,
    seats,
    viewer: now.viewer,
    decisions: now.decisions,
    answer,
    events,
    chat: { lines: heard, say: viewer === 'spectator' ? null : say },
    ...planning.props,
    ...barOf(now, seats),
  }
  return (
    <div className="game-page" {...accentOf(box)}>
      <Drawings />
      <TopBar
        heading
        title={
          <>
            <b>{title}</b> {now.viewer === 'spectator' && <span>{w.spectating}</span>}
          </>
        }
        middle={<Progress view={view} />}
      >
        <OlderRulesNote game={now.game} rules={props.game.olderRules} />
        <Clocks now={now} />
        <button
          type="button"
          className="tool"
          data-guide="undo"
          aria-label={words.tools.undo}
          data-tip={w.undoKey}
          aria-keyshortcuts="Z"
          disabled={!now.canUndo}
          onClick={undo}
        >
          <Undo2 size={18} />
        </button>
        {mayAsk(now) && !behindCurtain && (
          <button
            type="button"
            className="tool"
            aria-label={playWords.hint.ask}
            title={playWords.hint.ask}
            onClick={() => setHint(true)}
          >
            <Lightbulb size={18} />
          </button>
        )}
        <button
          type="button"
          className="tool wide-only"
          aria-label={words.tools.help}
          title={words.tools.help}
          aria-expanded={rules}
          onClick={toggleRules}
        >
          <BookOpen size={18} />
        </button>
        <BellTool />
        <button
          type="button"
          className="tool"
          aria-label={words.tools.menu}
          title={words.tools.menu}
          onClick={() => setMenu(true)}
        >
          <Menu size={18} />
        </button>
      </TopBar>
      <div className="banners">
        {!connected && (
          <p className="banner" role="alert">
            {words.reconnecting}
          </p>
        )}
        {lost && (
          <p className="banner" role="alert">
            {sentence(lost)}
          </p>
        )}
        {now.rematch && now.viewer !== 'spectator' && <RematchBanner id={now.id} />}
        <Proposal now={now} seats={seats} />
        {planning.banner}
      </div>
      {now.state === 'playing' && seen !== undefined && (
        <Since id={now.id} from={seen} viewer={now.viewer} lines={lines} />
      )}
      {behindCurtain ? (
        <Curtain
          name={behindCurtain.name}
          seat={behindCurtain.seat}
          open={() => props.setSeat(behindCurtain.seat)}
        />
      ) : (
        <Layers
          layers={props.game.layers}
          log={w.log}
          layer={layer}
          setLayer={setLayer}
          hot={myTurn}
          latest={lines.findLast((l) => !l.heading)}
          {...(props.game.seatRow !== false &&
            seats.length > 1 && { seats, points: props.game.points(view) })}
        >
          <div className="play">
            <Author value={author}>
              <Table {...at} />
            </Author>
          </div>
        </Layers>
      )}
      <Rail
        table={now.id}
        lines={lines}
        chat={heard}
        silenced={people.filter((p) => muted.has(p.player))}
        spare={props.game.showsChat?.(view) === true}
        maySay={now.viewer !== 'spectator'}
        hrefOf={(seq) => paths.replay(now.id, seq)}
      />
      {props.game.guide && !behindCurtain && (
        <Guided now={now} guide={props.game.guide} answer={answer} setLayer={setLayer} />
      )}
      {rules && <RulesPanel game={now.game} table={props.game} onClose={toggleRules} />}
      {!behindCurtain && <CardReader game={now.game} rules={now.rules} table={props.game} at={at} />}
      <KeySheet />
      {hint && <HintDialog now={now} answer={answer} onClose={() => setHint(false)} />}
      {menu && (
        <TableMenu
          now={now}
          olderRules={props.game.olderRules}
          people={people}
          onRules={toggleRules}
          onClose={() => setMenu(false)}
        />
      )}
    </div>
  )
}

/** What the bar shows instead of a decision: the game is over or paused, or a bot plays for me. */
function barOf(now: TableView, seats: readonly SeatInfo[]): { instead?: ReactNode; actions?: ReactNode } {
  if (now.outcome) {
    const { ranks } = now.outcome
    return {
      instead: <b>{w.over(seats.filter((s) => ranks[s.seat] === 1).map((s) => s.name))}</b>,
      actions: (
        <Link className="btn primary" href={paths.end(now.id)}>
          <BarChart3 size={18} /> {w.toEnd}
        </Link>
      ),
    }
  }
  if (now.state === 'over') return { instead: w.stopped }
  if (now.paused) {
    const { id, viewer } = now
    return {
      instead: w.paused,
      actions: viewer !== 'spectator' && !now.proposal && (
        <button
          type="button"
          className="btn primary"
          onClick={() =>
            client
              .call(routes.propose, { params: { id, seat: viewer }, body: { what: 'resume' } })
              .catch(complain)
          }
        >
          <Play size={18} /> {w.resume}
        </button>
      ),
    }
  }
  const me = seats.find((s) => s.me)
  if (me?.bot && !me.resigned && now.viewer !== 'spectator') {
    const params = { id: now.id, seat: now.viewer }
    return {
      instead: w.botPlays,
      actions: (
        <button
          type="button"
          className="btn primary"
          onClick={() => client.call(routes.person, { params }).catch(complain)}
        >
          {w.takeBack}
        </button>
      ),
    }
  }
  return {}
}

function Curtain({ name, seat, open }: { name: string; seat: number; open(): void }) {
  return (
    <main className="curtain">
      <SeatShape seat={seat} />
      <h1>{w.curtain(name)}</h1>
      <button type="button" className="btn primary" onClick={open}>
        {w.curtainGo(name)}
      </button>
    </main>
  )
}
