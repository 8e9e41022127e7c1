import { Glyph, type GlyphName } from '../glyphs.js'
import { words } from '../words.js'
import { BotFace } from './bot-face.js'

export const SHAPES = ['disc', 'triangle', 'square', 'diamond', 'star'] as const
export const SEAT_COLOURS = ['orange', 'sky', 'green', 'yellow', 'purple'] as const

/** A seat and its player, as a table shows them. */
export interface SeatInfo {
  seat: number
  name: string
  me: boolean
  asked: boolean
  bot: boolean
  /** How well the bot plays. */
  level?: string
  here: boolean
  resigned: boolean
}

/** The class with a seat's colour, for the elements inside it. */
export const seatClass = (seat: number): string => `seat-${(seat % SHAPES.length) + 1}`

/** A seat's colour and its shape, always both. */
export const SeatShape = ({ seat, title }: { seat: number; title?: string }) => (
  <Glyph
    name={`seat-${SHAPES[seat % SHAPES.length]}` as GlyphName}
    className={`seat-shape ${seatClass(seat)}`}
    {...(title && { title })}
  />
)

export function SeatBadge({ info, note }: { info: SeatInfo; note?: string }) {
  const away = !info.here && !info.bot && !info.me
  const said = note ?? (info.me ? words.you : info.resigned ? words.resigned : away ? words.away : '')
  return (
    <span className={`badge ${away ? 'away' : ''}`}>
      <SeatShape seat={info.seat} />
      {info.bot && <BotFace name={info.name} level={info.level} />}
      <span className="who">{info.name}</span>
      {said && <small>{said}</small>}
    </span>
  )
}
