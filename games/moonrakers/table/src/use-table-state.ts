import { useReducer } from 'react'
import { begin, isAt, type Moments, reduce, type TableAction, type TableState } from './table-state.js'

export type Act = (action: TableAction) => void

/** The table's own state at these moments of the game. */
export function useTableState(at: Moments): [state: TableState, act: Act] {
  const [state, act] = useReducer(reduce, at, begin)
  // React draws once more before anybody sees what belonged to another moment.
  if (!isAt(state, at)) act({ do: 'see', at })
  return [state, act]
}
