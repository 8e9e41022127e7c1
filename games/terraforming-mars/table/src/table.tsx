import './table.css'
import { Motion, type SeatInfo, type TableProps, useEscape, useKeys } from '@perilune/ui'
import { useEffect, useMemo } from 'react'
import { MarsBar } from './bar/bar.js'
import { suggested } from './bar/suggested.js'
import { Aside } from './beyond/aside.js'
import { roomsOf } from './beyond/rooms.js'
import { inPlaceOf } from './choosing/in-place.js'
import { Screen } from './choosing/screen.js'
import { pointsIn, pointsOf, suggestedThing } from './choosing/suggested-thing.js'
import { usePassed } from './choosing/use-passed.js'
import { usePick } from './choosing/use-pick.js'
import type { Held } from './hand/filter.js'
import { Hand } from './hand/hand.js'
import { playableNext } from './hand/next-generation.js'
import { placingOf } from './map/placing.js'
import { Stage } from './map/stage.js'
import { Mine } from './mine/mine.js'
import { discountsOf, pricesOf, projectsOf, thresholdsOf } from './mine/prices.js'
import { Projects } from './projects.js'
import { useRules } from './rules.js'
import { Compare } from './seats/compare.js'
import { Others } from './seats/others.js'
import { SeatSheet } from './seats/sheet.js'
import { TurnStrip } from './seats/turn-strip.js'
import { areasOf, myDecision, optionsFor, possible, turnOf } from './state/options.js'
import { previewOf, refusalOfPayment } from './state/preview.js'
import { useTableState } from './state/use-table-state.js'
import { levelsOf, type MarsView, playableFrom } from './state/view.js'
import { story } from './story.js'
import { words } from './words.js'

/** The table of Terraforming Mars: a function of the viewer's view and of the selection. */
export function MarsTable(props: TableProps) {
  const seat = props.viewer === 'spectator' ? (props.seats.find((s) => s.asked)?.seat ?? 0) : props.viewer
  const info = props.seats[seat]
  return info ? <SeatedTable {...props} seat={seat} info={info} /> : null
}

