import './table.css'
import './map/map.css'
import './phone.css'
import { CRATERS, MEASURES, type RingKind } from '@perilune/moon-base'
import {
  capital,
  type KeyCommand,
  type SeatInfo,
  Segments,
  type TableProps,
  useEscape,
  useKeySource,
  useRoving,
} from '@perilune/ui'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { Bar } from './bar.js'
import { Hand } from './beside/hands.js'
import { Piles } from './beside/piles.js'
import { Score, ScoreStrip } from './beside/score.js'
import type { Landing } from './holding/aim.js'
import { useHolding } from './holding/use-holding.js'
import { Callouts } from './map/callouts.js'
import { type BoardProps, MoonMap } from './map/map.js'
import { RingIcon } from './pieces.js'
import type { Moment, TableAction, TableState } from './table-state.js'
import { useTableState } from './use-table-state.js'
import { after, closedBy, type MoonBaseView, myDecision } from './view.js'
import { words } from './words.js'

// Three dimensions are larger than all the rest, so they are loaded only on demand.
const Moon3D = lazy(() => import('./three/moon.js'))

/** The table of Moon Base: a function of the viewer's view and of the held piece. */
export function MoonBaseTable(props: TableProps) {
  const view = props.view as unknown as MoonBaseView
  const decision = myDecision(props.decisions)
  const answers = props.answer !== null
  const moment: Moment = useMemo(
    () => ({ id: `${view.played}:${decision?.step}`, view, decision, answers }),
    [view, decision, answers],
  )
  const [state, act] = useTableState(moment)
  useEscape(() => act({ do: 'let-go' }))
  const holding = useHolding({ state, act, moment, answer: props.answer })
  const board = useRef<HTMLDivElement>(null)
  const { aim } = holding
  const landing = aim?.landing
  const then = useMemo(
    () => (landing && typeof view.viewer === 'number' ? after(view, view.viewer, landing.answer) : null),
    [view, landing],
  )
  const closes = useMemo(
    () => (then && aim?.held.what === 'ring' ? closedBy(view, then) : []),
    [view, then, aim],
  )
  const spots = answers ? spotsOf(moment, state.chosen, act) : []
  const order = [...props.seats].sort((a, b) => Number(b.me) - Number(a.me))
  const hold = (ring: RingKind) => {
    holding.hold(ring)
    board.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  }
  const drafting = decision?.step === 'draft' && props.answer
  const draftSize = decision?.prompt.includes('small') ? 'small' : 'large'
  const handRegion = useRoving<HTMLDivElement>('button.hand-ring')
  const pileRegion = useRoving<HTMLDivElement>('button.pile')
  useKeySource(() => numberedKeys(moment, hold, props.answer))
  const boardProps: BoardProps = {
    view,
    aim: props.answer ? aim : null,
    goals: holding.goals,
    closes,
    spots,
    onPoint: holding.point,
    fits: holding.fits,
    laid: holding.laid,
    onPress: holding.lay,
    onKey: holding.onKey,
  }
  const hands = order.map((info) => (
    <Hand
      key={info.seat}
      view={view}
      info={info}
      held={info.me ? holding.ring : undefined}
      hold={info.me && props.answer && decision?.step === 'place-ring' ? hold : null}
    />
  ))
  return (
    <div className="mb-table">
      <ScoreStrip view={view} then={then} seats={props.seats} />
      <div className="mb-left">
        <Score view={view} then={then} seats={props.seats} />
        <div className="mb-hands" ref={handRegion}>
          {hands}
        </div>
      </div>
      <div
        className="mb-board"
        ref={board}
        onPointerMove={(event) => followPointer(event.currentTarget, event)}
        onKeyDownCapture={(event) => unfollowPointer(event.currentTarget)}
      >
        <div className="mb-look">
          <Segments
            label={words.view}
            value={state.look}
            options={[
              { value: 'map', label: words.map },
              { value: 'three', label: words.three },
            ]}
            onChange={(look) => act({ do: 'look', look })}
          />
        </div>
        {state.look === 'map' ? (
          <MoonMap {...boardProps} />
        ) : (
          <Suspense fallback={<p className="mb-rising">{words.loading}</p>}>
            <Moon3D {...boardProps} />
          </Suspense>
        )}
        {props.answer && aim && <Callouts view={view} then={then} aim={aim} />}
      </div>
      <div className={`mb-right ${drafting ? 'drafting' : ''}`} ref={pileRegion}>
        {(['large', 'small'] as const).map((size) => (
          <Piles
            key={size}
            view={view}
            size={size}
            take={drafting && draftSize === size ? props.answer : null}
          />
        ))}
        {holding.ring && props.answer ? (
          <GoalCounts goals={holding.goals} closes={closes.length > 0} />
        ) : (
          <KeyOf seats={props.seats} view={view} />
        )}
      </div>
      <Bar
        table={props}
        view={view}
        then={then}
        decision={decision}
        holding={holding}
        chosen={state.chosen}
      />
    </div>
  )
}

