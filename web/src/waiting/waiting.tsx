import '../css/waiting.css'
import { Refusal, routes, type SeatWish, type TableView } from '@perilune/protocol'
import { SeatShape } from '@perilune/ui'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { accentOf } from '../accent.js'
import { client, complain, copy, useMe } from '../client.js'
import { manifestOf } from '../manifests.js'
import { BellTool } from '../parts/bell-tool.js'
import { BoxThumb } from '../parts/lobby/box-art.js'
import { NameDialog } from '../parts/menu/name-dialog.js'
import { othersAt } from '../parts/menu/person-menu.js'
import { ChatRail } from '../parts/rail/chat-rail.js'
import { TopBar } from '../parts/shell.js'
import { sentence } from '../retry.js'
import { go, Link, paths } from '../router.js'
import { useReadyAlert } from '../table/turn-alert.js'
import type { TableData } from '../table/use-table.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'
import { Brief } from './brief.js'
import { Invite } from './invite.js'
import { isFreeFor, WaitingSeat } from './waiting-seat.js'

const w = playWords.waiting

/** The level of bots that replace missing players. */
const STAND_IN = 'medium'

/** Before the start: who is there, a link for others, and a free seat for anyone who opens it. */
export function Waiting({ data, onSeated }: { data: TableData; onSeated(): void }) {
  const { now, lost } = data
  const me = useMe()
  /** The seat that a newcomer wants, while they are asked for their name. */
  const [wanted, setWanted] = useState<{ seat?: number }>()
  const box = manifestOf(now.game)
  const title = box?.title ?? now.game
  const isHost = me?.id === now.host
  const seated = me ? now.seats.some((s) => s.player === me.id) : false
  const host = now.seats.find((s) => s.player === now.host)
  const open = now.seats.filter((s) => s.kind === 'open')
  const free = open.length > 0
  const link = location.origin + paths.table(now.id)
  useReadyAlert(title, isHost && !free)
  const arrange = (seat: number, wish: SeatWish) =>
    client.call(routes.arrange, { params: { id: now.id, seat }, body: wish }).catch(complain)
  const take = async (seat?: number) => {
    await client.call(routes.join, { params: { id: now.id }, body: seat === undefined ? {} : { seat } })
    onSeated()
  }
  const sit = (seat?: number) => {
    if (me) take(seat).catch(complain)
    else setWanted(seat === undefined ? {} : { seat })
  }
  const start = () => client.call(routes.start, { params: { id: now.id } })
  const startWithBots = async () => {
    for (const { seat } of open)
      await client.call(routes.arrange, {
        params: { id: now.id, seat },
        body: { kind: 'bot', level: STAND_IN },
      })
    // A game that begins when it is full has already begun.
    await start().catch((error) => {
      if (!(error instanceof Refusal && error.code === 'ALREADY_STARTED')) throw error
    })
  }
  const takeAway = async () => {
    go(paths.lobby)
    await client.call(routes.close, { params: { id: now.id } })
  }
  const mayJoin = !seated && !lost && now.seats.some((s) => isFreeFor(s, me?.id))
  const taken = now.seats.filter((s) => s.kind === 'person' || s.kind === 'bot').length
  const all = now.seats.filter((s) => s.kind !== 'closed').length
  return (
    <div className="waiting-page" {...accentOf(box)}>
      <TopBar
        title={
          <>
            <b>{title}</b> {host && <span className="wide-only">{w.gameOf(host.name)}</span>}
          </>
        }
      >
        <BellTool />
        {isHost && (
          <button type="button" className="btn quiet small" onClick={() => takeAway().catch(complain)}>
            <LogOut size={16} /> {w.cancel}
          </button>
        )}
      </TopBar>
      <main className="waiting">
        <div className="waiting-head">
          <div role="status">
            <h1>
              {seated ? (
                free ? (
                  <>
                    {w.waitingFor} <b>{w.more(open.length)}</b>
                  </>
                ) : (
                  <b>{w.ready}</b>
                )
              ) : lost ? (
                sentence(lost)
              ) : (
                w.invited(host?.name ?? '', title)
              )}
            </h1>
            {seated && <p>{nextStep(now, { isHost, free, host })}</p>}
          </div>
          <p className="waiting-game">
            <BoxThumb game={now.game} />
            <span>
              <b>{title}</b>
              {w.time(now.time, now.onTimeout) || w.noClock}
            </span>
          </p>
        </div>
        <ul className="waiting-seats">
          {now.seats.map((s) => (
            <WaitingSeat
              key={s.seat}
              seat={s}
              table={now.id}
              me={me?.id}
              host={now.host}
              isHost={isHost}
              onSit={seated ? null : () => sit(s.seat)}
              arrange={(wish) => arrange(s.seat, wish)}
            />
          ))}
        </ul>
        <div className="waiting-two">
          {seated && free && <Invite link={link} />}
          <Brief game={now.game} />
        </div>
      </main>
      <ChatRail
        table={now.id}
        chat={data.chat}
        maySay={seated || isHost}
        people={othersAt(now.seats, me?.id)}
      />
      <footer className="waiting-bar">
        <span className="ng-shapes" aria-hidden="true">
          {now.seats.map((s) =>
            s.kind === 'closed' ? null : s.kind === 'open' ? (
              <i key={s.seat} className="seat-free" />
            ) : (
              <SeatShape key={s.seat} seat={s.seat} />
            ),
          )}
        </span>
        <p>
          <b>{w.here(taken, all)}</b>
          {seated && <small className="wide-only">{w.leaveOpen}</small>}
        </p>
        {!seated && lost && (
          <Link className="btn primary join-now" href={paths.lobby}>
            {words.home}
          </Link>
        )}
        {mayJoin && (
          <button type="button" className="btn primary join-now" onClick={() => sit()}>
            {w.joinFirst}
          </button>
        )}
        {isHost && free && (
          <button type="button" className="btn second" onClick={() => startWithBots().catch(complain)}>
            {w.startWithBots(open.length)}
          </button>
        )}
        {seated && free && (
          <button type="button" className="btn primary" onClick={() => copy(link, w.copied)}>
            {w.copyInvite}
          </button>
        )}
        {isHost && !free && (
          <button type="button" className="btn primary" onClick={() => start().catch(complain)}>
            {w.start}
          </button>
        )}
      </footer>
      {wanted && (
        <NameDialog
          onClose={() => setWanted(undefined)}
          onNamed={() => {
            setWanted(undefined)
            take(wanted.seat).catch(complain)
          }}
        />
      )}
    </div>
  )
}

/** What the table is waiting for, as told to a player who has a seat. */
function nextStep(
  { begin }: TableView,
  at: { isHost: boolean; free: boolean; host: TableView['seats'][number] | undefined },
): string {
  const { isHost, free, host } = at
  if (isHost) return free ? (begin === 'full' ? w.whenFull : w.whenHost) : w.readyHost
  if (free && begin === 'full') return w.whenFull
  const name = host?.name ?? ''
  return host && !host.here ? `${w.waitsForHost(name)} ${w.hostAway(name)}` : w.waitsForHost(name)
}
