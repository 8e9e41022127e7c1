import { type OnTimeout, TIME_LIMITS, type Time } from '@perilune/protocol'
import { Segments } from '@perilune/ui'
import { words } from '../../words/new-game.js'
import { Measure } from './measure.js'

const w = words.clock
type Pace = keyof typeof w.times

/** A clock while it is being chosen: the numbers of the other kinds are kept when the kind changes. */
export interface ClockChoice {
  pace: Pace
  /** Seconds. */
  move: number
  /** Minutes. */
  reserve: number
  days: number
  onTimeout: OnTimeout
}

export const NO_CLOCK: ClockChoice = { pace: 'none', move: 60, reserve: 10, days: 3, onTimeout: 'bot' }

export function timeOf({ pace, move, reserve, days }: ClockChoice): Time {
  if (pace === 'live') return { kind: 'live', move, reserve: reserve * 60 }
  return pace === 'days' ? { kind: 'days', days } : { kind: 'none' }
}

const RESERVE = { min: TIME_LIMITS.reserve.min / 60, max: TIME_LIMITS.reserve.max / 60 }

/* Common values, one click apart; any number within the limits can be typed. */
const MOVES = [10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1200, 1800]
const RESERVES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300]
const DAYS = [2, 3, 4, 5, 7, 10, 14, 21]

/** How much time a seat has, and what happens when it runs out. */
export function ClockFields({
  choice,
  onChange,
}: {
  choice: ClockChoice
  onChange(choice: ClockChoice): void
}) {
  const set = (change: Partial<ClockChoice>) => onChange({ ...choice, ...change })
  const { pace } = choice
  return (
    <>
      <div className="field">
        <span className="label">{w.time}</span>
        <Segments
          label={w.time}
          value={pace}
          onChange={(to) => set({ pace: to })}
          options={(Object.keys(w.times) as Pace[]).map((value) => ({ value, label: w.times[value] }))}
        />
        {pace === 'live' && (
          <>
            <div className="measures">
              <Measure
                label={w.move}
                value={choice.move}
                limits={TIME_LIMITS.move}
                steps={MOVES}
                onChange={(move) => set({ move })}
              />
              <Measure
                label={w.reserve}
                value={choice.reserve}
                limits={RESERVE}
                steps={RESERVES}
                onChange={(reserve) => set({ reserve })}
              />
            </div>
            <span className="help">{w.reserveHelp}</span>
          </>
        )}
        {pace === 'days' && (
          <div className="measures">
            <Measure
              label={w.days}
              value={choice.days}
              limits={TIME_LIMITS.days}
              steps={DAYS}
              onChange={(days) => set({ days })}
            />
          </div>
        )}
      </div>
      {pace !== 'none' && (
        <div className="field">
          <span className="label">{w.timeout}</span>
          <Segments
            label={w.timeout}
            value={choice.onTimeout}
            onChange={(onTimeout) => set({ onTimeout })}
            options={(Object.keys(w.timeouts) as OnTimeout[]).map((value) => ({
              value,
              label: w.timeouts[value],
            }))}
          />
        </div>
      )}
    </>
  )
}
