import { ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { words } from '../words.js'

const STEP = 1.25

const between = (a: { clientX: number; clientY: number }, b: { clientX: number; clientY: number }): number =>
  Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)

/**
 * Something that can be zoomed by buttons, by Ctrl and the wheel, or by two fingers. Its content takes its
 * size from `--zoom`, so that it is laid out again instead of scaled.
 */
export function Zoomable(props: { min?: number; max?: number; start?: number; children: ReactNode }) {
  const { min = 0.6, max = 2.2 } = props
  const [zoom, setZoom] = useState(props.start ?? 1)
  const box = useRef<HTMLDivElement>(null)
  const pinch = useRef<{ apart: number; zoom: number } | null>(null)
  const to = (next: number) => setZoom(Math.min(max, Math.max(min, next)))
  useEffect(() => {
    const element = box.current
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      setZoom((now) => Math.min(max, Math.max(min, now * Math.exp(-event.deltaY / 300))))
    }
    // Added by hand: React's wheel listeners are passive and can't prevent the browser's own zoom.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [min, max])
  const onTouch = (event: TouchEvent) => {
    const { 0: a, 1: b } = event.touches
    if (!a || !b) {
      pinch.current = null
      return
    }
    pinch.current ??= { apart: between(a, b), zoom }
    to((pinch.current.zoom * between(a, b)) / pinch.current.apart)
  }
  return (
    <div className="zoomable">
      <div className="zoom-tools">
        <button
          type="button"
          className="tool"
          aria-label={words.smaller}
          disabled={zoom <= min}
          onClick={() => to(zoom / STEP)}
        >
          <ZoomOut size={18} />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={words.larger}
          disabled={zoom >= max}
          onClick={() => to(zoom * STEP)}
        >
          <ZoomIn size={18} />
        </button>
      </div>
      <div
        ref={box}
        className="zoom-in"
        style={{ '--zoom': zoom } as CSSProperties}
        onTouchStart={onTouch}
        onTouchMove={onTouch}
        onTouchEnd={onTouch}
      >
        {props.children}
      </div>
    </div>
  )
}
