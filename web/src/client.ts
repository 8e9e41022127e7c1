import { Client, type Me, Refusal, routes } from '@perilune/protocol'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { words } from './words/index.js'

/** The app's only connection to the server. */
export const client = new Client()

/** A value that pages share and subscribe to. */
export function shared<T>(first: T) {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => value,
    set(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    use: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => value,
      ),
  }
}

const me = shared<Me | null | undefined>(undefined)
const connected = shared(true)
const notice = shared<string | null>(null)
export const useMe = me.use
export const useConnected = connected.use
export const useNotice = notice.use
client.live.onConnection = (open) => connected.set(open)

let noticeTimer: ReturnType<typeof setTimeout> | undefined
export function tell(text: string | null): void {
  clearTimeout(noticeTimer)
  notice.set(text)
  if (text) noticeTimer = setTimeout(() => notice.set(null), 6000)
}

/** Shows what went wrong, with the server's message if there is one. */
export function complain(error: unknown): void {
  tell(error instanceof Refusal ? error.message : words.noConnection)
}

/** Copies a text and shows `said`; does nothing if the page may not use the clipboard. */
export function copy(text: string, said: string): void {
  navigator.clipboard.writeText(text).then(
    () => tell(said),
    () => {},
  )
}

/** Sets the current player; a different player needs a new connection. */
export function setMe(next: Me | null): void {
  const before = me.get()
  me.set(next)
  if (before !== undefined && before?.id !== next?.id) client.live.renew()
}

/** Loads the player that the cookie belongs to. */
export async function loadMe(): Promise<void> {
  me.set(await client.call(routes.me, {}).catch(() => null))
}

/** The player that the cookie belongs to, or a new guest with a friendly name. */
export async function ensureMe(): Promise<Me> {
  const known = me.get()
  if (known) return known
  const guest = await nameGuest()
  setMe(guest)
  return guest
}

/** Creates a guest with a random name; if it is taken, tries others, then adds a number. */
async function nameGuest(): Promise<Me> {
  for (let tries = 0; ; tries++) {
    const name =
      tries < 3 ? words.guestName() : `${words.guestName()} ${Math.floor(Math.random() * 900) + 100}`
    try {
      return await client.call(routes.beGuest, { body: { name } })
    } catch (error) {
      if (tries === 5 || !(error instanceof Refusal) || error.code !== 'NAME_TAKEN') throw error
    }
  }
}

/** Signs in a guest under this name, or renames the current guest. */
export async function beGuest(name: string): Promise<void> {
  setMe(await client.call(routes.beGuest, { body: { name } }))
}

/**
 * The response of a call, requested again when `key` changes; undefined until it arrives, null if refused.
 */
export function useAsked<T>(ask: () => Promise<T>, key: string, every?: number): T | null | undefined {
  const [answer, setAnswer] = useState<{ key: string; value: T | null }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to request again
  useEffect(() => {
    let stale = false
    const run = () =>
      ask().then(
        (value) => !stale && setAnswer({ key, value }),
        () => !stale && setAnswer((now) => (now?.key === key ? now : { key, value: null })),
      )
    run()
    const timer = every
      ? setInterval(() => document.visibilityState === 'visible' && run(), every)
      : undefined
    return () => {
      stale = true
      clearInterval(timer)
    }
  }, [key, every])
  return answer?.key === key ? answer.value : undefined
}
