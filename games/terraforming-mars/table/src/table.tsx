import './table.css'
import type { Option } from '@perilune/engine'
import { Motion, type TableProps, useEscape } from '@perilune/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MarsBar } from './bar/bar.js'
import { suggested, type Use } from './bar/suggested.js'
import { Aside } from './beyond/aside.js'
import { roomsOf } from './beyond/rooms.js'
import { Screen } from './choosing/screen.js'
import { usePick } from './choosing/use-pick.js'
import type { Held } from './hand/filter.js'
import { Hand } from './hand/hand.js'
import { placingOf } from './map/placing.js'
import { Stage } from './map/stage.js'
import { Mine } from './mine/mine.js'
import { discountsOf, pricesOf, projectsOf, thresholdsOf } from './mine/prices.js'
import { areasOf, myDecision, optionsFor, possible, turnOf } from './options.js'
import { previewOf, refusalOfPayment } from './preview.js'
import { Projects } from './projects.js'
import { useRules } from './rules.js'
import { Others } from './seats/others.js'
import { story } from './story.js'
import { levelsOf, type MarsView, playableFrom } from './view.js'
import { words } from './words.js'

/** The table of Terraforming Mars: a function of what the viewer sees, and of what is selected. */
export function MarsTable(props: TableProps) {
  const rules = useRules()
  const view = props.view as unknown as MarsView
  const seat = props.viewer === 'spectator' ? (props.seats.find((s) => s.asked)?.seat ?? 0) : props.viewer
  const decision = myDecision(props.decisions)
  const turn = turnOf(decision)
  const areas = areasOf(decision)
  const [selected, select] = useState<Option>()
  const [hovered, hover] = useState<Option>()
  const [use, setUse] = useState<Use>()
  const [payOpen, setPayOpen] = useState(false)
  const [hidden, hide] = useState(false)
  // How the answer just given is to be paid, if it asks.
  const [payNext, setPayNext] = useState<Use>()
  const moment = `${view.played}:${props.viewer}`
  const seen = useRef<string>(undefined)
  // A new moment: what was selected may be gone.
  useEffect(() => {
    select(undefined)
    hover(undefined)
    setUse(undefined)
    setPayOpen(false)
    hide(false)
    // Whoever pressed a button that is gone now goes on from the decision.
    if (seen.current !== undefined && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.decision')?.focus({ preventScroll: true })
    seen.current = moment
  }, [moment])
  const clear = () => {
    select(undefined)
    setPayOpen(false)
  }
  useEscape(clear)
  const payment = decision?.kind === 'amounts' && decision.step === 'pay' ? decision : undefined
  useEffect(() => {
    if (!payNext || !props.answer) return
    if (payment) props.answer({ amounts: payNext })
    setPayNext(undefined)
  }, [payment, payNext, props.answer])
  const picking = usePick(decision?.kind === 'pick' ? decision : undefined, moment)
  const shown = selected ?? hovered
  const preview = useMemo(
    () => (shown && decision ? previewOf(rules, view, seat, shown.answer, use) : null),
    [rules, view, seat, shown, use, decision],
  )
  const then = preview?.state ?? null
  const payUse = use ?? preview?.use ?? (payment ? suggested(payment) : {})
  const choose = (option: Option | undefined) => {
    setUse(undefined)
    setPayOpen(false)
    select(option)
  }
  const commit = (option: Option) => {
    if (!props.answer || preview?.refused !== undefined) return
    if (preview?.payment) setPayNext(preview.use)
    props.answer(option.answer)
  }
  const info = props.seats[seat]
  const held: Held[] = useMemo(() => {
    const prices = pricesOf(rules, view, seat)
    return playableFrom(view, seat).map((id) => ({
      id,
      price: prices(id),
      option: optionsFor(turn, 'play').find((o) => o.answer.card === id),
    }))
  }, [rules, view, seat, turn])
  const thresholds = useMemo(() => thresholdsOf(view, seat, held), [view, seat, held])
  if (!info) return null
  const others = props.seats.filter((s) => s.seat !== seat)
  return (
    <Motion view={view} story={story(seat)} className="mars-table">
      {picking && !hidden ? (
        <Screen
          view={view}
          seat={seat}
          seats={props.seats}
          picking={picking}
          held={held}
          hide={() => hide(true)}
        />
      ) : (
        <div className={`mars-scroll ${others.length === 0 ? 'alone' : ''}`}>
          {others.length > 0 && <Others view={view} then={then?.players ?? null} seats={others} />}
          <Stage
            view={view}
            then={then && levelsOf(then)}
            seat={seat}
            thresholds={thresholds}
            last={view.lastArea >= 0 ? view.lastArea : undefined}
            ownerName={(owner) => props.seats[owner]?.name ?? ''}
            placing={placingOf({ view, seat, areas, selected: shown, then, choose, commit, hover })}
            corner={
              <Projects
                list={projectsOf(rules, view, seat, optionsFor(turn, 'project'))}
                selected={selected}
                select={choose}
              />
            }
          />
          <Aside
            rooms={roomsOf({
              view,
              then,
              seat,
              seats: props.seats,
              turn,
              decision,
              selected,
              select: choose,
            })}
          />
          <Mine
            view={view}
            info={info}
            then={then?.players[seat]}
            actions={optionsFor(turn, 'use')}
            selected={selected}
            select={choose}
          />
          <Hand
            held={held}
            asked={turn !== undefined}
            selected={selected?.answer.act === 'play' ? String(selected.answer.card) : undefined}
            discounts={discountsOf(view, seat)}
            select={(h) => h.option && possible(h.option) && choose(h.option)}
          />
        </div>
      )}
      {picking && hidden && (
        <button type="button" className="btn second small back-to-cards" onClick={() => hide(false)}>
          {words.choosing.showCards}
        </button>
      )}
      <MarsBar
        table={props}
        view={view}
        seat={seat}
        decision={decision}
        turn={turn}
        selected={selected}
        select={choose}
        commit={commit}
        preview={selected ? preview : null}
        picking={picking}
        paying={{
          open: payOpen,
          use: payUse,
          refused: payment ? refusalOfPayment(rules, view, seat, payUse) : preview?.refused,
          toggle: () => setPayOpen((open) => !open),
          change: setUse,
        }}
      />
    </Motion>
  )
}
