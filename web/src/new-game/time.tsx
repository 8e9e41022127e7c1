import { CalendarDays, Infinity as Endless, Timer } from 'lucide-react'
import type { ClockChoice } from '../parts/lobby/clock-fields.js'
import { words as w } from '../words/new-game.js'
import { Choice } from './choice.js'
import { Pick } from './pick.js'

const PACES = ['live', 'days', 'none'] as const
type Pace = (typeof PACES)[number]
const ICONS = { live: Timer, days: CalendarDays, none: Endless }

const numbersOf = (pace: Pace, { move, reserve, days }: ClockChoice): string =>
  pace === 'live' ? w.live(move, reserve) : pace === 'days' ? w.days(days) : w.none
const NOTES: Readonly<Record<Pace, string>> = { live: w.liveNote, days: w.daysNote, none: w.noneNote }

/** The choice of the clock: three kinds, each with its current numbers. */
export function TimeChoice(props: {
  clock: ClockChoice
  onChange(clock: ClockChoice): void
  onDetails(): void
}) {
  const { clock, onChange, onDetails } = props
  const set = (pace: Pace) => onChange({ ...clock, pace })
  return (
    <section className="ng-time" aria-labelledby="new-game-time">
      <h2 className="wide-only" id="new-game-time">
        {w.time}
        {clock.pace !== 'none' && (
          <button type="button" className="ng-beside" onClick={onDetails}>
            {w.changeTime}
          </button>
        )}
      </h2>
      <div className="ng-row wide-only" role="radiogroup" aria-label={w.time}>
        {PACES.map((pace) => {
          const Icon = ICONS[pace]
          return (
            <Choice
              key={pace}
              className="ng-tile"
              name="new-game-pace"
              checked={pace === clock.pace}
              onChoose={() => set(pace)}
            >
              <span>
                <Icon size={16} aria-hidden="true" /> {w.times[pace]}
              </span>
              <b>{numbersOf(pace, clock)}</b>
              <small>{NOTES[pace]}</small>
            </Choice>
          )
        })}
      </div>
      <div className="phone-only">
        <Pick
          label={w.time}
          value={clock.pace}
          options={PACES.map((value) => ({ value, label: numbersOf(value, clock) }))}
          onChange={set}
        />
      </div>
    </section>
  )
}
