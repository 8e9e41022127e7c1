import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Cell } from '../table-state.js'
import type { Act } from '../use-table-state.js'
import type { Draft } from './terms.js'

/* A token moves within its row: by a drag, by a click on it and one on a seat, or by arrow keys. */

interface Dragged extends Cell {
  readonly x: number
  readonly y: number
}

/** A pointer that moved less than this, in pixels, has clicked. */
const STILL = 6

const cellOf = (element: Element | null | undefined): Cell | null => {
  const cell = element?.closest<HTMLElement>('[data-cell]')
  if (!cell) return null
  const [column, seat] = (cell.dataset.cell ?? '').split(':').map(Number)
  return { column, seat }
}

export interface PickUp {
  /** Position of a dragged token on the screen, and the seat below it. */
  dragged: (Dragged & { over: number | null }) | null
  /** For the element around all cells. */
  handlers: {
    onPointerDown(event: PointerEvent): void
    onClickCapture(event: MouseEvent): void
    onKeyDownCapture(event: KeyboardEvent): void
  }
}

/** Dragging by pointer and carrying by arrow keys; `draft` is null while the viewer has nothing to answer. */
// Long: the handlers share the state of a drag, and each is short.
export function usePickUp(props: {
  held: Cell | null
  draft: Draft | null
  act: Act
  /** The seats in their order on the board. */
  order: readonly number[]
}): PickUp {
  const { held, draft, act, order } = props
  const [dragged, setDragged] = useState<PickUp['dragged']>(null)
  /** Whether to ignore the next click, because it ends a drag. */
  const swallow = useRef(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as Element
    const from = cellOf(target)
    if (!draft || !from || event.button !== 0 || !target.closest('.mr-token')) return
    const begun = { x: event.clientX, y: event.clientY }
    let far = false
    const overAt = (x: number, y: number) => {
      const over = cellOf(document.elementFromPoint(x, y))
      return over && over.column === from.column ? over.seat : null
    }
    const onMove = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      far ||= Math.hypot(x - begun.x, y - begun.y) > STILL
      if (far) setDragged({ ...from, x, y, over: overAt(x, y) })
    }
    const end = () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', end)
      setDragged(null)
    }
    const onUp = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      end()
      if (!far) return
      swallow.current = true
      setTimeout(() => {
        swallow.current = false
      })
      act({ do: 'drop-on', from, to: overAt(x, y), draft })
    }
    stop.current?.()
    stop.current = end
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', end)
  }
  const onClickCapture = (event: MouseEvent) => {
    if (!swallow.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!held || !draft || by === 0) return
    // The arrow key moves the held token instead of the focus.
    event.preventDefault()
    event.stopPropagation()
    const to = order[order.indexOf(held.seat) + by]
    if (to === undefined) return
    act({ do: 'carry', to, draft })
    const cell = `[data-cell="${held.column}:${to}"]`
    event.currentTarget.querySelector<HTMLElement>(cell)?.focus()
  }
  return { dragged, handlers: { onPointerDown, onClickCapture, onKeyDownCapture } }
}
