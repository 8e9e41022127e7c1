import { type EventEmitter, once } from 'node:events'

/**
 * The longest that a test waits for something that takes moments; long, for a machine with much else to do.
 */
export const LONG = 60_000

/** The promise, or an error that says what was waited for in vain. */
export async function within<T>(what: string, promise: PromiseLike<T>, ms = LONG): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited ${ms} ms for ${what}`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Asks every few ms until it holds; then what was waited for is given back. */
export async function until<T>(
  holds: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  { what = String(holds), ms = LONG, every = 5 } = {},
): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const found = await holds()
    if (found) return found
    if (Date.now() > end) throw new Error(`waited ${ms} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, every))
  }
}

/** Resolves when the socket is open. */
export const socketOpen = (socket: EventEmitter): Promise<unknown> =>
  within('a socket to open', once(socket, 'open'))

/** Resolves with the code by which the socket is closed. */
export const socketClosed = (socket: EventEmitter): Promise<number> =>
  within('a socket to be closed', new Promise<number>((resolve) => socket.once('close', resolve)))
