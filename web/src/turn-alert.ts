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

// Asked for when they are said: a language may be laid over the words after this file was read.
const TURN = {
  title: (game: string) => words.table.titleMine(game),
  notify: (game: string) => words.table.notify(game),
}
const READY: typeof TURN = {
  title: (game) => words.waiting.readyTitle(game),
  notify: (game) => words.waiting.readyNotify(game),
}

/** The title of the tab says that I am waited for; the browser does too, while I look at something else. */
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

/** All seats are taken, and the host starts the game. */
export const useReadyAlert = (game: string, ready: boolean): void => useAlert(game, ready, READY)
