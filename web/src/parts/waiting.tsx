import '../css/waiting.css'
import { routes, type SeatWish, type TableView } from '@perilune/protocol'
import { BotFace, LEVELS, levelName, SeatShape } from '@perilune/ui'
import { client, complain, ensureMe, tell, useMe } from '../client.js'
import { boxOf } from '../games.js'
import { go, paths } from '../router.js'
import { words } from '../words.js'
import { BoxArt } from './box-art.js'
import { TopBar } from './shell.js'

const w = words.waiting

/** Before the start: who is there, a link for the others, and a seat for whoever comes by it. */
export function Waiting({ now }: { now: TableView }) {
  const me = useMe()
  const box = boxOf(now.game)
  const isHost = me?.id === now.host
  const seated = me ? now.seats.some((s) => s.player === me.id) : false
  const host = now.seats.find((s) => s.player === now.host)?.name ?? ''
  const free = now.seats.some((s) => s.kind === 'open')
  const link = location.origin + paths.table(now.id)
  const arrange = (seat: number, wish: SeatWish) =>
    client.call(routes.arrange, { params: { id: now.id, seat }, body: wish }).catch(complain)
  const sit = async (seat?: number) => {
    await ensureMe()
    await client.call(routes.join, { params: { id: now.id }, body: seat === undefined ? {} : { seat } })
  }
  const leave = async () => {
    await client.call(routes.close, { params: { id: now.id } })
    go(paths.lobby)
  }
  return (
    <div data-game={box?.accent}>
      <TopBar title={<b>{box?.title ?? now.game}</b>} />
      <main className="waiting">
        {box && <BoxArt box={box} />}
        <div>
          <h1>{seated ? w.title : w.invited(host, box?.title ?? now.game)}</h1>
          {!seated && free && (
            <button type="button" className="btn primary join-now" onClick={() => sit().catch(complain)}>
              {w.joinFirst}
            </button>
          )}
          {seated && free && (
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
                <button
                  type="button"
                  className="btn primary"
                  onClick={() =>
                    navigator.clipboard.writeText(link).then(
                      () => tell(w.copied),
                      () => {},
                    )
                  }
                >
                  {w.copy}
                </button>
              </div>
            </div>
          )}
          <ul className="waiting-seats">
            {now.seats.map((s) => (
              <li key={s.seat} className={s.kind}>
                <span className="badge">
                  <SeatShape seat={s.seat} /> {s.kind === 'bot' && <BotFace name={s.name} level={s.level} />}{' '}
                  {s.kind === 'closed' ? words.creating.kinds.closed : s.name || w.free}
                </span>
                <span className="waiting-acts">
                  {!seated && s.kind === 'open' && (
                    <button
                      type="button"
                      className="btn second small"
                      onClick={() => sit(s.seat).catch(complain)}
                    >
                      {w.join}
                    </button>
                  )}
                  {isHost && s.player !== me.id && (
                    <>
                      {LEVELS.filter((level) => level !== s.level).map((level) => (
                        <button
                          key={level}
                          type="button"
                          className="btn second small"
                          onClick={() => arrange(s.seat, { kind: 'bot', level })}
                        >
                          {w.bot(levelName(level))}
                        </button>
                      ))}
                      {s.kind !== 'closed' && (
                        <button
                          type="button"
                          className="btn quiet small"
                          onClick={() => arrange(s.seat, { kind: 'closed' })}
                        >
                          {w.close}
                        </button>
                      )}
                      {s.kind !== 'open' && (
                        <button
                          type="button"
                          className="btn quiet small"
                          onClick={() => arrange(s.seat, { kind: 'open' })}
                        >
                          {w.open}
                        </button>
                      )}
                    </>
                  )}
                  {!isHost && me && s.player === me.id && (
                    <button
                      type="button"
                      className="btn quiet small"
                      onClick={() => arrange(s.seat, { kind: 'open' })}
                    >
                      {w.leave}
                    </button>
                  )}
                </span>
              </li>
            ))}
          </ul>
          {isHost ? (
            <p className="dialog-acts">
              <button type="button" className="btn quiet" onClick={() => leave().catch(complain)}>
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
          ) : (
            seated && <p className="none">{w.waitsForHost(host)}</p>
          )}
          {isHost && free && <p className="none">{w.startHelp}</p>}
        </div>
      </main>
    </div>
  )
}
