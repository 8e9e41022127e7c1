import type { Option } from '@perilune/engine'
import { type HandOrder, likedAfter, marksAfter, movedTo, NO_HAND, ordered } from './mine/hand-order.js'
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
  /** It is this turn, and its hand is this seat's. */
  readonly turn: string
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
  /** A thing on the table that answers what is asked. */
  readonly thing: Option | undefined
  /** Cards of the hand that are asked for, by their places. */
  readonly marked: ReadonlySet<number>
  /** The same of dice. */
  readonly dice: ReadonlySet<number>
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
  readonly hand: HandOrder
  /** Cards in the order in which somebody likes to hold them. */
  readonly own: readonly string[]
  /** What is looked for on all cards in sight. */
  readonly search: string
  /** Whose cards lie open in a window. */
  readonly captain: number | undefined
}

export type TableAction =
  | { readonly do: 'see'; readonly at: Moments; readonly hand: readonly string[] }
  | { readonly do: 'select'; readonly selection: Selection }
  | { readonly do: 'choose-way'; readonly alternative: Option }
  | { readonly do: 'choose-thing'; readonly option: Option }
  | { readonly do: 'mark'; readonly index: number; readonly most: number }
  | { readonly do: 'mark-die'; readonly index: number; readonly most: number }
  | { readonly do: 'put-card'; readonly from: number; readonly to: number }
  | { readonly do: 'search'; readonly search: string }
  | { readonly do: 'keep'; readonly card: string; readonly most: number }
  | { readonly do: 'look'; readonly stage: Stage }
  | { readonly do: 'ask-swap' }
  | { readonly do: 'draft'; readonly draft: Draft }
  | { readonly do: 'press-cell'; readonly cell: Cell; readonly draft: Draft }
  | { readonly do: 'carry'; readonly to: number; readonly draft: Draft }
  | { readonly do: 'drop-on'; readonly from: Cell; readonly to: number | null; readonly draft: Draft }
  | { readonly do: 'show-more' }
  | { readonly do: 'write'; readonly text: string }
  | { readonly do: 'claim'; readonly index: number }
  | { readonly do: 'claim-all' }
  | { readonly do: 'open-captain'; readonly seat: number | undefined }
  | { readonly do: 'back' }

const NONE: ReadonlySet<number> = new Set()

const untilAnswer: UntilAnswer = {
  selection: undefined,
  alternative: undefined,
  thing: undefined,
  marked: NONE,
  dice: NONE,
}
const untilQuestion: UntilQuestion = { kept: [] }
const untilSaid: UntilSaid = { draft: null, held: null, moreShown: false }
const untilTalks: UntilTalks = { text: '', claimed: NONE }
const untilPhase: UntilPhase = { looked: undefined, swapping: false }

export const begin = (at: Moments, own: readonly string[] = []): TableState => ({
  at,
  ...untilAnswer,
  ...untilQuestion,
  ...untilSaid,
  ...untilTalks,
  ...untilPhase,
  hand: NO_HAND,
  own,
  search: '',
  captain: undefined,
})

/** The state as it counts at these moments: what belonged to others is gone. */
function seen(state: TableState, at: Moments, hand: readonly string[]): TableState {
  const ends = (moment: keyof Moments) => state.at[moment] !== at[moment]
  return {
    ...state,
    at,
    hand: ordered(state.hand, at.turn, hand, state.own),
    ...(ends('answer') && untilAnswer),
    ...(ends('question') && untilQuestion),
    ...(ends('said') && untilSaid),
    ...(ends('talks') && untilTalks),
    ...(ends('phase') && untilPhase),
  }
}

/** Whether this is what was seen last. */
export const isSeen = (state: TableState, at: Moments, hand: readonly string[]): boolean =>
  (Object.keys(at) as (keyof Moments)[]).every((moment) => state.at[moment] === at[moment]) &&
  state.hand.turn === at.turn &&
  state.hand.told.length === hand.length &&
  state.hand.told.every((card, i) => card === hand[i])

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

const claiming = ({ hand }: TableState, claimed: ReadonlySet<number>): Partial<TableState> => ({
  claimed,
  text: sentenceOf(hand.cards.filter((_, i) => claimed.has(i))),
})

/** A card of the hand lies elsewhere, and what is marked stays so. */
function put(state: TableState, from: number, to: number): Partial<TableState> {
  const { cards } = state.hand
  const after = (marks: ReadonlySet<number>) => marksAfter(marks, from, to, cards.length)
  const next = movedTo(cards, from, to)
  return {
    hand: { ...state.hand, cards: next },
    own: likedAfter(next, state.own),
    marked: after(state.marked),
    claimed: after(state.claimed),
  }
}

/** One step back: from a token, from what is selected, from what was opened. */
function back(state: TableState): Partial<TableState> {
  const { held, selection, thing, marked, dice } = state
  if (held) return { held: null }
  if (selection || thing || marked.size > 0 || dice.size > 0) return untilAnswer
  if (state.swapping) return { swapping: false, looked: undefined }
  return { moreShown: false }
}

function changed(state: TableState, action: Exclude<TableAction, { do: 'see' }>): Partial<TableState> {
  switch (action.do) {
    case 'select':
      return { selection: action.selection, alternative: undefined }
    case 'choose-way':
      return { alternative: action.alternative }
    case 'choose-thing':
      return { thing: action.option }
    case 'mark-die':
      return { dice: toggled(state.dice, action.index, action.most) }
    case 'put-card':
      return put(state, action.from, action.to)
    case 'search':
      return { search: action.search }
    case 'mark':
      return { marked: toggled(state.marked, action.index, action.most) }
    case 'keep':
      return { kept: picked(state.kept, action.card, action.most) }
    case 'look':
      return { looked: action.stage }
    case 'ask-swap':
      return { ...untilAnswer, swapping: !state.swapping, looked: state.swapping ? undefined : 'dispatch' }
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
      return claiming(state, toggled(state.claimed, action.index, state.hand.cards.length))
    case 'claim-all':
      return claiming(state, new Set(state.hand.cards.keys()))
    case 'open-captain':
      return { captain: action.seat }
    case 'back':
      return back(state)
  }
}

export const reduce = (state: TableState, action: TableAction): TableState =>
  action.do === 'see' ? seen(state, action.at, action.hand) : { ...state, ...changed(state, action) }
