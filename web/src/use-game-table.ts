import type { GameTable } from '@perilune/ui'
import { useEffect, useState } from 'react'
import { tableOf } from './games.js'
import { genericTable } from './parts/generic-table.js'

/** The table of a game, or the generic one where a game has none; undefined while it loads. */
export function useGameTable(game: string | undefined): GameTable | undefined {
  const [table, setTable] = useState<GameTable>()
  useEffect(() => {
    if (game === undefined) return
    const loading = tableOf(game)
    if (!loading) setTable(genericTable)
    else
      loading.then(
        (t) => setTable(() => t),
        () => setTable(genericTable),
      )
  }, [game])
  return table
}
