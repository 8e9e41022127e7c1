import type { Answer } from '@perilune/engine'
import type { RingKind } from '@perilune/moon-base'
import { type KeyboardEvent, useMemo } from 'react'
import { actionOfKey, type Moment, placesFor, type TableAction, type TableState } from '../table-state.js'
import { type Aim, aimAt, goalsFor, type Landing, type Point } from './aim.js'

/** The piece held over the board, for every component that draws it. */
export interface Holding {
  aim: Aim | null
  /** Put down, so that it no longer follows the mouse. Nothing is answered before `place`. */
  laid: boolean
  ring: RingKind | undefined
  /** Where it could lie, among the listed places. */
  goals: readonly Landing[]
  hold(ring: RingKind): void
  putBack(): void
  point(at: Point, level?: number): void
  lay(at: Point, level?: number): void
  /** Whether it could lie near this point, on this level. */
  fits(at: Point, level: number): boolean
  /** Gives the answer, if the held piece has a place. */
  place(): void
  onKey(event: KeyboardEvent): void
}

export function useHolding(props: {
  state: TableState
  act(action: TableAction): void
  moment: Moment
  answer: ((answer: Answer) => void) | null
}): Holding {
  const { state, act, moment, answer } = props
  const { view, decision } = moment
  const { aim, laid } = state
  const held = aim?.held
  const goals = useMemo(
    () => (held ? goalsFor(view, held, placesFor(decision, held)) : []),
    [view, held, decision],
  )
  return {
    aim,
    laid,
    ring: held?.what === 'ring' ? held.ring : undefined,
    goals,
    hold: (ring) => act({ do: 'hold', ring }),
    putBack: () => act({ do: 'let-go' }),
    point: (at, level) => act({ do: 'point', at, level }),
    lay: (at, level) => act({ do: 'lay', at, level }),
    fits: (at, level) => held !== undefined && aimAt(view, held, at, level).landing !== null,
    place: () => {
      if (aim?.landing) answer?.(aim.landing.answer)
    },
    onKey: (event) => {
      if (!aim || event.ctrlKey || event.metaKey || event.altKey) return
      const action = actionOfKey(aim, event.key, event.shiftKey)
      if (!action) return
      act(action)
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
