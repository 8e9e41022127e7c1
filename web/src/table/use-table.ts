import type { ChatLine, EventView, TableView, Watching } from '@perilune/protocol'
import type { SeatInfo } from '@perilune/ui'
import { useEffect, useReducer, useRef, useState } from 'react'
import { client } from '../client.js'
import { type Form, inForm } from '../form.js'
import { fetchTable, type LoadError, retry, sentence } from '../retry.js'
import { tableWords } from './table-words.js'

/** The current state of a table, with its events and chat. */
export interface TableData {
  now: TableView
  events: readonly EventView[]
  chat: readonly ChatLine[]
  /** Why I lost my seat here; null if I did not. */
  lost: string | null
  /** The form in which it was sent. */
  form: Form
}

export interface Followed {
  /** Undefined until loaded. */
  data: TableData | undefined
  /** Why it can't be shown or updated. */
  trouble: LoadError | undefined
  /** Starts over, because my seat may have changed. */
  again(): void
}

/** Pause before retrying a watch that was refused before it showed anything, in ms. */
const REFUSED_PAUSE = 1000

/** Why a watch has ended; null while it goes on. */
const whyLeft = ({ left, leftCode }: Watching): string | null =>
  leftCode === null ? left : tableWords.left[leftCode]

/** Follows a table live. `seat` is one of mine if I have several. */
export function useTable(id: string, seat?: number, form: Form = 'sentences'): Followed {
  const [data, setData] = useState<TableData>()
  const [trouble, setTrouble] = useState<LoadError>()
  const [looks, again] = useReducer((n: number) => n + 1, 0)
  /** Why the server ended the last watch, and whether it was for a seat. */
  const ended = useRef<{ because: string; seated: boolean } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: starting over watches again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let watching: Watching | undefined
    let gathering = false
    const watch = (viewer: TableView['viewer']) => {
      const eyes = viewer === 'spectator' ? undefined : viewer
      const before = ended.current
      const lost = before?.seated && eyes === undefined ? before.because : null
      watching = client.live.watch(id, eyes, (w) => hear(w, lost), {
        since: -1,
        ...inForm(form),
      })
    }
    const hear = (watched: Watching, lost: string | null) => {
      const { now, events, chat, seat: eyes } = watched
      const left = whyLeft(watched)
      if (left !== null) {
        // If even the first view is refused, the reason for losing the seat is kept.
        if (now || !ended.current) ended.current = { because: left, seated: eyes !== undefined }
        if (!now) setTrouble({ says: sentence(left), trying: true, gone: false })
        timer = setTimeout(again, now ? 0 : REFUSED_PAUSE)
        return
      }
      if (!now) return
      if (eyes !== undefined) ended.current = null
      setTrouble(undefined)
      setData({ now, events: events.slice(), chat, lost, form })
      // When the game starts, empty seats are removed, and a player who joined on another device has a seat.
      if (gathering && now.state !== 'open') again()
      gathering = now.state === 'open'
    }
    let stopAsking = () => {}
    if (seat !== undefined && !ended.current) watch(seat)
    else
      stopAsking = retry(
        () => fetchTable(id),
        ({ viewer }) => watch(viewer),
        (met) =>
          setTrouble(met.gone && ended.current ? { ...met, says: sentence(ended.current.because) } : met),
      )
    return () => {
      stopAsking()
      clearTimeout(timer)
      watching?.stop()
    }
  }, [id, seat, looks, form])
  return { data, trouble, again }
}

/** The players by seat. A seat without a name goes by its number. */
export const seatInfos = ({ seats, viewer }: TableView): SeatInfo[] =>
  seats.map((s) => ({
    seat: s.seat,
    name: s.name || `${s.seat + 1}`,
    me: s.seat === viewer,
    asked: s.asked,
    bot: s.kind === 'bot',
    ...(s.level !== undefined && { level: s.level }),
    here: s.here,
    resigned: s.resigned,
  }))

const keyOf = (id: string): string => `seen:${id}`

/** The last moment I saw before I left this table; later events are summarised. */
export function useSeen(id: string, seq: number | undefined): number | undefined {
  const [before] = useState(() => {
    const kept = localStorage.getItem(keyOf(id))
    return kept === null ? undefined : Number(kept)
  })
  useEffect(() => {
    if (seq !== undefined) localStorage.setItem(keyOf(id), String(seq))
  }, [id, seq])
  return before
}
