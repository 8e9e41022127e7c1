import { useSyncExternalStore } from 'react'

/** The width up to which tables are split into layers, as in the style sheets. */
const PHONE = '(max-width: 760px)'

const watched = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(PHONE))

function subscribe(changed: () => void): () => void {
  const query = watched()
  query?.addEventListener('change', changed)
  return () => query?.removeEventListener('change', changed)
}

/** Whether the page is as narrow as on a phone. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => watched()?.matches === true,
    () => false,
  )