/** Digits pick up a ring of the hand, or choose a pile while drafting. */
function numberedKeys(
  { view, decision }: Moment,
  hold: (ring: RingKind) => void,
  answer: TableProps['answer'],
): KeyCommand[] {
  if (!answer || typeof view.viewer !== 'number') return []
  const acts =
    decision?.step === 'place-ring'
      ? view.hands[view.viewer].map((ring) => ({ label: ring, act: () => hold(ring) }))
      : decision?.step === 'draft' && decision.kind === 'choose'
        ? decision.options
            .filter((option) => !option.reason)
            .map((option) => ({ label: option.label, act: () => answer(option.answer) }))
        : []
  return acts.map((one, i) => ({ key: String(i + 1), unlisted: true, ...one }))
}

/** Shows refusals beside the pointer, on the side with room. */
function followPointer(board: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = board.getBoundingClientRect()
  const [x, y] = [clientX - box.left, clientY - box.top]
  board.dataset.pointer = `${x > box.width - 270 ? 'left' : 'right'} ${y > box.height - 130 ? 'above' : 'below'}`
  board.style.setProperty('--px', `${x}px`)
  board.style.setProperty('--py', `${y}px`)
}

/** The arrow keys move the piece away from the pointer. */
const unfollowPointer = (board: HTMLElement) => delete board.dataset.pointer

/** How many places there are for the ring in hand, and what their marks mean. */
function GoalCounts({ goals, closes }: { goals: readonly Landing[]; closes: boolean }) {
  const onRings = goals.filter((goal) => goal.on).length
  const row = (mark: string, text: string) => (
    <li>
      <svg viewBox="0 0 26 26" className="goals" aria-hidden="true">
        <circle className={mark} cx="13" cy="13" r="10" />
      </svg>
      {text}
    </li>
  )
  return (
    <section className="mb-goals">
      <h3 className="label">
        {words.withThisRing}
        <small>{words.places(goals.length)}</small>
      </h3>
      <ul>
        {goals.length > onRings && row('on-crater', words.onCraters(goals.length - onRings))}
        {onRings > 0 && row('on-rings', words.onRings(onRings))}
        {closes && row('closes', words.closedBy)}
      </ul>
    </section>
  )
}

/**
 * Craters for the tower, or rings for the last settlements: clicked like buttons.
 */
function spotsOf(
  { view, decision }: Moment,
  chosen: TableState['chosen'],
  act: (action: TableAction) => void,
): BoardProps['spots'] {
  if (decision?.step === 'place-tower')
    return CRATERS.filter((crater) => crater.size === 'large').map(({ id, x, y }) => ({
      x,
      y,
      r: MEASURES.large.outer - 2,
      label: words.towerOn(id),
      pressed: chosen.includes(id),
      press: () => act({ do: 'choose', id, most: 1 }),
    }))
  if (decision?.step !== 'choose-settlements' || decision.kind !== 'pick') return []
  return decision.items.map(({ id }) => {
    const { x, y, level } = view.rings[Number(id)]
    return {
      x,
      y,
      r: MEASURES.large.outer,
      label: words.settleRing(Number(id), level),
      pressed: chosen.includes(id),
      press: () => act({ do: 'choose', id, most: decision.max }),
    }
  })
}

const KeyOf = ({ seats, view }: { seats: readonly SeatInfo[]; view: MoonBaseView }) => (
  <section className="mb-key" aria-label={words.key}>
    {(['gold', 'silver', 'navy'] as const).map((colour) => {
      const holder = seats.find(({ seat }) => view.colours[seat] === colour)
      return (
        <span key={colour}>
          <RingIcon size="small" colour={colour} px={26} /> {words.colours[colour]}
          {holder && <small>{capital(holder.name)}</small>}
        </span>
      )
    })}
  </section>
)
