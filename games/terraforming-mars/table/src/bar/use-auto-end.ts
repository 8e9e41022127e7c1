import { keepWish, wishOf } from '@perilune/ui'
import { useEffect, useRef, useState } from 'react'

const KEY = 'mars:auto-end'
/** Leaves time to undo the last action. */
const SECONDS = 3

/** Whether the player wants turns to end by themselves after the second action. */
export function useAutoEndWish(): [on: boolean, set: (on: boolean) => void] {
  const [on, set] = useState(() => wishOf(KEY) === 'on')
  return [
    on,
    (wish) => {
      keepWish(KEY, wish ? 'on' : 'off')
      set(wish)
    },
  ]
}

/** The seconds until a turn ends by itself; undefined if it does not. */
export function useAutoEnd(armed: boolean, end: () => void): number | undefined {
  const [left, setLeft] = useState(SECONDS)
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => {
    setLeft(SECONDS)
    if (!armed) return
    let rest = SECONDS
    const timer = setInterval(() => {
      rest -= 1
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      latest.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [armed])
  return armed ? left : undefined
}
