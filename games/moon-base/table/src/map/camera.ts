import { MOON } from '@perilune/moon-base'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Point } from '../holding/aim.js'

/** The part of the board that the map shows: its centre, and half of its width. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly half: number
}

const WIDEST = MOON.radius + 22
const NARROWEST = 90
export const WHOLE: Frame = { x: MOON.x, y: MOON.y, half: WIDEST }

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most)

/** Zooms about a fixed point; the moon never leaves the frame. */
function zoomed(frame: Frame, by: number, about: Point): Frame {
  const half = clamp(frame.half * by, NARROWEST, WIDEST)
  const k = half / frame.half
  return held({ x: about.x + (frame.x - about.x) * k, y: about.y + (frame.y - about.y) * k, half })
}

function held(frame: Frame): Frame {
  const room = Math.max(0, WIDEST - frame.half)
  return {
    ...frame,
    x: clamp(frame.x, MOON.x - room, MOON.x + room),
    y: clamp(frame.y, MOON.y - room, MOON.y + room),
  }
}

export const pointOn = (svg: SVGSVGElement, clientX: number, clientY: number): Point => {
  const matrix = svg.getScreenCTM()
  if (!matrix) return WHOLE
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x, y }
}

/** The frame, moved by the wheel, by two fingers, and by dragging while nothing is held. */
export function useFrame(svg: React.RefObject<SVGSVGElement | null>, free: boolean) {
  const [frame, setFrame] = useState(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const zoom = useCallback((by: number) => setFrame((f) => zoomed(f, by, f)), [])
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const about = pointOn(element, event.clientX, event.clientY)
      setFrame((f) => zoomed(f, Math.exp(event.deltaY * 0.0015), about))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [svg])
  /** True if the movement moved the frame, and so not the held piece. */
  const onMove = (event: React.PointerEvent<SVGSVGElement>): boolean => {
    const before = fingers.current.get(event.pointerId)
    const element = svg.current
    if (!before || !element) return false
    const now = { x: event.clientX, y: event.clientY }
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId)
    fingers.current.set(event.pointerId, now)
    const [first] = others
    if (first) {
      const [, other] = first
      const apart = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y)
      const about = pointOn(element, (now.x + other.x) / 2, (now.y + other.y) / 2)
      setFrame((f) => zoomed(f, apart(before) / Math.max(1, apart(now)), about))
      return true
    }
    if (!free) return false
    const scale = (2 * frame.half) / Math.min(element.clientWidth, element.clientHeight)
    setFrame((f) => held({ ...f, x: f.x - (now.x - before.x) * scale, y: f.y - (now.y - before.y) * scale }))
    return true
  }
  return {
    frame,
    setFrame,
    zoom,
    onMove,
    onDown: (event: React.PointerEvent) =>
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY }),
    onUp: (event: React.PointerEvent) => fingers.current.delete(event.pointerId),
    /** Whether two fingers are down: the held piece then stays where it is. */
    isPinched: () => fingers.current.size > 1,
  }
}
