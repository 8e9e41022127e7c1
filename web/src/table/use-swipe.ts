import { useEffect } from 'react'

const FAR = 56

/** Whether an element under the finger scrolls or can be dragged sideways itself. */
function movesItself(target: EventTarget | null): boolean {
  for (let e = target instanceof Element ? target : null; e; e = e.parentElement) {
    if (e.matches('dialog, .decision, input, [data-no-swipe]')) return true
    if (e.scrollWidth > e.clientWidth + 2 && /auto|scroll/.test(getComputedStyle(e).overflowX)) return true
  }
  return false
}

/** Detects a swipe across the page: 1 to the next layer, -1 to the previous one. */
export function useSwipe(onSwipe: (by: 1 | -1) => void): void {
  useEffect(() => {
    let from: { x: number; y: number } | null = null
    const start = (event: TouchEvent) => {
      const [touch, more] = event.touches
      from = more || movesItself(event.target) ? null : { x: touch.clientX, y: touch.clientY }
    }
    const end = (event: TouchEvent) => {
      if (!from) return
      const { clientX, clientY } = event.changedTouches[0]
      const across = clientX - from.x
      if (Math.abs(across) > FAR && Math.abs(across) > 2 * Math.abs(clientY - from.y))
        onSwipe(across < 0 ? 1 : -1)
      from = null
    }
    document.addEventListener('touchstart', start, { passive: true })
    document.addEventListener('touchend', end, { passive: true })
    return () => {
      document.removeEventListener('touchstart', start)
      document.removeEventListener('touchend', end)
    }
  }, [onSwipe])
}
