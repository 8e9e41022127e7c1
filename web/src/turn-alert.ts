import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { words } from './words.js'

const can = 'Notification' in window

const granted = () => can && Notification.permission === 'granted'

/** Whether the browser may say that it is my turn, and how to ask for it. */
export function useBell(): { on: boolean; ring: (() => void) | null } {
  const [, again] = useState(0)
  const on = useSyncExternalStore(() => () => {}, granted)
  const askable = can && Notification.permission === 'default'
  return {
    on,
    ring: askable ? () => void Notification.requestPermission().then(() => again((n) => n + 1)) : null,
  }
}

/** The title of the tab says that it is my turn; the browser does too, while I look at something else. */
export function useTurnAlert(game: string, mine: boolean): void {
  const before = useRef(mine)
  useEffect(() => {
    document.title = mine ? words.table.titleMine(game) : `${game} · ${words.name}`
    if (mine && !before.current && document.hidden && granted())
      new Notification(words.table.notify(game), { icon: '/icon.svg', tag: 'turn' })
    before.current = mine
  }, [game, mine])
}
