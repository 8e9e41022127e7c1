import { keepWish, wishOf } from '@perilune/ui'
import { useEffect, useMemo, useReducer } from 'react'
import { begin, type Moment, reduce, stateAt, type TableAction, type TableState } from './table-state.js'

const LOOK = 'moon-base:look'

const lookBefore = () => (wishOf(LOOK) === 'three' ? 'three' : 'map')

/** The table's own state at this moment of the game. The look is kept in the browser. */
export function useTableState(moment: Moment): [state: TableState, act: (action: TableAction) => void] {
  const [state, dispatch] = useReducer(reduce, moment, (first) => begin(first, lookBefore()))
  const now = useMemo(() => stateAt(state, moment), [state, moment])
  const { look } = now
  useEffect(() => keepWish(LOOK, look), [look])
  return [now, (action) => dispatch({ moment, action })]
}
