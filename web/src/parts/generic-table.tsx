import type { Game } from '@perilune/engine'
import { DecisionBar, DecisionPanel, type GameTable, SeatBadge, type TableProps } from '@perilune/ui'
import { words as rareWords } from '../words/games.js'
import { words } from '../words/play.js'
import { type Describe, viewText } from './view-text.js'

/**
 * Plays any game without a table for its rules: the view as text, the seats, the question and its answers.
 */
function Table(props: TableProps & { game?: Game | undefined; describe?: Describe | undefined }) {
  const mine = props.decisions.filter((d) => d.kind !== 'elsewhere')
  const must = mine.find((d) => d.must) ?? mine[0]
  const names = props.seats.map((s) => s.name)
  return (
    <div className="generic-table">
      <ul className="panel generic-seats" aria-label={words.table.seats}>
        {props.seats.map((s) => (
          <li key={s.seat}>
            <SeatBadge info={s} />
          </li>
        ))}
      </ul>
      <div className="generic-view">
        {viewText(props.view, names, props.game, props.describe).map(({ title, lines }, i) => (
          <section key={i} className="panel">
            <h2>{title}</h2>
            <ul>
              {lines.map((line, n) => (
                <li key={n}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
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

/** `game` names cards and places under the rules of the table, if they are known. */
export const makeGenericTable = (game?: Game, describe?: Describe): GameTable => ({
  ...(game && { rules: game }),
  Table: (props: TableProps) => <Table {...props} game={game} describe={describe} />,
  Card: ({ id }) => <span>{game?.cards.find((card) => card.id === id)?.name ?? id}</span>,
  Drawings: () => null,
  Progress: () => null,
  layers: [{ id: 'board', label: rareWords.generic.board }],
  tell: (event) => ({ text: event.say }),
  points: () => [],
  seatRow: false,
  sources: {},
  unit: null,
  help: [],
})

export const genericTable = makeGenericTable()
