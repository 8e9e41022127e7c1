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
import { inPlaceOf } from './choosing/in-place.js'
import type { Choosing } from './choosing/thing.js'
import { Hand } from './hand/hand.js'
import { remedyFor, roverFrom, triedActions } from './hand/remedy.js'
import { heartsShown } from './hearts.js'
import { MySettlement, settlementThen } from './mine/settlement.js'
import { actionsIn, myDecision, myTurn, optionsFor, optionsOn, possible } from './options.js'
import { asState, type MoonView, previewOf } from './preview.js'
import { useRules } from './rules.js'
import { Others } from './seats/others.js'
import { storyOf } from './story.js'
import { answerIn, chosenIn, previewedIn, type TableWindow } from './table-state.js'
import { useTableState } from './use-table-state.js'

/** The table of Moon: a function of the viewer's view and of the selection. */
export function MoonTable(props: TableProps) {
  const view = props.view as unknown as MoonView
  const seat = props.viewer === 'spectator' ? (props.seats.find((s) => s.asked)?.seat ?? 0) : props.viewer
  const rules = useRules()
  const turn = myTurn(props.decisions)
  const decision = myDecision(props.decisions)
  const [state, act] = useTableState(`${view.played}:${props.viewer}`)
  const { selection } = state
  useEscape(() => act({ do: 'let-go' }))
  const actions = actionsIn(decision)
  const chosen = actions && chosenIn(state)
  const asked = useMemo(() => inPlaceOf(seat, decision), [seat, decision])
  const given = useMemo(() => asked && answerIn(state, asked), [state, asked])
  const shown = asked ? (state.hovered ?? given) : actions && previewedIn(state)
  const then = useMemo(
    () => (shown ? previewOf(rules, view, seat, shown.answer) : null),
    [rules, view, seat, shown],
  )
  const hearts = heartsShown(rules, asState(view))
  const heartsThen = then ? heartsShown(rules, then) : undefined
  const choosing: Choosing = {
    asked,
    chosen: state.thing,
    amounts: state.amounts,
    picked: state.picked,
    choose: (option) => act({ do: 'choose-thing', option }),
    hover: (option) => act({ do: 'hover-thing', option }),
    name: (id, n, only) => act({ do: 'name', id, n, only }),
    pick: (id, most) => act({ do: 'pick', id, most }),
  }
  const thing = (card: string, options: Option[], on?: number) =>
    act({
      do: 'select',
      selection: { what: 'thing', card, options: options.filter(possible), ...(on !== undefined && { on }) },
    })
  const open = (window: TableWindow | undefined) => act({ do: 'open', window })
  // Cards of the hand can be played only while one of them can be assimilated.
  const plays = turn?.options.some((o) => o.answer.act === 'assimilate') === true
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
          hearts={hearts}
          heartsThen={heartsThen}
          seats={props.seats.filter((s) => s.seat !== seat)}
          parks={optionsFor(actions, 'park')}
          roverFrom={plays ? roverFrom(hand) : undefined}
          selected={picked?.what === 'thing' ? picked : undefined}
          opened={state.window}
          open={open}
          ways={selection?.what === 'hand' ? selection.construct : []}
          way={chosen}
          chooseWay={(option) => act({ do: 'choose-way', option })}
          choosing={choosing}
          onPark={(card, on) => thing(card, optionsOn(actions, 'park', card, on), on)}
        />
        <Board
          view={view}
          then={then}
          seats={props.seats}
          seat={seat}
          claims={optionsFor(actions, 'claim')}
          selected={picked?.card}
          opened={state.window}
          open={open}
          choosing={choosing}
          onClaim={(card) => thing(card, optionsOn(actions, 'claim', card))}
        />
        <MySettlement
          info={info}
          home={view.settlements[seat]}
          then={settlementThen(then, seat)}
          hearts={hearts[seat]}
          heartsThen={heartsThen?.[seat]}
          coming={coming}
          flips={optionsFor(actions, 'flip')}
          selected={picked?.card}
          choosing={choosing}
          onFlip={(card) => thing(card, optionsOn(actions, 'flip', card))}
        />
        <Hand
          cards={hand}
          expedition={expedition}
          turn={plays ? turn : turn && { ...turn, options: optionsFor(turn, 'expedition') }}
          moment={`${view.era}:${view.round}:${info.asked}`}
          done={turn !== undefined && !plays}
          search={state.search}
          find={(text) => act({ do: 'search', text })}
          selection={selection}
          choosing={choosing}
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
        asked={asked}
        given={given}
        shown={shown}
        choosing={choosing}
        choose={(option) => act({ do: 'choose-way', option })}
        select={(next) => act({ do: 'select', selection: next })}
      />
    </Motion>
  )
}
