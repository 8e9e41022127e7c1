import { Refusal, routes, type TableView } from '@perilune/protocol'
import { capital } from '@perilune/ui'
import { useEffect, useReducer, useState } from 'react'
import { client } from './client.js'
import { words } from './words.js'

/** Why something can't be shown. */
export interface LoadError {
  says: string
  /** It is asked for again in a moment. */
  trying: boolean
  /** There is nothing to be shown: asking again would not help. */
  gone: boolean
}

/** A refusal, or a reason of the server, as a sentence that stands alone. */
export const sentence = (said: string): string => `${capital(said)}.`

/**
 * So long a page waits before it asks again, in ms: a database comes back, another node has the rules of the
 * game.
 */
const PAUSES = [1000, 2000, 4000, 8000]

function loadErrorOf(error: unknown, tries: number): LoadError {
  if (!(error instanceof Refusal))
    return { says: words.noConnection, trying: tries < PAUSES.length, gone: false }
  if (error.status === 404) return { says: words.notFound, trying: false, gone: true }
  // What this release can't play it will not be able to play in a moment.
  const passes = (error.status >= 500 && error.code !== 'RULES_GONE') || error.status === 429
  return { says: sentence(error.message), trying: passes && tries < PAUSES.length, gone: false }
}

/**
 * Asks until there is an answer or a refusal that will not pass; every refusal is told. Returns how to stop
 * asking.
 */
export function retry<T>(
  ask: () => Promise<T>,
  answered: (answer: T) => void,
  troubled: (trouble: LoadError) => void,
): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = (tries: number): void => {
    ask().then(
      (answer) => !stopped && answered(answer),
      (error: unknown) => {
        if (stopped) return
        const trouble = loadErrorOf(error, tries)
        if (trouble.trying) timer = setTimeout(attempt, PAUSES[tries], tries + 1)
        troubled(trouble)
      },
    )
  }
  attempt(0)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

export const fetchTable = (id: string): Promise<TableView> => client.call(routes.look, { params: { id } })

/** A table as it is at this moment, for pages that don't follow it. */
export function useTableNow(id: string): { now?: TableView; trouble?: LoadError; again(): void } {
  const [now, setNow] = useState<TableView>()
  const [trouble, setTrouble] = useState<LoadError>()
  const [tries, again] = useReducer((n: number) => n + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever tries again asks again
  useEffect(() => retry(() => fetchTable(id), setNow, setTrouble), [id, tries])
  return { ...(now && { now }), ...(!now && trouble && { trouble }), again }
}
