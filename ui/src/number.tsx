import { useEffect, useRef, useState } from 'react'
import { figure, words } from './words.js'

/** A number that lights up when it changes, and that says what it would become. */
export function Num({
  value,
  then,
  flash = true,
}: {
  value: number
  then?: number | undefined
  flash?: boolean
}) {
  const before = useRef(value)
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    if (before.current !== value) setChanges((n) => n + 1)
    before.current = value
  }, [value])
  const changing = then !== undefined && then !== value
  return (
    <span key={changes} className={`num ${flash && changes > 0 ? 'flash' : ''}`}>
      {changing ? (
        <>
          <span aria-hidden="true">
            {figure(value)}
            <em>→{figure(then)}</em>
          </span>
          <span className="unseen">{words.becomes(value, then)}</span>
        </>
      ) : (
        figure(value)
      )}
    </span>
  )
}
