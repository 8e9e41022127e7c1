import { keepWish, wishOf } from '@perilune/ui'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { begin, reduce, stateAt, type TableAction, type TableState } from './table-state.js'

const POINTS = 'mars:points'

/** The table's own state at this moment of the game. The browser keeps whether points are shown. */
export function useTableState(moment: string): [state: TableState, act: (action: TableAction) => void] {
  const [state, dispatch] = useReducer(reduce, moment, (first) => begin(first, wishOf(POINTS) === 'shown'))
  const act = useCallback((action: TableAction) => dispatch({ moment, action }), [moment])
  const { pointsShown } = state
  useEffect(() => {
    keepWish(POINTS, pointsShown ? 'shown' : 'hidden')
  }, [pointsShown])
  const seen = useRef(moment)
  // If the button that had the focus is gone, the focus moves to the decision.
  useEffect(() => {
    if (seen.current !== moment && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.decision')?.focus({ preventScroll: true })
    seen.current = moment
  }, [moment])
  return [stateAt(state, moment), act]
}
