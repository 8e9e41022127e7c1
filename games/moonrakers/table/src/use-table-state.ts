import { useEffect, useReducer } from 'react'
import { begin, isSeen, type Moments, reduce, type TableAction, type TableState } from './table-state.js'
import { keepWish, wishOf } from './wishes.js'

export type Act = (action: TableAction) => void

const HAND_ORDER = 'hand-order'

/** The order in which somebody likes to hold cards: it outlives a page, and the game. */
function ownOrder(): readonly string[] {
  const stored = wishOf(HAND_ORDER)
  return stored ? stored.split(' ') : []
}

/** The table's own state at these moments of the game, with this hand. */
export function useTableState(at: Moments, hand: readonly string[]): [state: TableState, act: Act] {
  const [state, act] = useReducer(reduce, at, (first) => begin(first, ownOrder()))
  // React draws once more before anybody sees what belonged to another moment.
  if (!isSeen(state, at, hand)) act({ do: 'see', at, hand })
  const { own } = state
  useEffect(() => {
    if (own.length > 0) keepWish(HAND_ORDER, own.join(' '))
  }, [own])
  return [state, act]
}
