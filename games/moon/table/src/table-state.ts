import type { Option } from '@perilune/engine'
import type { Selection } from './options.js'

/** What somebody at the table has in mind between two answers. Selections end with the moment; windows do not. */
export interface TableState {
  /** The moment of the game that the selection belongs to. */
  readonly moment: string
  /** A thing on the table, with the answers it stands for. */
  readonly selection: Selection | undefined
  /** Another way to do what is selected than the first. */
  readonly way: Option | undefined
  readonly window: TableWindow | undefined
}

/** The discard pile, or the settlement of another seat. */
export type TableWindow = 'discard' | { readonly settlementOf: number }

export type TableAction =
  | { readonly do: 'select'; readonly selection: Selection }
  | { readonly do: 'choose-way'; readonly option: Option }
  | { readonly do: 'let-go' }
  | { readonly do: 'open'; readonly window: TableWindow | undefined }

const nothingSelected = { selection: undefined, way: undefined } as const

export const begin = (moment: string): TableState => ({ moment, ...nothingSelected, window: undefined })

/** The state as it counts at a moment: what was selected at another one is gone. */
export const stateAt = (state: TableState, moment: string): TableState =>
  state.moment === moment ? state : { ...state, ...nothingSelected, moment }

function changed(action: TableAction): Partial<TableState> {
  switch (action.do) {
    case 'select':
      return { selection: action.selection, way: undefined }
    case 'choose-way':
      return { way: action.option }
    case 'let-go':
      return nothingSelected
    case 'open':
      return { window: action.window }
  }
}

/** Carries out an action that was taken at a moment of the game. */
export function reduce(
  state: TableState,
  { moment, action }: { readonly moment: string; readonly action: TableAction },
): TableState {
  return { ...stateAt(state, moment), ...changed(action) }
}

/** The answer that the primary button gives: the way that was chosen, else the first. */
export function chosenIn({ selection, way }: TableState): Option | undefined {
  if (way) return way
  if (selection?.what === 'hand') return selection.construct[0]
  return selection?.what === 'thing' ? selection.options[0] : undefined
}

/** The answer whose consequences are shown: a card that can't be constructed can still be assimilated. */
export const previewedIn = (state: TableState): Option | undefined =>
  chosenIn(state) ?? (state.selection?.what === 'hand' ? state.selection.assimilate[0] : undefined)
