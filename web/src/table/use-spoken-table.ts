import type { TableView } from '@perilune/protocol'
import { useEffect, useMemo, useState } from 'react'
import type { Form } from '../form.js'
import { type LoadError, useTableNow } from '../retry.js'
import { spokenView } from './spoken.js'
import { useGameTable } from './use-game-table.js'

/** The current state of a table with all its sentences, for pages that don't watch it. */
export function useSpokenTable(id: string): { now?: TableView; trouble?: LoadError; again(): void } {
  const [form, setForm] = useState<Form>('data')
  const { now: given, ...rest } = useTableNow(id, form)
  const game = useGameTable(given?.game, given?.rules)
  const now = useMemo(
    () => (form === 'data' ? given && game && spokenView(given, game) : given),
    [form, given, game],
  )
  const speechless = given && game && !now
  useEffect(() => {
    if (speechless) setForm('sentences')
  }, [speechless])
  return { ...rest, ...(now && { now }) }
}
