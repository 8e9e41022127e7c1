import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const can = 'Notification' in window

const granted = () => can && Notification.permission === 'granted'

/** Whether the browser may show notifications, and how to ask for permission. */
export function useBell(): { on: boolean; ring: (() => void) | null } {
  const [, again] = useState(0)
  const on = useSyncExternalStore(() => () => {}, granted)
  const askable = can && Notification.permission === 'default'
  return {
    on,
    ring: askable ? () => void Notification.requestPermission().then(() => again((n) => n + 1)) : null,
  }
}

// Functions, because a language may be loaded after this file.
const TURN = {
  title: (game: string) => playWords.table.titleMine(game),
  notify: (game: string) => playWords.table.notify(game),
}
const READY: typeof TURN = {
  title: (game) => playWords.waiting.readyTitle(game),
  notify: (game) => playWords.waiting.readyNotify(game),
}

/** Says in the tab's title that it is my turn, and by a notification while the page is hidden. */
function useAlert(game: string, mine: boolean, says: typeof TURN): void {
  const before = useRef(mine)
  useEffect(() => {
    document.title = mine ? says.title(game) : `${game} · ${words.name}`
    if (mine && !before.current && document.hidden && granted())
      new Notification(says.notify(game), { icon: '/icon.svg', tag: 'turn' })
    before.current = mine
  }, [game, mine, says])
}

export const useTurnAlert = (game: string, mine: boolean): void => useAlert(game, mine, TURN)

/** Alerts the host that all seats are taken and the game can be started. */
export const useReadyAlert = (game: string, ready: boolean): void => useAlert(game, ready, READY)
