import type { TableProps } from '@perilune/ui'
import type { MoonView } from './preview.js'
import { words } from './words.js'

/** Rounds of an Era, which are the cards of a hand at its start, by the number of seats. */
const ROUNDS: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 7, 5: 6 }

/** The progress of the game: the Era, and the round in it. */
export function Progress(props: { view: TableProps['view'] }) {
  const view = props.view as unknown as MoonView
  const rounds = ROUNDS[view.seats] ?? 7
  const round = Math.max(1, Math.min(view.round, rounds))
  return (
    <div className="moon-progress">
      {[1, 2, 3].map((era) => (
        <span key={era} className={era === view.era ? 'now' : 'other-era'}>
          <b>{words.era(era)}</b>
          {era === view.era && (
            <>
              <span className="progress-words">{words.round(round, rounds)}</span>
              <span className="ticks" aria-hidden="true">
                {Array.from({ length: rounds }, (_, i) => (
                  <i key={i} className={i + 1 < round ? 'on' : i + 1 === round ? 'now' : ''} />
                ))}
              </span>
            </>
          )}
        </span>
      ))}
    </div>
  )
}