function SeatedTable(props: TableProps & { seat: number; info: SeatInfo }) {
  const { seat, seats, info } = props
  const rules = useRules()
  const view = props.view as unknown as MarsView
  const decision = myDecision(props.decisions)
  const turn = turnOf(decision)
  const moment = `${view.played}:${props.viewer}`
  const [state, act] = useTableState(moment)
  useEscape(() => act({ do: 'let-go' }))
  const things = useMemo(() => inPlaceOf(view, seat, decision), [view, seat, decision])
  const suggestion = useMemo(() => suggestedThing(rules, view, seat, things), [rules, view, seat, things])
  const selected = state.selected === undefined ? suggestion?.option : (state.selected ?? undefined)
  const payment = decision?.kind === 'amounts' && decision.step === 'pay' ? decision : undefined
  const { payNext } = state
  // A payment chosen together with the card answers the question for the payment.
  useEffect(() => {
    if (!payNext || !props.answer) return
    if (payment) props.answer({ amounts: payNext })
    act({ do: 'paid' })
  }, [payment, payNext, props.answer, act])
  const picking = usePick(decision?.kind === 'pick' ? decision : undefined, moment)
  const passed = usePassed(view, seat, picking?.decision)
  // Hovering previews a thing before it is clicked; on the map, the clicked area takes precedence.
  const shown = things ? (state.hovered ?? selected) : (selected ?? state.hovered)
  const preview = useMemo(
    () => (shown && decision ? previewOf(rules, view, seat, { answer: shown.answer, use: state.use }) : null),
    [rules, view, seat, shown, state.use, decision],
  )
  const then = preview?.state ?? null
  const payUse = state.use ?? preview?.use ?? (payment ? suggested(payment) : {})
  const choosing = {
    things,
    selected,
    select: (option: typeof selected) => act({ do: 'select', option }),
    hover: (option: typeof selected) => act({ do: 'hover', option }),
  }
  const commit = (option: NonNullable<typeof selected>) => {
    if (!props.answer || preview?.refused !== undefined) return
    act({ do: 'answered', payNext: preview?.payment ? preview.use : undefined })
    props.answer(option.answer)
  }
  const held: Held[] = useMemo(() => {
    const prices = pricesOf(rules, view, seat)
    return playableFrom(view, seat).map((id) => ({
      id,
      price: prices(id),
      option: optionsFor(turn, 'play').find((o) => o.answer.card === id),
    }))
  }, [rules, view, seat, turn])
  const thresholds = useMemo(() => thresholdsOf(view, seat, held), [view, seat, held])
  const next = useMemo(() => playableNext(rules, view, seat), [rules, view, seat])
  const others = seats.filter((s) => s.seat !== seat)
  const points = useMemo(
    () => (state.pointsShown ? seats.map((s) => pointsIn(rules, view, s.seat)) : undefined),
    [state.pointsShown, seats, rules, view],
  )
  const showPoints = () => act({ do: 'show-points' })
  const compare = () => act({ do: 'open', window: 'compare' })
  const openAll = () => act({ do: 'open', window: 'in-play' })
  const close = () => act({ do: 'open', window: undefined })
  useKeys([
    ...(others.length > 0 ? [{ key: 'c', label: words.compareKey, act: compare }] : []),
    { key: 'v', label: words.pointsKey, act: showPoints },
    { key: 'i', label: words.allCardsKey, act: openAll },
  ])
  return (
    <Motion view={view} story={story(seat)} className="mars-table">
      {picking && !state.cardsHidden ? (
        <Screen
          view={view}
          seat={seat}
          seats={seats}
          picking={picking}
          held={held}
          passed={passed}
          hide={() => act({ do: 'hide-cards', hidden: true })}
        />
      ) : (
        <div className={`mars-scroll ${others.length === 0 ? 'alone' : ''}`}>
          <TurnStrip
            view={view}
            seats={seats}
            pointsShown={state.pointsShown}
            showPoints={showPoints}
            compare={compare}
          />
          {others.length > 0 && (
            <Others {...choosing} view={view} then={then?.players ?? null} seats={others} points={points} />
          )}
          <Stage
            view={view}
            then={then && levelsOf(then)}
            seat={seat}
            thresholds={thresholds}
            last={view.lastArea >= 0 ? view.lastArea : undefined}
            ownerName={(owner) => seats[owner]?.name ?? ''}
            placing={placingOf({
              view,
              seat,
              areas: areasOf(decision),
              selected: shown,
              then,
              choose: choosing.select,
              commit,
              hover: choosing.hover,
            })}
            choosing={choosing}
            corner={
              <Projects
                list={projectsOf(rules, view, seat, optionsFor(turn, 'project'))}
                selected={selected}
                select={choosing.select}
              />
            }
          />
          <Aside rooms={roomsOf({ view, then, seat, seats, turn, decision, ...choosing })} />
          <Mine
            {...choosing}
            view={view}
            info={info}
            then={then?.players[seat]}
            points={points && { now: points[seat], next: then ? pointsOf(rules, then, seat) : undefined }}
            actions={optionsFor(turn, 'use')}
            discounts={discountsOf(view, seat)}
            openAll={openAll}
          />
          <Hand
            held={held}
            asked={turn !== undefined}
            turn={`${view.generation}:${info.asked}`}
            selected={selected?.answer.act === 'play' ? String(selected.answer.card) : undefined}
            next={next}
            laidOut={state.handLaidOut}
            layOut={() => act({ do: 'lay-out-hand' })}
            select={(h) => h.option && possible(h.option) && choosing.select(h.option)}
          />
        </div>
      )}
      {picking && state.cardsHidden && (
        <button
          type="button"
          className="btn second small back-to-cards"
          onClick={() => act({ do: 'hide-cards', hidden: false })}
        >
          {words.choosing.showCards}
        </button>
      )}
      <MarsBar
        {...choosing}
        selected={things ? shown : selected}
        table={props}
        view={view}
        seat={seat}
        decision={decision}
        turn={turn}
        commit={commit}
        preview={things || selected ? preview : null}
        picking={picking}
        passMeant={state.passMeant}
        meanPass={() => act({ do: 'mean-pass' })}
        paying={{
          open: state.paymentOpen,
          use: payUse,
          refused: payment ? refusalOfPayment(rules, view, seat, payUse) : preview?.refused,
          toggle: () => act({ do: 'toggle-payment' }),
          change: (use) => act({ do: 'change-payment', use }),
        }}
      />
      {state.window === 'compare' && <Compare view={view} seats={seats} seat={seat} onClose={close} />}
      {state.window === 'in-play' && (
        <SeatSheet view={view} seat={seat} title={words.mySheet} onClose={close} />
      )}
    </Motion>
  )
}
