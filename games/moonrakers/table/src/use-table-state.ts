import { useEffect, useReducer } from 'react'
import { begin, isSeen, type Moments, reduce, type TableAction, type TableState } from './table-state.js'
import { keepWish, wishOf } from './wishes.js'

export type Act = (action: TableAction) => void

const HAND_ORDER = 'hand-order'

/** The player's own order of cards, which is kept for later games. */
function ownOrder(): readonly string[] {
  const stored = wishOf(HAND_ORDER)
  return stored ? stored.split(' ') : []
}

/** The table's own state at these moments of the game, with this hand. */
export function useTableState(at: Moments, hand: readonly string[]): [state: TableState, act: Act] {
  const [state, act] = useReducer(reduce, at, (first) => begin(first, ownOrder()))
  // Setting state while rendering makes React render again before it shows state of another moment.
  if (!isSeen(state, at, hand)) act({ do: 'see', at, hand })
  const { own } = state
  useEffect(() => {
    if (own.length > 0) keepWish(HAND_ORDER, own.join(' '))
  }, [own])
  return [state, act]
}
