import { useEffect } from 'react'
import { isWriting } from '../keys/key-commands.js'

/*
 * Any element with `data-card` can be read large: by a long press, by a right click, by the key ? while it
 * has the focus or is under the pointer, and by a plain click where a click does nothing else.
 */

const LONG_PRESS = 500

const cardAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-card]') : null

/** The card id of an element: its own, or that of a card drawn around or inside it. */
const cardIn = (target: EventTarget | null): string | undefined => {
  if (!(target instanceof Element)) return
  const card = cardAt(target) ?? target.querySelector(':scope [data-card]')
  return card?.getAttribute('data-card') ?? undefined
}

/** Whether a click on the element would do something else. */
const isBusy = (target: EventTarget | null): boolean => {
  const control =
    target instanceof Element
      ? target.closest('button, a, label, summary, input, select, [role=button]')
      : null
  return (
    control !== null && control.getAttribute('aria-disabled') !== 'true' && !control.matches('[data-read]')
  )
}

type Listener = [name: string, listener: (event: never) => void]

/** Long press, right click, and click where it does nothing else. `open` returns whether there was a card. */
function pointerListeners(open: (target: EventTarget | null) => boolean): {
  listeners: Listener[]
  stop: () => void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  // The click that ends a long press is part of it.
  let pressed = false
  const stop = () => clearTimeout(timer)
  const onDown = (e: PointerEvent) => {
    stop()
    pressed = false
    if (e.pointerType !== 'mouse' && cardAt(e.target))
      timer = setTimeout(() => {
        pressed = open(e.target)
      }, LONG_PRESS)
  }
  const onContextMenu = (e: MouseEvent) => {
    if (cardAt(e.target) === null) return
    e.preventDefault()
    if (!pressed) open(e.target)
  }
  const onClick = (e: MouseEvent) => {
    if (pressed) {
      pressed = false
      e.preventDefault()
      e.stopPropagation()
    } else if (cardIn(e.target) !== undefined && !isBusy(e.target)) {
      const readable = cardAt(e.target) ?? (e.target as Element).closest('[data-read], [aria-disabled]')
      if (readable) open(e.target)
    }
  }
  return {
    listeners: [
      ['pointerdown', onDown],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['scroll', stop],
      ['contextmenu', onContextMenu],
      ['click', onClick],
    ],
    stop,
  }
}

/** The key ? on the card that has the focus or is under the pointer. */
function keyListeners(open: (target: EventTarget | null) => boolean): Listener[] {
  let under: EventTarget | null = null
  const onOver = (e: PointerEvent) => {
    under = e.target
  }
  const onKey = (e: KeyboardEvent) => {
    if (e.key !== '?' || isWriting(e.target) || document.querySelector('dialog[open]')) return
    const focused = document.activeElement
    // Without a card the key is left to the page.
    if ((focused !== document.body && open(focused)) || (cardAt(under) && open(under))) e.preventDefault()
  }
  return [
    ['pointerover', onOver],
    ['keydown', onKey],
  ]
}

/** Calls `read` with the id of the card that the user asks about. */
export function useCardReader(read: (card: string) => void): void {
  useEffect(() => {
    const open = (target: EventTarget | null): boolean => {
      const card = cardIn(target)
      if (card === undefined) return false
      read(card)
      return true
    }
    const pointer = pointerListeners(open)
    const listeners = [...pointer.listeners, ...keyListeners(open)]
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as (event: Event) => void, true)
    return () => {
      pointer.stop()
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as (event: Event) => void, true)
    }
  }, [read])
}
