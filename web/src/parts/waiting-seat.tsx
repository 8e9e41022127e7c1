import type { SeatView, SeatWish } from '@perilune/protocol'
import { BotFace, LEVELS, levelName, SeatBadge, SeatShape } from '@perilune/ui'
import { useState } from 'react'
import { words } from '../words.js'
import { PersonMenu } from './person-menu.js'

const w = words.waiting

/** May this player sit down here? */
export const isFreeFor = (s: SeatView, me: string | undefined): boolean =>
  s.kind === 'open' && (s.reservedFor === undefined || s.reservedFor === me)

/** A seat of a table that gathers: who has it, and what I can do about that. */
export function WaitingSeat(props: {
  seat: SeatView
  table: string
  me: string | undefined
  isHost: boolean
  /** Sits down here; null for one who has a seat. */
  onSit: (() => void) | null
  arrange(wish: SeatWish): void
}) {
  const { seat: s, me, isHost, onSit, arrange } = props
  const mine = me !== undefined && s.player === me
  const act = (label: string, kind: 'second' | 'quiet', onClick: () => void, spoken = label) => (
    <button key={label} type="button" className={`btn ${kind} small`} aria-label={spoken} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <li className={s.kind}>
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

function Who({ seat: s, me, table }: { seat: SeatView; me: string | undefined; table: string }) {
  const [open, setOpen] = useState(false)
  if (s.kind === 'person') {
    const { seat, name, here, player } = s
    const info = { seat, name, here, me: player === me, asked: false, bot: false, resigned: false }
    if (player === undefined || player === me) return <SeatBadge info={info} />
    return (
      <>
        <button type="button" className="who-is-this" title={w.about(name)} onClick={() => setOpen(true)}>
          <SeatBadge info={info} />
        </button>
        {open && <PersonMenu person={{ player, name }} table={table} onClose={() => setOpen(false)} />}
      </>
    )
  }
  return (
    <span className="badge">
      <SeatShape seat={s.seat} /> {s.kind === 'bot' && <BotFace name={s.name} level={s.level} />}{' '}
      {s.kind === 'closed'
        ? words.creating.kinds.closed
        : s.reservedFor
          ? w.keptFor(s.name)
          : s.name || w.free}
    </span>
  )
}
