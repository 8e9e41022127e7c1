import type { Option } from '@perilune/engine'
import { type HandOrder, likedAfter, marksAfter, movedTo, NO_HAND, ordered } from './mine/hand-order.js'
import { sentenceOf } from './talks/claims.js'
import { type Draft, moved } from './talks/terms.js'

/* State of the table between two answers. */

/** Keys of the moments for which parts of the state last: a part is reset when its key changes. */
export interface Moments {
  /** The number of answers so far. */
  readonly answer: string
  /** The question. */
  readonly question: string
  /** What has been said in the talks. */
  readonly said: string
  /** The talks. */
  readonly talks: string
  /** The phase of the turn. */
  readonly phase: string
  /** The turn, and the seat whose hand it is. */
  readonly turn: string
}

/** A card or a ship part. A mercenary may be the same card as one in the hand. */
export interface Selection {
  readonly id: string
  readonly mercenary: boolean
}

/** What the middle of the table shows. */
export type Stage = 'now' | 'dispatch' | 'armory'

/** A cell of the board of shares: one seat's share of one thing. */
export interface Cell {
  readonly column: number
  readonly seat: number
}

interface UntilAnswer {
  readonly selection: Selection | undefined
  /** The chosen way of doing it, if there are several. */
  readonly alternative: Option | undefined
  /** The chosen thing on the table. */
  readonly thing: Option | undefined
  /** Marked cards of the hand, by index. */
  readonly marked: ReadonlySet<number>
  /** Marked dice, by index. */
  readonly dice: ReadonlySet<number>
}

interface UntilQuestion {
  /** Objectives chosen to keep. */
  readonly kept: readonly string[]
}

interface UntilSaid {
  /** The shares that the player sets up; null while the last terms are shown. */
  readonly draft: Draft | null
  /** The cell whose token is held. */
  readonly held: Cell | null
  /** Whether a phone shows the rarer actions. */
  readonly moreShown: boolean
}

interface UntilTalks {
  /** Chat text that has not been sent yet. */
  readonly text: string
  /** Cards of the hand that the text claims, by index. */
  readonly claimed: ReadonlySet<number>
}

interface UntilPhase {
  readonly looked: Stage | undefined
  /** Whether the player is choosing a contract to replace. */
  readonly swapping: boolean
}

export interface TableState extends UntilAnswer, UntilQuestion, UntilSaid, UntilTalks, UntilPhase {
  readonly at: Moments
  readonly hand: HandOrder
  /** The player's own order of cards. */
  readonly own: readonly string[]
  /** The search text. */
  readonly search: string
  /** The seat whose cards are open in a window. */
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

/** The state at these moments: parts that belong to other moments are reset. */
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

/** Whether the state is already the one for these moments and this hand. */
export const isSeen = (state: TableState, at: Moments, hand: readonly string[]): boolean =>
  (Object.keys(at) as (keyof Moments)[]).every((moment) => state.at[moment] === at[moment]) &&
  state.hand.turn === at.turn &&
  state.hand.told.length === hand.length &&
  state.hand.told.every((card, i) => card === hand[i])

/** Adds or removes a mark; if only one is allowed, the new mark replaces the old one. */
function toggled(places: ReadonlySet<number>, index: number, most: number): ReadonlySet<number> {
  const next = new Set(places)
  if (next.delete(index)) return next
  if (most === 1) next.clear()
  return next.size < most ? next.add(index) : next
}

/** Toggles a card; only the last `most` are kept. */
const picked = (cards: readonly string[], card: string, most: number): readonly string[] =>
  cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card].slice(-most)

/** A click on a cell picks up a token, or puts the held one down. */
function pressed(state: TableState, { column, seat }: Cell, draft: Draft): Partial<TableState> {
  const { held } = state
  if (held?.column !== column) return { held: (draft[seat]?.[column] ?? 0) > 0 ? { column, seat } : null }
  return held.seat === seat ? { held: null } : { held: null, draft: moved(draft, column, held.seat, seat) }
}

const claiming = ({ hand }: TableState, claimed: ReadonlySet<number>): Partial<TableState> => ({
  claimed,
  text: sentenceOf(hand.cards.filter((_, i) => claimed.has(i))),
})

/** Moves a card of the hand; the same cards stay marked. */
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

/** One step back: drops a token, cancels a selection, or closes what was opened. */
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
