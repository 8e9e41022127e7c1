import { DecisionBar, DecisionPanel, type GameTable, SeatBadge, type TableProps } from '@perilune/ui'
import { words } from '../words.js'

/** Plays any game that has no table of its own yet: the seats, the question, the answers. */
function Table(props: TableProps) {
  const mine = props.decisions.filter((d) => d.kind !== 'elsewhere')
  const must = mine.find((d) => d.must) ?? mine[0]
  return (
    <div className="generic-table">
      <ul className="panel generic-seats" aria-label={words.table.seats}>
        {props.seats.map((s) => (
          <li key={s.seat}>
            <SeatBadge info={s} />
          </li>
        ))}
      </ul>
      <DecisionBar
        seats={props.seats}
        viewer={props.viewer}
        sentence={
          props.instead ??
          must?.prompt ??
          words.table.waitsFor(props.seats.filter((s) => s.asked).map((s) => s.name))
        }
        actions={props.actions}
        above={mine.map((d) => (
          <DecisionPanel key={`${d.step}:${d.prompt}`} decision={d} answer={props.answer} />
        ))}
      />
    </div>
  )
}

export const genericTable: GameTable = {
  Table,
  Card: ({ id }) => <span>{id}</span>,
  Drawings: () => null,
  Progress: () => null,
  layers: [],
  tell: (event) => ({ text: event.say }),
  points: () => [],
  sources: {},
  unit: null,
  help: [],
}
