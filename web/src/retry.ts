import { Refusal, routes, type TableView } from '@perilune/protocol'
import { capital } from '@perilune/ui'
import { useEffect, useReducer, useState } from 'react'
import { client } from './client.js'
import { type Form, inForm } from './form.js'
import { words } from './words/index.js'

/** Why something can't be shown. */
export interface LoadError {
  says: string
  /** Whether it is about to be requested again. */
  trying: boolean
  /** It does not exist, so retrying is pointless. */
  gone: boolean
}

/** The server's refusal or reason as a sentence of its own. */
export const sentence = (said: string): string => `${capital(said)}.`

/** Pauses between retries, in ms: a database may come back, or another node may have the game's rules. */
const PAUSES = [1000, 2000, 4000, 8000]

function loadErrorOf(error: unknown, tries: number): LoadError {
  if (!(error instanceof Refusal))
    return { says: words.noConnection, trying: tries < PAUSES.length, gone: false }
  if (error.status === 404) return { says: words.notFound, trying: false, gone: true }
  // A game that this release can't play is a permanent failure.
  const passes = (error.status >= 500 && error.code !== 'RULES_GONE') || error.status === 429
  return { says: sentence(error.message), trying: passes && tries < PAUSES.length, gone: false }
}

/**
 * Repeats a request until it succeeds or fails for good, and reports every failure. Returns a function that
 * stops it.
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

/** The current state of a table: as data, unless sentences are requested. */
export const fetchTable = (id: string, form: Form = 'data'): Promise<TableView> =>
  client.call(routes.look, { params: { id }, query: inForm(form) })

/** The current state of a table, for pages that don't watch it. */
export function useTableNow(
  id: string,
  form: Form = 'data',
): { now?: TableView; trouble?: LoadError; again(): void } {
  const [got, setGot] = useState<{ now: TableView; form: Form }>()
  const [trouble, setTrouble] = useState<LoadError>()
  const [tries, again] = useReducer((n: number) => n + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry requests again
  useEffect(
    () =>
      retry(
        () => fetchTable(id, form),
        (now) => setGot({ now, form }),
        setTrouble,
      ),
    [id, form, tries],
  )
  const now = got?.form === form ? got.now : undefined
  return { ...(now && { now }), ...(!now && trouble && { trouble }), again }
}
