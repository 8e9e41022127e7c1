import type { Answer, MyDecision } from '@perilune/engine'
import { MOON, type RingKind } from '@perilune/moon-base'
import { type Aim, aimAt, aimOf, type Held, type Point } from './holding/aim.js'
import type { MoonBaseView } from './view.js'

/** How the moon is drawn: from above, or in three dimensions. */
export type Look = 'map' | 'three'

/** State of the table between two answers. A held piece is dropped when the moment ends; the look stays. */
export interface TableState {
  readonly look: Look
  /** The moment of the game that everything but the look belongs to. */
  readonly moment: string
  /** The piece held over the board, and where; moved by pointer and keys alike. */
  readonly aim: Aim | null
  /** Put down, so that it no longer follows the mouse. */
  readonly laid: boolean
  /** The listed place that the keys went to last. */
  readonly listed: number
  /** The crater chosen for the tower, or rings for the last settlements. */
  readonly chosen: readonly string[]
}

/** The game at the time of an action; the reducer itself stores none of it. */
export interface Moment {
  readonly id: string
  readonly view: MoonBaseView
  readonly decision: MyDecision | undefined
  /** False where nothing can be answered, such as in a replay. */
  readonly answers: boolean
}

export type TableAction =
  | { readonly do: 'hold'; readonly ring: RingKind }
  /** Returns a ring to the hand; a base stays held. */
  | { readonly do: 'let-go' }
  | { readonly do: 'point'; readonly at: Point; readonly level?: number | undefined }
  /** Puts the piece down here; where it can't lie, it follows the mouse again. */
  | { readonly do: 'lay'; readonly at: Point; readonly level?: number | undefined }
  /** Moves on by so many of the listed places. */
  | { readonly do: 'next-place'; readonly step: number }
  /** Moves to the next level on which the piece could lie near here. */
  | { readonly do: 'change-level' }
  /** Toggles one of the chosen things, of which only the last `most` are kept. */
  | { readonly do: 'choose'; readonly id: string; readonly most: number }
  | { readonly do: 'look'; readonly look: Look }

const BASE: Held = { what: 'base' }

/** Listed places for the held piece. */
export function placesFor(decision: MyDecision | undefined, held: Held): Answer[] {
  if (decision?.kind !== 'place') return []
  const possible = decision.options.filter((o) => !o.reason).map((o) => o.answer)
  return held.what === 'base' ? possible : possible.filter((answer) => answer.ring === held.ring)
}

/** Nothing is held or chosen, except that a base is held as soon as it is asked for. */
export function begin({ id, view, decision }: Moment, look: Look): TableState {
  const [first] = decision?.step === 'place-base' ? placesFor(decision, BASE) : []
  const aim = first ? aimOf(view, BASE, first) : null
  return { look, moment: id, aim, laid: false, listed: 0, chosen: [] }
}

/** The state at a moment: whatever was held or chosen at another moment is dropped. */
export const stateAt = (state: TableState, moment: Moment): TableState =>
  state.moment === moment.id ? state : begin(moment, state.look)

function hold({ view, decision, answers }: Moment, ring: RingKind): Partial<TableState> {
  if (!answers || decision?.step !== 'place-ring') return {}
  const held: Held = { what: 'ring', ring }
  const [first] = placesFor(decision, held)
  const aim = first ? aimOf(view, held, first) : aimAt(view, held, MOON)
  return { aim, laid: false, listed: 0 }
}

function nextPlace(state: TableState, { view, decision }: Moment, step: number): Partial<TableState> {
  if (!state.aim) return {}
  const { held } = state.aim
  const places = placesFor(decision, held)
  if (places.length === 0) return {}
  const listed = (state.listed + step + places.length) % places.length
  return { listed, aim: aimOf(view, held, places[listed]) }
}

function changeLevel({ aim }: TableState, { view }: Moment): Partial<TableState> {
  if (!aim) return {}
  const highest = view.rings.reduce((most, ring) => Math.max(most, ring.level), 0) + 1
  const from = aim.landing?.level ?? 0
  for (let i = 1; i <= highest; i++) {
    const found = aimAt(view, aim.held, aim.at, ((from - 1 + i) % highest) + 1)
    if (found.landing) return { aim: found }
  }
  return {}
}

function changed(state: TableState, moment: Moment, action: TableAction): Partial<TableState> {
  const { aim, chosen } = state
  switch (action.do) {
    case 'hold':
      return hold(moment, action.ring)
    case 'let-go':
      return begin(moment, state.look)
    case 'point':
      return aim ? { aim: aimAt(moment.view, aim.held, action.at, action.level) } : {}
    case 'lay': {
      if (!aim) return {}
      const next = aimAt(moment.view, aim.held, action.at, action.level)
      return { aim: next, laid: next.landing !== null }
    }
    case 'next-place':
      return nextPlace(state, moment, action.step)
    case 'change-level':
      return changeLevel(state, moment)
    case 'look':
      return { look: action.look }
    case 'choose':
      return {
        chosen: chosen.includes(action.id)
          ? chosen.filter((other) => other !== action.id)
          : [...chosen, action.id].slice(-action.most),
      }
  }
}

/** Carries out an action that was taken at a moment of the game. */
export function reduce(
  state: TableState,
  { moment, action }: { readonly moment: Moment; readonly action: TableAction },
): TableState {
  const now = stateAt(state, moment)
  return { ...now, ...changed(now, moment, action) }
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** An arrow key moves by four millimetres, with Shift by half a millimetre. */
const STRIDE = 8

/** What a key does to the held piece. */
export function actionOfKey(aim: Aim, key: string, shift: boolean): TableAction | undefined {
  const arrow = ARROWS[key]
  const by = shift ? 1 : STRIDE
  if (arrow) return { do: 'point', at: { x: aim.at.x + arrow.x * by, y: aim.at.y + arrow.y * by } }
  switch (key.toLowerCase()) {
    case 'n':
      return { do: 'next-place', step: 1 }
    case 'p':
      return { do: 'next-place', step: -1 }
    case 'l':
      return { do: 'change-level' }
    default:
      return
  }
}
