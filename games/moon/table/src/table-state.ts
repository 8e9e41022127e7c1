import { type Option, refusal } from '@perilune/engine'
import type { AskedInPlace } from './choosing/in-place.js'
import type { Selection } from './options.js'

/** State of the table between two answers. Selections end with the moment; windows stay open. */
export interface TableState {
  /** The moment of the game that the selection belongs to. */
  readonly moment: string
  /** A thing on the table, with the answers it stands for. */
  readonly selection: Selection | undefined
  /** The way to do the selected thing, if it is not the first. */
  readonly way: Option | undefined
  /** Things that are asked for: the one under the pointer, and the one that was clicked. */
  readonly hovered: Option | undefined
  readonly thing: Option | undefined
  /** The amount of each part, for a question about amounts. */
  readonly amounts: Readonly<Record<string, number>>
  /** The things picked so far, for a question about several. */
  readonly picked: readonly string[]
  readonly window: TableWindow | undefined
  /** The search text in the hand, while the search is open. */
  readonly search: string | undefined
}

/** The discard pile, or the settlement of another seat. */
export type TableWindow = 'discard' | { readonly settlementOf: number }

export type TableAction =
  | { readonly do: 'select'; readonly selection: Selection }
  | { readonly do: 'choose-way'; readonly option: Option }
  | { readonly do: 'hover-thing'; readonly option: Option | undefined }
  | { readonly do: 'choose-thing'; readonly option: Option }
  /** Sets the amount of one part; `only` clears all others. */
  | { readonly do: 'name'; readonly id: string; readonly n: number; readonly only: boolean }
  /** Toggles one of the picked things, of which only the last `most` are kept. */
  | { readonly do: 'pick'; readonly id: string; readonly most: number }
  | { readonly do: 'let-go' }
  | { readonly do: 'search'; readonly text: string | undefined }
  | { readonly do: 'open'; readonly window: TableWindow | undefined }

const nothingSelected = {
  selection: undefined,
  way: undefined,
  hovered: undefined,
  thing: undefined,
  amounts: {},
  picked: [],
} as const

export const begin = (moment: string): TableState => ({
  moment,
  ...nothingSelected,
  window: undefined,
  search: undefined,
})

/** The state at a moment: whatever was selected at another moment is dropped. */
export const stateAt = (state: TableState, moment: string): TableState =>
  state.moment === moment ? state : { ...state, ...nothingSelected, moment }

function changed({ amounts, picked }: TableState, action: TableAction): Partial<TableState> {
  switch (action.do) {
    case 'select':
      return { selection: action.selection, way: undefined }
    case 'choose-way':
      return { way: action.option }
    case 'hover-thing':
      return { hovered: action.option }
    case 'choose-thing':
      return { thing: action.option }
    case 'name':
      return { amounts: { ...(!action.only && amounts), [action.id]: action.n } }
    case 'pick':
      return {
        picked: picked.includes(action.id)
          ? picked.filter((other) => other !== action.id)
          : [...picked, action.id].slice(-action.most),
      }
    case 'let-go':
      return nothingSelected
    case 'search':
      return { search: action.text }
    case 'open':
      return { window: action.window }
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

/** The answer that the primary button gives: the chosen way, or else the first. */
export function chosenIn({ selection, way }: TableState): Option | undefined {
  if (way) return way
  if (selection?.what === 'hand') return selection.construct[0]
  return selection?.what === 'thing' ? selection.options[0] : undefined
}

/** The answer whose consequences are shown: a card that can't be constructed can still be assimilated. */
export const previewedIn = (state: TableState): Option | undefined =>
  chosenIn(state) ?? (state.selection?.what === 'hand' ? state.selection.assimilate[0] : undefined)

/** The answer so far to a question on the table, if the rules accept it. */
export function answerIn({ thing, amounts, picked }: TableState, asked: AskedInPlace): Option | undefined {
  if (asked.how === 'one') return thing
  const answer =
    asked.how === 'several'
      ? { pick: [...picked] }
      : { amounts: Object.fromEntries(asked.decision.parts.map(({ id }) => [id, amounts[id] ?? 0])) }
  return refusal(asked.decision, answer) === undefined ? { answer, label: '' } : undefined
}
