import type { TableState } from '../table-state.js'
import type { Act } from '../use-table-state.js'
import { words } from '../words.js'
import type { MarkChoice } from './mark-choice.js'

/** Cards of a hand, or dice, that are marked by clicks; by index. */
export interface Marked {
  readonly marked: ReadonlySet<number>
  toggle(index: number): void
}

/** Marks in a hand, and what they are for. */
export interface Marks extends Marked {
  readonly hint: string
  /** Whether cards are drawn small, because their text does not matter. */
  readonly small: boolean
}

/** What a click on a card marks: a card that is asked for or, in talks, one that is claimed. */
export function marksIn(
  choice: MarkChoice | undefined,
  state: TableState,
  act: Act,
  talking: boolean,
): Marks | undefined {
  if (choice?.of === 'hand')
    return {
      marked: choice.places,
      toggle: (index) => act({ do: 'mark', index, most: choice.most }),
      hint: words.clickHint,
      small: false,
    }
  if (!talking) return
  return {
    marked: state.claimed,
    toggle: (index) => act({ do: 'claim', index }),
    hint: words.claimHint,
    small: true,
  }
}

/** What a click on one of the player's dice marks. */
export const diceMarked = (choice: MarkChoice | undefined, act: Act): Marked | undefined =>
  choice?.of === 'dice'
    ? {
        marked: choice.places,
        toggle: (index) => act({ do: 'mark-die', index, most: choice.most }),
      }
    : undefined
