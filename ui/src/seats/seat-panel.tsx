import { Maximize2 } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Num } from '../number.js'
import { SeatBadge, type SeatInfo, seatClass } from './seats.js'

/** A number of another seat: what it counts, its drawing, and what it would become. */
export interface SeatCount {
  id: string
  drawn: ReactNode
  value: number
  will?: number | undefined
  /** Makes the number a button while a question asks for it. */
  button?: ButtonHTMLAttributes<HTMLButtonElement> | undefined
}

const Count = ({ drawn, value, will }: Omit<SeatCount, 'id' | 'button'>) => (
  <>
    {drawn}
    <Num value={value} then={will} />
  </>
)

/**
 * Another seat in the strip: its name, its numbers, its points; below them what the table draws. It opens.
 */
export function SeatPanel(props: {
  info: SeatInfo
  note?: string | undefined
  counts: readonly SeatCount[]
  points?: SeatCount
  /** What opening it shows, in words. */
  opens: string
  onOpen(): void
  children?: ReactNode
}) {
  const { info, points } = props
  return (
    <div className={`seat-panel panel ${seatClass(info.seat)} ${info.asked ? 'asked' : ''}`}>
      <div className="seat-top">
        <button
          type="button"
          className="seat-name"
          data-place={`seat:${info.seat}`}
          data-tip={props.opens}
          onClick={props.onOpen}
        >
          <SeatBadge info={info} {...(props.note !== undefined && { note: props.note })} />
        </button>
        <span className="seat-counts">
          {props.counts.map(({ id, button, ...count }) => {
            const className = count.value === 0 && !count.will ? 'zero' : ''
            return button ? (
              <button type="button" {...button} key={id} className={`${className} ${button.className ?? ''}`}>
                <Count {...count} />
              </button>
            ) : (
              <span key={id} className={className}>
                <Count {...count} />
              </span>
            )
          })}
        </span>
        {points && (
          <span className="seat-points">
            <Num value={points.value} then={points.will} />
            {points.drawn}
          </span>
        )}
        <button
          type="button"
          className="tool seat-open"
          aria-label={props.opens}
          data-tip={props.opens}
          onClick={props.onOpen}
        >
          <Maximize2 size={14} />
        </button>
      </div>
      {props.children}
    </div>
  )
}
