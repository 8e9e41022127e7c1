import '../css/waiting.css'
import { routes, type SeatWish, type TableView } from '@perilune/protocol'
import { client, complain, copy, ensureMe, useMe } from '../client.js'
import { boxOf } from '../games.js'
import { sentence } from '../looking.js'
import { go, Link, paths } from '../router.js'
import { useReadyAlert } from '../turn-alert.js'
import { words } from '../words.js'
import { BellTool } from './bell-tool.js'
import { BoxArt } from './box-art.js'
import { TopBar } from './shell.js'
import { isFreeFor, WaitingSeat } from './waiting-seat.js'

const w = words.waiting

/** Before the start: who is there, a link for the others, and a seat for whoever comes by it. */
export function Waiting(props: {
  now: TableView
  /** Why I have no seat here any more. */
  lost: string | null
  onSeated(): void
}) {
  const { now, lost } = props
  const me = useMe()
  const box = boxOf(now.game)
  const title = box?.title ?? now.game
  const isHost = me?.id === now.host
  const seated = me ? now.seats.some((s) => s.player === me.id) : false
  const host = now.seats.find((s) => s.player === now.host)
  const free = now.seats.some((s) => s.kind === 'open')
  const time = w.time(now.time, now.onTimeout)
  useReadyAlert(title, isHost && !free)
  const arrange = (seat: number, wish: SeatWish) =>
    client.call(routes.arrange, { params: { id: now.id, seat }, body: wish }).catch(complain)
  const sit = async (seat?: number) => {
    await ensureMe()
    await client.call(routes.join, { params: { id: now.id }, body: seat === undefined ? {} : { seat } })
    props.onSeated()
  }
  const takeAway = async () => {
    go(paths.lobby)
    await client.call(routes.close, { params: { id: now.id } })
  }
  const heading = seated
    ? free
      ? w.title
      : w.ready
    : lost
      ? sentence(lost)
      : w.invited(host?.name ?? '', title)
  return (
    <div data-game={box?.accent}>
      <TopBar title={<b>{title}</b>}>
        <BellTool />
      </TopBar>
      <main className="waiting">
        {box && <BoxArt box={box} />}
        <div>
          <div role="status">
            <h1>{heading}</h1>
            {seated && <p>{nextStep(now, { isHost, free, host })}</p>}
          </div>
          {!seated && lost && (
            <Link className="btn primary join-now" href={paths.lobby}>
              {words.home}
            </Link>
          )}
          {!seated && !lost && now.seats.some((s) => isFreeFor(s, me?.id)) && (
            <button type="button" className="btn primary join-now" onClick={() => sit().catch(complain)}>
              {w.joinFirst}
            </button>
          )}
          {seated && free && <Invite link={location.origin + paths.table(now.id)} />}
          <ul className="waiting-seats">
            {now.seats.map((s) => (
              <WaitingSeat
                key={s.seat}
                seat={s}
                table={now.id}
                me={me?.id}
                isHost={isHost}
                onSit={seated ? null : () => sit(s.seat).catch(complain)}
                arrange={(wish) => arrange(s.seat, wish)}
              />
            ))}
          </ul>
          {time && <p className="none">{time}</p>}
          {isHost && (
            <>
              {free && <p className="none">{w.startHelp}</p>}
              <p className="dialog-acts">
                <button type="button" className="btn quiet" onClick={() => takeAway().catch(complain)}>
                  {w.cancel}
                </button>
                <button
                  type="button"
                  className="btn primary"
                  disabled={free}
                  onClick={() => client.call(routes.start, { params: { id: now.id } }).catch(complain)}
                >
                  {w.start}
                </button>
              </p>
            </>
          )}
        </div>
      </main>
    </div>
  )
}

/** What the table waits for, for somebody who sits at it. */
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

const Invite = ({ link }: { link: string }) => (
  <div className="field">
    <span className="label">{w.invite}</span>
    <div className="invite">
      <input
        className="input"
        readOnly
        value={link}
        aria-label={w.invite}
        onFocus={(e) => e.target.select()}
      />
      <button type="button" className="btn primary" onClick={() => copy(link, w.copied)}>
        {w.copy}
      </button>
    </div>
  </div>
)
