import { useSyncExternalStore } from 'react'

/** Where tables lie in layers: the same width as in the style sheets. */
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
