import { COLUMNS, type Talks } from '@perilune/moonrakers'
import { figure, type SeatInfo, SeatShape, seatClass, useRoving } from '@perilune/ui'
import { X } from 'lucide-react'
import { COLUMN_ICON, Icon } from '../cards/glyphs.js'
import type { Cell as Place } from '../table-state.js'
import type { Act } from '../use-table-state.js'
import { words } from '../words.js'
import { type Draft, toggled, totalsOf } from './terms.js'
import { type PickUp, usePickUp } from './use-pick-up.js'

export interface BoardProps {
  talks: Talks
  seats: readonly SeatInfo[]
  seat: number
  leader: number
  draft: Draft
  /** Null while the viewer has nothing to answer. */
  setDraft: ((draft: Draft) => void) | null
  /** The cell whose token is held. */
  held: Place | null
  act: Act
  /** The seat that proposes these shares: changes are shown in its colour. */
  author: number
}

/** From this many tokens in a row, all are drawn small. */
const MANY = 6

/** All shares as tokens, each with a captain, so that none can be lost or made. */
export function Board(props: BoardProps) {
  const { talks, seats, draft, setDraft, leader } = props
  const totals = totalsOf(talks.contract)
  const parties = seats.filter((info) => draft[info.seat])
  const pick = usePickUp({
    held: props.held,
    draft: setDraft ? draft : null,
    act: props.act,
    order: parties.map((info) => info.seat),
  })
  const region = useRoving<HTMLDivElement>('.mr-cell')
  const out = seats.filter((info) => !draft[info.seat])
  const mayLeave = (info: SeatInfo) => !isBound(props, info.seat)
  return (
    <div className="mr-board-box">
      <div className="mr-board" ref={region} data-no-swipe="" {...pick.handlers}>
        <div className="mr-board-head">
          <span />
          {parties.map((info) => (
            <Party key={info.seat} {...props} info={info} />
          ))}
        </div>
        {COLUMNS.map((_, column) =>
          totals[column] === 0 ? null : (
            <fieldset key={words.columns[column]} className="mr-board-row">
              <legend className="mr-board-name">
                <b>{words.columns[column]}</b>
                <small>{words.allDealt(totals[column])}</small>
              </legend>
              {parties.map((info) => (
                <Cell
                  key={info.seat}
                  {...props}
                  info={info}
                  column={column}
                  many={totals[column] > MANY}
                  pick={pick}
                />
              ))}
            </fieldset>
          ),
        )}
      </div>
      {setDraft && (
        <p className="mr-invites">
          {out.map((info) => (
            <button
              key={info.seat}
              type="button"
              className="chip"
              onClick={() => setDraft(toggled(draft, info.seat, leader))}
            >
              <SeatShape seat={info.seat} />
              {words.invite(info.name)}
            </button>
          ))}
          {parties.filter(mayLeave).map((info) => (
            <button
              key={info.seat}
              type="button"
              className="chip mr-leave"
              onClick={() => setDraft(toggled(draft, info.seat, leader))}
            >
              <SeatShape seat={info.seat} />
              {words.leaveOut(info.name)}
            </button>
          ))}
        </p>
      )}
      {pick.dragged && (
        <span className="mr-ghost" style={{ left: pick.dragged.x, top: pick.dragged.y }} aria-hidden="true">
          <Token column={pick.dragged.column} />
        </span>
      )}
    </div>
  )
}

/** The leader takes part in all terms, and so does an ally who answers them. */
const isBound = ({ leader, seat }: BoardProps, at: number): boolean =>
  at === leader || (seat !== leader && at === seat)

function Party(props: BoardProps & { info: SeatInfo }) {
  const { info, leader, draft, setDraft } = props
  const role =
    info.seat === leader ? (info.me ? words.youLeader : words.theLeader) : info.me ? words.you : words.ally
  return (
    <div className="mr-board-party">
      <SeatShape seat={info.seat} />
      <span>
        <b>{info.name}</b> <small>{role}</small>
      </span>
      {setDraft && !isBound(props, info.seat) && (
        <button
          type="button"
          className="tool"
          aria-label={words.leaveOut(info.name)}
          data-tip={words.leaveOut(info.name)}
          onClick={() => setDraft(toggled(draft, info.seat, leader))}
        >
          <X size={15} />
        </button>
      )}
    </div>
  )
}

const Token = ({ column, sign = '' }: { column: number; sign?: string }) => (
  <i className={`mr-token mr-i-${COLUMN_ICON[column]} ${sign}`}>
    <Icon name={COLUMN_ICON[column]} />
  </i>
)

/** A captain's share of one thing. Added tokens are marked, removed tokens leave a dashed ring. */
function Cell(props: BoardProps & { info: SeatInfo; column: number; many: boolean; pick: PickUp }) {
  const { talks, draft, column, pick, info, setDraft } = props
  const has = draft[info.seat]?.[column] ?? 0
  const had = talks.terms ? (talks.terms[info.seat]?.[column] ?? 0) : has
  const held = props.held?.column === column ? props.held.seat : null
  const dragged = pick.dragged?.column === column ? pick.dragged : null
  const label = words.shareLabel(words.columns[column], info.name, has)
  const may =
    held === null ? (has > 0 ? words.takeUp : '') : held === info.seat ? words.putDown : words.putHere
  return (
    <button
      type="button"
      className={`mr-cell ${has === had ? '' : `changed ${seatClass(props.author)}`} ${
        dragged?.over === info.seat && dragged.seat !== info.seat ? 'over' : ''
      } ${held !== null && held !== info.seat ? 'takes' : ''} ${props.many ? 'many' : ''}`}
      data-cell={`${column}:${info.seat}`}
      aria-label={`${label}${has === had ? '' : `, ${words.was(had)}`}.${setDraft && may ? ` ${may}` : ''}`}
      aria-pressed={held === info.seat}
      disabled={!setDraft}
      onClick={() => props.act({ do: 'press-cell', cell: { column, seat: info.seat }, draft })}
    >
      {Array.from({ length: Math.max(has, had) }, (_, i) => {
        const last = i === has - 1
        const up = last && (held === info.seat || dragged?.seat === info.seat)
        return (
          <Token key={i} column={column} sign={i >= has ? 'gone' : up ? 'held' : i >= had ? 'come' : ''} />
        )
      })}
      {Math.max(has, had) === 0 && <small>{words.none}</small>}
      {has !== had && <em>{has === 0 ? words.none : figure(has)}</em>}
    </button>
  )
}
