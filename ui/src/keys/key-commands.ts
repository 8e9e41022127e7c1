import { useEffect, useRef } from 'react'

/** What a key does on this page. */
export interface KeyCommand {
  /** A value of `KeyboardEvent.key`; letters in lower case. */
  readonly key: string
  readonly label: string
  /** The key is shown where it works, so the key sheet omits it. */
  readonly unlisted?: boolean
  act(): void
}

export type KeySource = () => readonly KeyCommand[]

/** The keys of everything on the page. If two parts claim one key, the newer part gets it. */
export class KeyCommands {
  #sources: KeySource[] = []

  add(source: KeySource): () => void {
    this.#sources.push(source)
    return () => {
      this.#sources = this.#sources.filter((other) => other !== source)
    }
  }

  /** What each key does now, in the order in which the parts were added. */
  list(): KeyCommand[] {
    const byKey = new Map<string, KeyCommand>()
    for (const source of this.#sources) for (const command of source()) byKey.set(command.key, command)
    return [...byKey.values()]
  }

  find(key: string): KeyCommand | undefined {
    return this.list().find((command) => command.key === key)
  }
}

const pageKeys = new KeyCommands()

/** Whether the user is typing here: letters and digits then belong to the text. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches(
    'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]',
  )

/** The key of an event, unless it belongs to the browser, to a text field or to a dialog over the page. */
export function keyOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
  if (isWriting(event.target) || document.querySelector('dialog[open]')) return
  return event.key.length === 1 ? event.key.toLowerCase() : event.key
}

function onKey(event: KeyboardEvent): void {
  const key = keyOf(event)
  const command = key === undefined ? undefined : pageKeys.find(key)
  if (!command || event.repeat) return
  event.preventDefault()
  command.act()
}

let users = 0

/** Registers keys for a part of the page while it is mounted. */
export const useKeys = (commands: readonly KeyCommand[]): void => useKeySource(() => commands)

/** The same for keys that depend on the page's content when one is pressed. */
export function useKeySource(source: KeySource): void {
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => {
    if (users++ === 0) window.addEventListener('keydown', onKey)
    const remove = pageKeys.add(() => latest.current())
    return () => {
      remove()
      if (--users === 0) window.removeEventListener('keydown', onKey)
    }
  }, [])
}

/** All keys that work on the page now. */
export const keysNow = (): readonly KeyCommand[] => pageKeys.list()
