import type { Seat } from '@perilune/engine'
import { bonusCountsOf, linesOf, type MoonBaseState } from '@perilune/moon-base'
import { figure, Panel, type SeatInfo, SeatShape, signed } from '@perilune/ui'
import { RingIcon } from '../pieces.js'
import { asState, type MoonBaseView } from '../view.js'
import { words } from '../words.js'

const ROWS = ['settlement', 'base', 'group', 'highest', 'tower', 'unplaced'] as const
type Row = (typeof ROWS)[number]

/** Points of a seat, row by row. */
function pointsBy(s: MoonBaseState, seat: Seat): Record<Row, number> {
  const points = Object.fromEntries(ROWS.map((row) => [row, 0])) as Record<Row, number>
  for (const line of linesOf(s)) if (line.seat === seat) points[line.why as Row] += line.points
  return points
}

const sum = (points: Record<Row, number>): number => ROWS.reduce((all, row) => all + points[row], 0)

export const totalOf = (s: MoonBaseState, seat: Seat): number => sum(pointsBy(s, seat))

/** A seat's progress in a row of the score: how many are built or connected, or how high the rings are. */
function noteOf(s: MoonBaseState, seat: Seat, row: Row): string {
  const colour = s.colours[seat]
  if (!colour) return ''
  const { group, highest, tower } = bonusCountsOf(s)
  switch (row) {
    case 'settlement':
      return words.built(s.settlements.filter((built) => built.seat === seat).length)
    case 'base':
      return words.built(s.bases.filter((built) => built.seat === seat).length)
    case 'group':
      return words.rings(group[colour])
    case 'highest':
      return words.level(highest[colour])
    case 'tower':
      return tower === colour ? words.towerHere : ''
    case 'unplaced':
      return ''
  }
}

const Change = ({ from, to }: { from: number; to: number }) =>
  from === to ? null : <em className="change">{signed(to - from)}</em>

/** The score if the game ended now, and what would change. */
export function Score({
  view,
  then,
  seats,
}: {
  view: MoonBaseView
  then: MoonBaseState | null
  seats: readonly SeatInfo[]
}) {
  const now = asState(view)
  const order = [...seats].sort((a, b) => Number(b.me) - Number(a.me))
  const table = order.map(({ seat }) => ({
    seat,
    now: pointsBy(now, seat),
    after: pointsBy(then ?? now, seat),
  }))
  const rows = ROWS.filter((row) => row !== 'unplaced' || table.some((column) => column.now.unplaced !== 0))
  return (
    <Panel title={words.score} note={words.ended} className="mb-score">
      <table>
        <thead>
          <tr>
            <td />
            {order.map((info) => (
              <th key={info.seat} scope="col">
                <SeatShape seat={info.seat} />
                {view.starter === info.seat && view.round > 0 && <EarthMarker name={info.name} />}
                <b>{info.name}</b>
                <ColourOf view={view} seat={info.seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">
                {words.rows[row]}
                <small>{words.worth[row]}</small>
              </th>
              {table.map((column) => (
                <td key={column.seat}>
                  <span className="points">
                    {figure(column.now[row])}
                    <Change from={column.now[row]} to={column.after[row]} />
                  </span>
                  <small>{noteOf(then ?? now, column.seat, row)}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {table.map((column) => (
              <td key={column.seat}>
                <span className="points">
                  {figure(sum(column.now))}
                  <Change from={sum(column.now)} to={sum(column.after)} />
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Panel>
  )
}

/** The earth marker of the player who begins the round. */
const EarthMarker = ({ name }: { name: string }) => (
  <svg className="earth" viewBox="-8 -8 16 16" role="img" aria-label={`${name} ${words.earth}`}>
    <circle r="7" />
    <path d="M-5 -2q4 -4 8 -1M-6 2q3 -2 6 0t5 0M-3 6q3 -3 6 -1" />
  </svg>
)

function ColourOf({ view, seat }: { view: MoonBaseView; seat: Seat }) {
  const colour = view.colours[seat]
  return (
    <span className="colour-of">
      {colour && (
        <>
          <RingIcon size="small" colour={colour} px={16} /> {colour}
        </>
      )}
    </span>
  )
}

/** Both totals in one line, for a phone. */
export function ScoreStrip({
  view,
  then,
  seats,
}: {
  view: MoonBaseView
  then: MoonBaseState | null
  seats: readonly SeatInfo[]
}) {
  const now = asState(view)
  return (
    <div className="mb-strip">
      {seats.map(({ seat, name }) => (
        <div key={seat}>
          <SeatShape seat={seat} />
          <span>
            <b>{name}</b>
            <ColourOf view={view} seat={seat} />
          </span>
          <span className="points">
            {figure(totalOf(now, seat))}
            <Change from={totalOf(now, seat)} to={totalOf(then ?? now, seat)} />
          </span>
        </div>
      ))}
    </div>
  )
}
