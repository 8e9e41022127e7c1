import type { Answer, MyDecision } from '@perilune/engine'
import { DecisionBar } from '@perilune/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keepWish, wishOf } from '../wishes.js'
import { words } from '../words.js'
import { type BarProps, Primary } from './parts.js'

/* The end of a turn, where all captains are asked together: claim or continue. */

const KEY = 'continue'
/** Seconds after which the page continues by itself; 0: never. */
const WAITS = [0, 5, 15] as const
/** Seconds if several people play, because they would wait for each other. */
const AMONG_PEOPLE = 15

/**
 * The seconds set in this browser. By default the page continues by itself only if several people play, so
 * that a player alone among bots has unlimited time.
 */
function waitKept(people: number): number {
  const kept = wishOf(KEY)
  const wait = WAITS.find((seconds) => String(seconds) === kept)
  return wait ?? (people > 1 ? AMONG_PEOPLE : 0)
}

/**
 * Seconds until the page continues by itself. The countdown is the same for everybody, with or without
 * something to claim, because the time that a seat takes must not reveal what it holds.
 */
function useCountdown(wait: number, runs: boolean, done: () => void): number | null {
  const [left, setLeft] = useState(wait)
  const latest = useRef(done)
  useEffect(() => {
    latest.current = done
  })
  useEffect(() => setLeft(wait), [wait])
  useEffect(() => {
    if (!runs || left === 0) return
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : latest.current()), 1000)
    return () => clearTimeout(timer)
  }, [runs, left])
  return runs && left > 0 ? left : null
}

const CONTINUE: Answer = { act: 'continue' }

export function TurnEndBar({
  table,
  view,
  decision,
  also,
}: BarProps & { decision: MyDecision; also: ReactNode }) {
  const { answer, seats, viewer } = table
  const people = seats.filter((seat) => !seat.bot && !seat.resigned).length
  const [wait, setWait] = useState(() => waitKept(people))
  const said = decision.answered !== undefined
  const press = () => answer?.(CONTINUE)
  const left = useCountdown(wait, answer !== null && !said, press)
  const others = seats.filter((seat) => seat.asked && seat.seat !== viewer).map(({ name }) => name)
  const keep = (seconds: number) => {
    keepWish(KEY, String(seconds))
    setWait(seconds)
  }
  return (
    <DecisionBar
      seats={seats}
      viewer={viewer}
      sentence={
        said ? words.turnEndWaits(others) : also ? words.turnEndClaim : words.turnEnds(view.turn.number)
      }
      also={
        <>
          {also ?? <span>{words.turnEndSub}</span>}
          <label className="mr-by-itself">
            {words.byItself}{' '}
            <select value={wait} onChange={(event) => keep(Number(event.target.value))}>
              {WAITS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {words.byItselfAfter(seconds)}
                </option>
              ))}
            </select>
          </label>
        </>
      }
      actions={
        <Primary disabled={!answer || said} onClick={press}>
          {words.continues}{' '}
          {left !== null && (
            <span className="mr-left" aria-hidden="true">
              {left}
            </span>
          )}
        </Primary>
      }
    />
  )
}
