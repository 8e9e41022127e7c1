import { type CSSProperties, useEffect, useState } from 'react'

/* A thing says what it is, or why it can't be done, in its place: on hover, on focus, on a long press. */

const LONG_PRESS = 450
const HOVER = 350

interface Tip {
  text: string
  /** The key that does the same. */
  keyboard: string | null
  x: number
  y: number
  /** Below the thing, because there is no room above it. */
  below: boolean
}

function tipOf(target: EventTarget | null): Tip | null {
  const thing = target instanceof Element ? target.closest('[data-tip]') : null
  const text = thing?.getAttribute('data-tip')
  if (!thing || !text) return null
  const box = thing.getBoundingClientRect()
  const below = box.top < 96
  const keyboard = thing.getAttribute('aria-keyshortcuts')
  return { text, keyboard, x: box.left + box.width / 2, y: below ? box.bottom : box.top, below }
}

/**
 * One bubble for the whole page, which explains any element with `data-tip`. It shows to the eye what the
 * element's own label says to a screen reader.
 */
export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    const hide = () => {
      clearTimeout(timer)
      setTip(null)
    }
    const show = (target: EventTarget | null, after: number) => {
      clearTimeout(timer)
      const found = tipOf(target)
      if (!found) setTip(null)
      else timer = setTimeout(() => setTip(tipOf(target)), after)
    }
    const listeners: [string, (event: Event) => void][] = [
      ['pointerover', (e) => (e as PointerEvent).pointerType === 'mouse' && show(e.target, HOVER)],
      [
        'pointerdown',
        (e) => {
          hide()
          // A long press on a card reads the card large instead.
          pressed =
            (e as PointerEvent).pointerType !== 'mouse' &&
            e.target instanceof Element &&
            !e.target.closest('[data-card]')
          if (pressed) show(e.target, LONG_PRESS)
        },
      ],
      ['pointerup', () => pressed && clearTimeout(timer)],
      ['pointercancel', hide],
      [
        'focusin',
        (e) => e.target instanceof Element && e.target.matches(':focus-visible') && show(e.target, 0),
      ],
      ['focusout', hide],
      ['scroll', hide],
      ['keydown', (e) => (e as KeyboardEvent).key === 'Escape' && hide()],
    ]
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true)
    return () => {
      hide()
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true)
    }
  }, [])
  if (!tip) return null
  return (
    <div
      className={`tip ${tip.below ? 'below' : ''}`}
      aria-hidden="true"
      style={{ '--tip-x': `${tip.x}px`, '--tip-y': `${tip.y}px` } as CSSProperties}
    >
      {tip.text}
      {tip.keyboard && <kbd>{tip.keyboard}</kbd>}
    </div>
  )
}
