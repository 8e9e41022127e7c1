import { useCallback, useReducer } from 'react'
import { begin, reduce, stateAt, type TableAction, type TableState } from './table-state.js'

/** The table's own state at this moment of the game. */
export function useTableState(moment: string): [state: TableState, act: (action: TableAction) => void] {
  const [state, dispatch] = useReducer(reduce, moment, begin)
  const act = useCallback((action: TableAction) => dispatch({ moment, action }), [moment])
  return [stateAt(state, moment), act]
}
