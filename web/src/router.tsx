import { type AnchorHTMLAttributes, useSyncExternalStore } from 'react'

/* A small router: the few pages need no library. */

const MOVED = 'perilune:moved'

export function go(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  window.dispatchEvent(new Event(MOVED))
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener)
  window.addEventListener(MOVED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(MOVED, listener)
  }
}

/** The address without host and hash: a change of the hash does not change the page. */
export const useAddress = (): string =>
  useSyncExternalStore(subscribe, () => location.pathname + location.search)

/** Routes links that other components have drawn, such as those in the log, through the app as well. */
export function catchLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.download) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.origin !== location.origin || link.hash || link.pathname.startsWith('/api')) return
    event.preventDefault()
    go(link.pathname + link.search)
  })
}

/** A link that changes the page without reloading it. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0) return
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(href)
        window.scrollTo(0, 0)
      }}
      {...rest}
    />
  )
}

export const paths = {
  lobby: '/',
  table: (id: string) => `/t/${id}`,
  guided: (id: string) => `/t/${id}?guide=1`,
  replay: (id: string, seq?: number) => `/t/${id}/replay${seq === undefined ? '' : `?at=${seq}`}`,
  end: (id: string) => `/t/${id}/end`,
  analysis: (id: string) => `/t/${id}/analysis`,
  /** `rules` is given only if they are not the newest. */
  cards: (game: string, rules?: number) => `/cards/${game}${rules === undefined ? '' : `?rules=${rules}`}`,
  card: (game: string, card: string, rules?: number) =>
    `/cards/${game}?card=${encodeURIComponent(card)}${rules === undefined ? '' : `&rules=${rules}`}`,
  /** `chosen` carries what was already chosen. */
  newGame: (game: string, chosen: Readonly<Record<string, string>> = {}) =>
    `/new/${game}?${new URLSearchParams(chosen)}`,
  rules: (game: string) => `/rules/${game}`,
  me: '/me',
  reset: '/reset',
  gallery: '/gallery',
} as const
