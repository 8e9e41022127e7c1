import { useEffect, useRef } from 'react'

/** What a key of the keyboard does on this page. */
export interface KeyCommand {
  /** As `KeyboardEvent.key` says it; letters in lower case. */
  readonly key: string
  readonly label: string
  /** Says itself where it works: the sheet of all keys leaves it out. */
  readonly unlisted?: boolean
  act(): void
}

export type KeySource = () => readonly KeyCommand[]

/** The keys of everything that is on the page. Where two parts claim one key, the newer part has it. */
export class KeyCommands {
  #sources: KeySource[] = []

  add(source: KeySource): () => void {
    this.#sources.push(source)
    return () => {
      this.#sources = this.#sources.filter((other) => other !== source)
    }
  }

  /** What each key does now, in the order in which the parts came. */
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

/** Somebody writes there: letters and digits belong to the text. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches(
    'input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]',
  )

/** The key that is meant, unless it belongs to the browser, to a text or to a window over the page. */
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

/** Gives keys to a part of the page for as long as it is there. */
export const useKeys = (commands: readonly KeyCommand[]): void => useKeySource(() => commands)

/** The same for keys that depend on what stands on the page when one is pressed. */
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

/** All keys that do something on the page now. */
export const keysNow = (): readonly KeyCommand[] => pageKeys.list()
