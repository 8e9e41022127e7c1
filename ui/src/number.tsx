import { useContext, useEffect, useRef, useState } from 'react'
import { Author } from './seats/author.js'
import { SeatShape, seatClass } from './seats/seats.js'
import { figure, words } from './words.js'

/**
 * A number that lights up when it changes, in the colour of the seat that changed it, and that shows what it
 * would become.
 */
export function Num({
  value,
  then,
  flash = true,
}: {
  value: number
  then?: number | undefined
  flash?: boolean
}) {
  const author = useContext(Author)
  const before = useRef(value)
  const [change, setChange] = useState<{ times: number; by: number | null }>({ times: 0, by: null })
  useEffect(() => {
    if (before.current !== value) setChange(({ times }) => ({ times: times + 1, by: author }))
    before.current = value
  }, [value, author])
  const changing = then !== undefined && then !== value
  const lit = flash && change.times > 0
  const by = lit ? change.by : null
  return (
    <span
      key={change.times}
      className={`num ${lit ? 'flash' : ''} ${by === null ? '' : `by ${seatClass(by)}`}`}
    >
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
      {by !== null && (
        <span className="num-by" aria-hidden="true">
          <SeatShape seat={by} />
        </span>
      )}
    </span>
  )
}
