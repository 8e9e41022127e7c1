import { type RefObject, useEffect, useRef } from 'react'

/* A region is one stop of the Tab key; arrow keys move between the things inside it. */

export interface Spot {
  x: number
  y: number
}

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Weight of a distance across the arrow's direction: an arrow to the right should stay in the row. */
const ASIDE = 3

/** The spot that an arrow key leads to; the same spot if there is none in that direction. */
export function spotAt(spots: readonly Spot[], from: number, key: string): number {
  if (key === 'Home') return 0
  if (key === 'End') return spots.length - 1
  const way = ARROWS[key]
  if (!way) return from
  let best = from
  let least = Number.POSITIVE_INFINITY
  spots.forEach((spot, i) => {
    const dx = spot.x - spots[from].x
    const dy = spot.y - spots[from].y
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    const far = ahead + ASIDE * aside
    if (i !== from && ahead > 1 && far < least) {
      best = i
      least = far
    }
  })
  return best
}

/** Boards are drawn with SVG shapes, which take the focus as well. */
type Focusable = HTMLElement | SVGElement

const inSight = (thing: Element): thing is Focusable =>
  (thing instanceof HTMLElement || thing instanceof SVGElement) && thing.getClientRects().length > 0

const thingsIn = (region: Element | null, items: string): Focusable[] =>
  Array.from(region?.querySelectorAll(items) ?? []).filter(inSight)

const middle = (thing: Focusable): Spot => {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Makes the things of a region one stop of the Tab key. The things must not set `tabIndex` themselves;
 * `first` selects the one that Tab reaches before any of them has had the focus.
 */
export function useRoving<T extends Focusable>(items: string, first = items): RefObject<T | null> {
  const region = useRef<T>(null)
  const last = useRef<Element | null>(null)
  // Things come and go with every move.
  useEffect(() => {
    const all = thingsIn(region.current, items)
    const stop = all.find((one) => one === last.current) ?? all.find((one) => one.matches(first)) ?? all[0]
    for (const one of all) one.tabIndex = one === stop ? 0 : -1
  })
  useEffect(() => {
    // SVG elements have the same events.
    const element = region.current as Focusable | null as HTMLElement | null
    if (!element) return
    const onFocus = (event: FocusEvent) => {
      const all = thingsIn(region.current, items)
      const thing = all.find((one) => one === event.target)
      if (!thing) return
      last.current = thing
      for (const one of all) one.tabIndex = one === thing ? 0 : -1
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const all = thingsIn(region.current, items)
      const from = all.indexOf(document.activeElement as Focusable)
      if (from < 0) return
      const to = spotAt(all.map(middle), from, event.key)
      if (to === from) return
      event.preventDefault()
      all[to].focus()
    }
    element.dataset.roving = items
    element.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKey)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKey)
    }
  }, [items])
  return region
}
