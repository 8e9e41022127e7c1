import { useWheelAside } from '@perilune/ui'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Long enough that a pointer on its way across the hand opens nothing. */
const HOVER_MS = 150
const OPEN_WIDTH = 176

/**
 * The open card of a fan and its position: the card under the mouse after a moment, the card with the
 * keyboard focus, or else the selected one. A wheel scrolls the fan sideways.
 */
export function useFan(list: RefObject<HTMLElement | null>, selected: string | undefined) {
  const frame = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [looked, look] = useState<string>()
  const [at, setAt] = useState(0)
  const open = looked ?? selected
  useEffect(() => () => clearTimeout(timer.current), [])
  // The open card stands above its place in the fan.
  useEffect(() => {
    const slot = open && list.current?.querySelector<HTMLElement>(`[data-slot="${CSS.escape(open)}"]`)
    if (!slot || !frame.current) return
    const all = frame.current.getBoundingClientRect()
    const { left, width } = slot.getBoundingClientRect()
    const middle = left - all.left + width / 2 - OPEN_WIDTH / 2
    setAt(Math.max(8, Math.min(all.width - OPEN_WIDTH - 8, middle)))
  }, [open, list])
  useWheelAside(list)
  const close = () => {
    clearTimeout(timer.current)
    look(undefined)
  }
  return {
    frame,
    open,
    at,
    close,
    slot: (id: string) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => look(id), HOVER_MS)
      },
      onPointerLeave: close,
      onFocus: (event: { target: EventTarget }) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) look(id)
      },
      onBlur: close,
    }),
  }
}
