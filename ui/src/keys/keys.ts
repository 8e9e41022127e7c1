import { type RefObject, useEffect } from 'react'
import { useKeySource } from './key-commands.js'

/**
 * Elements that handle Enter themselves. Everything else on a table (cards, places, pieces) leaves it to the
 * primary button.
 */
const TAKES_ENTER =
  'a[href], input, select, textarea, summary, [contenteditable], nav button, .btn, .tool, .option, .chip, .stepper button, [data-enter=own]'

/** Whether Enter may press the primary button while this element has the focus. */
const leavesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !target.matches(TAKES_ENTER) &&
  (target === document.body || target.closest('.play, .decision') !== null) &&
  document.querySelector('dialog[open]') === null

/** Enter presses the primary button of a bar, if that button shows the key. */
export function usePrimaryOnEnter(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.isComposing || !leavesEnter(event.target)) return
      const buttons = bar.current?.querySelectorAll<HTMLElement>('.btn.primary:not(:disabled)') ?? []
      const primary = Array.from(buttons).find((button) => button.querySelector('kbd'))
      if (!primary) return
      // The focused card would otherwise be clicked as well.
      event.preventDefault()
      event.stopPropagation()
      primary.click()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [bar])
}

/** Escape cancels the selection. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && act()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** What digits choose inside a decision bar. */
const NUMBERED = ':is(.option, .card-choice, .pay-preset, [data-option]):not(:disabled, [aria-disabled=true])'
const DIGITS = 9

/** Digits click the options of a bar in their order on the page. */
export function useDigits(bar: RefObject<HTMLElement | null>): void {
  useKeySource(() =>
    Array.from(bar.current?.querySelectorAll<HTMLElement>(NUMBERED) ?? [])
      .slice(0, DIGITS)
      .map((option, i) => ({
        key: String(i + 1),
        label: option.textContent ?? '',
        unlisted: true,
        act: () => option.click(),
      })),
  )
}
