import './css/frame.css'
import './css/others.css'
import './css/board.css'
import './css/mine.css'
import './css/hand.css'
import './css/cards.css'
import './css/progress.css'
import type { Option } from '@perilune/engine'
import { expeditionOf, handOf } from '@perilune/moon'
import { Motion, type TableProps, useEscape } from '@perilune/ui'
import { useMemo } from 'react'
import { MoonBar } from './bar/bar.js'
import { Board } from './board/board.js'
import { Hand } from './hand/hand.js'
import { remedyFor, roverFrom, triedActions } from './hand/remedy.js'
import { MySettlement, settlementThen } from './mine/settlement.js'
import { myDecision, myTurn, optionsFor, optionsOn, possible } from './options.js'
import { type MoonView, previewOf } from './preview.js'
import { useRules } from './rules.js'
import { Others } from './seats/others.js'
import { storyOf } from './story.js'
import { chosenIn, previewedIn, type TableWindow } from './table-state.js'
import { useTableState } from './use-table-state.js'

/** The table of Moon: a function of what the viewer sees, and of what is selected. */
export function MoonTable(props: TableProps) {
  const view = props.view as unknown as MoonView
  const seat = props.viewer === 'spectator' ? (props.seats.find((s) => s.asked)?.seat ?? 0) : props.viewer
  const rules = useRules()
  const turn = myTurn(props.decisions)
  const decision = myDecision(props.decisions)
  const [state, act] = useTableState(`${view.played}:${props.viewer}`)
  const { selection } = state
  useEscape(() => act({ do: 'let-go' }))
  const chosen = props.answer === null && !turn ? undefined : chosenIn(state)
  const previewed = props.answer === null && !turn ? undefined : previewedIn(state)
  const then = useMemo(
    () => (previewed && turn ? previewOf(rules, view, seat, previewed.answer) : null),
    [rules, view, seat, previewed, turn],
  )
  const thing = (card: string, options: Option[], on?: number) =>
    act({
      do: 'select',
      selection: { what: 'thing', card, options: options.filter(possible), ...(on !== undefined && { on }) },
    })
  const open = (window: TableWindow | undefined) => act({ do: 'open', window })
  const tried = useMemo(() => triedActions(rules, view, seat, turn), [rules, view, seat, turn])
  const story = useMemo(() => storyOf(seat), [seat])
  const info = props.seats[seat]
  const picked = selection && selection.what !== 'list' ? selection : undefined
  const hand = view.places[handOf(seat)].cards ?? []
  const [expedition] = view.places[expeditionOf(seat)].cards ?? []
  const coming =
    chosen && ['construct', 'obelisk', 'owed'].includes(String(chosen.answer.act))
      ? String(chosen.answer.card)
      : undefined
  if (!info) return null
  return (
    <Motion className="moon-table" view={view} story={story}>
      <div className="moon-scroll">
        <Others
          view={view}
          then={then}
          seats={props.seats.filter((s) => s.seat !== seat)}
          parks={optionsFor(turn, 'park')}
          roverFrom={turn?.options.some((o) => o.answer.act === 'assimilate') ? roverFrom(hand) : undefined}
          selected={picked?.what === 'thing' ? picked : undefined}
          opened={state.window}
          open={open}
          onPark={(card, on) => thing(card, optionsOn(turn, 'park', card, on), on)}
        />
        <Board
          view={view}
          then={then}
          seats={props.seats}
          seat={seat}
          claims={optionsFor(turn, 'claim')}
          selected={picked?.card}
          opened={state.window}
          open={open}
          onClaim={(card) => thing(card, optionsOn(turn, 'claim', card))}
        />
        <MySettlement
          info={info}
          home={view.settlements[seat]}
          then={settlementThen(then, seat)}
          coming={coming}
          flips={optionsFor(turn, 'flip')}
          selected={picked?.card}
          onFlip={(card) => thing(card, optionsOn(turn, 'flip', card))}
        />
        <Hand
          cards={hand}
          expedition={expedition}
          turn={
            turn?.options.some((o) => o.answer.act === 'assimilate')
              ? turn
              : turn && { ...turn, options: optionsFor(turn, 'expedition') }
          }
          selection={selection}
          select={(next) => act({ do: 'select', selection: next })}
          remedy={(refused) => remedyFor(tried, { view, seat, seats: props.seats }, refused)}
        />
      </div>
      <MoonBar
        table={props}
        view={view}
        then={then}
        seat={seat}
        turn={turn}
        decision={decision}
        selection={selection}
        chosen={chosen}
        choose={(option) => act({ do: 'choose-way', option })}
        select={(next) => act({ do: 'select', selection: next })}
      />
    </Motion>
  )
}
