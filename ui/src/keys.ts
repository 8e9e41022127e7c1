import { useEffect } from 'react'

/** Enter says yes, wherever nothing else on the page would take it. */
export function useEnter(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return
    const onKey = (event: KeyboardEvent) => {
      const free = event.target === document.body || (event.target as Element).matches('.decision')
      if (event.key === 'Enter' && free) act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** Escape lets go of what is selected. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && act()
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
