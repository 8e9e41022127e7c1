import { list, type SeatInfo, seatClass } from '@perilune/ui'
import { Link } from '../router.js'
import type { Turn } from '../table/race.js'
import { words } from '../words/play.js'

const w = words.end

/** The turning points of the game in a few sentences, each with a link to its move. */
export function TurningPoints(props: {
  turns: readonly Turn[]
  seats: readonly SeatInfo[]
  hrefOf(move: number): string
  look(move: number): void
}) {
  if (props.turns.length === 0) return null
  const titleOf = ({ lead, seat, from, to }: Turn): string => {
    const name = props.seats[seat]?.name ?? ''
    if (lead === 'for-good') return w.leadForGood(name)
    return lead ? w.lead(name) : w.leap(name, to - from)
  }
  return (
    <section className="turns" aria-labelledby="turns">
      <h2 id="turns">{w.turns}</h2>
      <ol>
        {props.turns.map((t, i) => (
          <li key={t.move} className={seatClass(t.seat)}>
            <h3>
              <span className="turn-n" aria-hidden="true">
                {i + 1}
              </span>
              {titleOf(t)}
            </h3>
            <p>
              {w.earned(list(t.says.slice(0, 2)), t.says.length - 2, t.from, t.to)}{' '}
              <Link href={props.hrefOf(t.move)} onFocus={() => props.look(t.move)}>
                {w.move(t.move)}
              </Link>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A slider that selects a move of the game, with a link to its board. */
export function EndBar(props: {
  at: number
  moves: number
  turns: readonly Turn[]
  look(move: number): void
  href: string
}) {
  const { at, moves } = props
  return (
    <div className="end-bar">
      <p>{w.moveOf(at, moves)}</p>
      <div className="end-slider">
        <input
          type="range"
          min={0}
          max={moves}
          value={at}
          aria-label={w.slider}
          aria-valuetext={w.moveOf(at, moves)}
          list="turn-marks"
          onChange={(event) => props.look(event.target.valueAsNumber)}
        />
        <datalist id="turn-marks">
          {props.turns.map((t) => (
            <option key={t.move} value={t.move} />
          ))}
        </datalist>
      </div>
      <Link className="btn second" href={props.href}>
        {w.openHere}
      </Link>
    </div>
  )
}
