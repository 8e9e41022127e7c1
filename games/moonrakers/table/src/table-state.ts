import type { Option } from '@perilune/engine'
import { sentenceOf } from './talks/claims.js'
import { type Draft, moved } from './talks/terms.js'

/* What somebody at the table has in mind between two answers. */

/** How long parts of the state last: each ends when its moment is another. */
export interface Moments {
  /** So many answers were given. */
  readonly answer: string
  /** This is asked. */
  readonly question: string
  /** This was said in the talks. */
  readonly said: string
  /** These talks are held. */
  readonly talks: string
  /** The turn is in this phase. */
  readonly phase: string
}

/** A card or a ship part. A mercenary may be the same card as one in the hand. */
export interface Selection {
  readonly id: string
  readonly mercenary: boolean
}

/** What the middle of the table shows. */
export type Stage = 'now' | 'dispatch' | 'armory'

/** A cell of the board of the talks: shares of one thing for one seat. */
export interface Cell {
  readonly column: number
  readonly seat: number
}

interface UntilAnswer {
  readonly selection: Selection | undefined
  /** The way of doing it, where there are several. */
  readonly alternative: Option | undefined
  /** Cards of the hand that are asked for, by their places. */
  readonly marked: ReadonlySet<number>
}

interface UntilQuestion {
  /** Objectives that are to be kept. */
  readonly kept: readonly string[]
}

interface UntilSaid {
  /** Shares that are being set up; null where what was said last is looked at. */
  readonly draft: Draft | null
  /** Where the token lies that is taken up. */
  readonly held: Cell | null
  /** On a phone: what is done once in a while is in sight. */
  readonly moreShown: boolean
}

interface UntilTalks {
  /** What is written and not said yet. */
  readonly text: string
  /** Cards of the hand that it claims, by their places. */
  readonly claimed: ReadonlySet<number>
}

interface UntilPhase {
  readonly looked: Stage | undefined
  /** It is asked which contract to replace. */
  readonly swapping: boolean
}

export interface TableState extends UntilAnswer, UntilQuestion, UntilSaid, UntilTalks, UntilPhase {
  readonly at: Moments
  /** Whose cards lie open in a window. */
  readonly captain: number | undefined
}

export type TableAction =
  | { readonly do: 'see'; readonly at: Moments }
  | { readonly do: 'select'; readonly selection: Selection }
  | { readonly do: 'choose-way'; readonly alternative: Option }
  | { readonly do: 'mark'; readonly index: number; readonly most: number }
  | { readonly do: 'keep'; readonly card: string; readonly most: number }
  | { readonly do: 'look'; readonly stage: Stage }
  | { readonly do: 'ask-swap' }
  | { readonly do: 'draft'; readonly draft: Draft }
  | { readonly do: 'press-cell'; readonly cell: Cell; readonly draft: Draft }
  | { readonly do: 'carry'; readonly to: number; readonly draft: Draft }
  | { readonly do: 'drop-on'; readonly from: Cell; readonly to: number | null; readonly draft: Draft }
  | { readonly do: 'show-more' }
  | { readonly do: 'write'; readonly text: string }
  | { readonly do: 'claim'; readonly index: number; readonly hand: readonly string[] }
  | { readonly do: 'claim-all'; readonly hand: readonly string[] }
  | { readonly do: 'open-captain'; readonly seat: number | undefined }
  | { readonly do: 'back' }

const NONE: ReadonlySet<number> = new Set()

const untilAnswer: UntilAnswer = { selection: undefined, alternative: undefined, marked: NONE }
const untilQuestion: UntilQuestion = { kept: [] }
const untilSaid: UntilSaid = { draft: null, held: null, moreShown: false }
const untilTalks: UntilTalks = { text: '', claimed: NONE }
const untilPhase: UntilPhase = { looked: undefined, swapping: false }

export const begin = (at: Moments): TableState => ({
  at,
  ...untilAnswer,
  ...untilQuestion,
  ...untilSaid,
  ...untilTalks,
  ...untilPhase,
  captain: undefined,
})

/** The state as it counts at these moments: what belonged to others is gone. */
function seen(state: TableState, at: Moments): TableState {
  const ends = (moment: keyof Moments) => state.at[moment] !== at[moment]
  return {
    ...state,
    at,
    ...(ends('answer') && untilAnswer),
    ...(ends('question') && untilQuestion),
    ...(ends('said') && untilSaid),
    ...(ends('talks') && untilTalks),
    ...(ends('phase') && untilPhase),
  }
}

export const isAt = (state: TableState, at: Moments): boolean =>
  (Object.keys(at) as (keyof Moments)[]).every((moment) => state.at[moment] === at[moment])

/** Adds a place or takes it away; where one is asked for, another takes its place. */
function toggled(places: ReadonlySet<number>, index: number, most: number): ReadonlySet<number> {
  const next = new Set(places)
  if (next.delete(index)) return next
  if (most === 1) next.clear()
  return next.size < most ? next.add(index) : next
}

/** The last cards that were picked, and no more than may be kept. */
const picked = (cards: readonly string[], card: string, most: number): readonly string[] =>
  cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card].slice(-most)

/** A click on a cell takes a token up, or puts the held one down. */
function pressed(state: TableState, { column, seat }: Cell, draft: Draft): Partial<TableState> {
  const { held } = state
  if (held?.column !== column) return { held: (draft[seat]?.[column] ?? 0) > 0 ? { column, seat } : null }
  return held.seat === seat ? { held: null } : { held: null, draft: moved(draft, column, held.seat, seat) }
}

const claiming = (claimed: ReadonlySet<number>, hand: readonly string[]): Partial<TableState> => ({
  claimed,
  text: sentenceOf(hand.filter((_, i) => claimed.has(i))),
})

function changed(state: TableState, action: Exclude<TableAction, { do: 'see' }>): Partial<TableState> {
  switch (action.do) {
    case 'select':
      return { selection: action.selection, alternative: undefined }
    case 'choose-way':
      return { alternative: action.alternative }
    case 'mark':
      return { marked: toggled(state.marked, action.index, action.most) }
    case 'keep':
      return { kept: picked(state.kept, action.card, action.most) }
    case 'look':
      return { looked: action.stage }
    case 'ask-swap':
      return { swapping: !state.swapping }
    case 'draft':
      return { draft: action.draft }
    case 'press-cell':
      return pressed(state, action.cell, action.draft)
    case 'carry': {
      const { held } = state
      if (!held) return {}
      const draft = moved(action.draft, held.column, held.seat, action.to)
      return { draft, held: { ...held, seat: action.to } }
    }
    case 'drop-on': {
      const { from, to, draft } = action
      return { held: null, ...(to !== null && { draft: moved(draft, from.column, from.seat, to) }) }
    }
    case 'show-more':
      return { moreShown: !state.moreShown }
    case 'write':
      return { text: action.text, ...(!action.text && { claimed: NONE }) }
    case 'claim':
      return claiming(toggled(state.claimed, action.index, action.hand.length), action.hand)
    case 'claim-all':
      return claiming(new Set(action.hand.keys()), action.hand)
    case 'open-captain':
      return { captain: action.seat }
    case 'back':
      return { selection: undefined, held: null }
  }
}

export const reduce = (state: TableState, action: TableAction): TableState =>
  action.do === 'see' ? seen(state, action.at) : { ...state, ...changed(state, action) }
