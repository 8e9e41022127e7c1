import { type EventView, routes, type TableView } from '@perilune/protocol'
import type { GameTable } from '@perilune/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { client, complain, useAsked } from '../client.js'
import { type Form, inForm } from '../form.js'
import { spokenEvents, spokenView } from './spoken.js'

/** Which moment of which table is shown, and from which seat's view. */
interface Moment {
  readonly id: string
  readonly seq: number
  readonly seat: number | undefined
}

interface Past {
  /** Undefined until loaded. */
  readonly past: TableView | undefined
  /** All events up to now. */
  readonly events: readonly EventView[] | undefined
}

/** A table at a moment and its log, with all their sentences. */
export function usePast(moment: Moment, game: GameTable): Past {
  const { id, seat } = moment
  const [form, setForm] = useState<Form>('data')
  const found = useFound(moment, form)
  const log = useAsked(
    () => client.call(routes.log, { params: { id }, query: { ...eyesOf(seat), ...inForm(form) } }),
    `${id}:${seat ?? ''}:${form}`,
  )
  const past = useMemo(
    () => (found?.form === 'data' ? spokenView(found.past, game) : found?.past),
    [found, game],
  )
  const now = found?.past
  const events = useMemo(
    () => (form === 'data' ? log && now && spokenEvents(log.events, now, game) : log?.events),
    [form, log, now, game],
  )
  const speechless = form === 'data' && found && (!past || (log && !events))
  useEffect(() => {
    if (speechless) setForm('sentences')
  }, [speechless])
  return { past, events: events ?? undefined }
}

const eyesOf = (seat: number | undefined) => (seat === undefined ? {} : { seat })

interface Found {
  readonly past: TableView
  readonly form: Form
}

/** The table at a moment; the previous one stays until it is loaded. */
function useFound({ id, seq, seat }: Moment, form: Form): Found | undefined {
  const kept = useRef(new Map<string, Found>())
  const [shown, setShown] = useState<Found>()
  useEffect(() => {
    let stale = false
    const key = `${seq}:${seat ?? ''}:${form}`
    const known = kept.current.get(key)
    if (known) {
      setShown(known)
      return
    }
    const ask = () =>
      client.call(routes.past, { params: { id, seq }, query: { ...eyesOf(seat), ...inForm(form) } })
    const timer = setTimeout(
      () =>
        ask().then((past) => {
          const found = { past, form }
          kept.current.set(key, found)
          if (!stale) setShown(found)
        }, complain),
      // Dragging a slider passes over many moments.
      60,
    )
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [id, seq, seat, form])
  return shown
}
