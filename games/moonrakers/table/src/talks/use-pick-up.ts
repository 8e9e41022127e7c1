import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/* A token is taken up and put down elsewhere in its row: dragged, by a click on it and one on a seat, or by arrow keys. */

/** A cell of the board: shares of one thing for one seat. */
interface Place {
  readonly column: number
  readonly seat: number
}

interface Dragged extends Place {
  readonly x: number
  readonly y: number
}

/** A pointer that moved less has clicked. */
const STILL = 6

const placeOf = (element: Element | null | undefined): Place | null => {
  const cell = element?.closest<HTMLElement>('[data-cell]')
  if (!cell) return null
  const [column, seat] = (cell.dataset.cell ?? '').split(':').map(Number)
  return { column, seat }
}

export interface PickUp {
  /** The token that is held. */
  held: Place | null
  /** Where a dragged token is on the screen, and over which seat. */
  dragged: (Dragged & { over: number | null }) | null
  /** For the element around all cells. */
  handlers: {
    onPointerDown(event: PointerEvent): void
    onClickCapture(event: MouseEvent): void
    onKeyDownCapture(event: KeyboardEvent): void
  }
  /** A click on a cell: takes one up, or puts the held one down. */
  press(place: Place, has: number): void
  drop(): void
}

/** `order` is how the seats stand beside each other. */
export function usePickUp(
  move: ((column: number, from: number, to: number) => void) | null,
  order: readonly number[],
): PickUp {
  const [held, setHeld] = useState<Place | null>(null)
  const [dragged, setDragged] = useState<PickUp['dragged']>(null)
  /** The click that ends a drag is none. */
  const swallow = useRef(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const onPointerDown = (event: PointerEvent) => {
    const target = event.target as Element
    const from = placeOf(target)
    if (!move || !from || event.button !== 0 || !target.closest('.mr-token')) return
    const begun = { x: event.clientX, y: event.clientY }
    let far = false
    const overAt = (x: number, y: number) => {
      const over = placeOf(document.elementFromPoint(x, y))
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
      const to = overAt(x, y)
      setHeld(null)
      if (to !== null) move(from.column, from.seat, to)
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
    if (!held || !move || by === 0) return
    // A held token goes with the arrow; else the focus does.
    event.preventDefault()
    event.stopPropagation()
    const to = order[order.indexOf(held.seat) + by]
    if (to === undefined) return
    move(held.column, held.seat, to)
    setHeld({ ...held, seat: to })
    const cell = `[data-cell="${held.column}:${to}"]`
    event.currentTarget.querySelector<HTMLElement>(cell)?.focus()
  }
  return {
    held,
    dragged,
    handlers: { onPointerDown, onClickCapture, onKeyDownCapture },
    press({ column, seat }, has) {
      if (!move) return
      if (held?.column === column) {
        if (held.seat !== seat) move(column, held.seat, seat)
        setHeld(null)
      } else setHeld(has > 0 ? { column, seat } : null)
    },
    drop: () => setHeld(null),
  }
}
