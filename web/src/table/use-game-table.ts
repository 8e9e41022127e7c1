import type { GameTable } from '@perilune/ui'
import { useEffect, useState } from 'react'
import { tableOf } from '../games.js'
import { genericTable } from '../parts/generic-table.js'

/** The table of a game under its rules, or the generic one if the game has none; undefined while it loads. */
export function useGameTable(game: string | undefined, rules?: number): GameTable | undefined {
  const [found, setFound] = useState<{ key: string; table: GameTable }>()
  const key = `${game}:${rules ?? ''}`
  useEffect(() => {
    if (game === undefined) return
    let left = false
    const show = (table: GameTable) => {
      if (!left) setFound({ key, table })
    }
    const loading = tableOf(game, rules)
    if (!loading) show(genericTable)
    else loading.then(show, () => show(genericTable))
    return () => {
      left = true
    }
  }, [game, rules, key])
  // A table of other rules would misread this game's state.
  return found?.key === key ? found.table : undefined
}
