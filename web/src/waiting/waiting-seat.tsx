import type { SeatInfo, SeatWish } from '@perilune/protocol'
import { BotFace, LEVELS, levelName, SeatShape, seatClass } from '@perilune/ui'
import { useState } from 'react'
import { PersonMenu } from '../parts/menu/person-menu.js'
import { words } from '../words/play.js'

const w = words.waiting

/** Whether this player may take the seat. */
export const isFreeFor = (s: SeatInfo, me: string | undefined): boolean =>
  s.kind === 'open' && (s.reservedFor === undefined || s.reservedFor === me)

/** A seat of a table that is waiting for players: who has it, and what I can do about it. */
export function WaitingSeat(props: {
  seat: SeatInfo
  table: string
  me: string | undefined
  /** Who created the game. */
  host: string
  isHost: boolean
  /** Takes the seat; null if I already have one. */
  onSit: (() => void) | null
  arrange(wish: SeatWish): void
}) {
  const { seat: s, me, host, isHost, onSit, arrange } = props
  const mine = me !== undefined && s.player === me
  const act = (label: string, kind: 'second' | 'quiet', onClick: () => void, spoken = label) => (
    <button key={label} type="button" className={`btn ${kind} small`} aria-label={spoken} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <li className={`${s.kind} ${seatClass(s.seat)}`}>
      <span className="seat-line">
        <SeatShape seat={s.seat} /> {w.seat(s.seat + 1)}
        {s.player === host ? (
          <b>{w.host}</b>
        ) : (
          (s.kind === 'bot' || s.kind === 'person') && <b>{w.botSeat}</b>
        )}
      </span>
      <Who {...props} />
      <span className="waiting-acts">
        {isFreeFor(s, me) && onSit && act(w.join, 'second', onSit)}
        {isHost &&
          (s.kind === 'person'
            ? !mine && act(w.remove, 'second', () => arrange({ kind: 'open' }), w.removeName(s.name))
            : [
                ...LEVELS.filter((level) => level !== s.level).map((level) =>
                  act(w.bot(levelName(level)), 'second', () => arrange({ kind: 'bot', level })),
                ),
                s.kind !== 'closed' && act(w.close, 'quiet', () => arrange({ kind: 'closed' })),
                (s.kind !== 'open' || s.reservedFor) && act(w.open, 'quiet', () => arrange({ kind: 'open' })),
              ])}
        {!isHost && mine && act(w.leave, 'quiet', () => arrange({ kind: 'open' }))}
      </span>
    </li>
  )
}

function Who({ seat: s, me, table }: { seat: SeatInfo; me: string | undefined; table: string }) {
  const [open, setOpen] = useState(false)
  if (s.kind === 'person') {
    const { name, player } = s
    const note = player === me ? w.you : s.here ? '' : w.away
    if (player === undefined || player === me)
      return (
        <span className="waiting-who">
          <span>
            {name} <small>{note}</small>
          </span>
        </span>
      )
    return (
      <span className="waiting-who">
        <button type="button" className="who-is-this" title={w.about(name)} onClick={() => setOpen(true)}>
          {name} <small>{note}</small>
        </button>
        {open && <PersonMenu person={{ player, name }} table={table} onClose={() => setOpen(false)} />}
      </span>
    )
  }
  return (
    <span className="waiting-who">
      {s.kind === 'bot' && <BotFace name={s.name} level={s.level} />}
      <span>
        {s.kind === 'closed' ? w.nobody : s.reservedFor ? w.keptFor(s.name) : s.name || w.free}
        {s.kind === 'bot' && s.level && <small>{w.bot(levelName(s.level))}</small>}
      </span>
    </span>
  )
}
