import type { Option } from '@perilune/engine'
import type { Use } from '../bar/suggested.js'

/** State of the table between two answers. Selections end with the moment; windows stay open. */
export interface TableState {
  /** The moment of the game that the selection belongs to. */
  readonly moment: string
  /** Null after the player cancelled, so that nothing is suggested any more. */
  readonly selected: Option | null | undefined
  readonly hovered: Option | undefined
  /** The payment, if it is not the suggested one. */
  readonly use: Use | undefined
  readonly paymentOpen: boolean
  /** Whether cards to choose from are hidden, to show the table. */
  readonly cardsHidden: boolean
  /** Whether the player has seen what a pass would leave undone, so that the next click passes. */
  readonly passMeant: boolean
  /** The payment for the answer just given, if it asks for one. */
  readonly payNext: Use | undefined
  readonly window: TableWindow | undefined
  readonly handLaidOut: boolean
  readonly pointsShown: boolean
}

type TableWindow = 'compare' | 'in-play'

export type TableAction =
  | { readonly do: 'select'; readonly option: Option | undefined }
  | { readonly do: 'hover'; readonly option: Option | undefined }
  | { readonly do: 'change-payment'; readonly use: Use }
  | { readonly do: 'toggle-payment' }
  | { readonly do: 'hide-cards'; readonly hidden: boolean }
  | { readonly do: 'mean-pass' }
  | { readonly do: 'answered'; readonly payNext: Use | undefined }
  | { readonly do: 'paid' }
  | { readonly do: 'let-go' }
  | { readonly do: 'open'; readonly window: TableWindow | undefined }
  | { readonly do: 'lay-out-hand' }
  | { readonly do: 'show-points' }

const nothingSelected = {
  selected: undefined,
  hovered: undefined,
  use: undefined,
  paymentOpen: false,
  cardsHidden: false,
  passMeant: false,
} as const

export const begin = (moment: string, pointsShown = false): TableState => ({
  moment,
  ...nothingSelected,
  payNext: undefined,
  window: undefined,
  handLaidOut: false,
  pointsShown,
})

/** The state at a moment: whatever was selected at another moment is dropped. */
export const stateAt = (state: TableState, moment: string): TableState =>
  state.moment === moment ? state : { ...state, ...nothingSelected, moment }

function changed(state: TableState, action: TableAction): Partial<TableState> {
  switch (action.do) {
    case 'select':
      return { selected: action.option ?? null, use: undefined, paymentOpen: false, passMeant: false }
    case 'hover':
      return { hovered: action.option }
    case 'change-payment':
      return { use: action.use }
    case 'toggle-payment':
      return { paymentOpen: !state.paymentOpen }
    case 'hide-cards':
      return { cardsHidden: action.hidden }
    case 'mean-pass':
      return { passMeant: true }
    case 'answered':
      return { payNext: action.payNext }
    case 'paid':
      return { payNext: undefined }
    case 'let-go':
      return { selected: null, use: undefined, paymentOpen: false, passMeant: false }
    case 'open':
      return { window: state.window === action.window ? undefined : action.window }
    case 'lay-out-hand':
      return { handLaidOut: !state.handLaidOut }
    case 'show-points':
      return { pointsShown: !state.pointsShown }
  }
}

/** Carries out an action that was taken at a moment of the game. */
export function reduce(
  state: TableState,
  { moment, action }: { readonly moment: string; readonly action: TableAction },
): TableState {
  const now = stateAt(state, moment)
  return { ...now, ...changed(now, action) }
}
