import { createContext, type ReactNode, useRef, useState } from 'react'
import { useDigits, usePrimaryOnEnter } from '../keys/keys.js'
import { type SeatInfo, SeatShape } from '../seats/seats.js'
import { list, words } from '../words.js'

/** Moves the confirm button of a panel above the bar into the bar. */
export const BarButton = createContext<((button: ReactNode) => void) | null>(null)

/**
 * Whose turn it is and what can be done, always in the same place: one sentence, one primary button. Other
 * options are small and below the sentence; a longer form opens above it.
 */
export function DecisionBar(props: {
  seats: readonly SeatInfo[]
  viewer: number | 'spectator'
  sentence: ReactNode
  also?: ReactNode
  actions?: ReactNode
  above?: ReactNode
}) {
  const bar = useRef<HTMLElement>(null)
  const [button, setButton] = useState<ReactNode>(null)
  usePrimaryOnEnter(bar)
  useDigits(bar)
  const asked = props.seats.filter((s) => s.asked)
  const mine = asked.some((s) => s.seat === props.viewer)
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={`decision ${mine ? 'mine' : ''}`}
      aria-label={mine ? words.yourTurn : words.toPlay(asked.map((s) => s.name))}
    >
      {props.above && (
        <BarButton value={setButton}>
          <div className="decision-above">{props.above}</div>
        </BarButton>
      )}
      <div className="decision-row">
        {asked.length > 0 && (
          <div className="decision-turn">
            <span className="decision-shapes">
              {(mine ? asked.filter((s) => s.seat === props.viewer) : asked).map((s) => (
                <SeatShape key={s.seat} seat={s.seat} />
              ))}
            </span>
            {mine ? words.yourTurn : list(asked.map((s) => s.name))}
          </div>
        )}
        <div className="decision-say">
          <p aria-live="polite">{props.sentence}</p>
          {props.also && <div className="decision-also">{props.also}</div>}
        </div>
        {(props.actions || button) && (
          <div className="decision-acts">
            {props.actions}
            {button}
          </div>
        )}
      </div>
    </section>
  )
}
